import { z } from 'zod';
import type { Conflict, Edit } from '../api.ts';
import { newChange, type StoredChange } from './draft-store.ts';
import { draftView, quickDraftView } from './draft-view.ts';
import { editSchema } from './edit-schema.ts';
import { type Call, Refusal, type Route, route } from './route.ts';
import type { Studio } from './studio.ts';

const MOST_EDITS = 100;

/** The draft of the person who asks; nobody reaches another one's. */
export const draftRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/draft',
    role: 'writer',
    async answer({ studio, person, language, query }) {
      const draft = await studio.drafts.read(person.email);
      if (query.has('quick')) return { body: quickDraftView(studio, draft) };
      return { body: await draftView(studio, draft, person, language) };
    },
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
        return withChange(studio, changes, newChange(body.edits, studio.now()));
      });
      return { body: quickDraftView(studio, draft) };
    },
  }),
  route({
    method: 'DELETE',
    path: '/draft/changes/:id',
    role: 'writer',
    async answer({ studio, person, params }) {
      const draft = await studio.drafts.update(person.email, ({ changes }) => {
        const rest = changes.filter(({ id }) => id !== params.id);
        if (rest.length === changes.length) throw new Refusal(404, 'no-change');
        return rest;
      });
      return { body: quickDraftView(studio, draft) };
    },
  }),
  route({
    method: 'DELETE',
    path: '/draft',
    role: 'writer',
    async answer({ studio, person }) {
      const draft = await studio.drafts.update(person.email, () => []);
      return { body: quickDraftView(studio, draft) };
    },
  }),
];

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
  const { files } = studio.engine.applyEdits(
    published,
    changes.flatMap((change) => change.edits),
  );
  return studio.engine.applyEdits(files, edits).conflicts;
}

/**
 * Adds a change. Edits of a value that has been changed before become one with the former edit: who saves a text three
 * times sees it once, and takes it back at once.
 */
function withChange(
  studio: Studio,
  changes: readonly StoredChange[],
  added: StoredChange,
): readonly StoredChange[] {
  let all = changes;
  const rest: Edit[] = [];
  for (const edit of added.edits) {
    const merged = withMerged(studio, all, edit);
    if (merged) all = merged;
    else rest.push(edit);
  }
  return rest.length === 0 ? all : [...all, { ...added, edits: rest }];
}

/** The changes with an edit in the former one of the same value; null where there is none. */
function withMerged(
  { engine }: Studio,
  changes: readonly StoredChange[],
  edit: Edit,
): readonly StoredChange[] | null {
  const edits = changes.flatMap((change) => change.edits);
  const merged = engine.addEdit(edits, edit);
  if (merged === edits) return changes;
  if (merged.length > edits.length) return null;
  const place = edits.findIndex((own, at) => own !== merged[at]);
  let passed = 0;
  return changes.flatMap((change) => {
    const at = place - passed;
    passed += change.edits.length;
    if (at < 0 || at >= change.edits.length) return [change];
    const replacement = merged.length === edits.length ? merged.slice(place, place + 1) : [];
    const own = change.edits.toSpliced(at, 1, ...replacement);
    return own.length === 0 ? [] : [{ ...change, edits: own }];
  });
}
