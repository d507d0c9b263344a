import { keepSubmissions } from '../../../../server/forms/keep-submission.ts';
import { openSpool } from '../../../../server/forms/spool.ts';
import type { SubmissionTable } from '../../../../server/forms/submission.ts';
import { serveSites } from '../../../../server/serve-sites.ts';
import { SECRET } from './secret.ts';

/**
 * A server to be killed: `node killed-server.ts BUILD SPOOL TABLE`. Its table is another process at the address TABLE,
 * which may be unavailable. Prints its port.
 */
const [buildFolder = '', spoolFolder = '', tableAddress = ''] = process.argv.slice(2);

async function ask(body: unknown): Promise<void> {
  const { ok } = await fetch(tableAddress, { method: 'POST', body: JSON.stringify(body) });
  if (!ok) throw new Error('unavailable');
}

const table: SubmissionTable = {
  insert: ask,
  async list() {
    await ask([]);
    return [];
  },
  unnotified: async () => [],
  markNotified: async () => {},
  checkWriting: async () => {},
};
const keeper = keepSubmissions({
  table,
  spool: openSpool(spoolFolder),
  retryDelay: { first: 20, longest: 50 },
});
const serving = await serveSites(
  `${buildFolder}/sites`,
  { PORT: 0, HOST: '127.0.0.1' },
  { buildFolder, secret: SECRET, minSeconds: 0, rateLimit: 1_000_000, trustedProxies: 0, keeper },
);
console.log(serving.port);
