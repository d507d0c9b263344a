import { isEqual, isJsonList } from '../../../edits/edit.ts';
import type { Edit } from '../../../edits/edit-schema.ts';
import type { Json } from '../../../edits/json.ts';
import { isRecord } from '../../../schema/plain-value.ts';
import {
  childNode,
  childNodes,
  itemName,
  nameKey,
  nodeAt,
  type SiteNode,
  siteNode,
} from '../../../schema/site-node.ts';
import type { ValuePath } from '../../../schema/value-path.ts';

/** Returns a whole number from 0 to one less than the given one. */
export type Pick = (count: number) => number;

/** Texts that YAML and JSON read as another type if they are not quoted. */
export const hostileTexts = [
  '"',
  "it's",
  'a\nevil: yes',
  '"\nevil: yes\n"',
  '--- \nevil: yes',
  '}\nevil: yes',
  ', evil: yes }',
  '\u2028evil: yes',
  'a # b',
  'a: b',
  '- a',
  '---',
  '...',
  'ends\n',
  '\r\n',
  'tab\there',
  '🌋 emoji 👩‍🚀',
  ' leading',
  'trailing ',
  '',
  'yes',
  '~',
  'true',
  'null',
  '1e3',
  '0x1F',
  '007',
  '2026-11-02',
  '09:00',
  '[a',
  'a]',
  '{a',
  'a, b',
  '*a',
  '&a',
  '!a',
  '|',
  '>',
  '%a',
  '@a',
  '`a',
  '? a',
  'a\u2028b\u2029c',
  '\u0000\u0007\u0085\uFEFF',
  'x'.repeat(20_000),
  '\\',
  '\\n',
  '{{price.hourly}}',
  '<<: *a',
  '!!js/function a',
  '\ud800',
  'Þjónusta, verð & „svona“',
];

