import { z } from 'zod';
import type { Json } from '../../edits/json.ts';
import { clientInput } from '../../schema/company.ts';
import { id, path as pagePath } from '../../schema/identifiers.ts';
import { getChild, isRecord } from '../../schema/plain-value.ts';
import { childPlace, hasSchema } from '../../schema/schema-walk.ts';
import { fieldNodes, isItem, isList, type SiteNode } from '../../schema/site-node.ts';
import type { PanelItem } from '../api/content-api.ts';
import type { ParsedContent } from './field-context.ts';
import { getExample } from './list-item.ts';
import { listReferredNames } from './reference-options.ts';
import { getTitle } from './titles.ts';

/** List that a node is or belongs to, and the start value of a new item; null if it is neither a list nor an item. */
export function panelItem(content: ParsedContent, node: SiteNode): PanelItem | null {
  const isWholeList = isList(node);
  if (!isWholeList && !isItem(node)) return null;
  const list = (isWholeList ? null : node.parent) ?? node;
  return {
    list: list.path,
    id: isWholeList ? null : (node.path.at(-1) ?? 0),
    items: fieldNodes(list).map((item) => ({ id: item.path.at(-1) ?? 0, label: getTitle(content, item) })),
    value: (isWholeList ? null : node.value) as Json,
    itemLabel: content.labels.field(String(list.step), 'item'),
    ...createBlankItem(content, list, isWholeList ? fieldNodes(list).at(0) : node),
  };
}

type BlankItem = Pick<PanelItem, 'blank' | 'nameKey' | 'isShown'>;

/** @param sample optional item that the new one resembles */
function createBlankItem(content: ParsedContent, list: SiteNode, sample: SiteNode | undefined): BlankItem {
  const element = childPlace(list.schema, 0, undefined);
  if (hasSchema(clientInput, element)) return { blank: '', nameKey: '', isShown: true };
  const isPlain = sample ? typeof sample.value === 'string' : element.schema instanceof z.core.$ZodString;
  const unusedName = findUnusedName(content, list, element);
  if (unusedName) return { blank: unusedName, nameKey: null, isShown: false };
  if (isPlain || element.schema instanceof z.core.$ZodString) {
    const isShown = element.schema instanceof z.core.$ZodString && !hasSchema(id, element);
    return { blank: '', nameKey: '', isShown };
  }
  const example = (sample && getExample(sample)) ?? getExample(element) ?? null;
  const blank = isRecord(example) ? (fitExample(list, element, example) as Json) : example;
  const { name = '' } = childPlace(list.schema, 0, blank).model;
  return { blank, nameKey: typeof getChild(blank, name) === 'string' ? name : null, isShown: false };
}

/**
 * An example without optional keys that no item of the list has, and without a name that one has. A key that the parent
 * also has gets its value: amounts of an offer start as those of its price, until they are lowered.
 */
function fitExample(
  list: SiteNode,
  element: Pick<SiteNode, 'schema'>,
  example: Readonly<Record<string, unknown>>,
) {
  const items: readonly unknown[] = Array.isArray(list.value) ? list.value : [];
  const { knownBy } = childPlace(list.schema, 0, example).model;
  const relevantEntries = Object.entries(example).filter(
    ([key, value]) =>
      (key !== knownBy || !items.some((item) => getChild(item, key) === value)) &&
      (childPlace(element.schema, key, undefined).required ||
        items.some((item) => isRecord(item) && Object.hasOwn(item, key))),
  );
  return Object.fromEntries(
    relevantEntries.map(([key, value]) => [key, getChild(list.parent?.value, key) ?? value]),
  );
}

/** First unused name, in lists whose items are chosen: days, pages, figures. */
function findUnusedName(
  content: ParsedContent,
  list: SiteNode,
  element: Pick<SiteNode, 'schema'>,
): string | null {
  const usedNames: readonly unknown[] = Array.isArray(list.value) ? list.value : [];
  const findUnused = (names: readonly string[]) => names.find((name) => !usedNames.includes(name)) ?? null;
  const { schema } = element;
  if (schema instanceof z.core.$ZodEnum)
    return findUnused(Object.values(schema._zod.def.entries).map(String));
  if (hasSchema(pagePath, element)) return findUnused(content.site.pages.map(({ path }) => path));
  const names = hasSchema(id, element) ? listReferredNames(content, { places: [...list.places, 0] }) : null;
  return names && findUnused(names);
}
