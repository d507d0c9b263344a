import { valueSource } from '../../render/preview/sources.ts';
import { priceOffer } from '../../schema/price.ts';
import { hasSchema } from '../../schema/schema-walk.ts';
import { fieldNodes, isItem, type SiteNode } from '../../schema/site-node.ts';
import type { CalendarEntry } from '../api/content-api.ts';
import { type FieldContext, getContent, type ParsedContent } from './field-context.ts';
import { getTitle } from './titles.ts';

/**
 * Everything with a validity period that begins or ends from a day on: prices, packages, cards, notices and so on.
 * @param today `2026-11-27`
 * @returns entries sorted by day
 */
export function listCalendar(context: FieldContext, today: string): readonly CalendarEntry[] {
  const content = getContent(context);
  return content.root ? listEntries(content, content.root, today).sort(byDay) : [];
}

const ENTRY_KINDS = { validFrom: 'begins', validUntil: 'ends' } as const;

function listEntries(content: ParsedContent, node: SiteNode, today: string): CalendarEntry[] {
  const nodeEntries = Object.entries(ENTRY_KINDS).flatMap(([key, kind]): CalendarEntry[] => {
    const day = fieldNodes(node).find(({ path }) => path.at(-1) === key)?.value;
    if (Array.isArray(node.value) || typeof day !== 'string' || day < today) return [];
    return [{ day, kind, label: getEntryLabel(content, node), source: valueSource(node.path) }];
  });
  const children = typeof node.value === 'object' ? fieldNodes(node) : [];
  return [...nodeEntries, ...children.flatMap((child) => listEntries(content, child, today))];
}

/** `Card: Christmas opening`, `Price: Web hosting › Basic` */
function getEntryLabel(content: ParsedContent, node: SiteNode): string {
  const { labels } = content;
  const isOffer = hasSchema(priceOffer, node);
  const item = findItem(isOffer ? (node.parent ?? node) : node);
  const name = item ? getItemName(content, item) : '';
  if (isOffer) return labels.text('parts.offer', { name });
  if (node !== item) return labels.text('parts.price', { name });
  return `${labels.field(String(node.path.at(-2)), 'item')}: ${name}`;
}

/** Name of an item; a package is preceded by its set. */
function getItemName(content: ParsedContent, item: SiteNode): string {
  const outer = item.parent && findItem(item.parent);
  const items = outer?.model.fact === undefined ? [item] : [outer, item];
  return items.map((each) => getTitle(content, each)).join(' › ');
}

function findItem(node: SiteNode): SiteNode | null {
  if (isItem(node)) return node;
  return node.parent && findItem(node.parent);
}

function byDay(one: CalendarEntry, other: CalendarEntry): number {
  return one.day.localeCompare(other.day);
}
