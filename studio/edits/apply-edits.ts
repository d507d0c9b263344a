import { awaitingFile, readAwaiting, writtenAwaiting } from '../../scripts/check/texts/awaiting-list.ts';
import { applyDiscard } from './discard-edits.ts';
import { applyDocument } from './document-edits.ts';
import { applyDuplicate } from './duplicate-edits.ts';
import type { Conflict, Edit, Files, Json, ModelPath, Outcome, WaitsEdit } from './edit.ts';
import { openFile } from './file-text.ts';
import { applyMark } from './mark-edits.ts';
import { applyInsert, applyMove, applyRemove, applySet, siteFile } from './model-edits.ts';
import { applyParagraph } from './paragraph-edits.ts';
import { applyPicture } from './picture-edits.ts';
import { readYaml } from './read-yaml.ts';
import { applyText } from './text-edits.ts';
import { jsonOf, spotAt } from './tree.ts';

/**
 * Applies edits in order. An edit whose `before` no longer matches, and whose `after` is not already there, is a
 * conflict and left out; all others are applied.
 */
export function applyEdits(
  files: Files,
  edits: readonly Edit[],
): { files: Files; conflicts: readonly Conflict[] } {
  let done = files;
  const conflicts: Conflict[] = [];
  for (const edit of edits) {
    const outcome = applyEdit(done, edit);
    if ('reason' in outcome) conflicts.push({ edit, current: outcome.current, reason: outcome.reason });
    else done = outcome.files;
  }
  return { files: done, conflicts };
}

/** The value at a path of site.yaml, as the file says it. */
export function valueAt(files: Files, path: ModelPath): Json | undefined {
  const found = siteSpot(files, path);
  return found ? jsonOf(found.node) : undefined;
}

/** Where a value is in the text of site.yaml. */
export function rangeOf(files: Files, path: ModelPath): { start: number; end: number } | null {
  const node = siteSpot(files, path)?.node;
  const mark = files[siteFile]?.startsWith('\uFEFF') ? 1 : 0;
  return node ? { start: node.start + mark, end: node.end + mark } : null;
}

/** Applies one edit. */
export function applyEdit(files: Files, edit: Edit): Outcome {
  switch (edit.kind) {
    case 'set':
      return applySet(files, edit);
    case 'insert':
      return applyInsert(files, edit);
    case 'remove':
      return applyRemove(files, edit);
    case 'discard':
      return applyDiscard(files, edit, applyEdit);
    case 'move':
      return applyMove(files, edit);
    case 'duplicate':
      return applyDuplicate(files, edit);
    case 'text':
      return applyText(files, edit);
    case 'paragraph':
      return applyParagraph(files, edit);
    case 'document':
      return applyDocument(files, edit);
    case 'picture':
      return applyPicture(files, edit, applyEdit);
    case 'mark':
      return applyMark(files, edit);
    case 'looked':
      return { files };
    case 'waits':
      return { files: withWaiting(files, edit) };
  }
}

/** The list of texts that wait, with one more: the checks and the preview go by it. */
function withWaiting(files: Files, { key, language, since }: WaitsEdit): Files {
  const list = readAwaiting(files);
  const known = list[key];
  if (known?.languages.includes(language)) return files;
  const entry = { languages: [...(known?.languages ?? []), language], since: known?.since ?? since };
  return { ...files, [awaitingFile]: writtenAwaiting({ ...list, [key]: entry }) };
}

function siteSpot(files: Files, path: ModelPath) {
  const written = files[siteFile];
  const root = written === undefined ? null : readYaml(openFile(written).text);
  return root && spotAt(root, path);
}
