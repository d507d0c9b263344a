import { valueIn } from './change-value.ts';
import {
  type DuplicateEdit,
  type Edit,
  type Files,
  isEqual,
  isMap,
  type Json,
  type Outcome,
} from './edit.ts';
import { insertEntry, rangeOfEntry, spliced } from './entries.ts';
import { openFile } from './file-text.ts';
import { dependentsOf } from './item-names.ts';
import { inSite, siteFile } from './model-edits.ts';
import { readJson } from './read-json.ts';
import {
  type Entry,
  indexOf,
  indexPath,
  jsonOf,
  type Node,
  nameKeys,
  nameNode,
  nameOf,
  spotAt,
} from './tree.ts';
import { writeScalar } from './write-yaml.ts';

/** Copies an item behind itself with its comments, and its texts in all languages behind theirs. */
export function applyDuplicate(files: Files, { list, item, id }: DuplicateEdit): Outcome {
  let texts: { files: Files; undo: readonly Edit[] } = { files, undo: [] };
  const outcome = inSite(files, (text, root) => {
    const spot = spotAt(root, list);
    const index = spot ? indexOf(spot.node, item) : -1;
    const entry = spot?.node.entries[index];
    if (!spot || !entry) return { reason: 'missing' };
    const copy = withName(jsonOf(entry.node), id);
    const there = valueIn(text, [...list, id]);
    if (there !== undefined)
      return isEqual(there, copy) ? { text, undo: [] } : { reason: 'exists', current: there };
    const { start, end } = rangeOfEntry(text, spot, index);
    const written = placesOfName(entry).reduceRight(
      (done, { node, isFlow, value }) =>
        spliced(done, node.start - start, node.end - node.start, writeScalar(value(id), node, isFlow)),
      text.slice(start, end),
    );
    const lines = entry.key === null ? written : written.replace(entry.key, () => id);
    const changed = insertEntry(text, spot, entry.key ?? item, lines);
    const name = nameOf(jsonOf(entry.node));
    const from = entry.key ?? name;
    if (from !== null)
      texts = withTexts(files, dependentsOf(jsonOf(root), indexPath(root, list) ?? list, from), id);
    const before = valueIn(changed, [...list, id]) ?? copy;
    const undo: Edit =
      entry.key === null
        ? { kind: 'remove', list, item: id, before }
        : { kind: 'set', path: [...list, id], before };
    return { text: changed, undo: [...texts.undo, undo] };
  });
  if ('reason' in outcome || outcome.files === files) return outcome;
  return { ...outcome, files: { ...texts.files, [siteFile]: outcome.files[siteFile] ?? '' } };
}

/** A copy has a name and, as a page, an address of its own. */
function withName(item: Json, id: string): Json {
  if (!isMap(item)) return typeof item === 'string' ? id : item;
  const key = nameKeys.find((each) => Object.hasOwn(item, each));
  const path = typeof item.path === 'string' ? { path: addressFor(item.path, id) } : {};
  return { ...item, ...(key && { [key]: id }), ...path };
}

function addressFor(path: string, id: string): string {
  return `${path.slice(0, path.lastIndexOf('/'))}/${id}`;
}

interface NamePlace {
  readonly node: Node;
  readonly isFlow: boolean;
  readonly value: (id: string) => string;
}

function placesOfName({ key, node }: Entry): NamePlace[] {
  if (key !== null) return [];
  const isFlow = node.style === 'flow';
  const own = nameNode(node);
  const path = node.entries.find((entry) => entry.key === 'path')?.node;
  const places: NamePlace[] = [
    ...(own ? [{ node: own, isFlow, value: (id: string) => id }] : []),
    ...(path ? [{ node: path, isFlow, value: (id: string) => addressFor(String(path.value), id) }] : []),
  ];
  return places.sort((a, b) => a.node.start - b.node.start);
}

/** Copies texts; what they say of the item's own figures they say of the copy's. */
function withTexts(
  files: Files,
  { texts, mentions }: Pick<ReturnType<typeof dependentsOf>, 'texts' | 'mentions'>,
  id: string,
): { files: Files; undo: readonly Edit[] } {
  const changed: Record<string, string> = { ...files };
  const undo: Edit[] = [];
  for (const [file, written] of Object.entries(files)) {
    const [, language = '', namespace] = /^locales\/((?!checks\/)[^/]+)\/(.+)\.json$/.exec(file) ?? [];
    for (const key of texts.filter((each) => each.startsWith(`${namespace}:`))) {
      const path = key.slice(key.indexOf(':') + 1).split('.');
      const copy = [...path.slice(0, -1), id];
      const { text, closed } = openFile(changed[file] ?? written);
      const root = readJson(text);
      const spot = root && spotAt(root, path.slice(0, -1));
      const entry = spot?.node.entries[indexOf(spot.node, path.at(-1) ?? '')];
      if (!root || !spot || !entry || spotAt(root, copy)) continue;
      const tree = mentions.reduce(
        (done, pattern) => done.replace(pattern, () => id),
        text.slice(entry.node.start, entry.node.end),
      );
      const lines =
        JSON.stringify(id) +
        text.slice(entry.start + JSON.stringify(entry.key).length, entry.node.start) +
        tree;
      changed[file] = closed(insertEntry(text, spot, entry.key, lines));
      const copied = readJson(tree);
      undo.push(...textsBelow(copied ? jsonOf(copied) : '', `${namespace}:${copy.join('.')}`, language));
    }
  }
  return { files: changed, undo };
}

/** The edits that remove all texts of a tree. */
function textsBelow(tree: Json, key: string, language: string): Edit[] {
  if (typeof tree === 'string') return [{ kind: 'text', language, key, before: tree, after: null }];
  if (!isMap(tree)) return [];
  return Object.entries(tree).flatMap(([name, inner]) => textsBelow(inner, `${key}.${name}`, language));
}
