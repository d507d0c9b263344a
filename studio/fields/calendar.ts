import { valueSource } from '../../render/preview/sources.ts';
import { fieldNodes, isItem, type SiteNode } from '../../schema/site-node.ts';
import type { CalendarEntry } from '../api/content-api.ts';
import { type Content, type FieldContext, getContent } from './field-context.ts';
import { getTitle } from './titles.ts';

/**
 * Everything with a validity period that begins or ends from a day on: prices, packages, cards, notices and so on.
 * @param today `2026-11-27`
 * @returns entries sorted by day
 */
export function listCalendar(context: FieldContext, today: string): readonly CalendarEntry[] {
  const content = getContent(context);
  return content.root ? entriesIn(content, content.root, today).sort(byDay) : [];
}

const kinds = { validFrom: 'begins', validUntil: 'ends' } as const;

function entriesIn(content: Content, spot: SiteNode, today: string): CalendarEntry[] {
  const own = Object.entries(kinds).flatMap(([key, kind]): CalendarEntry[] => {
    const day = fieldNodes(spot).find(({ path }) => path.at(-1) === key)?.value;
    if (Array.isArray(spot.value) || typeof day !== 'string' || day < today) return [];
    return [{ day, kind, label: labelOf(content, spot), source: valueSource(spot.path) }];
  });
  const inner = typeof spot.value === 'object' ? fieldNodes(spot) : [];
  return [...own, ...inner.flatMap((child) => entriesIn(content, child, today))];
}

/** `Card: Christmas opening`, `Price: Web hosting › Basic` */
function labelOf(content: Content, spot: SiteNode): string {
  const { labels } = content;
  const isOffer = spot.path.at(-2) === 'offers';
  const item = itemAround(isOffer ? (spot.parent ?? spot) : spot);
  const name = item ? nameOf(content, item) : '';
  if (isOffer) return labels.of('parts.offer', { name });
  if (spot !== item) return labels.of('parts.price', { name });
  return `${labels.field(String(spot.path.at(-2)), 'item')}: ${name}`;
}

/** Name of an item; a package is preceded by its set. */
function nameOf(content: Content, item: SiteNode): string {
  const around = item.path[0] === 'packages' ? item.parent && itemAround(item.parent) : null;
  return [around, item].flatMap((spot) => (spot ? [getTitle(content, spot)] : [])).join(' › ');
}

function itemAround(spot: SiteNode): SiteNode | null {
  if (isItem(spot)) return spot;
  return spot.parent && itemAround(spot.parent);
}

function byDay(one: CalendarEntry, other: CalendarEntry): number {
  return one.day.localeCompare(other.day);
}
