import { sourceBefore, treeOf, valueIn, withItem, withValue } from './change-value.ts';
import {
  conflictWith,
  type Files,
  type InsertEdit,
  isEqual,
  isList,
  type Json,
  type ModelPath,
  type MoveEdit,
  type Outcome,
  type Place,
  type RemoveEdit,
  type SetEdit,
} from './edit.ts';
import { insertEntry, placeBehind, removeEntry } from './entries.ts';
import { openFile } from './file-text.ts';
import { readYaml } from './read-yaml.ts';
import { indexOf, indexPath, jsonOf, type Node, namedPath, nameOf, spotAt, stepOf } from './tree.ts';

/** What the values, lists and items of site.yaml are stored in. */
export const siteFile = 'site.yaml';

export function applySet(files: Files, { path, before, after, source }: SetEdit): Outcome {
  return inSite(files, (text, root) => {
    const parent = path.slice(0, -1);
    const around = spotAt(root, parent);
    const step = path.at(-1);
    if (!around || step === undefined) return { reason: 'missing' };
    const { kind, value } = around.node;
    const isThere = indexOf(around.node, step) >= 0;
    // Items of lists are inserted and removed by edits of their own.
    if (kind === 'list' && !(isThere && after !== undefined)) return { reason: 'missing' };
    if (kind === 'scalar' && value !== null && after !== undefined) return { reason: 'missing' };
    const current = valueIn(text, path);
    if (isEqual(current, after)) return { text, undo: [] };
    if (!isEqual(current, before)) return conflictWith(current, before);
    const changed = withValue(text, path, after, source);
    return {
      text: changed,
      // Whoever applies a draft does not ask for it, and it takes longer than the edit.
      get undo() {
        return [undoOfSet(text, changed, path, before, after)];
      },
    };
  });
}

function undoOfSet(
  text: string,
  changed: string,
  path: ModelPath,
  before: Json | undefined,
  after: Json | undefined,
): SetEdit {
  const root = treeOf(text);
  const parent = path.slice(0, -1);
  const around = spotAt(root, parent);
  const count = around?.node.entries.length ?? 0;
  // The name of an item may be what was changed.
  const namedNow = (way: ModelPath) => namedPath(treeOf(changed), indexPath(root, way) ?? way);
  const own = [...namedNow(parent), path.at(-1) ?? ''];
  if (before === undefined && after !== undefined && count > 0)
    return { kind: 'set', path: own, before: after };
  if (before !== undefined && after === undefined && around && count > 1) {
    const { source } = removeEntry(text, around, indexOf(around.node, path.at(-1) ?? ''));
    return { kind: 'set', path: own, after: before, source };
  }
  // A map that was or becomes empty is written in another way.
  const whole = before === undefined || after === undefined ? parent : path;
  const place = indexPath(root, whole) ?? whole;
  return {
    kind: 'set',
    path: namedNow(whole),
    ...definedValues(valueIn(changed, place), valueIn(text, place)),
    source: sourceBefore(text, changed, place),
  };
}

