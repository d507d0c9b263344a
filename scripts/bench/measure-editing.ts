import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { atMost, atMostTimes, type Figure, median } from './figure.ts';
import {
  emptyFolder,
  memoryOf,
  type RunningProcess,
  runScript,
  withProcess,
  withServer,
} from './project-copy.ts';

const ROUNDS = 5;
const EDITS = 1000;
const MAX_WAIT_MS = 60_000;
const HOME = 'locales/is/home.json';

/** Measures how long editors wait: for the preview of an edit, and until it is published. */
export async function measureEditing(folder: string, browser: Browser): Promise<readonly Figure[]> {
  const preview = await measureDevPreview(folder, browser);
  makeRepository(folder);
  await runScript(folder, 'build');
  // Without the drafts of an earlier run.
  rmSync(join(folder, '.studio'), { recursive: true, force: true });
  const studioFigures = await withServer(folder, {}, (server) =>
    withProcess(folder, ['scripts/run.js', 'studio'], /localhost:(\d+)\/studio/, {}, (studio) =>
      measureStudio(folder, server, studio),
    ),
  );
  return [preview, ...studioFigures];
}

/** Edits the title of the home page while a browser shows it in the live preview. */
async function measureDevPreview(folder: string, browser: Browser): Promise<Figure> {
  const site = emptyFolder('preview-site');
  for (const name of ['site.yaml', 'locales', 'content'])
    cpSync(join(folder, name), join(site, name), { recursive: true });
  const args = ['scripts/dev.ts', '--site', site];
  return await withProcess(folder, args, /localhost:(\d+)/, {}, async ({ port }) => {
    const page = await browser.newPage();
    await page.goto(`http://is.localhost:${port}/`);
    await wait(2000);
    const texts = readHome(site);
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      texts.home.hero.title = titleFor(round);
      const saved = performance.now();
      writeFileSync(join(site, HOME), JSON.stringify(texts, null, 2));
      await page.getByRole('heading', { level: 1, name: titleFor(round) }).waitFor();
      times.push(performance.now() - saved);
      await wait(300);
    }
    await page.close();
    return atMost('npm run dev: from saved to shown', medianOfWarm(times), 500, 'ms');
  });
}

/** Edits a title and the telephone number, which every page shows, in the Studio, and publishes them next to a server. */
async function measureStudio(folder: string, server: RunningProcess, studio: RunningProcess) {
  const [previews, publications, memory]: [number[], number[], number[]] = [[], [], []];
  let { title } = readHome(folder).home.hero;
  const editTitle = async (after: string, draft: string | number) => {
    const saved = performance.now();
    const edit = { kind: 'text', key: 'home:home.hero.title', language: 'is', before: title, after };
    await askStudio(studio, '/draft/changes', { edits: [edit] });
    await untilShown(studio, `/studio/preview/is/?draft=${draft}`, after);
    title = after;
    return performance.now() - saved;
  };
  for (let round = 0; round <= ROUNDS; round++) {
    previews.push(await editTitle(titleFor(round), round));
    const site = readFileSync(join(folder, 'site.yaml'), 'utf8');
    const before = /(?<=^ {2}phone: )\+.*$/m.exec(site)?.[0] ?? '';
    const after = before.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
    const edit = { kind: 'set', path: ['company', 'phone'], before, after };
    await askStudio(studio, '/draft/changes', { edits: [edit] });
    await askStudio(studio, '/draft');
    // While the editor reads what will change.
    await askStudio(studio, '/publications/prepare', null);
    const clicked = performance.now();
    const published = askStudio(studio, '/publications', null);
    await untilShown(server, '/', after);
    publications.push(performance.now() - clicked);
    await published;
  }
  for (let edit = 1; edit <= EDITS; edit++) {
    const letters = edit.toString(2).replaceAll('0', 'n').replaceAll('1', 'e');
    await editTitle(`Minni ${'abcdefghij'[edit % 10]}${letters}`, `memory-${edit}`);
    if (edit % (EDITS / 2) === 0) memory.push(memoryOf(studio.pid));
  }
  const [half = 0, whole = 0] = memory;
  const what = 'publish: what is on every page, its changes read: from the click to live on all four sites';
  return [
    atMost('preview in the Studio: from saved to its page', medianOfWarm(previews), 500, 'ms'),
    atMost(what, medianOfWarm(publications), 2000, 'ms'),
    atMost(`memory of the Studio after ${EDITS} edits and previews`, whole, 400, 'MiB'),
    atMostTimes('the same memory', [whole, half], 1.1, 'that after half of the edits', 'MiB'),
  ];
}

function readHome(folder: string): { readonly home: { readonly hero: { title: string } } } {
  return JSON.parse(readFileSync(join(folder, HOME), 'utf8'));
}

/** Without a figure, which the other languages would need, too. */
function titleFor(round: number): string {
  return `Mæling ${String.fromCharCode(97 + round)}`;
}

/** The median without the first time, which loads what the others find loaded. */
function medianOfWarm([, ...times]: readonly number[]): number {
  return median(times);
}

/** Publications are commits; the copy has no history of its own. */
function makeRepository(folder: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=Bench', '-c', 'user.email=bench@localhost', ...args]);
  git('init', '--quiet', '--initial-branch=main');
  git('add', 'site.yaml', 'locales', 'content', 'supabase');
  git('commit', '--quiet', '--allow-empty', '--message=The content of the bench');
}

/** Asks the Studio's API; with a body, by POST. */
async function askStudio({ port }: RunningProcess, path: string, body?: unknown): Promise<void> {
  const origin = `http://localhost:${port}`;
  const response = await fetch(`${origin}/studio/api${path}`, {
    headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin', 'x-studio': '1' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

/** Asks for a page until it contains a text. */
async function untilShown({ port }: RunningProcess, path: string, text: string): Promise<void> {
  for (const deadline = performance.now() + MAX_WAIT_MS; performance.now() < deadline; await wait(20))
    if ((await (await fetch(`http://localhost:${port}${path}`)).text()).includes(text)) return;
  throw new Error(`${path} did not show ${text}.`);
}
