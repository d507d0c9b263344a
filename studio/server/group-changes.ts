import type { Files } from '../../edits/edit.ts';
import type { Edit, EditOf } from '../../edits/edit-schema.ts';
import { getChild } from '../../schema/plain-value.ts';
import { isSamePath, type ValuePath } from '../../schema/value-path.ts';
import type { AppliedDraft } from './draft-files.ts';
import type { StoredChange } from './draft-store.ts';

/*
 * A draft lists what differs, not what was done: edits of one text in several languages, of a new item, and of the
 * order of a list are one change, and what was added and removed again is none.
 */

type Apply = (changes: readonly StoredChange[]) => Pick<AppliedDraft, 'files' | 'steps'>;

/**
 * Joins the last change of a draft with earlier ones of the same text or item, if the content stays the same.
 * @param apply applies changes to the published content
 */
export function groupLastChange(changes: readonly StoredChange[], apply: Apply): readonly StoredChange[] {
  const last = changes.at(-1);
  const earlierChanges = changes.slice(0, -1);
  const isRelated = ({ by, edits }: StoredChange) =>
    by === last?.by && last?.edits.some((edit) => edits.some((earlier) => belongTogether(earlier, edit)));
  const related = earlierChanges.filter(isRelated);
  const [first] = related;
  if (!last || !first) return changes;
  const before = apply(changes);
  const isSameContent = (result: ReturnType<Apply>) =>
    isSameText(before.files, result.files) && countConflicts(result) <= countConflicts(before);

  const edits = [...related, last].flatMap((change) => change.edits);
  const others = earlierChanges.filter((change) => !related.includes(change));
  if (edits.some(isStructural) && isSameContent(apply(others))) return others;
  const joined: StoredChange = { ...first, edits };
  const grouped = earlierChanges.flatMap((change) => {
    if (change === first) return [joined];
    return related.includes(change) ? [] : [change];
  });
  return isSameContent(apply(grouped)) ? grouped : changes;
}

function belongTogether(earlier: Edit, edit: Edit): boolean {
  if ('key' in earlier && 'key' in edit) return earlier.key === edit.key;
  if (earlier.kind === 'move' && edit.kind === 'move') return isSamePath(earlier.list, edit.list);
  if (edit.kind === 'remove' || edit.kind === 'discard') {
    const path = getPath(earlier);
    if (path && startsWith(path, [...edit.list, edit.item])) return true;
  }
  return isAddition(earlier) && isInNewItem(earlier, edit);
}

type AdditionEdit = EditOf<'insert' | 'duplicate'>;

const isAddition = (edit: Edit): edit is AdditionEdit => edit.kind === 'insert' || edit.kind === 'duplicate';

/** Returns true if an edit changes the item that an earlier one adds, or one of its texts. */
function isInNewItem(addition: AdditionEdit, edit: Edit): boolean {
  const { list } = addition;
  const names =
    addition.kind === 'duplicate'
      ? [addition.id]
      : Object.values(Object(addition.item)).concat(addition.item);
  if ('key' in edit) {
    const id = addition.kind === 'duplicate' ? addition.id : getChild(addition.item, 'id');
    const steps = edit.key.split(/[:.]/);
    return [list.at(-2) ?? id, id].every((step) => steps.includes(String(step)));
  }
  const path = getPath(edit);
  return path !== null && startsWith(path, list) && names.includes(path[list.length]);
}

/** The value or item of site.yaml that an edit changes; null if it changes a text. */
function getPath(edit: Edit): ValuePath | null {
  if ('path' in edit) return edit.path;
  if (!('list' in edit)) return null;
  if (edit.kind === 'insert') return [...edit.list, String(getChild(edit.item, 'id') ?? edit.item)];
  if (edit.kind === 'duplicate') return [...edit.list, edit.id];
  return [...edit.list, edit.kind === 'rename' ? edit.from : edit.item];
}

function startsWith(path: ValuePath, start: ValuePath): boolean {
  return isSamePath(path.slice(0, start.length), start);
}

/** Returns true if an edit may be the opposite of another one without having the same value. */
const isStructural = ({ kind }: Edit) =>
  !['set', 'text', 'paragraph', 'picture', 'mark', 'looked', 'waits'].includes(kind);

const countConflicts = ({ steps }: ReturnType<Apply>) => steps.flatMap(({ conflicts }) => conflicts).length;

function isSameText(files: Files, others: Files): boolean {
  const names = new Set([...Object.keys(files), ...Object.keys(others)]);
  return [...names].every((name) => files[name] === others[name]);
}
