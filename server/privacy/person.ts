import type { SupabaseClient } from '@supabase/supabase-js';
import { deleteSubmissions } from '../submissions/delete-submissions.ts';
import type { Spool } from '../submissions/spool.ts';
import { NO_MARKS, type StoredSubmission } from '../submissions/submission.ts';
import { readSubmissions } from '../submissions/submission-queries.ts';

/** Where submissions are stored; nothing else keeps a copy: the mail queue and the Studio read the table. */
export interface SubmissionStores {
  /** Null while there is no database. */
  readonly client: SupabaseClient | null;
  readonly spool: Spool;
}

interface PersonSubmissions {
  readonly table: StoredSubmission[];
  /** Not in the table yet; the id is the name of the file. */
  readonly spool: StoredSubmission[];
  /** Names of damaged files of the spool that have the address in them. */
  readonly damaged: string[];
  /** Names of other damaged files of the spool. */
  readonly unreadable: string[];
}

/** An e-mail address as it is compared. */
export function normalizeAddress(address: string): string {
  return address.trim().toLowerCase();
}

/**
 * Finds what was sent with an address as one of its answers, spam too, in any case and in any field.
 * @param address normalized
 */
export async function findPerson(
  { client, spool }: SubmissionStores,
  address: string,
): Promise<PersonSubmissions> {
  const isTheirs = ({ fields }: Pick<StoredSubmission, 'fields'>) =>
    Object.values(fields).some((answer) => normalizeAddress(answer) === address);
  const found: PersonSubmissions = { table: [], spool: [], damaged: [], unreadable: [] };
  // The spool first: what a server moves to the table meanwhile is found there.
  for (const name of await spool.list()) {
    const submission = await spool.read(name).catch(() => undefined);
    if (submission === undefined) {
      const text = (await spool.readText(name)) ?? '';
      (text.toLowerCase().includes(address) ? found.damaged : found.unreadable).push(name);
    } else if (submission && isTheirs(submission))
      found.spool.push({ ...submission, id: name, notifiedAt: null, marks: NO_MARKS });
  }
  if (client)
    for await (const submission of readSubmissions(client, { address }))
      if (isTheirs(submission)) found.table.push(submission);
  return found;
}

/**
 * Deletes what was sent with an address, from the spool and the table.
 * @param address normalized
 * @returns how many there were
 */
export async function deletePerson(stores: SubmissionStores, address: string): Promise<number> {
  const deleted = new Set<string>();
  for (;;) {
    const { table, spool, damaged } = await findPerson(stores, address);
    // Looks again until there is none: a server may have been moving one from the spool to the table.
    if (table.length + spool.length + damaged.length === 0) return deleted.size;
    for (const name of [...spool.map(({ id }) => id), ...damaged]) await stores.spool.remove(name);
    const ids = table.map(({ id }) => id);
    if (stores.client) await deleteSubmissions(stores.client, ids);
    for (const { idempotencyKey } of [...table, ...spool]) deleted.add(idempotencyKey);
    for (const name of damaged) deleted.add(name);
  }
}
