import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type Edit, editSchema } from '../../edits/edit-schema.ts';
import type { Person } from '../api/people-api.ts';
import { addStep, goStep } from './draft-history.ts';
import { openPrivateFolder } from './private-files.ts';
import { Refusal } from './refusal.ts';

const MAX_CHANGES = 1_000;
const MAX_BYTES = 1024 * 1024;

const storedChangeSchema = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** E-mail address of the author, if it is not the owner of the draft. */
  by: z.string().optional(),
  edits: z.array(editSchema).readonly(),
});
/** A change in a stored draft. */
export type StoredChange = Readonly<z.output<typeof storedChangeSchema>>;

const changesSchema = z.array(storedChangeSchema).readonly();
const stepsSchema = z
  .array(
    z.strictObject({
      index: z.int().nonnegative(),
      count: z.int().nonnegative(),
      changes: changesSchema,
    }),
  )
  .readonly()
  .optional();

const storedDraftSchema = z.strictObject({
  email: z.string(),
  /** Increases with each change. */
  version: z.int().nonnegative(),
  changes: changesSchema,
  past: stepsSchema,
  future: stepsSchema,
  /** The last publication of the draft, whose changes can be put back. */
  published: z.strictObject({ commit: z.string(), changes: changesSchema }).optional(),
  /** Set if the draft was restored from a damaged file, until it is empty. */
  isRemainder: z.literal(true).optional(),
});
/** A person's draft: edits of the published content. */
export type StoredDraft = Readonly<Omit<z.output<typeof storedDraftSchema>, 'email'>>;

/** Returns the readable part of a damaged draft, without edits of a kind that this version does not know. */
const readableEditsSchema = z
  .array(editSchema.nullable().catch(null))
  .transform((edits) => edits.filter((edit) => edit !== null));
const readableChangeSchema = z
  .object({ ...storedChangeSchema.shape, edits: readableEditsSchema })
  .nullable()
  .catch(null);
const readableDraftSchema = z.object({
  email: z.string(),
  version: z.int().nonnegative().catch(0),
  changes: z
    .array(readableChangeSchema)
    .catch([])
    .transform((changes) => changes.flatMap((change) => (change && change.edits.length > 0 ? [change] : []))),
});

export type DraftStore = ReturnType<typeof openDraftStore>;

/** Name of a person's draft; the practice draft is never published. */
export function draftName({ email }: Pick<Person, 'email'>, isPractice = false): string {
  return isPractice ? `${email}${PRACTICE_SUFFIX}` : email;
}

/** Cannot collide, because no e-mail address has a space. */
const PRACTICE_SUFFIX = ' practice';

/** The drafts of all people, one file for each. @param folder created if missing; only this user can read it */
export function openDraftStore(folder: string, log: (line: string) => void) {
  const files = openPrivateFolder(folder);
  const last = new Map<string, Promise<unknown>>();

  /** Puts a damaged file aside and keeps its readable part. */
  const load = async (email: string): Promise<StoredDraft> => {
    const file = files.fileOf(email);
    const json = await files.read(file);
    if (json === null) return { version: 0, changes: [] };
    const fullDraft = storedDraftSchema.safeParse(json);
    if (fullDraft.success && fullDraft.data.email === email) return fullDraft.data;
    const { data } = readableDraftSchema.safeParse(json);
    const readablePart = data?.email === email ? data : { version: 0, changes: [] };
    const remainder = { ...readablePart, email, isRemainder: true as const };
    log(
      `A damaged draft is now ${await files.putAside(file)}; ${readablePart.changes.length} of its changes go on.`,
    );
    await files.write(file, JSON.stringify(remainder));
    return remainder;
  };

  /** Runs after all earlier operations on this draft. */
  const inOrder = <T>(email: string, work: () => Promise<T>): Promise<T> => {
    const result = (last.get(email) ?? Promise.resolve()).catch(() => {}).then(work);
    last.set(email, result);
    const forget = () => last.get(email) === result && last.delete(email);
    result.then(forget, forget);
    return result;
  };

  const save = async (email: string, last: StoredDraft, draft: Omit<StoredDraft, 'version'>) => {
    const { changes } = draft;
    const isRemainder = last.isRemainder && changes.length > 0;
    const next: StoredDraft = { ...draft, version: last.version + 1, isRemainder: isRemainder || undefined };
    if (changes.length > MAX_CHANGES)
      throw new Refusal(413, 'too-many-changes', { values: { most: MAX_CHANGES } });
    if (Buffer.byteLength(JSON.stringify(changes)) > MAX_BYTES) throw new Refusal(413, 'draft-too-large');
    await files.write(files.fileOf(email), JSON.stringify({ email, ...next }));
    return next;
  };

  return {
    read: (email: string) => inOrder(email, () => load(email)),
    /** All drafts that have changes, except practice drafts. */
    async list(): Promise<readonly (StoredDraft & { readonly email: string })[]> {
      const drafts = await Promise.all((await files.list()).toSorted().map(files.read));
      // A damaged draft is put aside when its owner opens it.
      return drafts
        .flatMap((json) => readableDraftSchema.safeParse(json).data ?? [])
        .filter(({ email, changes }) => changes.length > 0 && !email.endsWith(PRACTICE_SUFFIX));
    },
    /**
     * Replaces the changes of a draft, one update at a time for each person.
     * @param change gets the newest draft and returns its new changes; if it throws, the draft stays unchanged
     * @param end ends the history: the changes were published, taken over or forgotten
     * @throws Refusal if the draft would be too large
     */
    update: (
      email: string,
      change: (draft: StoredDraft) => readonly StoredChange[],
      end?: { readonly published?: StoredDraft['published'] },
    ): Promise<StoredDraft> =>
      inOrder(email, async () => {
        const draft = await load(email);
        const changes = change(draft);
        // An edit that is sent again, because the page was left before the answer, is no step.
        if (!end && !draft.isRemainder && isDeepStrictEqual(changes, draft.changes)) return draft;
        const { published } = end ?? draft;
        return save(email, draft, {
          ...(end ? {} : addStep(draft, draft.changes, changes)),
          changes,
          published,
        });
      }),
    /**
     * Goes one step back or forward in the history of a draft.
     * @param version of the draft that the step was offered for; undefined for any
     * @throws Refusal if there is no step, or the draft has another version
     */
    go: (email: string, direction: 'undo' | 'redo', version?: number): Promise<StoredDraft> =>
      inOrder(email, async () => {
        const draft = await load(email);
        const step = goStep(draft, draft.changes, direction);
        if (!step) throw new Refusal(409, `no-${direction}`);
        if (version !== undefined && version !== draft.version) throw new Refusal(409, 'changed-since');
        return save(email, draft, { ...step, published: draft.published });
      }),
    /** Deletes all drafts of a person. */
    async remove(email: string): Promise<void> {
      for (const name of [email, draftName({ email }, true)])
        await inOrder(name, async () => {
          for (const file of await files.listOf(name)) await files.remove(file);
        });
    },
  };
}

export function newChange(edits: readonly Edit[], now: Date): StoredChange {
  return { id: randomUUID(), at: now.toISOString(), edits };
}
