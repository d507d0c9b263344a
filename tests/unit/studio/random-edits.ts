import { isRecord } from '../../../schema/plain-value.ts';
import { type Edit, isEqual, isList, type Json, type ModelPath } from '../../../studio/edits/edit.ts';
import { nameOf } from '../../../studio/edits/tree.ts';

/** Gives a whole number from 0 to one less than the given one. */
export type Pick = (count: number) => number;

/** Texts that YAML and JSON take for something else when they are not quoted. */
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

export function pickOf<Item>(items: readonly Item[], pick: Pick): Item {
  const item = items[pick(items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}

/** Very long texts would make a file of many edits slow to read. */
const randomTexts = hostileTexts.filter((text) => text.length < 1000);

export function randomScalar(pick: Pick): Json {
  return pickOf([...randomTexts, 'plain words', 'basic', 4990, 0, -1.5, 1e21, true, false, null], pick);
}

export function randomValue(pick: Pick, depth = 2): Json {
  const sort = pick(depth > 0 ? 6 : 3);
  if (sort < 3) return randomScalar(pick);
  const items = Array.from({ length: pick(4) }, () => randomValue(pick, depth - 1));
  if (sort === 3)
    return items.filter((item, place) => items.findIndex((each) => isEqual(each, item)) === place);
  return Object.fromEntries(
    items.map((item, place) => [pickOf(['id', 'to', 'a', 'b: c', '#'], pick) + place, item]),
  );
}

/** All paths of a model, of items by their names. */
export function pathsOf(value: Json, path: ModelPath = []): ModelPath[] {
  if (isRecord(value))
    return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
  if (!isList(value)) return [path];
  return [path, ...value.flatMap((item, place) => pathsOf(item, [...path, stepOf(value, place)]))];
}

/** The name of an item, where no other one has it. */
export function stepOf(list: readonly Json[], place: number): string | number {
  const name = nameOf(list[place]);
  return name !== null && list.findIndex((item) => nameOf(item) === name) === place ? name : place;
}

export function plainAt(value: Json | undefined, path: ModelPath): Json | undefined {
  return path.reduce<Json | undefined>((inner, step) => childOf(inner, step), value);
}

function childOf(value: Json | undefined, step: string | number): Json | undefined {
  if (isList(value)) return value[placeOf(value, step)];
  return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

function placeOf(list: readonly Json[], step: string | number): number {
  return typeof step === 'number' ? step : list.findIndex((item) => nameOf(item) === step);
}

/** An edit that fits a model. */
export function randomEdit(model: Json, pick: Pick): Edit {
  const paths = pathsOf(model).filter((path) => path.length > 0);
  const path = pickOf(paths, pick);
  const value = plainAt(model, path);
  const parent = plainAt(model, path.slice(0, -1));
  const list = isList(value) ? path : path.slice(0, -1);
  const items = isList(value) ? value : parent;
  if (isList(items) && !hasOneTwice(items) && pick(2) === 0) return randomListEdit(list, items, pick);
  if (isRecord(value) && pick(3) === 0) {
    const key = pickOf(['popular', 'validUntil', 'added', 'look'], pick);
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

/** The checks refuse such a list, of whose equal items only one can be named. */
function hasOneTwice(items: readonly Json[]): boolean {
  return items.some((item, place) => items.findIndex((each) => isEqual(each, item)) !== place);
}

function randomListEdit(list: ModelPath, items: readonly Json[], pick: Pick): Edit {
  const place = pick(items.length || 1);
  const after = pick(3) === 0 || items.length === 0 ? null : stepOf(items, pick(items.length));
  const current = items[place];
  const sort = pick(3);
  if (current === undefined || sort === 0) {
    const like = isRecord(current) ? current : {};
    const item = isRecord(current) ? { ...like, id: `new-${pick(1000)}` } : randomValue(pick);
    return { kind: 'insert', list, item, after };
  }
  if (sort === 1) return { kind: 'remove', list, item: stepOf(items, place), before: current };
  return { kind: 'move', list, item: stepOf(items, place), after };
}

/** A model with an edit, as plain data. */
export function editedModel(model: Json, edit: Edit): Json {
  switch (edit.kind) {
    case 'set':
      return withChild(model, edit.path, () => edit.after);
    case 'insert':
      return withChild(model, edit.list, (list) => inserted(list, edit.item, edit.after));
    case 'remove':
      return withChild(model, edit.list, (list) =>
        isList(list) ? list.toSpliced(placeOf(list, edit.item), 1) : list,
      );
    case 'move':
      return withChild(model, edit.list, (list) => {
        if (!isList(list)) return list;
        const place = placeOf(list, edit.item);
        const target = edit.after === null ? -1 : placeOf(list, edit.after);
        if (target === place) return list;
        const rest = list.toSpliced(place, 1);
        return rest.toSpliced(target < place ? target + 1 : target, 0, list[place] ?? null);
      });
    default:
      throw new RangeError(`Edits of the kind ${edit.kind} are not of the model alone.`);
  }
}

function inserted(list: Json | undefined, item: Json, after: string | number | null): Json {
  if (!isList(list)) return [item];
  const name = nameOf(item);
  if (list.some((each) => (name === null ? sameJson(each, item) : nameOf(each) === name))) return list;
  return list.toSpliced(after === null ? 0 : placeOf(list, after) + 1, 0, item);
}

function sameJson(a: Json, b: Json): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function withChild(
  model: Json,
  path: ModelPath,
  change: (value: Json | undefined) => Json | undefined,
): Json {
  const [step, ...rest] = path;
  if (step === undefined) return change(model) ?? null;
  if (isList(model)) {
    const place = placeOf(model, step);
    return model.with(place, withChild(model[place] ?? null, rest, change));
  }
  const map = isRecord(model) ? model : {};
  const next = rest.length === 0 ? change(map[step]) : withChild(map[step] ?? null, rest, change);
  if (next !== undefined) return { ...map, [step]: next };
  return Object.fromEntries(Object.entries(map).filter(([key]) => key !== step));
}
