import { join } from 'node:path';
import { runningDatabase } from '../../server/database/open-database.ts';
import { connectSubmissionTable } from '../../server/database/submission-table.ts';
import { keepSubmissions } from '../../server/forms/keep-submission.ts';
import { openSpool } from '../../server/forms/spool.ts';
import { serveSites } from '../../server/serve-sites.ts';

/*
 * `node tests/e2e/serve-build.ts BUILD DATABASE` serves the sites of a build folder with their forms; what is sent goes into
 * the database of a folder, which runs. When it is ready it prints a line with the port.
 */
const [buildFolder = '', databaseFolder = ''] = process.argv.slice(2);
const connection = await runningDatabase(databaseFolder);
if (!connection) throw new Error('The database does not run.');
const keeper = keepSubmissions({
  table: connectSubmissionTable(connection),
  spool: openSpool(join(buildFolder, 'spool')),
  onDrained: () => {},
});
const { port } = await serveSites(
  join(buildFolder, 'sites'),
  { PORT: 0, HOST: '127.0.0.1' },
  {
    ...{ buildFolder, secret: 'a secret of more than thirty-two characters', keeper },
    ...{ minSeconds: 0, rateLimit: 1000, trustedProxies: 0 },
  },
);
process.stdout.write(`ready ${port}\n`);
