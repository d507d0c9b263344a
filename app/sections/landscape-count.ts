import type { SectionView } from '../site/section-view.ts';

/** How many landscapes a gallery of projects takes turns with, where projects have no photograph. */
export const GALLERY_LANDSCAPES = 2;

/** How many landscapes the cards of some sections show views of: one for all, more for a gallery. */
export function landscapeCount(sections: readonly SectionView[]): number {
  return Math.max(0, ...sections.map(countOf));
}

function countOf(section: SectionView): number {
  switch (section.kind) {
    case 'card-grid':
      return section.look === 'picture' ? 1 : 0;
    case 'latest-news':
    case 'news-list':
      return lacksPhoto(section.news) ? 1 : 0;
    case 'project-gallery':
      return lacksPhoto(section.projects) ? GALLERY_LANDSCAPES : 0;
    default:
      return 0;
  }
}

function lacksPhoto(items: readonly { readonly imageUrl: string | null }[] | null): boolean {
  return items?.some(({ imageUrl }) => imageUrl === null) ?? false;
}
