import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, figure, median, seconds } from './figure.ts';
import { type ProjectCopy, runCommand } from './project-copy.ts';
import { askStudio, type RunningProcess, startProcess, startStudio } from './running-process.ts';

const ROUNDS = 5;
/** Milliseconds; why the second one is longer: docs/performance.md. */
const BUDGET = { onePage: 2000, everyPage: 4000 };
const LONGEST_MS = 60_000;

/** An edit, and the address of a page that shows it. */
interface Change {
  readonly page: string;
  readonly path: readonly string[];
  readonly before: string | number;
  readonly after: string | number;
  /** The new value as the page shows it. */
  readonly shown: string;
}

/** Publishes in the Studio, beside a server that shows the sites: a price of one page, and what every page shows. */
export async function measurePublishing({ folder }: ProjectCopy): Promise<readonly Figure[]> {
  makeRepository(folder);
  await runCommand(folder, 'build');
  const server = await startProcess(folder, ['server/start.ts'], /is\.localhost:(\d+)/);
  const studio = await startStudio(folder);
  try {
    const [prices, phones]: [number[], number[]] = [[], []];
    // The first publication loads what the others find loaded.
    for (let round = 0; round <= ROUNDS; round++) {
      const price = await publish(priceChange(folder), studio, server);
      const phone = await publish(phoneChange(folder), studio, server);
      if (round === 0) continue;
      prices.push(price);
      phones.push(phone);
    }
    return [
      figureOf('a price, from the click to live on all four sites', median(prices), BUDGET.onePage),
      figureOf('the telephone number, which is on every page', median(phones), BUDGET.everyPage),
    ];
  } finally {
    await studio.stop();
    await server.stop();
  }
}

function figureOf(name: string, time: number, budget: number): Figure {
  return figure(`publish: ${name}`, `<= ${budget / 1000} s`, seconds(time), time <= budget);
}

/** @returns the time from the click until a page shows the change */
async function publish(change: Change, studio: RunningProcess, server: RunningProcess): Promise<number> {
  const { page, shown, ...edit } = change;
  await askStudio(studio, '/draft/changes', { edits: [{ kind: 'set', ...edit }] });
  await askStudio(studio, '/draft');
  const clicked = performance.now();
  const published = askStudio(studio, '/publications', null);
  await untilShown(server.port, page, shown);
  const time = performance.now() - clicked;
  await published;
  return time;
}

/** Publications are commits; the copy has no history of its own. */
function makeRepository(folder: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=Bench', '-c', 'user.email=bench@localhost', ...args]);
  git('init', '--quiet', '--initial-branch=main');
  git('add', 'site.yaml', 'locales', 'content', 'supabase');
  git('commit', '--quiet', '--allow-empty', '--message=The content of the bench');
}

function priceChange(folder: string): Change {
  const before = Number(valueIn(folder, /- id: hosting\n[\s\S]*?id: basic[\s\S]*?amounts: \{ ISK: (\d+)/));
  return {
    page: '/lausnir/vefhysing',
    path: ['packages', 'hosting', 'packages', 'basic', 'price', 'amounts', 'ISK'],
    before,
    after: before + 10,
    shown: (before + 10).toLocaleString('de-DE'),
  };
}

function phoneChange(folder: string): Change {
  const before = valueIn(folder, /^ {2}phone: (\+.*)$/m);
  const after = before.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
  return { page: '/', path: ['company', 'phone'], before, after, shown: after };
}

function valueIn(folder: string, place: RegExp): string {
  const value = place.exec(readFileSync(`${folder}/site.yaml`, 'utf8'))?.[1];
  if (value === undefined) throw new Error(`site.yaml has nothing at ${place}`);
  return value;
}

async function untilShown(port: number, page: string, text: string): Promise<void> {
  for (const deadline = performance.now() + LONGEST_MS; performance.now() < deadline; await wait(20))
    if ((await pageOf(port, page)).includes(text)) return;
  throw new Error(`${page} did not show ${text}.`);
}

function pageOf(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host: `is.localhost:${port}` };
    get({ port, host: '127.0.0.1', path, headers }, async (response) => {
      resolve(Buffer.concat(await response.toArray()).toString());
    }).on('error', reject);
  });
}
