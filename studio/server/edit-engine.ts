import { Refusal } from './route.ts';
import type { EditEngine } from './studio.ts';

/** Stands in for `studio/edits`: the content as it is, and no edits. */
export const editEngine: EditEngine = {
  applyEdits(files, edits) {
    if (edits.length > 0) throw new Refusal(501, 'no-engine');
    return { files, conflicts: [] };
  },
  addEdit: (edits, edit) => [...edits, edit],
};
