import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectClient } from '../../server/database/database-connection.ts';
import { toRow } from '../../server/database/submission-table.ts';
import { aSecond, milliseconds } from './figures.ts';
import { contactFields, createFormClient, inParallel } from './form-client.ts';
import { judged, type Row, told } from './row.ts';
import {
  databaseOf,
  drained,
  makeSiteFolder,
  type RunningSite,
  type SiteFolder,
  startSite,
  storedIn,
} from './running-site.ts';

/** How fast a kind of work went. */
export interface Speed {
  readonly perSecond: number;
  /** Milliseconds within which 99 of 100 were done. */
  readonly p99: number;
}

/** What became of forms that were sent while the server was killed. */
export interface KilledFigures {
  /** Answered with success, some of them after they were sent again. */
  readonly answered: number;
  /** Answered with success, and not in the table. */
  readonly lost: number;
  /** More than once in the table. */
  readonly twice: number;
  /** Seconds from the kill to the next answer. */
  readonly away: number;
}

export interface FormsFigures {
  readonly connections: number;
  readonly posts: Speed;
  /** The same rows put into the same table one by one, without the server in between. */
  readonly inserts: Speed;
  readonly killed: KilledFigures;
}

const COUNT = 1000;
const CONNECTIONS = 50;
/** Posts and inserts take turns, so that what else the machine does hits both. */
const TURNS = 4;

const letter = 'Góðan dag, okkur vantar nýjan vef. '.repeat(6);

const secret = randomBytes(32).toString('hex');

/**
 * Sends forms to `node server/start.ts` with a database of its own.
 * @param buildFolder a whole build
 */
export async function measureForms(buildFolder: string): Promise<FormsFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-forms-'));
  let running: RunningSite | null = null;
  try {
    const site = await makeSiteFolder(folder, buildFolder);
    const first = await startSite(site, secret);
    running = first;
    const { posts, inserts } = await measureSpeed(site, first.port);
    const { killed, second } = await measureKilled(site, first);
    running = second;
    return { connections: CONNECTIONS, posts, inserts, killed };
  } finally {
    await running?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureSpeed(
  site: SiteFolder,
  port: number,
): Promise<Pick<FormsFigures, 'posts' | 'inserts'>> {
  const connection = await databaseOf(site);
  const table = connectClient(connection.url, connection.secretKey).from('form_submissions');
  const client = createFormClient(port, CONNECTIONS);
  const post = async (fields: Record<string, string>) => {
    const status = await client.post(fields);
    if (status !== 200) throw new Error(`A valid form was answered with ${status}`);
  };
  const insert = async (row: Record<string, unknown>) => {
    const { error } = await table.insert(row);
    if (error) throw new Error(error.message);
  };

  await inParallel(await formsOf(client, 'warm', 100), CONNECTIONS, post);
  await inParallel(await rowsOf(site, 'warm'), CONNECTIONS, insert);
  const posting = stopwatch();
  const inserting = stopwatch();
  for (let turn = 0; turn < TURNS; turn++) {
    const forms = await formsOf(client, `turn ${turn}`, COUNT / TURNS);
    await posting.run(forms, post);
    await inserting.run(await rowsOf(site, `turn ${turn}`), insert);
  }
  client.close();
  return { posts: posting.speed(), inserts: inserting.speed() };
}

/** Forms with tickets of their own; their messages begin with the words. */
async function formsOf(
  client: Pick<ReturnType<typeof createFormClient>, 'ticket'>,
  words: string,
  count: number,
): Promise<Record<string, string>[]> {
  const forms: Record<string, string>[] = [];
  for (let at = 0; at < count; at++) {
    forms.push(contactFields(`${words}: ${letter} ${at}`, await client.ticket()));
  }
  return forms;
}

/** The rows of the forms whose messages begin with the words, with other keys. */
async function rowsOf(site: SiteFolder, words: string): Promise<Record<string, unknown>[]> {
  return (await storedIn(site))
    .filter(({ fields }) => fields.message?.startsWith(`${words}:`))
    .map((stored) => toRow({ ...stored, idempotencyKey: `${stored.idempotencyKey} again` }));
}

/** Takes the times of work that is done in several runs. */
function stopwatch() {
  const times: number[] = [];
  let total = 0;
  return {
    async run<T>(list: readonly T[], work: (each: T) => Promise<void>): Promise<void> {
      const started = performance.now();
      await inParallel(list, CONNECTIONS, async (each) => {
        const begun = performance.now();
        await work(each);
        times.push(performance.now() - begun);
      });
      total += performance.now() - started;
    },
    speed(): Speed {
      const sorted = times.toSorted((a, b) => a - b);
      const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
      return { perSecond: times.length / (total / 1000), p99 };
    },
  };
}

/** Kills the server and its database in the middle; what had no answer is sent again, as a visitor does. */
async function measureKilled(
  site: SiteFolder,
  first: RunningSite,
): Promise<{ killed: KilledFigures; second: RunningSite }> {
  const client = createFormClient(first.port, CONNECTIONS);
  const forms = await formsOf(client, 'killed', COUNT);
  const restarted = Promise.withResolvers<RunningSite>();
  const answered: string[] = [];
  let killedAt = Number.NaN;
  let away = Number.NaN;
  await Promise.all([
    inParallel(forms, CONNECTIONS, async (fields) => {
      while ((await client.post(fields)) !== 200) await wait(20);
      if (Number.isNaN(away) && !Number.isNaN(killedAt)) away = (performance.now() - killedAt) / 1000;
      answered.push(fields.message ?? '');
      if (answered.length !== COUNT / 2) return;
      await first.kill();
      killedAt = performance.now();
      startSite(site, secret, { PORT: String(first.port) }).then(restarted.resolve, restarted.reject);
    }),
    restarted.promise,
  ]);
  client.close();
  await drained(site);

  const counts = new Map<string, number>();
  for (const { fields } of await storedIn(site)) {
    const message = fields.message ?? '';
    if (message.startsWith('killed:')) counts.set(message, (counts.get(message) ?? 0) + 1);
  }
  return {
    second: await restarted.promise,
    killed: {
      answered: answered.length,
      lost: answered.filter((message) => !counts.has(message)).length,
      twice: [...counts.values()].filter((count) => count > 1).length,
      away,
    },
  };
}

export function formRows({ connections, posts, inserts, killed }: FormsFigures): Row[] {
  const [more, longer] = [posts.perSecond / inserts.perSecond, posts.p99 / inserts.p99];
  return [
    judged(
      `forms kept, embedded database, ${connections} connections`,
      aSecond(posts.perSecond),
      `>= plain inserts; ${more.toFixed(1)} times as many`,
      more >= 1,
    ),
    judged(
      '  99 of 100 answered within',
      milliseconds(posts.p99),
      `<= plain inserts; ${longer.toFixed(2)} of their time`,
      longer <= 1,
    ),
    told(
      '  plain inserts of the same rows',
      aSecond(inserts.perSecond),
      `the floor; ${milliseconds(inserts.p99)}`,
    ),
    judged(
      `server and database killed: of ${killed.answered} successes`,
      `${killed.lost} lost, ${killed.twice} twice`,
      `each kept once; answers again after ${killed.away.toFixed(1)} s`,
      killed.lost === 0 && killed.twice === 0,
    ),
  ];
}