function definedValues(before: Json | undefined, after: Json | undefined): Pick<SetEdit, 'before' | 'after'> {
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

export function applyInsert(files: Files, edit: InsertEdit): Outcome {
  const { list, item, after, source } = edit;
  const now = currentAt(files, list);
  if (now === undefined || now === null)
    return applySet(files, { kind: 'set', path: list, ...definedValues(now, [item]) });
  return inSite(files, (text, root) => {
    const spot = spotAt(root, list);
    if (!spot || !isList(now)) return { reason: 'missing', current: now };
    // What is put back need not differ from the others.
    const same = source && nameOf(item) === null ? undefined : sameItem(now, item);
    if (same !== undefined)
      return isEqual(same, item) ? { text, undo: [] } : { reason: 'exists', current: same };
    const changed = withItem(text, list, after, item, source);
    if (now.length === 0) return { text: changed, undo: [undoOfSet(text, changed, list, now, [item])] };
    const index = placeBehind(spot.node, after);
    const found = spotAt(treeOf(changed), list)?.node;
    const step = found ? stepOf(found, index) : index;
    return { text: changed, undo: [{ kind: 'remove', list, item: step, before: item }] };
  });
}

/** The item of a list that has the name of another one, or its value where it has no name. */
function sameItem(items: readonly Json[], item: Json): Json | undefined {
  const name = nameOf(item);
  return items.find((each) => (name === null ? isEqual(each, item) : nameOf(each) === name));
}

function currentAt(files: Files, path: ModelPath): Json | undefined {
  return valueIn(openFile(files[siteFile] ?? '').text, path);
}

export function applyRemove(files: Files, { list, item, before }: RemoveEdit): Outcome {
  return inSite(files, (text, root) => {
    const spot = spotAt(root, list);
    const index = spot ? indexOf(spot.node, item) : -1;
    const current = spot?.node.entries[index];
    if (!spot || !current) return { text, undo: [] };
    if (!isEqual(jsonOf(current.node), before)) return { reason: 'changed', current: jsonOf(current.node) };
    if (spot.node.entries.length === 1) {
      const changed = withValue(text, [...list, item], undefined);
      const [was, is] = [jsonOf(spot.node), valueIn(changed, list)];
      return { text: changed, undo: [undoOfSet(text, changed, list, was, is)] };
    }
    const { text: changed, source } = removeEntry(text, spot, index);
    const { after } = source.place;
    return { text: changed, undo: [{ kind: 'insert', list, item: before, after, source }] };
  });
}

export function applyMove(files: Files, { list, item, after, place }: MoveEdit): Outcome {
  return inSite(files, (text, root) => {
    const spot = spotAt(root, list);
    const index = spot ? indexOf(spot.node, item) : -1;
    const target = spot && after !== null ? indexOf(spot.node, after) : -1;
    if (!spot || index < 0 || (after !== null && target < 0)) return { reason: 'missing' };
    if (target === index || target === index - 1) return { text, undo: [] };
    const { text: without, source } = removeEntry(text, spot, index);
    const rest = spotAt(treeOf(without), list) ?? spot;
    const changed = insertEntry(without, rest, stepWithout(after, index), source.text, {
      place: place ?? null,
      gap: gapOf(source.place),
    });
    const now = spotAt(treeOf(changed), list) ?? rest;
    const found = target < index ? target + 1 : target;
    return { text: changed, undo: [moveBack(list, stepOf(now.node, found), source.place, found < index)] };
  });
}

function moveBack(list: ModelPath, item: string | number, place: Place, isBelow: boolean): MoveEdit {
  // By index, the item that was before it is one further down now.
  const after = typeof place.after === 'number' && isBelow ? place.after + 1 : place.after;
  return { kind: 'move', list, item, after, place };
}

/** What separated an item from its neighbour. */
function gapOf({ inline, before, behind }: Place): string {
  return inline ? '' : before || behind;
}

/** Where an item of the list was, an index behind it is one less. */
function stepWithout(step: string | number | null, index: number): string | number | null {
  return typeof step === 'number' && step > index ? step - 1 : step;
}

type TextOutcome =
  | { readonly text: string; readonly undo: Extract<Outcome, { files: Files }>['undo'] }
  | Extract<Outcome, { reason: string }>;

/** Makes an edit of site.yaml. */
export function inSite(files: Files, edit: (text: string, root: Node) => TextOutcome): Outcome {
  const written = files[siteFile];
  if (written === undefined) return { reason: 'missing' };
  const file = openFile(written);
  const root = readYaml(file.text);
  if (!root) return { reason: 'unreadable' };
  const outcome = edit(file.text, root);
  if ('reason' in outcome) return outcome;
  if (outcome.text === file.text) return { files, undo: [] };
  return {
    files: { ...files, [siteFile]: file.closed(outcome.text) },
    get undo() {
      return outcome.undo;
    },
  };
}
