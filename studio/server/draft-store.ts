import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import type { Edit } from '../api.ts';
import { editSchema } from './edit-schema.ts';
import { makePrivateFolder, readPrivateFile, removePrivateFile, writePrivateFile } from './private-files.ts';
import { Refusal } from './route.ts';

const MAX_CHANGES = 1_000;
const MAX_BYTES = 1024 * 1024;

const storedDraft = z.strictObject({
  email: z.string(),
  version: z.int().nonnegative(),
  changes: z.array(z.strictObject({ id: z.uuid(), at: z.iso.datetime(), edits: z.array(editSchema) })),
});

/** A change as it is stored. */
export interface StoredChange {
  readonly id: string;
  readonly at: string;
  readonly edits: readonly Edit[];
}

/** Somebody's draft: edits over what is published. */
export interface StoredDraft {
  /** Grows with each change. */
  readonly version: number;
  readonly changes: readonly StoredChange[];
}

/** The drafts of all people, a file for each. */
export interface DraftStore {
  readonly read: (email: string) => Promise<StoredDraft>;
  /**
   * Replaces the changes of a draft; one after the other for each person.
   * @param change gets the newest draft and returns its new changes; what it throws leaves the draft as it was
   * @throws Refusal when the draft would be too large
   */
  readonly update: (
    email: string,
    change: (draft: StoredDraft) => readonly StoredChange[],
  ) => Promise<StoredDraft>;
  /** Deletes what is left of a person. */
  readonly remove: (email: string) => Promise<void>;
}

/** @param folder is made if it is missing; only this user can read it */
export function openDraftStore(folder: string): DraftStore {
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
    update: (email, change) =>
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
    remove: (email) => inOrder(email, () => removePrivateFile(fileOf(email))),
  };
}

/** A new change, made now. */
export function newChange(edits: readonly Edit[], now: Date): StoredChange {
  return { id: randomUUID(), at: now.toISOString(), edits };
}

/** A file that somebody has damaged is never overwritten. */
function parseDraft(text: string): StoredDraft {
  try {
    return storedDraft.parse(JSON.parse(text)) as StoredDraft;
  } catch (error) {
    throw Object.assign(new Refusal(500, 'draft-unreadable'), { cause: error });
  }
}