export function pickItem<Item>(items: readonly Item[], pick: Pick): Item {
  const item = items[pick(items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}

/** Very long texts would make a file of many edits slow to read. */
const randomTexts = hostileTexts.filter((text) => text.length < 1000);

export function randomScalar(pick: Pick): Json {
  return pickItem([...randomTexts, 'plain words', 'basic', 4990, 0, -1.5, 1e21, true, false, null], pick);
}

export function randomValue(pick: Pick, depth = 2): Json {
  const sort = pick(depth > 0 ? 6 : 3);
  if (sort < 3) return randomScalar(pick);
  const items = Array.from({ length: pick(4) }, () => randomValue(pick, depth - 1));
  if (sort === 3)
    return items.filter((item, place) => items.findIndex((each) => isEqual(each, item)) === place);
  return Object.fromEntries(
    items.map((item, place) => [pickItem(['id', 'to', 'a', 'b: c', '#'], pick) + place, item]),
  );
}

/** Paths of all values in a node, with items by name. */
export function listPaths(node: SiteNode, path: ValuePath = []): ValuePath[] {
  return [path, ...listSteps(node).flatMap(([step, child]) => listPaths(child, [...path, step]))];
}

/** Nodes in a node with the steps that find them; the second item with the same name is found by its index. */
export function listSteps(node: SiteNode): (readonly [step: string | number, child: SiteNode])[] {
  const children = childNodes(node);
  if (!Array.isArray(node.value)) return children.map((child) => [child.step, child]);
  const names = children.map(({ value }) => itemName(node, value));
  return children.map((child, index) => {
    const name = names[index] ?? null;
    return [name !== null && names.indexOf(name) === index ? name : index, child];
  });
}

export function jsonAt(node: SiteNode, path: ValuePath): Json | undefined {
  return nodeAt(node, path)?.value as Json | undefined;
}

/** An edit that fits a node, with a path from that node. */
export function randomEdit(node: SiteNode, pick: Pick): Edit {
  const paths = listPaths(node).filter((path) => path.length > 0);
  const path = pickItem(paths, pick);
  const value = jsonAt(node, path);
  const parent = jsonAt(node, path.slice(0, -1));
  const list = isJsonList(value) ? path : path.slice(0, -1);
  const listNode = nodeAt(node, list);
  const items = listNode?.value as Json | undefined;
  if (listNode && isJsonList(items) && !hasOneTwice(items) && pick(2) === 0)
    return randomListEdit(list, listNode, pick);
  if (isRecord(value) && pick(3) === 0) {
    const key = pickItem(['popular', 'validUntil', 'added', 'look'], pick);
    const before = value[key];
    return {
      kind: 'set',
      path: [...path, key],
      ...(before !== undefined && { before }),
      after: randomValue(pick),
    };
  }
  const before = value ?? null;
  if (isRecord(parent) && Object.keys(parent).length > 1 && pick(4) === 0)
    return { kind: 'set', path, before };
  return { kind: 'set', path, before, after: randomValue(pick) };
}

/** The checks refuse a list with equal items, of which only one can be named. */
function hasOneTwice(items: readonly Json[]): boolean {
  return items.some((item, place) => items.findIndex((each) => isEqual(each, item)) !== place);
}

function randomListEdit(list: ValuePath, node: SiteNode, pick: Pick): Edit {
  const items = listSteps(node);
  const place = pick(items.length || 1);
  const after = pick(3) === 0 || items.length === 0 ? null : pickItem(items, pick)[0];
  const [step = place, child] = items[place] ?? [];
  const current = child?.value as Json | undefined;
  const sort = pick(3);
  if (current === undefined || sort === 0) {
    const item =
      child && isRecord(current)
        ? { ...current, [nameKey(child.model, current) ?? 'id']: `new-${pick(1000)}` }
        : randomValue(pick);
    return { kind: 'insert', list, item, after };
  }
  if (sort === 1) return { kind: 'remove', list, item: step, before: current };
  return { kind: 'move', list, item: step, after };
}

/** A model after an edit, as plain data. */
export function editModel(model: Json, edit: Edit): Json {
  const node = siteNode(model);
  switch (edit.kind) {
    case 'set':
      return withChild(model, resolvePath(node, edit.path), () => edit.after);
    case 'insert':
      return withChild(model, resolvePath(node, edit.list), (items) => {
        if (!isJsonList(items)) return [edit.item];
        const list = nodeAt(node, edit.list) ?? node;
        const name = itemName(list, edit.item);
        const isThere =
          name === null ? items.some((each) => sameJson(each, edit.item)) : childNode(list, name);
        return isThere ? items : items.toSpliced(indexIn(list, edit.after) + 1, 0, edit.item);
      });
    case 'remove':
    case 'move':
      return withChild(model, resolvePath(node, edit.list), (items) => {
        const list = nodeAt(node, edit.list);
        if (!isJsonList(items) || !list) return items;
        const place = indexIn(list, edit.item);
        const rest = items.toSpliced(place, 1);
        if (edit.kind === 'remove') return rest;
        const target = indexIn(list, edit.after);
        if (target === place) return items;
        return rest.toSpliced(target < place ? target + 1 : target, 0, items[place] ?? null);
      });
    default:
      throw new RangeError(`Edits of the kind ${edit.kind} are not of the model alone.`);
  }
}

/** Index of an item; -1 for the position before the first. */
function indexIn(list: SiteNode, step: string | number | null): number {
  return step === null ? -1 : Number(childNode(list, step)?.places.at(-1));
}

/** The same path with items by index. */
function resolvePath(node: SiteNode, path: ValuePath): ValuePath {
  return path.map((step, depth) => nodeAt(node, path.slice(0, depth + 1))?.places.at(-1) ?? step);
}

function sameJson(a: Json, b: Json): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function withChild(
  model: Json,
  path: ValuePath,
  change: (value: Json | undefined) => Json | undefined,
): Json {
  const [step, ...rest] = path;
  if (step === undefined) return change(model) ?? null;
  if (isJsonList(model))
    return model.with(Number(step), withChild(model[Number(step)] ?? null, rest, change));
  const map = isRecord(model) ? model : {};
  const next = rest.length === 0 ? change(map[step]) : withChild(map[step] ?? null, rest, change);
  if (next !== undefined) return { ...map, [step]: next };
  return Object.fromEntries(Object.entries(map).filter(([key]) => key !== step));
}
