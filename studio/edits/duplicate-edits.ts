import { valueIn } from './change-value.ts';
import { type DuplicateEdit, type Files, isEqual, isMap, type Json, type Outcome } from './edit.ts';
import { insertEntry, rangeOfEntry, spliced } from './entries.ts';
import { openFile } from './file-text.ts';
import { dependentsOf } from './item-names.ts';
import { inSite } from './model-edits.ts';
import { readJson } from './read-json.ts';
import { siteFile } from './site-value.ts';
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
  let withCopies = files;
  const outcome = inSite(files, (text, root) => {
    const spot = spotAt(root, list);
    const index = spot ? indexOf(spot.node, item) : -1;
    const entry = spot?.node.entries[index];
    if (!spot || !entry) return { reason: 'missing' };
    const copy = withName(jsonOf(entry.node), id);
    const there = valueIn(text, [...list, id]);
    if (there !== undefined) return isEqual(there, copy) ? text : { reason: 'exists', current: there };
    const { start, end } = rangeOfEntry(text, spot, index);
    const written = placesOfName(entry).reduceRight(
      (done, { node, isFlow, value }) =>
        spliced(done, node.start - start, node.end - node.start, writeScalar(value(id), node, isFlow)),
      text.slice(start, end),
    );
    const lines = entry.key === null ? written : written.replace(entry.key, () => id);
    const name = nameOf(jsonOf(entry.node));
    const from = entry.key ?? name;
    if (from !== null)
      withCopies = withTexts(files, dependentsOf(jsonOf(root), indexPath(root, list) ?? list, from), id);
    return insertEntry(text, spot, entry.key ?? item, lines);
  });
  if ('reason' in outcome || outcome.files === files) return outcome;
  return { files: { ...withCopies, [siteFile]: outcome.files[siteFile] ?? '' } };
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
): Files {
  const changed: Record<string, string> = { ...files };
  for (const [file, written] of Object.entries(files)) {
    const [, namespace] = /^locales\/(?!checks\/)[^/]+\/(.+)\.json$/.exec(file) ?? [];
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
    }
  }
  return changed;
}
