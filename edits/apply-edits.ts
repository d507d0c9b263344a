import { MARK_FOLDER } from '../checks/project/mark-file.ts';
import { AWAITING_FILE, formatAwaiting, readAwaiting } from '../checks/texts/awaiting-list.ts';
import { applyDiscard } from './discard-edits.ts';
import { applyDuplicate } from './duplicate-edits.ts';
import { type Conflict, conflictWith, type EditResult, type Files } from './edit.ts';
import type { Edit, EditOf } from './edit-schema.ts';
import { applyInsert, applyMove, applyRemove, applySet } from './model-edits.ts';
import { applyParagraph } from './paragraph-edits.ts';
import { applyPicture } from './picture-edits.ts';
import { applyRename } from './rename-edits.ts';
import { applyText } from './text-edits.ts';

/**
 * Applies edits in order. An edit whose `before` no longer matches, and whose `after` is not yet applied, is a
 * conflict and left out; all others are applied.
 */
export function applyEdits(
  files: Files,
  edits: readonly Edit[],
): { files: Files; conflicts: readonly Conflict[] } {
  let current = files;
  const conflicts: Conflict[] = [];
  for (const edit of edits) {
    const outcome = applyEdit(current, edit);
    if ('reason' in outcome) conflicts.push({ edit, current: outcome.current, reason: outcome.reason });
    else current = outcome.files;
  }
  return { files: current, conflicts };
}

/** Applies one edit. */
export function applyEdit(files: Files, edit: Edit): EditResult {
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
    case 'rename':
      return applyRename(files, edit);
    case 'text':
      return applyText(files, edit);
    case 'paragraph':
      return applyParagraph(files, edit);
    case 'document':
      return applyFile(files, `content/${edit.language}/${edit.document}.md`, edit);
    case 'picture':
      return applyPicture(files, edit, applyEdit);
    case 'mark':
      return applyFile(files, `${MARK_FOLDER}/${edit.mark}.svg`, edit);
    case 'looked':
      return { files };
    case 'waits':
      return { files: addAwaiting(files, edit) };
  }
}

/** Adds a text to the list of those that await translation, which the checks and the preview use. */
function addAwaiting(files: Files, { key, language, since }: EditOf<'waits'>): Files {
  const list = readAwaiting(files);
  const listed = list[key];
  if (listed?.languages.includes(language)) return files;
  const entry = { languages: [...(listed?.languages ?? []), language], since: listed?.since ?? since };
  return { ...files, [AWAITING_FILE]: formatAwaiting({ ...list, [key]: entry }) };
}

/** Adds, replaces or removes a whole file: a document of a language, or a word mark. */
function applyFile(
  files: Files,
  file: string,
  { before, after }: { readonly before: string | null; readonly after: string | null },
): EditResult {
  const current = Object.hasOwn(files, file) ? files[file] : undefined;
  if (current === (after ?? undefined)) return { files };
  if (current !== (before ?? undefined)) return conflictWith(current, before ?? undefined);
  const { [file]: _, ...others } = files;
  return { files: after === null ? others : { ...files, [file]: after } };
}
