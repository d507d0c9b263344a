import { connectClient, runStatement } from '../database/database-connection.ts';
import { hasDatabase, openDatabase } from '../database/open-database.ts';
import { deletePerson, findPerson } from '../privacy/person.ts';
import type { DatabaseEnvironment, Environment } from '../runtime/environment.ts';
import { openSpool } from '../submissions/spool.ts';
import { formatInboxEntry, formatInboxJson } from '../submissions/submission-formats.ts';
import { formatCount } from './print-inbox.ts';

export interface PersonOptions {
  /** In small letters. */
  readonly address: string;
  readonly isJson: boolean;
  readonly shouldDelete: boolean;
}

interface PersonOutput {
  /** For the submissions. */
  readonly write: (text: string) => Promise<void>;
  /** For sentences about them. */
  readonly report: (sentence: string) => Promise<void>;
}

/** The person in the Studio's audit log. */
const COMMAND = 'npm run inbox';

/**
 * Writes all submissions with an email address, and deletes them if requested. Both are first recorded in the Studio's
 * audit log, without the address.
 * @throws DatabaseProblem or DatabaseUnavailable if the table cannot be reached
 */
export async function printPerson(
  environment: DatabaseEnvironment,
  { SPOOL_FOLDER }: Pick<Environment, 'SPOOL_FOLDER'>,
  { address, isJson, shouldDelete }: PersonOptions,
  { write, report }: PersonOutput,
): Promise<void> {
  const database = hasDatabase(environment) ? await openDatabase(environment) : null;
  try {
    const client = database && connectClient(database.connection.url, database.connection.secretKey);
    const record = async (action: string, count: number) => {
      const line = { person: COMMAND, action: `person.${action}`, count };
      if (client) await runStatement(client.from('studio_audit').insert(line));
    };
    const stores = { client, spool: openSpool(SPOOL_FOLDER) };
    const { table, spool, damaged, unreadable } = await findPerson(stores, address);
    const count = table.length + spool.length;
    await record(isJson ? 'export' : 'find', count);
    for (const submission of [...spool, ...table])
      await write(isJson ? formatInboxJson(submission) : formatInboxEntry(submission));
    await report(
      `${formatCount(count)} with this address: ${table.length} in the table, ${spool.length} in the spool.`,
    );
    if (damaged.length > 0)
      await report(`The address is also in damaged files of the spool: ${damaged.join(', ')}.`);
    if (unreadable.length > 0)
      await report(
        `Look into these damaged files of the spool yourself, they do not show whose they are: ${unreadable.join(', ')}.`,
      );
    if (!shouldDelete) return;
    await record('delete', count + damaged.length);
    const deletedCount = await deletePerson(stores, address);
    await report(
      `${formatCount(deletedCount)} deleted. Backups still have them until they expire, the server’s own after 14 days; mails that were sent to the agency stay there.`,
    );
  } finally {
    await database?.close();
  }
}
