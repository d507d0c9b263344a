import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { BudgetReadings } from './budgets.ts';
import { median } from './in-turn.ts';
import { measureMemory, moveAway, type RunningServer, runScript, withServer } from './project-copy.ts';

const ROUNDS = 5;
const EDITS = Number(process.env.BENCH_EDITS ?? 1000);
const MAX_WAIT_MS = 60_000;
const HOME = 'locales/is/home.json';

/** Measures the time until an editor finds a price, sees the preview of an edit, and has it published. */
export async function measureEditing(folder: string, browser: Browser): Promise<BudgetReadings<'editing'>> {
  const devPreview = await measureDevPreview(folder, browser);
  makeRepository(folder);
  await runScript(folder, 'build');
  // Starts without the drafts of an earlier run.
  moveAway(join(folder, '.studio'));
  return await withServer(folder, ['server/start.ts'], {}, (server) =>
    withServer(folder, ['scripts/run.js', 'studio'], {}, async (studio) => ({
      devPreview,
      find: await measureFind(browser, studio),
      ...(await measureStudio(folder, server, studio)),
    })),
  );
}

/** Edits the title of the home page while a browser shows it in the live preview. */
async function measureDevPreview(folder: string, browser: Browser): Promise<number> {
  return await withServer(folder, ['scripts/dev.ts'], {}, async ({ port }) => {
    const page = await browser.newPage();
    await page.goto(`http://is.localhost:${port}/`);
    await wait(2000);
    const texts = readHome(folder);
    return await measureMedian(async (round) => {
      await wait(300);
      texts.home.hero.title = createTitle(round);
      const saveTime = performance.now();
      writeFileSync(join(folder, HOME), JSON.stringify(texts, null, 2));
      await page.getByRole('heading', { level: 1, name: createTitle(round) }).waitFor();
      return performance.now() - saveTime;
    }).finally(() => page.close());
  });
}

/** Types and deletes digits of a price in the search of the Studio. */
async function measureFind(browser: Browser, { port }: RunningServer): Promise<number> {
  const page = await browser.newPage();
  const index = page.waitForResponse(/\/studio\/api\/find$/);
  await page.goto(`http://localhost:${port}/studio/home`);
  await (await index).finished();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('4');
  await page.getByRole('option').first().waitFor();
  return await measureMedian(async (round) => {
    // What the server finds joins the list later.
    await wait(1000);
    const time = page.evaluate(measureNextKey);
    await page.keyboard.press(round % 2 === 0 ? '9' : 'Backspace');
    return await time;
  }).finally(() => page.close());
}

/** In the browser: milliseconds from the next key to the next frame with another list. */
function measureNextKey(): Promise<number> {
  return new Promise((resolve) => {
    let keyTime = 0;
    const noteTime = () => {
      keyTime = performance.now();
    };
    addEventListener('keydown', noteTime, { capture: true, once: true });
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - keyTime));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Edits a title and the phone number, which every page shows, in the Studio, and publishes them next to a server. */
async function measureStudio(folder: string, server: RunningServer, studio: RunningServer) {
  const save = (edit: object) => askStudio(studio, '/draft/changes', { edits: [edit] });
  const editTitle = async (round: number) => {
    const after = createTitle(round);
    const edit = { kind: 'text', key: 'home:home.hero.title', language: 'is', before: title, after };
    const saveTime = performance.now();
    await save(edit);
    await waitForText(studio, `/studio/preview/is/?draft=${round}`, after);
    title = after;
    return performance.now() - saveTime;
  };
  const publish = async () => {
    const site = readFileSync(join(folder, 'site.yaml'), 'utf8');
    const before = /(?<=^ {2}phone: )\+.*$/m.exec(site)?.[0] ?? '';
    const after = before.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
    await save({ kind: 'set', path: ['company', 'phone'], before, after });
    await askStudio(studio, '/draft');
    // Simulates the editor reading the list of changes.
    await askStudio(studio, '/publications/prepare', null);
    const clickTime = performance.now();
    const [time] = await Promise.all([
      waitForText(server, '/', after).then(() => performance.now() - clickTime),
      askStudio(studio, '/publications', null),
    ]);
    return time;
  };
  let { title } = readHome(folder).home.hero;
  const studioPreview = await measureMedian(editTitle);
  const publication = await measureMedian(publish);
  const memories: number[] = [];
  for (let edit = 1; edit <= EDITS; edit++) {
    await editTitle(ROUNDS + edit);
    if (edit % (EDITS / 2) === 0) memories.push(measureMemory(studio.pid));
  }
  const [half = Number.NaN, memory = Number.NaN] = memories;
  return { studioPreview, publication, memory, memoryGrowth: [memory, half] as const };
}

/** Returns the median without the first round, which fills the caches. */
async function measureMedian(measure: (round: number) => Promise<number>): Promise<number> {
  const readings: { readonly time: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) readings.push({ time: await measure(round) });
  return median(readings.slice(1), 'time');
}

function readHome(folder: string): { readonly home: { readonly hero: { title: string } } } {
  return JSON.parse(readFileSync(join(folder, HOME), 'utf8'));
}

/** Makes a title without a figure, which the other languages would need, too. */
function createTitle(round: number): string {
  return `Mæling ${[...String(round)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
}

/** Makes a repository: publications are commits, and the copy has no history. */
function makeRepository(folder: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=Bench', '-c', 'user.email=bench@localhost', ...args]);
  git('init', '--quiet', '--initial-branch=main');
  git('add', 'site.yaml', 'locales', 'content', 'supabase');
  git('commit', '--quiet', '--allow-empty', '--message=The content of the bench');
}

/** Calls the Studio's API; with a body, by POST. */
async function askStudio({ port }: RunningServer, path: string, body?: unknown): Promise<void> {
  const origin = `http://localhost:${port}`;
  const response = await fetch(`${origin}/studio/api${path}`, {
    headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin', 'x-studio': '1' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

/** Requests a page until it contains a text, on one line or on several. */
async function waitForText({ port }: RunningServer, path: string, text: string): Promise<void> {
  for (const deadline = performance.now() + MAX_WAIT_MS; performance.now() < deadline; await wait(20))
    if (
      (await (await fetch(`http://localhost:${port}${path}`)).text()).replaceAll(/\s+/g, ' ').includes(text)
    )
      return;
  throw new Error(`${path} did not show ${text}.`);
}
