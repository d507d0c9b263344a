import { z } from 'zod';
import type { Json } from '../../edits/json.ts';
import { writtenClient } from '../../schema/company.ts';
import { id, path as pagePath } from '../../schema/identifiers.ts';
import { childOf, isRecord } from '../../schema/plain-value.ts';
import { childPlace, isOf } from '../../schema/schema-walk.ts';
import { fieldNodes, isItem, isList, type SiteNode } from '../../schema/site-node.ts';
import type { PanelItem } from '../api/content.ts';
import type { Content } from './content.ts';
import { exampleOf } from './list-item.ts';
import { referredNames } from './references.ts';
import { titleOf } from './titles.ts';

/** The list that a thing is an item of, or is, and what a new item of it starts with; null where it is neither. */
export function panelItem(content: Content, thing: SiteNode): PanelItem | null {
  const isWhole = isList(thing);
  if (!isWhole && !isItem(thing)) return null;
  const list = (isWhole ? null : thing.parent) ?? thing;
  return {
    list: list.path,
    id: isWhole ? null : (thing.path.at(-1) ?? 0),
    items: fieldNodes(list).map((spot) => ({ id: spot.path.at(-1) ?? 0, label: titleOf(content, spot) })),
    value: (isWhole ? null : thing.value) as Json,
    ...newItem(content, list, isWhole ? fieldNodes(list).at(0) : thing),
  };
}

type NewItem = Pick<PanelItem, 'blank' | 'nameKey' | 'isShown'>;

/** @param like an item that the new one is to be like, if there is one */
function newItem(content: Content, list: SiteNode, like: SiteNode | undefined): NewItem {
  const element = childPlace(list.schema, 0, undefined);
  if (isOf(writtenClient, element)) return { blank: '', nameKey: '', isShown: true };
  const isPlain = like ? typeof like.value === 'string' : element.schema instanceof z.core.$ZodString;
  const known = knownItems(content, list, element);
  if (known) return { blank: known, nameKey: null, isShown: false };
  if (isPlain || element.schema instanceof z.core.$ZodString) {
    const isShown = element.schema instanceof z.core.$ZodString && !isOf(id, element);
    return { blank: '', nameKey: '', isShown };
  }
  const example = (like && exampleOf(like)) ?? exampleOf(element) ?? null;
  const blank = isRecord(example) ? (asInList(list, element, example) as Json) : example;
  const { name = '' } = childPlace(list.schema, 0, blank).model;
  return { blank, nameKey: typeof childOf(blank, name) === 'string' ? name : null, isShown: false };
}

/**
 * An example without what none of the list has and none needs. What the thing around has, too, is as it is there: the amounts
 * of an offer are those of its price, until they are lowered.
 */
function asInList(
  list: SiteNode,
  element: Pick<SiteNode, 'schema'>,
  example: Readonly<Record<string, unknown>>,
) {
  const items: readonly unknown[] = Array.isArray(list.value) ? list.value : [];
  const kept = Object.entries(example).filter(
    ([key]) =>
      childPlace(element.schema, key, undefined).required ||
      items.some((item) => isRecord(item) && Object.hasOwn(item, key)),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, childOf(list.parent?.value, key) ?? value]));
}

/** The first that is not in the list yet, where items are chosen: days, pages, figures. */
function knownItems(content: Content, list: SiteNode, element: Pick<SiteNode, 'schema'>): string | null {
  const used: readonly unknown[] = Array.isArray(list.value) ? list.value : [];
  const unused = (names: readonly string[]) => names.find((name) => !used.includes(name)) ?? null;
  const { schema } = element;
  if (schema instanceof z.core.$ZodEnum) return unused(Object.values(schema._zod.def.entries).map(String));
  if (isOf(pagePath, element)) return unused(content.site.pages.map(({ path }) => path));
  const names = isOf(id, element) ? referredNames(content, { places: [...list.places, 0] }) : null;
  return names && unused(names);
}
