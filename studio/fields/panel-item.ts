import { z } from 'zod';
import type { Json } from '../../edits/json.ts';
import { clientInput } from '../../schema/company.ts';
import { id, path as pagePath } from '../../schema/identifiers.ts';
import { getChild, isRecord } from '../../schema/plain-value.ts';
import { childPlace, hasSchema } from '../../schema/schema-walk.ts';
import { fieldNodes, isItem, isList, type SiteNode } from '../../schema/site-node.ts';
import type { PanelItem } from '../api/content-api.ts';
import type { Content } from './field-context.ts';
import { getExample } from './list-item.ts';
import { referredNames } from './reference-options.ts';
import { getTitle } from './titles.ts';

/** List that a node is or belongs to, and the start value of a new item; null if it is neither a list nor an item. */
export function panelItem(content: Content, thing: SiteNode): PanelItem | null {
  const isWhole = isList(thing);
  if (!isWhole && !isItem(thing)) return null;
  const list = (isWhole ? null : thing.parent) ?? thing;
  return {
    list: list.path,
    id: isWhole ? null : (thing.path.at(-1) ?? 0),
    items: fieldNodes(list).map((spot) => ({ id: spot.path.at(-1) ?? 0, label: getTitle(content, spot) })),
    value: (isWhole ? null : thing.value) as Json,
    ...newItem(content, list, isWhole ? fieldNodes(list).at(0) : thing),
  };
}

type NewItem = Pick<PanelItem, 'blank' | 'nameKey' | 'isShown'>;

/** @param like optional item that the new one resembles */
function newItem(content: Content, list: SiteNode, like: SiteNode | undefined): NewItem {
  const element = childPlace(list.schema, 0, undefined);
  if (hasSchema(clientInput, element)) return { blank: '', nameKey: '', isShown: true };
  const isPlain = like ? typeof like.value === 'string' : element.schema instanceof z.core.$ZodString;
  const known = knownItems(content, list, element);
  if (known) return { blank: known, nameKey: null, isShown: false };
  if (isPlain || element.schema instanceof z.core.$ZodString) {
    const isShown = element.schema instanceof z.core.$ZodString && !hasSchema(id, element);
    return { blank: '', nameKey: '', isShown };
  }
  const example = (like && getExample(like)) ?? getExample(element) ?? null;
  const blank = isRecord(example) ? (asInList(list, element, example) as Json) : example;
  const { name = '' } = childPlace(list.schema, 0, blank).model;
  return { blank, nameKey: typeof getChild(blank, name) === 'string' ? name : null, isShown: false };
}

/**
 * An example without optional keys that no item of the list has. A key that the parent also has gets its value: amounts
 * of an offer start as those of its price, until they are lowered.
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
  return Object.fromEntries(kept.map(([key, value]) => [key, getChild(list.parent?.value, key) ?? value]));
}

/** First unused name, in lists whose items are chosen: days, pages, figures. */
function knownItems(content: Content, list: SiteNode, element: Pick<SiteNode, 'schema'>): string | null {
  const used: readonly unknown[] = Array.isArray(list.value) ? list.value : [];
  const unused = (names: readonly string[]) => names.find((name) => !used.includes(name)) ?? null;
  const { schema } = element;
  if (schema instanceof z.core.$ZodEnum) return unused(Object.values(schema._zod.def.entries).map(String));
  if (hasSchema(pagePath, element)) return unused(content.site.pages.map(({ path }) => path));
  const names = hasSchema(id, element) ? referredNames(content, { places: [...list.places, 0] }) : null;
  return names && unused(names);
}
