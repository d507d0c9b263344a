import { getChild, listAt } from '../schema/plain-value.ts';
import { isSamePath, type ValuePath } from '../schema/value-path.ts';
import type { Files } from './edit.ts';
import type { Edit } from './edit-schema.ts';
import { siteValue } from './site-value.ts';

/**
 * The path of a value after the edits of a draft, one of which may have changed the field that tells its item apart:
 * the address of a redirect, the label of a button.
 * @param files with the edits
 * @returns the same path if it is unclear which item it was
 */
export function currentPath(files: Files, edits: readonly Edit[], path: ValuePath): ValuePath {
  return edits.reduce((current, edit) => {
    if (edit.kind !== 'set' || !changesName(edit)) return current;
    const item = edit.path.slice(0, -1);
    const isItem = isSamePath(current.slice(0, item.length), item);
    if (!isItem || siteValue(files, item) !== undefined) return current;
    const namesakes = listAt(siteValue(files, item.slice(0, -1)), []).filter(
      (each) => getChild(each, edit.path.at(-1) ?? '') === edit.after,
    );
    return namesakes.length < 2 ? current.with(item.length - 1, String(edit.after)) : current;
  }, path);
}

/** Returns true if an edit may change the name that paths find the item of the value by. */
export function changesName(edit: Edit): boolean {
  if (edit.kind !== 'set' || typeof edit.after !== 'string') return false;
  return typeof edit.before === 'string' && edit.path.at(-2) === edit.before;
}
