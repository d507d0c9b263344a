import type { PageView } from './page-view.ts';

/** Pictures that are made for pages have this size, which social networks ask for; pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** What a page's picture shows by which social networks name it. */
export interface PagePicture {
  /** The seed of its columns: the same as on the page itself. */
  readonly seed: string;
  /** The page's title without that of the site. */
  readonly title: string;
}

/** @returns null for a page that has a photograph */
export function pagePicture({ id, head, sections }: PageView): PagePicture | null {
  if (head.imageSize === null) return null;
  const ending = ` | ${head.siteName}`;
  const title = head.title.endsWith(ending) ? head.title.slice(0, -ending.length) : head.title;
  return { seed: sections.map(itemSeed).find((seed) => seed !== null) ?? sections[0]?.seed ?? id, title };
}

function itemSeed(section: PageView['sections'][number]): string | null {
  if (section.kind === 'news-article') return `news/${section.slug}`;
  return section.kind === 'project-detail' ? `project/${section.projectId}` : null;
}

/**
 * A page with a picture of its own, for social networks and search engines alike.
 * @param path its address within the site
 * @param title what is written on it
 */
export function withPicture(page: PageView, path: string, title: string): PageView {
  const { head } = page;
  const image = new URL(path, head.image).href;
  const data = head.structuredData;
  const things = data?.['@graph'].map((thing) =>
    'image' in thing && thing.image === head.image ? { ...thing, image } : thing,
  );
  return {
    ...page,
    head: {
      ...head,
      image,
      imageAlt: `${title} | ${head.siteName}`,
      structuredData: data && { ...data, '@graph': things ?? [] },
    },
  };
}
