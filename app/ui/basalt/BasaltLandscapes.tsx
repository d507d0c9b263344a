import styled from '@emotion/styled';
import type { NewsCardView, SectionView } from '../../site/section-view.ts';
import { BasaltPaths } from './BasaltPicture.tsx';
import { basaltShapes } from './basalt-shapes.ts';

const { width, height } = basaltShapes.wide;

/** Takes no room. */
const HiddenDrawing = styled.svg({ position: 'absolute' });

interface BasaltLandscapesProps {
  /** The id of the page. */
  readonly seed: string;
  /** How many different landscapes the page's views show. */
  readonly count: number;
}

/**
 * The landscapes of a page: wide pictures that are not shown themselves. Each `BasaltView` shows a part of one, so that many
 * cards cost little more than one picture.
 */
export function BasaltLandscapes({ seed, count }: BasaltLandscapesProps) {
  if (count === 0) return null;
  const places = Array.from({ length: count }, (_, place) => place + 1);
  return (
    <HiddenDrawing width="0" height="0" aria-hidden="true">
      <defs>
        {places.map((place) => (
          <g key={place} id={landscapeId(place)}>
            <BasaltPaths seed={`${seed}/cards${place > 1 ? `-${place}` : ''}`} shape="wide" />
          </g>
        ))}
      </defs>
    </HiddenDrawing>
  );
}

/** Neighbouring views are far apart in the landscape: each is this share of it further on (the golden ratio's part). */
const STRIDE = 0.382;

interface BasaltViewProps {
  /** Each is another part of its landscape, nearer or farther. */
  readonly index: number;
  /** How many landscapes the page has; views side by side take turns. */
  readonly landscapes?: number;
}

/** One view of a landscape of its page. */
export function BasaltView({ index, landscapes = 1 }: BasaltViewProps) {
  const wide = Math.round(width * (0.3 + 0.06 * ((index * 2) % 3)));
  const high = wide / 2;
  const left = Math.round((width - wide) * ((0.1 + index * STRIDE) % 1));
  const top = Math.round((height - high) * 0.72);
  return (
    <svg viewBox={`${left} ${top} ${wide} ${high}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <use href={`#${landscapeId((index % landscapes) + 1)}`} />
    </svg>
  );
}

/** How views refer to a landscape of their page, of which the first is 1. */
function landscapeId(landscape: number): string {
  return `landscape-${landscape}`;
}

/** How many landscapes a gallery of projects takes turns with, where projects have no photograph. */
export const GALLERY_LANDSCAPES = 2;

/** How many landscapes the cards of some sections show views of: one for all, more for a gallery. */
export function landscapeCount(sections: readonly SectionView[]): number {
  return Math.max(0, ...sections.map(countOf));
}

function countOf(section: SectionView): number {
  switch (section.kind) {
    case 'card-grid':
      return section.look === 'picture' && lacksPicture(section.cards) ? 1 : 0;
    case 'people':
      return lacksPicture(section.people) ? 1 : 0;
    case 'pictures':
      return lacksPicture(section.pictures) ? 1 : 0;
    case 'latest-news':
    case 'news-list':
      return lacksPhoto(section.news) ? 1 : 0;
    case 'project-gallery':
      return lacksPhoto(section.projects) ? GALLERY_LANDSCAPES : 0;
    default:
      return 0;
  }
}

function lacksPicture(things: readonly { readonly picture?: string | undefined }[]): boolean {
  return things.some(({ picture }) => picture === undefined);
}

function lacksPhoto(items: readonly Pick<NewsCardView, 'picture' | 'imageUrl'>[] | null): boolean {
  return items?.some(({ picture, imageUrl }) => picture === null && imageUrl === null) ?? false;
}
