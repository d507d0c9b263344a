import { z } from 'zod';
import type { Conflict, Edit } from '../api.ts';
import { newChange, type StoredChange, type StoredDraft } from './draft-store.ts';
import { draftView } from './draft-view.ts';
import { editSchema } from './edit-schema.ts';
import { type Call, Refusal, type Route, route } from './route.ts';

const MOST_EDITS = 100;

/** The draft of the person who asks; nobody reaches another one's. */
export const draftRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/draft',
    role: 'writer',
    answer: async (call) => viewOf(call, await call.studio.drafts.read(call.person.email)),
  }),
  route({
    method: 'POST',
    path: '/draft/changes',
    role: 'writer',
    body: z.strictObject({ edits: z.array(editSchema).min(1).max(MOST_EDITS) }),
    async answer(call) {
      const { studio, person, body } = call;
      const published = studio.content();
      const draft = await studio.drafts.update(person.email, ({ changes }) => {
        const own = conflictsOf(call, published, changes, body.edits);
        if (own.length > 0) throw new Refusal(409, 'conflict', { conflicts: own });
        return withChange(changes, newChange(body.edits, studio.now()));
      });
      return viewOf(call, draft);
    },
  }),
  route({
    method: 'DELETE',
    path: '/draft/changes/:id',
    role: 'writer',
    async answer(call) {
      const draft = await call.studio.drafts.update(call.person.email, ({ changes }) => {
        const rest = changes.filter(({ id }) => id !== call.params.id);
        if (rest.length === changes.length) throw new Refusal(404, 'no-change');
        return rest;
      });
      return viewOf(call, draft);
    },
  }),
  route({
    method: 'DELETE',
    path: '/draft',
    role: 'writer',
    answer: async (call) => viewOf(call, await call.studio.drafts.update(call.person.email, () => [])),
  }),
];

function viewOf({ studio, person, language }: Call<unknown>, draft: StoredDraft) {
  return { body: draftView(studio, draft, person, language) };
}

/**
 * What a new change is based on that is no longer so: another tab, or somebody who has published, has changed the same
 * value. Conflicts that the draft had before are no reason to refuse it.
 */
function conflictsOf(
  { studio }: Call<unknown>,
  published: Readonly<Record<string, string>>,
  changes: readonly StoredChange[],
  edits: readonly Edit[],
): readonly Conflict[] {
  const { files } = studio.applyEdits(
    published,
    changes.flatMap((change) => change.edits),
  );
  return studio.applyEdits(files, edits).conflicts;
}

/**
 * Adds a change. One more of the same single value becomes one change with the former one: who saves a text three times
 * sees it once, and takes it back at once.
 */
function withChange(changes: readonly StoredChange[], added: StoredChange): readonly StoredChange[] {
  const last = changes.at(-1);
  const [before, after] = [single(last), single(added)];
  if (!last || !before || !after || targetOf(before) !== targetOf(after)) return [...changes, added];
  const rest = changes.slice(0, -1);
  if (JSON.stringify(before.before) === JSON.stringify(after.after)) return rest;
  const { before: _, ...value } = after;
  const first = before.before === undefined ? {} : { before: before.before };
  return [...rest, { ...last, at: added.at, edits: [{ ...value, ...first } as Edit] }];
}

type ValueEdit = Extract<Edit, { kind: 'set' | 'text' | 'paragraph' }>;

function single(change: StoredChange | undefined): ValueEdit | null {
  const [edit, second] = change?.edits ?? [];
  if (!edit || second) return null;
  return edit.kind === 'set' || edit.kind === 'text' || edit.kind === 'paragraph' ? edit : null;
}

function targetOf(edit: ValueEdit): string {
  switch (edit.kind) {
    case 'set':
      return JSON.stringify(edit.path);
    case 'text':
      return `${edit.language} ${edit.key}`;
    case 'paragraph':
      return `${edit.language} ${edit.document} ${edit.index}`;
  }
}
