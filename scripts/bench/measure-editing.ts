import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { atMost, type Figure, figure, mebibytes, median, ratio, seconds } from './figure.ts';
import { memoryOf } from './measure-serving.ts';
import { emptyFolder, type ProjectCopy, runCommand } from './project-copy.ts';
import { askStudio, type RunningProcess, startProcess, startStudio } from './running-process.ts';

const ROUNDS = 5;
const EDITS = 1000;
/** Milliseconds. */
const BUDGET = { preview: 500, publish: 2000 };
const LONGEST_MS = 60_000;

/** Measures how long editors wait: for the preview of an edit, and until it is published. */
export async function measureEditing({ folder }: ProjectCopy, browser: Browser): Promise<readonly Figure[]> {
  return [await measureDevPreview(folder, browser), ...(await measureStudio(folder))];
}

/** Edits the title of the home page while a browser shows it in the live preview. */
async function measureDevPreview(folder: string, browser: Browser): Promise<Figure> {
  const site = emptyFolder('preview-site');
  for (const name of ['site.yaml', 'locales', 'content'])
    cpSync(join(folder, name), join(site, name), { recursive: true });
  const preview = await startProcess(folder, ['scripts/dev.ts', '--site', site], /localhost:(\d+)/);
  const page = await browser.newPage();
  try {
    await page.goto(`http://is.localhost:${preview.port}/`);
    await wait(2000);
    const file = join(site, 'locales/is/home.json');
    const texts = JSON.parse(readFileSync(file, 'utf8'));
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      texts.home.hero.title = titleOf(round);
      const saved = performance.now();
      writeFileSync(file, JSON.stringify(texts, null, 2));
      await page.getByRole('heading', { level: 1, name: texts.home.hero.title }).waitFor();
      times.push(performance.now() - saved);
      await wait(300);
    }
    return figureOf('npm run dev: from saved to shown', times, BUDGET.preview);
  } finally {
    await page.close();
    await preview.stop();
  }
}

/** Edits a title and the telephone number, which every page shows, in the Studio, and publishes them beside a server. */
async function measureStudio(folder: string): Promise<readonly Figure[]> {
  makeRepository(folder);
  await runCommand(folder, 'build');
  const server = await startProcess(folder, ['server/start.ts'], /is\.localhost:(\d+)/);
  const studio = await startStudio(folder);
  try {
    const [previews, publications]: [number[], number[]] = [[], []];
    for (let round = 0; round <= ROUNDS; round++) {
      const text = (file: string) => readFileSync(join(folder, file), 'utf8');
      const title = titleOf(round);
      const { hero } = JSON.parse(text('locales/is/home.json')).home;
      const ofTitle = { kind: 'text', key: 'home:home.hero.title', language: 'is', before: hero.title };
      const saved = performance.now();
      await askStudio(studio, '/draft/changes', { edits: [{ ...ofTitle, after: title }] });
      await untilShown(studio, `/studio/preview/is/?draft=${round}`, title);
      previews.push(performance.now() - saved);

      const before = /^ {2}phone: (\+.*)$/m.exec(text('site.yaml'))?.[1] ?? '';
      const phone = before.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
      const ofPhone = { kind: 'set', path: ['company', 'phone'], before, after: phone };
      await askStudio(studio, '/draft/changes', { edits: [ofPhone] });
      await askStudio(studio, '/draft');
      // While the editor reads what will change.
      await askStudio(studio, '/publications/prepare', null);
      const clicked = performance.now();
      const published = askStudio(studio, '/publications', null);
      await untilShown(server, '/', phone);
      publications.push(performance.now() - clicked);
      await published;
    }
    return [
      figureOf('preview in the Studio: from saved to its page', previews, BUDGET.preview),
      figureOf(
        'publish: what is on every page, its changes read: from the click to live on all four sites',
        publications,
        BUDGET.publish,
      ),
      ...(await measureMemory(studio, folder)),
    ];
  } finally {
    await studio.stop();
    await server.stop();
  }
}

/** Edits the title of the home page, and asks for its preview each time. */
async function measureMemory(studio: RunningProcess, folder: string): Promise<readonly Figure[]> {
  let before = JSON.parse(readFileSync(join(folder, 'locales/is/home.json'), 'utf8')).home.hero.title;
  const memory: number[] = [];
  for (let edit = 1; edit <= EDITS; edit++) {
    const after = `Minni ${'abcdefghij'[edit % 10]}${edit.toString(2).replaceAll('0', 'n').replaceAll('1', 'e')}`;
    const text = { kind: 'text', key: 'home:home.hero.title', language: 'is', before, after };
    await askStudio(studio, '/draft/changes', { edits: [text] });
    await untilShown(studio, `/studio/preview/is/?draft=memory-${edit}`, after);
    before = after;
    if (edit % (EDITS / 2) === 0) memory.push(memoryOf(studio.pid));
  }
  const [half = 0, whole = 0] = memory;
  return [
    atMost(`memory of the Studio after ${EDITS} edits and previews`, whole, 400, mebibytes),
    figure('the same, against half of the edits', '<= 1.1 times', ratio(whole, half), whole <= 1.1 * half),
  ];
}

/** Without a figure, which the other languages would have to say, too. */
function titleOf(round: number): string {
  return `Mæling ${String.fromCharCode(97 + round)}`;
}

/** Leaves the first time out: it loads what the others find loaded. */
function figureOf(what: string, [, ...times]: readonly number[], budget: number): Figure {
  return atMost(what, median(times), budget, seconds);
}

/** Publications are commits; the copy has no history of its own. */
function makeRepository(folder: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=Bench', '-c', 'user.email=bench@localhost', ...args]);
  git('init', '--quiet', '--initial-branch=main');
  git('add', 'site.yaml', 'locales', 'content', 'supabase');
  git('commit', '--quiet', '--allow-empty', '--message=The content of the bench');
}

/** Asks for a page until it contains a text. */
async function untilShown({ port }: RunningProcess, path: string, text: string): Promise<void> {
  for (const deadline = performance.now() + LONGEST_MS; performance.now() < deadline; await wait(20))
    if ((await (await fetch(`http://localhost:${port}${path}`)).text()).includes(text)) return;
  throw new Error(`${path} did not show ${text}.`);
}
