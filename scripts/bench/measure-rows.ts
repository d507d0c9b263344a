import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { connectClient } from '../../server/database/database-connection.ts';
import { mebibytes, milliseconds } from './figures.ts';
import { median } from './median.ts';
import { judged, notKnown, type Row } from './row.ts';
import { databaseOf, makeSiteFolder, type RunningSite, startSite } from './running-site.ts';

/** How the news pages do with a number of rows. */
export interface RowsFigures {
  readonly rows: number;
  /** Milliseconds for a part of the list that is read and rendered for this request; the median. */
  readonly list: number;
  /** Milliseconds for an article that is read and rendered for this request; the median. */
  readonly article: number;
  /** Bytes of the list's HTML. */
  readonly size: number;
  /** MiB of memory that the server holds afterwards; null where the system does not tell. */
  readonly memory: number | null;
}

/** From few to many. */
const COUNTS = [10, 10_000] as const;
/** Times those of few rows. */
const BUDGET = { time: 2.5, memory: 1.5 };
/** Requests of each kind. */
const TURNS = 40;
const languages = ['is', 'en', 'es', 'da'] as const;
/** As site.yaml has it for /frettir. */
const PER_PAGE = 13;
const INSERTED_TOGETHER = 1_000;

const content = 'Við prófuðum vefinn á ódýrum síma og mældum hvað hver síða vegur.\n'.repeat(12);

/**
 * Asks `node server/start.ts` for news with few and with many rows in its own database.
 * @param buildFolder a whole build
 * @returns the figures of each number of rows, from few to many
 */
export async function measureRows(buildFolder: string): Promise<RowsFigures[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-rows-'));
  const site = await makeSiteFolder(folder, buildFolder);
  const figures: RowsFigures[] = [];
  let running: RunningSite | null = null;
  try {
    let inserted = 0;
    for (const rows of COUNTS) {
      // A server for each number: what the one before keeps in memory must not count.
      running = await startSite(site, randomUUID() + randomUUID(), { ROWS_MAX_AGE: '0' });
      const { url, secretKey } = await databaseOf(site);
      const editor = connectClient(url, secretKey);
      await insertNews(editor, inserted, rows);
      inserted = rows;
      figures.push(await measure(running, editor, rows));
      await running.stop();
      running = null;
    }
    return figures;
  } finally {
    await running?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function insertNews(editor: SupabaseClient, from: number, to: number): Promise<void> {
  const day = 86_400_000;
  for (let begin = from; begin < to; begin += INSERTED_TOGETHER) {
    const rows = Array.from({ length: Math.min(INSERTED_TOGETHER, to - begin) }, (_, place) => ({
      slug: slugOf(begin + place),
      title: `Frétt númer ${begin + place}`,
      content,
      published_at: new Date(Date.now() - (begin + place + 1) * day).toISOString(),
      translations: { en: { title: `News item ${begin + place}`, content } },
    }));
    const { error } = await editor.from('news').insert(rows);
    if (error) throw new Error(error.message);
  }
}

function slugOf(place: number): string {
  return `frett-${place}`;
}

async function measure(
  { port, pid }: RunningSite,
  editor: SupabaseClient,
  rows: number,
): Promise<RowsFigures> {
  const agent = new Agent({ keepAlive: true });
  const ask = async (language: string, path: string) => {
    const started = performance.now();
    const { status, size } = await download(agent, port, `${language}.localhost`, path);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    return { time: performance.now() - started, size };
  };
  const change = async (place: number, turn: number) => {
    const title = `Frétt númer ${place}, breytt ${turn}`;
    const { error } = await editor.from('news').update({ title }).eq('slug', slugOf(place));
    if (error) throw new Error(error.message);
  };
  // The first part, and where there is one, a part in the midst of the list.
  const midst = Math.floor(rows / 2 / PER_PAGE);
  const parts = midst > 1 ? [0, midst] : [0];
  // The renderer is loaded for the first page that was not built.
  await ask('is', `/frettir/${slugOf(0)}`);
  const list: number[] = [];
  const article: number[] = [];
  let size = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const part = parts[turn % parts.length] ?? 0;
    const language = languages[turn % languages.length] ?? 'is';
    await change(part * PER_PAGE, turn);
    const answer = await ask(language, `/frettir?sida=${part + 1}`);
    size = Math.max(size, answer.size);
    list.push(answer.time);
    // In each turn another pair of language and item.
    article.push(
      (await ask(language, `/frettir/${slugOf(Math.floor(turn / languages.length) % rows)}`)).time,
    );
  }
  agent.destroy();
  return { rows, list: median(list), article: median(article), size, memory: residentMebibytes(pid) };
}

function download(
  agent: Agent,
  port: number,
  host: string,
  path: string,
): Promise<{ status: number; size: number }> {
  return new Promise((resolve, reject) => {
    get({ agent, port, path, host: '127.0.0.1', headers: { host: `${host}:${port}` } }, (response) => {
      let size = 0;
      response.on('data', (piece: Buffer) => {
        size += piece.length;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, size }));
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** Linux tells it by the page of 4 KB; elsewhere it is not known. */
function residentMebibytes(pid: number): number | null {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 2 ** 20;
  } catch {
    return null;
  }
}

/** @param figures of few rows and of many */
export function rowRows([few, many]: readonly RowsFigures[]): Row[] {
  if (!few || !many) return [];
  const grown = (what: string, figure: string, times: number, budget: number) =>
    judged(
      what,
      figure,
      `<= ${budget} times; ${times.toFixed(1)} times that of ${few.rows}`,
      times <= budget,
    );
  const memory = '  memory of the server';
  return [
    grown(
      `a part of ${many.rows} news, read and rendered`,
      milliseconds(many.list),
      many.list / few.list,
      BUDGET.time,
    ),
    grown('  an article of them', milliseconds(many.article), many.article / few.article, BUDGET.time),
    many.memory === null || few.memory === null
      ? notKnown(memory, 'the system does not tell')
      : grown(memory, mebibytes(many.memory), many.memory / few.memory, BUDGET.memory),
  ];
}
