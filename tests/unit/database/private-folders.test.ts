import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBackup } from '../../../server/database/backup.ts';
import { startEmbeddedDatabase } from '../../../server/database/embedded-database.ts';
import { openSpool } from '../../../server/forms/spool.ts';
import { ticketSecret } from '../../../server/forms/ticket.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { someSubmission } from './some-submissions.ts';

/* What visitors wrote is read by no other user of the machine, whichever part of the server makes a folder first. */

const newFolder = () => join(temporaryFolder(), 'new');

/** The modes of a folder and those below it, except Postgres's own. */
function modesOf(folder: string): string[] {
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => (name === 'postgres' ? modeOf(join(folder, name)) : modesOf(join(folder, name))));
  return [modeOf(folder), ...below];
}

function modeOf(folder: string): string {
  return (statSync(folder).mode & 0o777).toString(8);
}

test('the folders of the secret and of the spool', async () => {
  const [secret, spool] = [newFolder(), newFolder()];
  await ticketSecret(join(secret, 'form-secret'));
  await openSpool(join(spool, 'spool')).append(someSubmission());
  expect([modesOf(secret), modesOf(spool)]).toEqual([['700'], ['700', '700']]);
});

test('those of the database and of its backups, also where somebody else has made the first', async () => {
  const folder = newFolder();
  mkdirSync(folder, { mode: 0o755 });
  const database = startEmbeddedDatabase(folder, { sampleRows: false });
  await writeBackup(await database.connection, join(folder, 'backups', 'a'));
  expect(modesOf(folder)).toEqual(['700', '700', '700']);
  await database.stop();
});
