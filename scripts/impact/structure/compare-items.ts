import type { Section } from '../../../schema/sections/section.ts';
import type { Phrase } from '../../check/problems/wording-type.ts';
import type { Change, Named } from '../change.ts';
import type { Comparison } from '../comparison/comparison.ts';
import { isOther } from '../comparison/is-other.ts';
import { makeChange } from '../comparison/make-change.ts';
import { onPage } from '../comparison/seen.ts';
import { sameValues } from '../comparison/values.ts';
import type { ListPairs } from '../pairs/pair-pages.ts';
import { isKept, isReordered, type Kept } from '../pairs/pair-up.ts';
import type { Item } from '../pairs/section-items.ts';
import type { SitePage } from '../state/site-page.ts';
import { listWords } from '../words/list-words.ts';
import { pageWords, settingWords } from '../words/page-words.ts';
import { type Button, compareButtons } from './compare-buttons.ts';

/** Entries of a list of a section, such as cards, that are new, gone, in another order or otherwise. */
export function compareItems(
  page: Kept<SitePage>,
  section: Kept<Section>,
  list: ListPairs,
  comparison: Comparison,
): Change[] {
  const { languages, names, say } = comparison;
  const words = listWords(list.name);
  const seen = onPage(page.after, comparison);
  const place = {
    subject: `${page.after.id}.${section.after.id}`,
    name: names.section(page.after, section.after),
  };
  const nameOf = (item: Item, side: 'before' | 'after' = 'after') =>
    names.item(page[side], section[side], list.name, item);
  const changes = list.items.flatMap((pair): Change[] => {
    if (isKept(pair) && !isOther(pair.before, pair.after)) return [];
    const own = pair.after ?? pair.before;
    const title = nameOf(own, pair.after ? 'after' : 'before');
    const named = { subject: `${place.subject}.${own.id}`, name: `${place.name} › ${title}` };
    if (isKept(pair)) return itemChanges(pair, named, page, section, list.name, comparison);
    const kind = pair.after ? 'item-added' : 'item-removed';
    const label = say(pair.after ? words.added : words.removed);
    return [makeChange({ kind, ...named, label }, seen)];
  });
  if (!isReordered(list.items, list.before)) return changes;
  const after = list.items.flatMap((pair) => (pair.after ? [pair.after] : []));
  const values = sameValues(
    languages,
    list.before.map((item) => nameOf(item, 'before')).join(', '),
    after.map((item) => nameOf(item)).join(', '),
  );
  const label = say(words.reordered);
  return [...changes, makeChange({ kind: 'items-reordered', ...place, label, values }, seen)];
}

/** The days on which an entry is shown are told apart. */
const notSettings = new Set(['validFrom', 'validUntil', 'action']);

function itemChanges(
  item: Kept<Item>,
  named: Named,
  page: Kept<SitePage>,
  section: Kept<Section>,
  list: string,
  comparison: Comparison,
): Change[] {
  const { languages, names, isSameTarget, say } = comparison;
  const old = item.before.fields;
  const now = item.after.fields;
  const seen = onPage(page.after, comparison);
  const wordsOf = (side: 'before' | 'after', key: string, point: string) => {
    if (key !== 'points') return point;
    const { texts, id } = page[side];
    return (
      names.words(`${texts}:${id}.${section[side].id}.${list}.${item[side].id}.points.${point}`) ?? point
    );
  };
  const settings = [...new Set([...Object.keys(now), ...Object.keys(old)])]
    .filter((key) => !notSettings.has(key) && isOther(old[key], now[key]))
    .flatMap((key): Change[] => {
      if (key === 'to' && isSameTarget(asText(old.to), asText(now.to))) return [];
      const [before, after] = otherWords(
        toList(old[key]).map((point) => wordsOf('before', key, point)),
        toList(now[key]).map((point) => wordsOf('after', key, point)),
      );
      if (before === after) return [];
      const values = sameValues(languages, before, after);
      const kind = kindOf(key, before, after);
      const label = say(labelOf(key, kind));
      return [makeChange({ kind, ...named, subject: `${named.subject}.${key}`, label, values }, seen)];
    });
  return [...settings, ...compareButtons(buttonIn(old), buttonIn(now), named, seen, comparison)];
}

type ItemChangeKind = 'item-changed' | 'points-added' | 'points-removed' | 'points-changed';

/** What an entry has several of is added and removed; all else is changed. */
function kindOf(key: string, before: string | null, after: string | null): ItemChangeKind {
  if (key !== 'points' && key !== 'names') return 'item-changed';
  if (before === null) return 'points-added';
  return after === null ? 'points-removed' : 'points-changed';
}

function labelOf(key: string, kind: ItemChangeKind): Phrase {
  if (kind !== 'item-changed') return (key === 'points' ? pageWords.bullets : pageWords.names)[kind];
  return key === 'to' ? pageWords.leadsTo : settingWords(key);
}

/** Of two lists what only one of them has; all of both where only their order differs. */
function otherWords(before: readonly string[], after: readonly string[]): [string | null, string | null] {
  const gone = before.filter((word) => !after.includes(word));
  const added = after.filter((word) => !before.includes(word));
  const [left, right] = gone.length + added.length > 0 ? [gone, added] : [before, after];
  return [left.join(', ') || null, right.join(', ') || null];
}

function toList(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function buttonIn({ action }: Item['fields']): Button[] {
  return action ? [action as Button] : [];
}
