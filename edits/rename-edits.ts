import { AWAITING_FILE } from '../checks/texts/awaiting-list.ts';
import { itemIndex, locateNode, nameNode, plainValue } from '../checks/yaml/yaml-tree.ts';
import type { EditResult, Files } from './edit.ts';
import type { EditOf } from './edit-schema.ts';
import { openFile } from './file-text.ts';
import { type Dependents, findDependents } from './item-names.ts';
import { inSite } from './model-edits.ts';
import { readJson } from './read-json.ts';
import { SITE_FILE } from './site-value.ts';
import { listTextFiles } from './text-edits.ts';
import { type NewName, withNames } from './write-yaml.ts';

/** Renames an item: its name, references to it in site.yaml, the keys of its texts and mentions of it in texts. */
export function applyRename(files: Files, { list, from, to }: EditOf<'rename'>): EditResult {
  let others: Files | null = files;
  const outcome = inSite(files, (text, root) => {
    const node = locateNode(root, list)?.node;
    const [entry, existing] = [from, to].map((name) => node?.items[itemIndex(node, name)]);
    if (!entry) return existing ? text : { reason: 'missing' };
    if (from === to) return text;
    if (existing) return { reason: 'exists', current: plainValue(existing.node) };
    const dependents = findDependents(plainValue(root), [...list, from]);
    others = renameTexts(files, dependents, to);
    if (!others) return { reason: 'exists' };
    const references = dependents.references.map((path) => locateNode(root, path)?.node);
    return withNames(
      text,
      [nameNode(entry), ...references].map((node) => [node, to]),
    );
  });
  if ('reason' in outcome || outcome.files === files) return outcome;
  return { files: { ...others, [SITE_FILE]: outcome.files[SITE_FILE] ?? '' } };
}

/** Renames texts and mentions in documents; `null` if texts of that name already exist. */
function renameTexts(files: Files, { texts, mentions }: Dependents, to: string): Files | null {
  const changed: Record<string, string> = { ...files };
  for (const { file, written, texts: textPaths } of listTextFiles(files, texts)) {
    const { text, closed } = openFile(written);
    const root = readJson(text);
    for (const { path } of textPaths) if (root && locateNode(root, [...path.slice(0, -1), to])) return null;
    const names = textPaths.map(({ path }): NewName => {
      const item = root && locateNode(root, path)?.item;
      return [item && nameNode(item), to];
    });
    changed[file] = closed(withNames(text, names));
  }
  for (const [file, text] of Object.entries(changed))
    if (/^(?:locales\/(?!checks\/)|content\/)/.test(file))
      changed[file] = mentions.reduce((result, pattern) => result.replace(pattern, () => to), text);
  const awaiting = changed[AWAITING_FILE];
  if (awaiting !== undefined)
    changed[AWAITING_FILE] = texts.reduce(
      (result, key) =>
        result.replace(new RegExp(`(?<=")${RegExp.escape(key)}(?=[".])`, 'g'), () => renameKey(key, to)),
      awaiting,
    );
  return changed;
}

/** Replaces the last name of `services:packages.basic`. */
function renameKey(key: string, to: string): string {
  return key.slice(0, Math.max(key.lastIndexOf('.'), key.indexOf(':')) + 1) + to;
}
