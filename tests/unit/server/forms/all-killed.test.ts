import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTickets } from '../../../../server/forms/ticket.ts';
import { contactFields, createFormClient } from '../../../form-client.ts';
import { putDatabase } from '../../../made-database.ts';
import {
  databaseOf,
  drained,
  makeSiteFolder,
  type RunningSite,
  type SiteFolder,
  startSite,
  storedIn,
} from '../../../running-site.ts';
import { temporaryFolder } from '../../../temporary-files.ts';
import { writeFormBuild } from './form-build.ts';
import { SECRET } from './secret.ts';

const CONNECTIONS = 8;
const tickets = createTickets(SECRET);
let site: SiteFolder;
let running: RunningSite | null = null;

beforeAll(async () => {
  const build = await writeFormBuild();
  site = await makeSiteFolder(temporaryFolder(), build.folder);
  await putDatabase(site.database, false);
});
afterAll(() => running?.stop());

const succeeded: string[] = [];

/** Waits until so many more forms were answered with success: a busy machine only makes the test slower. */
function moreSucceeded(least: number, most: number): Promise<void> {
  const target = succeeded.length + least + Math.floor(Math.random() * (most - least));
  return vi.waitFor(() => expect(succeeded.length).toBeGreaterThanOrEqual(target), {
    timeout: 60_000,
    interval: 5,
  });
}

/** When a round ends, and how. */
const rounds: readonly { name: string; moment: () => Promise<unknown>; isServerAlone?: boolean }[] = [
  { name: 'while forms go to the table', moment: () => databaseOf(site).then(() => moreSucceeded(20, 60)) },
  // The database starts meanwhile.
  { name: 'while forms go to the spool', moment: () => moreSucceeded(20, 60), isServerAlone: true },
  // What came while the database started is in the spool, which is drained as soon as it answers.
  { name: 'while the spool is drained', moment: () => databaseOf(site).then(() => moreSucceeded(1, 20)) },
];

test('a server that is killed, alone or with its database, loses no form that was answered with success, and keeps none twice', async () => {
  const unanswered: Record<string, string>[] = [];
  for (const { name, moment, isServerAlone } of rounds) {
    const round = await startSite(site, SECRET);
    running = round;
    const client = createFormClient(round.port, CONNECTIONS * 2);
    let isAlive = true;
    const connections = Array.from({ length: CONNECTIONS }, async (_, connection) => {
      for (let at = 0; isAlive; at++) {
        // What had no answer in the round before is sent again, as a visitor does.
        const fields = unanswered.pop() ?? contactFields(`${name}: ${connection}-${at}`, tickets.issue());
        // Some are sent twice at once, as by an impatient visitor.
        const posts = Array.from({ length: at % 5 === 0 ? 2 : 1 }, () => client.post(fields));
        const statuses = await Promise.all(posts);
        if (statuses.includes(200)) succeeded.push(fields.message ?? '');
        else unanswered.push(fields);
        // Where the database is not there yet, thousands would be kept, and the test would take long.
        await wait(60);
      }
    });
    await moment();
    if (isServerAlone) process.kill(round.pid, 'SIGKILL');
    await (isServerAlone ? round.stop() : round.kill());
    isAlive = false;
    await Promise.all(connections);
    client.close();
  }

  running = await startSite(site, SECRET);
  await drained(site);
  const stored = (await storedIn(site)).map(({ fields }) => fields.message ?? '');
  const distinct = new Set(stored);
  expect(distinct.size).toBe(stored.length);
  expect(succeeded.filter((message) => !distinct.has(message))).toEqual([]);
}, 400_000);
