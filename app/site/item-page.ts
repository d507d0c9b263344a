import type { BreadcrumbListLeaf, CreativeWorkLeaf, ListItem, NewsArticleLeaf } from 'schema-dts';
import type { HeadView, PageView } from './page-view.ts';
import { type PictureView, sharedPicture } from './picture-files.ts';
import { makeExcerpt } from './row-views.ts';
import type { StructuredData } from './structured-data/schema-org.ts';
import type { NewsView, ProjectView } from './views.ts';

/** The item that a page is about. */
interface Item {
  readonly title: string;
  /** The language of the title; null if it is the page's. */
  readonly language: string | null;
  readonly description: string;
  /** Replace the page's keywords, unless empty. */
  readonly keywords: readonly string[];
  readonly picture: PictureView | null;
  readonly imageUrl: string | null;
  readonly publishedAt: string | null;
  /** Its schema.org type and the properties of that type only. */
  readonly entity: NewsArticleLeaf | CreativeWorkLeaf;
}

/** A page about a news item, which its head, structured data and the last step of its breadcrumb describe. */
export function aboutNews(page: PageView, news: NewsView): PageView {
  return aboutItem(page, {
    title: news.title,
    language: news.language,
    description: makeExcerpt(news.excerpt),
    keywords: [],
    picture: news.picture,
    imageUrl: news.imageUrl,
    publishedAt: news.publishedAt,
    entity: {
      '@type': 'NewsArticle',
      headline: news.title,
      datePublished: news.publishedAt,
      author: getPublisher(page.head),
      publisher: getPublisher(page.head),
    },
  });
}

/** A page about a project. */
export function aboutProject(page: PageView, project: ProjectView): PageView {
  return aboutItem(page, {
    title: project.title,
    language: project.language,
    description: makeExcerpt(project.description),
    keywords: project.tags,
    picture: project.picture,
    imageUrl: project.imageUrl,
    publishedAt: null,
    entity: {
      '@type': 'CreativeWork',
      name: project.title,
      genre: project.category,
      creator: getPublisher(page.head),
      ...(project.tags.length > 0 ? { keywords: project.tags.join(', ') } : {}),
      ...(project.link === null ? {} : { sameAs: project.link }),
    },
  });
}

function aboutItem(page: PageView, item: Item): PageView {
  const { title, language, description, keywords, publishedAt } = item;
  const { head } = page;
  const image = sharedPicture(item, head.canonical);
  return {
    ...page,
    head: {
      ...head,
      title: `${title} | ${head.siteName}`,
      description,
      keywords: keywords.length > 0 ? keywords.join(', ') : head.keywords,
      type: publishedAt === null ? 'website' : 'article',
      publishedAt,
      ...(image === null ? {} : { image, imageAlt: item.picture?.alt || title, imageSize: null }),
      structuredData: head.structuredData && describeItem(head.structuredData, item, page),
    },
    breadcrumb: page.breadcrumb.map((step) =>
      step.to === null ? { ...step, item: { title, language } } : step,
    ),
  };
}

/** The structured data with the item, and with its name at the end of the breadcrumb. */
function describeItem(data: StructuredData, item: Item, { head, language }: PageView): StructuredData {
  const { description } = item;
  const url = head.canonical ?? '';
  const itemEntity = {
    ...item.entity,
    ...(description === '' ? {} : { description }),
    url,
    mainEntityOfPage: url,
    image: sharedPicture(item, head.canonical) ?? head.image,
    inLanguage: item.language ?? language,
  };
  const otherEntities = data['@graph']
    .filter((entry) => entry['@type'] !== itemEntity['@type'])
    .map((entry) => (entry['@type'] === 'BreadcrumbList' ? renameLastStep(entry, item.title) : entry));
  return { ...data, '@graph': [...otherEntities, itemEntity] };
}

function renameLastStep(list: BreadcrumbListLeaf, name: string): BreadcrumbListLeaf {
  const steps = list.itemListElement as readonly ListItem[];
  return {
    ...list,
    itemListElement: steps.map((step, index) => (index === steps.length - 1 ? { ...step, name } : step)),
  };
}

function getPublisher({ canonical }: HeadView): { readonly '@id': string } {
  return { '@id': `${canonical === null ? '' : new URL(canonical).origin}/#organization` };
}
