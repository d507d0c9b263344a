import { resolve } from 'node:path';
import { connectClient } from '../../server/database/database-connection.ts';
import { hasDatabase, openDatabase } from '../../server/database/open-database.ts';
import type { DatabaseEnvironment, Environment } from '../../server/environment.ts';
import { openSpool } from '../../server/forms/spool.ts';
import { ticketSecret } from '../../server/forms/ticket.ts';
import { openAuditLog } from '../../server/privacy/audit.ts';
import { deletePerson, findPerson } from '../../server/privacy/person.ts';
import { inboxEntry, inboxJson } from './inbox-formats.ts';
import type { PersonOptions } from './inbox-options.ts';

interface PersonOutput {
  /** For the submissions. */
  readonly write: (text: string) => Promise<void>;
  /** For sentences about them. */
  readonly report: (sentence: string) => Promise<void>;
}

/**
 * Writes everything that was sent with an e-mail address, and deletes it if that is asked for. Both are recorded in
 * `audit.ndjson` of the database's folder.
 * @throws DatabaseProblem or DatabaseUnavailable when the table cannot be reached
 */
export async function printPerson(
  environment: DatabaseEnvironment,
  { SPOOL_FOLDER, FORM_SECRET }: Pick<Environment, 'SPOOL_FOLDER' | 'FORM_SECRET'>,
  { address, isJson, isDeleted }: PersonOptions,
  { write, report }: PersonOutput,
): Promise<void> {
  const secret = FORM_SECRET ?? (await ticketSecret(resolve('.database/form-secret')));
  const folder =
    environment.kind === 'embedded' ? environment.folder : process.env.DATABASE_FOLDER || '.database';
  const audit = await openAuditLog(folder, secret);
  const database = hasDatabase(environment) ? await openDatabase(environment) : null;
  try {
    const client = database && connectClient(database.connection.url, database.connection.secretKey);
    const stores = { client, spool: openSpool(SPOOL_FOLDER) };
    const { table, spool, damaged, unreadable } = await findPerson(stores, address);
    for (const submission of [...spool, ...table])
      await write(isJson ? inboxJson(submission) : inboxEntry(submission));
    const count = table.length + spool.length;
    await audit.write({ action: isJson ? 'export' : 'show', count, address });
    await report(
      `${countText(count)} with this address: ${table.length} in the table, ${spool.length} in the spool.`,
    );
    if (damaged.length > 0)
      await report(`The address is also in damaged files of the spool: ${damaged.join(', ')}.`);
    if (unreadable.length > 0)
      await report(
        `Look into these damaged files of the spool yourself, they do not show whose they are: ${unreadable.join(', ')}.`,
      );
    if (!isDeleted) return;
    const deleted = await deletePerson(stores, address);
    await audit.write({ action: 'delete', count: deleted, address });
    await report(
      `${countText(deleted)} deleted. Backups still have them until they expire, the server’s own after 14 days; mails that were sent to the agency stay there.`,
    );
  } finally {
    await database?.close();
    await audit.close();
  }
}

function countText(count: number): string {
  return count === 1 ? '1 submission' : `${count} submissions`;
}
