import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, vi } from 'vitest';
import { createTickets } from '../../server/forms/ticket.ts';
import { contactFields, createFormClient } from '../form-client.ts';
import { putDatabase } from '../made-database.ts';
import {
  drainSpool,
  findDatabase,
  listForms,
  makeSiteFolder,
  type SiteFolder,
  startSite,
} from '../running-site.ts';
import { temporaryFolder } from '../temporary-files.ts';
import { writeFormBuild } from '../unit/server/forms/form-build.ts';
import { SECRET } from '../unit/server/forms/secret.ts';

const CONNECTIONS = 8;
const tickets = createTickets(SECRET);

/** A kill of the server: its moment, and the processes that it ends. */
interface Kill {
  readonly name: string;
  /** Waits for the moment. @param succeed waits until a random number of further forms was answered with success */
  readonly moment: (
    site: SiteFolder,
    succeed: (least: number, most: number) => Promise<void>,
  ) => Promise<unknown>;
  readonly isServerAlone?: true;
}

const DURING_SPOOLING: Kill = {
  // The database is starting.
  name: 'while forms go to the spool',
  moment: (_, succeed) => succeed(20, 60),
  isServerAlone: true,
};

/** The cheapest kill: of the server while its database starts. */
export const FIRST_KILL: readonly Kill[] = [DURING_SPOOLING];

export const ALL_KILLS: readonly Kill[] = [
  {
    name: 'while forms go to the table',
    moment: (site, succeed) => findDatabase(site).then(() => succeed(20, 60)),
  },
  DURING_SPOOLING,
  {
    // Forms from the time when the database started are in the spool, which is drained as soon as it answers.
    name: 'while the spool is drained',
    moment: (site, succeed) => findDatabase(site).then(() => succeed(1, 20)),
  },
];

/**
 * Kills a server, alone or with its database, while visitors send forms, once for each kill: no form that was answered
 * with success is lost, and none is stored twice.
 */
export async function killServers(kills: readonly Kill[]): Promise<void> {
  const build = await writeFormBuild();
  const site = await makeSiteFolder(temporaryFolder(), build.folder);
  await putDatabase(site.database, false);
  const successes: string[] = [];
  const retries: Record<string, string>[] = [];
  /** A busy machine only makes the test slower. */
  const succeed = (least: number, most: number) => {
    const target = successes.length + least + Math.floor(Math.random() * (most - least));
    return vi.waitFor(() => expect(successes.length).toBeGreaterThanOrEqual(target), {
      timeout: 60_000,
      interval: 5,
    });
  };

  for (const { name, moment, isServerAlone } of kills) {
    const server = await startSite(site, SECRET);
    onTestFinished(server.stop);
    const client = createFormClient(server.port, CONNECTIONS * 2);
    let isAlive = true;
    const connections = Array.from({ length: CONNECTIONS }, async (_, connection) => {
      for (let at = 0; isAlive; at++) {
        // A form without an answer is sent again after the next start, as a visitor would.
        const fields = retries.pop() ?? contactFields(`${name}: ${connection}-${at}`, tickets.issue());
        // Some are sent twice at the same time, as by an impatient visitor.
        const posts = Array.from({ length: at % 5 === 0 ? 2 : 1 }, () => client.post(fields));
        const statuses = await Promise.all(posts);
        if (statuses.includes(200)) successes.push(fields.message ?? '');
        else retries.push(fields);
        // While the database starts, thousands would be stored, and the test would take long.
        await wait(60);
      }
    });
    await moment(site, succeed);
    if (isServerAlone) process.kill(server.pid, 'SIGKILL');
    await (isServerAlone ? server.stop() : server.kill());
    isAlive = false;
    await Promise.all(connections);
    client.close();
  }

  const server = await startSite(site, SECRET);
  onTestFinished(server.stop);
  await drainSpool(site);
  const stored = (await listForms(site)).map(({ fields }) => fields.message ?? '');
  const distinct = new Set(stored);
  expect(distinct.size).toBe(stored.length);
  expect(successes.filter((message) => !distinct.has(message))).toEqual([]);
}
