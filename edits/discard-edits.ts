import { locateNode, plainValue } from '../checks/yaml/yaml-tree.ts';
import { isRecord } from '../schema/plain-value.ts';
import type { ValuePath } from '../schema/value-path.ts';
import type { EditResult, Files } from './edit.ts';
import type { Edit, EditOf } from './edit-schema.ts';
import { openFile } from './file-text.ts';
import { findDependents } from './item-names.ts';
import type { Json } from './json.ts';
import { applyRemove } from './model-edits.ts';
import { dropping, picturesWithin } from './picture-edits.ts';
import { readJson } from './read-json.ts';
import { siteRoot } from './site-value.ts';
import { applyText, listTextFiles } from './text-edits.ts';

/**
 * Removes an item with its comments, its texts in all languages, and the listed pictures that only it shows.
 * @param apply applies each of the edits that remove a picture from the list
 */
export function applyDiscard(
  files: Files,
  { list, item, before }: EditOf<'discard'>,
  apply: (files: Files, edit: Edit) => EditResult,
): EditResult {
  const outcome = applyRemove(files, { kind: 'remove', list, item, before });
  if ('reason' in outcome || outcome.files === files) return outcome;
  let remaining = outcome.files;
  for (const edit of listTextRemovals(files, [...list, item])) {
    const textOutcome = applyText(remaining, edit);
    if ('files' in textOutcome) remaining = textOutcome.files;
  }
  for (const picture of picturesWithin(files, before))
    for (const edit of dropping(remaining, picture)) {
      const pictureOutcome = apply(remaining, edit);
      if ('reason' in pictureOutcome) return pictureOutcome;
      remaining = pictureOutcome.files;
    }
  return { files: remaining };
}

/** Lists the edits that remove the texts of an item, the last one first. */
function listTextRemovals(files: Files, path: ValuePath) {
  const root = siteRoot(files);
  if (!root) return [];
  const { texts } = findDependents(plainValue(root), path);
  return listTextFiles(files, texts).flatMap(({ language, written, texts: textPaths }) => {
    const tree = readJson(openFile(written).text);
    return textPaths
      .flatMap(({ key, path }) => {
        const location = tree && locateNode(tree, path);
        return location ? listTexts(plainValue(location.node), key) : [];
      })
      .reverse()
      .map(({ key, text }) => ({ kind: 'text', language, key, before: text, after: null }) as const);
  });
}

function listTexts(tree: Json, key: string): readonly { readonly key: string; readonly text: string }[] {
  if (typeof tree === 'string') return [{ key, text: tree }];
  if (!isRecord(tree)) return [];
  return Object.entries(tree).flatMap(([name, child]) => listTexts(child, `${key}.${name}`));
}
