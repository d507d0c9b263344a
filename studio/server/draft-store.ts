import { createHash, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Edit, Person } from '../api.ts';
import { editSchema } from '../edits/edit-schema.ts';
import { makePrivateFolder, readPrivateFile, removePrivateFile, writePrivateFile } from './private-files.ts';
import { Refusal } from './route.ts';

const MAX_CHANGES = 1_000;
const MAX_BYTES = 1024 * 1024;

const storedChange = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** The address of who made it, where that is not whose draft it is in. */
  by: z.string().optional(),
  edits: z.array(editSchema).readonly(),
});
/** A change as it is stored. */
export type StoredChange = Readonly<z.output<typeof storedChange>>;

const storedDraft = z.strictObject({
  email: z.string(),
  /** Grows with each change. */
  version: z.int().nonnegative(),
  changes: z.array(storedChange).readonly(),
});
/** Somebody's draft: edits over what is published. */
export type StoredDraft = Readonly<Pick<z.output<typeof storedDraft>, 'version' | 'changes'>>;

export type DraftStore = ReturnType<typeof openDraftStore>;

/** The name of somebody's draft; the one to practise with is never published. */
export function draftName({ email }: Pick<Person, 'email'>, isPractice = false): string {
  return isPractice ? `${email}${PRACTICE}` : email;
}

/** No address has a space. */
const PRACTICE = ' practice';

/** The drafts of all people, a file for each. @param folder is made if it is missing; only this user can read it */
export function openDraftStore(folder: string) {
  makePrivateFolder(folder);
  const fileOf = (email: string) => join(folder, `${createHash('sha256').update(email).digest('hex')}.json`);
  const last = new Map<string, Promise<unknown>>();

  const read = async (email: string): Promise<StoredDraft> => {
    const text = await readPrivateFile(fileOf(email));
    if (text === null) return { version: 0, changes: [] };
    const { version, changes } = parseDraft(text);
    return { version, changes };
  };

  /** Runs after all that was asked for this draft before. */
  const inOrder = <T>(email: string, work: () => Promise<T>): Promise<T> => {
    const done = (last.get(email) ?? Promise.resolve()).catch(() => {}).then(work);
    last.set(email, done);
    const forget = () => last.get(email) === done && last.delete(email);
    done.then(forget, forget);
    return done;
  };

  return {
    read,
    /** All drafts that have changes, without those to practise with. */
    async list(): Promise<readonly (StoredDraft & { readonly email: string })[]> {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
      const texts = await Promise.all(names.map((name) => readPrivateFile(join(folder, name))));
      return texts
        .flatMap((text) => readableDraft(text) ?? [])
        .filter(({ email, changes }) => changes.length > 0 && !email.endsWith(PRACTICE));
    },
    /**
     * Replaces the changes of a draft; one after the other for each person.
     * @param change gets the newest draft and returns its new changes; what it throws leaves the draft as it was
     * @throws Refusal when the draft would be too large
     */
    update: (email: string, change: (draft: StoredDraft) => readonly StoredChange[]): Promise<StoredDraft> =>
      inOrder(email, async () => {
        const draft = await read(email);
        const changes = change(draft);
        if (changes === draft.changes) return draft;
        const next = { version: draft.version + 1, changes };
        const text = JSON.stringify({ email, ...next });
        if (changes.length > MAX_CHANGES)
          throw new Refusal(413, 'too-many-changes', { values: { most: MAX_CHANGES } });
        if (Buffer.byteLength(text) > MAX_BYTES) throw new Refusal(413, 'draft-too-large');
        await writePrivateFile(fileOf(email), text);
        return next;
      }),
    /** Deletes what is left of a person. */
    async remove(email: string): Promise<void> {
      for (const name of [email, draftName({ email }, true)])
        await inOrder(name, () => removePrivateFile(fileOf(name)));
    },
  };
}

/** A new change, made now. */
export function newChange(edits: readonly Edit[], now: Date): StoredChange {
  return { id: randomUUID(), at: now.toISOString(), edits };
}

/** Null for a damaged draft: its owner sees the error when opening it. */
function readableDraft(text: string | null) {
  try {
    return text === null ? null : parseDraft(text);
  } catch {
    return null;
  }
}

/** A file that somebody has damaged is never overwritten. */
function parseDraft(text: string): StoredDraft & { readonly email: string } {
  try {
    return storedDraft.parse(JSON.parse(text));
  } catch (error) {
    throw Object.assign(new Refusal(500, 'draft-unreadable'), { cause: error });
  }
}
