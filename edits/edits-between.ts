import { itemStep, plainValue, type YamlNode } from '../checks/yaml/yaml-tree.ts';
import type { ValuePath } from '../schema/value-path.ts';
import { isEqual } from './edit.ts';
import type { Edit } from './edit-schema.ts';
import { openFile } from './file-text.ts';
import { readJson } from './read-json.ts';
import { readTree } from './read-yaml.ts';
import { SITE_FILE } from './site-value.ts';

/**
 * Lists the edits that turn one text of a file into another: one per value.
 * @param file `site.yaml` or `locales/is/home.json`
 * @returns `null` if they differ in more than values, keys and named items, or cannot be read
 */
export function editsBetween(file: string, before: string, after: string): readonly Edit[] | null {
  if (file === SITE_FILE) {
    const [from, to] = [readTree(openFile(before).text), readTree(openFile(after).text)];
    return from && to && listSiteEdits(from, to, []);
  }
  const [, language, namespace] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  const [from, to] = [readJson(openFile(before).text), readJson(openFile(after).text)];
  if (language === undefined || namespace === undefined || !from || !to) return null;
  const [oldTexts, newTexts] = [listTexts(from, ''), listTexts(to, '')];
  if (!oldTexts || !newTexts) return null;
  return [...new Set([...oldTexts.keys(), ...newTexts.keys()])].flatMap((key): Edit[] => {
    const [oldText, newText] = [oldTexts.get(key) ?? null, newTexts.get(key) ?? null];
    if (oldText === newText) return [];
    return [{ kind: 'text', language, key: `${namespace}:${key}`, before: oldText, after: newText }];
  });
}

/** Lists texts by dotted key; `null` if another value is among them. */
function listTexts(node: YamlNode, prefix: string): Map<string, string> | null {
  if (node.kind !== 'map') return null;
  const texts = new Map<string, string>();
  for (const { key, node: value } of node.items) {
    if (key === null || /[.:]/.test(key)) return null;
    if (typeof value.value === 'string') texts.set(prefix + key, value.value);
    else {
      const children = listTexts(value, `${prefix}${key}.`);
      if (!children) return null;
      for (const [name, text] of children) texts.set(name, text);
    }
  }
  return texts;
}

function listSiteEdits(from: YamlNode, to: YamlNode, path: ValuePath): readonly Edit[] | null {
  const [before, after] = [plainValue(from), plainValue(to)];
  if (isEqual(before, after)) return [];
  if (from.kind !== to.kind || from.kind === 'scalar') return [{ kind: 'set', path, before, after }];
  const [old, now] = [mapSteps(from), mapSteps(to)];
  if (from.kind === 'seq' && !isSameOrder(old, now)) return null;
  const edits: Edit[] = [];
  for (const [step, node] of old) {
    const other = now.get(step);
    const children = other
      ? listSiteEdits(node, other, [...path, step])
      : [createRemoval(from, path, step, node)];
    if (!children) return null;
    edits.push(...children);
  }
  let previous: string | number | null = null;
  for (const [step, node] of now) {
    if (!old.has(step)) edits.push(createAddition(from, path, step, { node, last: previous }));
    previous = step;
  }
  return edits;
}

/** Removes a key or an item. */
function createRemoval({ kind }: YamlNode, path: ValuePath, step: string | number, node: YamlNode): Edit {
  const before = plainValue(node);
  if (kind === 'seq') return { kind: 'remove', list: path, item: step, before };
  return { kind: 'set', path: [...path, step], before };
}

/** Adds a key, or an item after the last one. */
function createAddition(
  { kind }: YamlNode,
  path: ValuePath,
  step: string | number,
  { node, last: previous }: { readonly node: YamlNode; readonly last: string | number | null },
): Edit {
  const value = plainValue(node);
  if (kind === 'seq') return { kind: 'insert', list: path, item: value, after: previous };
  return { kind: 'set', path: [...path, step], after: value };
}

function mapSteps(node: YamlNode): Map<string | number, YamlNode> {
  return new Map(node.items.map((entry, index) => [itemStep(node, index), entry.node]));
}

/** Returns true if the items of both lists are in the same order, and those of only one list have names. */
function isSameOrder(
  old: ReadonlyMap<string | number, YamlNode>,
  now: ReadonlyMap<string | number, YamlNode>,
) {
  const unsharedSteps = [...old.keys(), ...now.keys()].filter((step) => !(old.has(step) && now.has(step)));
  const [oldOrder, newOrder] = [
    [...old.keys()].filter((step) => now.has(step)),
    [...now.keys()].filter((step) => old.has(step)),
  ];
  return (
    unsharedSteps.every((step) => typeof step === 'string') &&
    oldOrder.every((step, index) => step === newOrder[index])
  );
}
