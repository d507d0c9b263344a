import type { PageView } from './page-view.ts';

/** Size of the pictures made for pages, which social networks require; pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Content of the picture that social networks show for a page. */
export interface PagePicture {
  /** The seed of its columns: the same as on the page itself. */
  readonly seed: string;
  /** The page's title without that of the site. */
  readonly title: string;
}

/** @returns null for a page that has a photograph */
export function pagePicture({ id, head, sections }: PageView): PagePicture | null {
  if (head.imageSize === null) return null;
  const siteSuffix = ` | ${head.siteName}`;
  const title = head.title.endsWith(siteSuffix) ? head.title.slice(0, -siteSuffix.length) : head.title;
  return { seed: sections.map(itemSeed).find((seed) => seed !== null) ?? sections[0]?.seed ?? id, title };
}

function itemSeed(section: PageView['sections'][number]): string | null {
  if (section.kind === 'news-article') return `news/${section.slug}`;
  return section.kind === 'project-detail' ? `project/${section.projectId}` : null;
}

/** A page with its own picture, for social networks and search engines alike. @param title the text on it */
export function withPicture(page: PageView, path: string, title: string): PageView {
  const { head } = page;
  const image = new URL(path, head.image).href;
  const data = head.structuredData;
  const entities = data?.['@graph'].map((entity) =>
    'image' in entity && entity.image === head.image ? { ...entity, image } : entity,
  );
  return {
    ...page,
    head: {
      ...head,
      image,
      imageAlt: `${title} | ${head.siteName}`,
      structuredData: data && { ...data, '@graph': entities ?? [] },
    },
  };
}
