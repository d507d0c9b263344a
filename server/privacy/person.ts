import type { SupabaseClient } from '@supabase/supabase-js';
import { deleteSubmissions } from '../submissions/delete-submissions.ts';
import type { Spool } from '../submissions/spool.ts';
import { NO_MARKS, type StoredSubmission } from '../submissions/submission.ts';
import { readSubmissions } from '../submissions/submission-queries.ts';

/** Storage of submissions; there are no other copies: the mail queue and the Studio read the table. */
export interface SubmissionStores {
  /** Null while there is no database. */
  readonly client: SupabaseClient | null;
  readonly spool: Spool;
}

interface PersonSubmissions {
  readonly table: StoredSubmission[];
  /** Not in the table yet; the id is the name of the file. */
  readonly spool: StoredSubmission[];
  /** Names of damaged files of the spool that contain the address. */
  readonly damaged: string[];
  /** Names of other damaged files of the spool. */
  readonly unreadable: string[];
}

/** An email address in the form for comparisons. */
export function normalizeAddress(address: string): string {
  return address.trim().toLowerCase();
}

/**
 * Finds submissions with an address as one of their answers, in any case and any field, spam included.
 * @param address normalized
 */
export async function findPerson(
  { client, spool }: SubmissionStores,
  address: string,
): Promise<PersonSubmissions> {
  const hasAddress = ({ fields }: Pick<StoredSubmission, 'fields'>) =>
    Object.values(fields).some((answer) => normalizeAddress(answer) === address);
  const matches: PersonSubmissions = { table: [], spool: [], damaged: [], unreadable: [] };
  // The spool first: forms that a server moves to the table in the meantime are found there.
  for (const name of await spool.list()) {
    const submission = await spool.read(name).catch(() => undefined);
    if (submission === undefined) {
      const text = (await spool.readText(name)) ?? '';
      (text.toLowerCase().includes(address) ? matches.damaged : matches.unreadable).push(name);
    } else if (submission && hasAddress(submission))
      matches.spool.push({ ...submission, id: name, notifiedAt: null, marks: NO_MARKS });
  }
  if (client)
    for await (const submission of readSubmissions(client, { address }))
      if (hasAddress(submission)) matches.table.push(submission);
  return matches;
}

/**
 * Deletes submissions with an address from the spool and the table.
 * @param address normalized
 * @returns the number of deleted submissions
 */
export async function deletePerson(stores: SubmissionStores, address: string): Promise<number> {
  const deletedKeys = new Set<string>();
  for (;;) {
    const { table, spool, damaged } = await findPerson(stores, address);
    // Searches again until there is none: a server may have been moving one from the spool to the table.
    if (table.length + spool.length + damaged.length === 0) return deletedKeys.size;
    for (const name of [...spool.map(({ id }) => id), ...damaged]) await stores.spool.remove(name);
    const ids = table.map(({ id }) => id);
    if (stores.client) await deleteSubmissions(stores.client, ids);
    for (const { idempotencyKey } of [...table, ...spool]) deletedKeys.add(idempotencyKey);
    for (const name of damaged) deletedKeys.add(name);
  }
}
