import { addEdit } from '../../edits/add-edit.ts';
import { applyEdits } from '../../edits/apply-edits.ts';
import { currentPath } from '../../edits/current-path.ts';
import type { Edit } from '../../edits/edit-schema.ts';
import type { Draft, draftApi } from '../api/drafts-api.ts';
import { emailSchema } from '../api/people-api.ts';
import { applyDraft } from './draft-files.ts';
import { newChange, type StoredChange, type StoredDraft } from './draft-store.ts';
import { createDraftView, createQuickDraftView } from './draft-view.ts';
import { groupLastChange } from './group-changes.ts';
import { findPictureUses, isDescribed } from './pictures-table.ts';
import { Refusal } from './refusal.ts';
import type { Handlers } from './route.ts';
import type { Studio } from './studio-context.ts';

/** The draft of the current user. Publishers can take over drafts of other people. */
export const draftRoutes: Handlers<typeof draftApi> = {
  async 'GET /draft'({ studio, person, draft: name, language, query: { quick } }) {
    const draft = await studio.drafts.read(name);
    if (quick !== undefined) return createQuickDraftView(studio, draft);
    return await createDraftView(studio, draft, person, language);
  },
  'POST /draft/changes': ({ studio, draft, body }) => addToDraft(studio, draft, body.edits),
  async 'DELETE /draft/changes/:id'({ studio, draft: name, params }) {
    const draft = await studio.drafts.update(name, ({ changes }) => {
      const remaining = changes.filter(({ id }) => id !== params.id);
      if (remaining.length === changes.length) throw new Refusal(404, 'no-change');
      return remaining;
    });
    return createQuickDraftView(studio, draft);
  },
  async 'DELETE /draft'({ studio, draft: name, query: { forget } }) {
    const draft = await studio.drafts.update(name, () => [], forget === undefined ? undefined : {});
    return createQuickDraftView(studio, draft);
  },
  'POST /draft/undo': async ({ studio, draft: name, body: { version } }) =>
    createQuickDraftView(studio, await studio.drafts.go(name, 'undo', version)),
  'POST /draft/redo': async ({ studio, draft: name, body: { version } }) =>
    createQuickDraftView(studio, await studio.drafts.go(name, 'redo', version)),
  async 'GET /drafts'({ studio, person }) {
    const drafts = (await studio.drafts.list()).filter(({ email }) => email !== person.email);
    return drafts.map(({ email, changes }) => ({
      email,
      changes: changes.length,
      at: changes.at(-1)?.at ?? '',
    }));
  },
  async 'POST /drafts/:email/take'({ studio, person, params }) {
    const from = emailSchema.safeParse(params.email).data ?? '';
    const { changes: takenChanges } = await studio.drafts.read(from);
    if (from === person.email || takenChanges.length === 0) throw new Refusal(404, 'no-draft');
    const signedChanges = takenChanges.map((change) => ({ by: from, ...change }));
    // Add first, then remove: if the second step fails, the changes are in both drafts rather than in none.
    const addTaken = ({ changes }: StoredDraft) => {
      const ids = new Set(changes.map(({ id }) => id));
      return [...changes, ...signedChanges.filter(({ id }) => !ids.has(id))];
    };
    const draft = await studio.drafts.update(person.email, addTaken, {});
    const unchanged = new Set(takenChanges.map((change) => JSON.stringify(change)));
    const removeTaken = ({ changes }: StoredDraft) =>
      changes.filter((change) => !unchanged.has(JSON.stringify(change)));
    await studio.drafts.update(from, removeTaken, {});
    return createQuickDraftView(studio, draft);
  },
};

/** Adds a change to a draft. @param name of the draft @throws Refusal if it does not fit */
export async function addToDraft(studio: Studio, name: string, sentEdits: readonly Edit[]): Promise<Draft> {
  const draft = await studio.drafts.update(name, ({ changes }) => {
    const { files, steps } = applyDraft(studio, { changes });
    const addedEdits = changes.flatMap((change) => change.edits);
    // Another value may be typed before the fields have the new name of the item.
    const edits = sentEdits.map((edit) =>
      edit.kind === 'set' ? { ...edit, path: currentPath(files, addedEdits, edit.path) } : edit,
    );
    const { languages } = findPictureUses(files, files);
    for (const edit of edits)
      if (edit.kind === 'picture' && edit.after && !isDescribed(edit.after.alt, languages))
        throw new Refusal(422, 'picture-undescribed');
    // The change is outdated: another tab or a publication has changed the same value.
    const { conflicts } = applyEdits(files, edits);
    if (conflicts.length > 0) throw new Refusal(409, 'conflict', { conflicts });
    const stale = steps.flatMap((step) => step.conflicts.map(({ edit }) => edit));
    const added = addChange(changes, stale, newChange(edits, studio.now()));
    // Otherwise the edits were merged into earlier ones.
    return added.length > changes.length
      ? groupLastChange(added, (each) => applyDraft(studio, { changes: each }))
      : added;
  });
  return createQuickDraftView(studio, draft);
}

/**
 * Adds a change. An edit of a value that was edited before is merged into the previous edit: a text saved three times
 * is listed once, and undone in one step.
 * @param stale edits that no longer fit the content; a new one of the same value replaces them
 */
function addChange(
  changes: readonly StoredChange[],
  stale: readonly Edit[],
  added: StoredChange,
): readonly StoredChange[] {
  let all = changes;
  const newEdits: Edit[] = [];
  for (const edit of added.edits) {
    const replacedEdits = stale.filter((staleEdit) => addEdit([staleEdit], edit).length < 2);
    const result = mergeEdit(removeEdits(all, replacedEdits), edit);
    all = result.changes;
    if (!result.isMerged) newEdits.push(edit);
  }
  return newEdits.length === 0 ? all : [...all, { ...added, edits: newEdits }];
}

/** Merges an edit into the previous one of the same value, if there is one. */
function mergeEdit(changes: readonly StoredChange[], edit: Edit) {
  const edits = changes.flatMap((change) => change.edits);
  const mergedEdits = addEdit(edits, edit);
  if (mergedEdits.length > edits.length) return { changes, isMerged: false };
  const index = edits.findIndex((storedEdit, position) => storedEdit !== mergedEdits[position]);
  const previousEdit = edits[index];
  // The edit changes nothing.
  if (!previousEdit) return { changes, isMerged: true };
  if (mergedEdits.length < edits.length)
    return { changes: removeEdits(changes, [previousEdit]), isMerged: true };
  const replace = (each: Edit) => (each === previousEdit ? (mergedEdits[index] ?? each) : each);
  return {
    changes: changes.map((change) => ({ ...change, edits: change.edits.map(replace) })),
    isMerged: true,
  };
}

/** Removes some edits, and changes without remaining edits. */
function removeEdits(changes: readonly StoredChange[], edits: readonly Edit[]): readonly StoredChange[] {
  if (edits.length === 0) return changes;
  const keys = new Set(edits.map((edit) => JSON.stringify(edit)));
  return changes.flatMap((change) => {
    const remainingEdits = change.edits.filter((edit) => !keys.has(JSON.stringify(edit)));
    return remainingEdits.length === 0 ? [] : [{ ...change, edits: remainingEdits }];
  });
}
