import type { Files, Outcome, RenameEdit } from './edit.ts';
import { spliced } from './entries.ts';
import { openFile } from './file-text.ts';
import { dependentsOf } from './item-names.ts';
import { inSite, siteFile } from './model-edits.ts';
import { readJson } from './read-json.ts';
import { indexOf, indexPath, jsonOf, type Node, nameNode, spotAt } from './tree.ts';
import { writeScalar } from './write-yaml.ts';

/** Renames an item: where it is named, where site.yaml refers to it, in the keys of its texts and in what texts mention. */
export function applyRename(files: Files, edit: RenameEdit): Outcome {
  const { list, from, to } = edit;
  let others: Files | null = files;
  const outcome = inSite(files, (text, root) => {
    const spot = spotAt(root, list);
    const entry = spot?.node.entries[indexOf(spot.node, from)];
    const other = spot?.node.entries[indexOf(spot.node, to)];
    if (!spot || !entry) return other ? { text, undo: [] } : { reason: 'missing' };
    if (from === to) return { text, undo: [] };
    if (other) return { reason: 'exists', current: jsonOf(other.node) };
    const site = jsonOf(root);
    const { texts, mentions, references } = dependentsOf(site, indexPath(root, list) ?? list, from);
    others = withNames(files, texts, mentions, to);
    const isKey = entry.key !== null;
    const own = isKey
      ? { start: entry.start, end: entry.start + keyLength(text, entry.start) }
      : nameNode(entry.node);
    const nodes = references.flatMap((path) => spotAt(root, path)?.node ?? []);
    const places = [...(own ? [own] : []), ...nodes].sort((a, b) => b.start - a.start);
    const changed = places.reduce((done, place) => {
      const node = 'style' in place ? place : null;
      const isFlow = node !== null && isInFlow(root, node);
      return spliced(done, place.start, place.end - place.start, writeScalar(to, node, isFlow));
    }, text);
    return { text: changed, undo: [{ ...edit, from: to, to: from }] };
  });
  if (!others) return { reason: 'exists' };
  if ('reason' in outcome || outcome.files === files) return outcome;
  return { ...outcome, files: { ...(others as Files), [siteFile]: outcome.files[siteFile] ?? '' } };
}

function keyLength(text: string, start: number): number {
  return /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^:\s]+)/.exec(text.slice(start))?.[0].length ?? 0;
}

function isInFlow(around: Node, node: Node): boolean {
  if (around.style === 'flow') return true;
  const inner = around.entries.find((entry) => entry.node.start <= node.start && node.end <= entry.node.end);
  return inner !== undefined && inner.node !== node && isInFlow(inner.node, node);
}

/** The texts with another name; null when there are texts of that name already. */
function withNames(
  files: Files,
  texts: readonly string[],
  mentions: readonly RegExp[],
  to: string,
): Files | null {
  const changed: Record<string, string> = { ...files };
  for (const [file, written] of Object.entries(files)) {
    if (!/^(?:locales\/(?!checks\/)|content\/)/.test(file)) continue;
    const namespace = /^locales\/[^/]+\/(.+)\.json$/.exec(file)?.[1];
    const paths = texts
      .filter((key) => key.startsWith(`${namespace}:`))
      .map((key) => key.split(':')[1] ?? '');
    const renamed = paths.length === 0 ? written : withKeys(written, paths, to);
    if (renamed === null) return null;
    changed[file] = mentions.reduce((text, pattern) => text.replace(pattern, () => to), renamed);
  }
  return changed;
}

function withKeys(written: string, paths: readonly string[], to: string): string | null {
  const { text, closed } = openFile(written);
  let done = text;
  for (const path of paths) {
    const root = readJson(done);
    const steps = path.split('.');
    const spot = root && spotAt(root, steps.slice(0, -1));
    if (spot?.node.kind !== 'map') continue;
    const from = steps.at(-1) ?? '';
    const keys = spot.node.entries.flatMap((entry) => {
      const form = formOf(entry.key ?? '', from);
      return form === null ? [] : [{ entry, name: to + form }];
    });
    if (keys.some(({ name }) => spot.node.entries.some(({ key }) => key === name))) return null;
    for (const { entry, name } of keys.toReversed()) {
      const length = JSON.stringify(entry.key).length;
      const end = done.indexOf('"', entry.start + 1) < 0 ? length : keyLength(done, entry.start);
      done = spliced(done, entry.start, end, JSON.stringify(name));
    }
  }
  return closed(done);
}

/** The ending of a text that has forms for numbers: `_one` of `mailboxes_one`. */
function formOf(key: string, name: string): string | null {
  if (key === name) return '';
  return (
    /^_(?:zero|one|two|few|many|other|unlimited)$/.exec(
      key.startsWith(name) ? key.slice(name.length) : '',
    )?.[0] ?? null
  );
}
