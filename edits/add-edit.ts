import { isSamePath } from '../schema/value-path.ts';
import { changesName } from './current-path.ts';
import { isEqual } from './edit.ts';
import type { Edit, EditOf } from './edit-schema.ts';

/**
 * Adds an edit to the list of a draft. Two edits of one value become one, with the first `before` and the last `after`;
 * it is dropped if they are equal. Edits of the structure between them keep them apart.
 */
export function addEdit(edits: readonly Edit[], edit: Edit): readonly Edit[] {
  if (edit.kind === 'looked' || edit.kind === 'waits')
    return edits.some((added) => isSameMark(added, edit)) ? edits : [...edits, edit];
  for (let index = edits.length - 1; index >= 0; index--) {
    const earlier = edits[index];
    if (!earlier) break;
    const merged = mergeEdits(earlier, edit);
    if (merged) return edits.toSpliced(index, 1, ...(changesNothing(merged) ? [] : [merged]));
    if (isRelated(earlier, edit)) break;
  }
  return changesNothing(edit) ? edits : [...edits, edit];
}

function isSameMark(one: Edit, other: EditOf<'looked'> | EditOf<'waits'>): boolean {
  return one.kind === other.kind && one.language === other.language && one.key === other.key;
}

type ValueEdit = EditOf<'set' | 'text' | 'paragraph' | 'picture' | 'mark'>;

function isValueEdit(edit: Edit): edit is ValueEdit {
  return ['set', 'text', 'paragraph', 'picture', 'mark'].includes(edit.kind);
}

function changesNothing(edit: Edit): boolean {
  if (edit.kind === 'picture') return edit.before === (edit.after?.file ?? null);
  if (edit.kind === 'paragraph' && edit.place && edit.before !== '') return false;
  return isValueEdit(edit) && isEqual(edit.before, edit.after);
}

/** Merges two edits of the same value; `null` if that is not possible. */
function mergeEdits(first: Edit, second: Edit): ValueEdit | null {
  if (first.kind === 'set' && second.kind === 'set' && isSamePath(first.path, second.path)) {
    const { before: _, ...rest } = second;
    return first.before === undefined ? rest : { ...rest, before: first.before };
  }
  if (first.kind === 'text' && second.kind === 'text')
    return first.language === second.language && first.key === second.key
      ? { ...second, before: first.before }
      : null;
  if (first.kind === 'paragraph' && second.kind === 'paragraph') {
    const isContinued =
      isSameDocument(first, second) && first.after === second.before && first.index === second.index;
    // An added paragraph stays at its place; moves are edits of their own.
    const isSeparate = second.place || (first.place && first.before !== '');
    return isContinued && !isSeparate ? { ...first, after: second.after } : null;
  }
  return mergeFileEdits(first, second);
}

function mergeFileEdits(first: Edit, second: Edit): ValueEdit | null {
  if (first.kind === 'picture' && second.kind === 'picture')
    return isSamePath(first.path, second.path) ? { ...second, before: first.before } : null;
  if (first.kind === 'mark' && second.kind === 'mark')
    return first.mark === second.mark ? { ...second, before: first.before } : null;
  return null;
}

/** Returns true if an edit may change the meaning of another one, so that no edits are merged across it. */
function isRelated(earlier: Edit, edit: Edit): boolean {
  if (!isValueEdit(edit) || changesTexts(earlier)) return true;
  if (earlier.kind === 'document') return edit.kind === 'paragraph';
  if (earlier.kind === 'text' || earlier.kind === 'looked' || earlier.kind === 'waits') return false;
  if (earlier.kind === 'paragraph') return edit.kind === 'paragraph' && isSameDocument(earlier, edit);
  if (earlier.kind === 'mark' || (edit.kind !== 'set' && edit.kind !== 'picture')) return false;
  const path = 'path' in earlier ? earlier.path : earlier.list;
  // Later paths have the new name of the item.
  const commonLength = Math.min(path.length - (changesName(earlier) ? 2 : 0), edit.path.length);
  return isSamePath(path.slice(0, commonLength), edit.path.slice(0, commonLength));
}

/** Returns true if an edit also changes the texts of an item. */
function changesTexts({ kind }: Edit): boolean {
  return kind === 'rename' || kind === 'duplicate' || kind === 'discard';
}

function isSameDocument(a: EditOf<'paragraph'>, b: EditOf<'paragraph'>): boolean {
  return a.language === b.language && a.document === b.document;
}
