import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { openDatabase } from '../../server/database/open-database.ts';
import { type Figure, figure, median, seconds } from './figure.ts';
import { emailOf, fillDatabase, MANY } from './many-rows.ts';
import { emptyFolder, type ProjectCopy } from './project-copy.ts';
import { askStudio, type RunningProcess, startStudio } from './running-process.ts';

const ROUNDS = 7;
/** Milliseconds. */
const BUDGET = { list: 200, frame: 50 };

/** The lists of the Studio over a database with thousands of requests and news. */
export async function measureStudio({ folder }: ProjectCopy, browser: Browser): Promise<readonly Figure[]> {
  const database = emptyFolder('studio-database');
  const { connection, close } = await openDatabase({ kind: 'embedded', folder: database, sampleRows: false });
  try {
    await fillDatabase(connection);
    const studio = await startStudio(folder, { DATABASE_FOLDER: database });
    try {
      return [...(await measureLists(studio)), await measureMoving(studio, browser)];
    } finally {
      await studio.stop();
    }
  } finally {
    await close();
  }
}

async function measureLists(studio: RunningProcess): Promise<readonly Figure[]> {
  const list = (query: string) => `/requests?folder=answered&${query}`;
  const next: string[] = [''];
  for (let page = 0; page < 3; page++) next.push(await nextPage(studio, list(next.at(-1) ?? '')));
  const words = ['tölvupóst', 'vef', 'anna síða', 'visitor.7@example.is', 'finnst ekki'];
  const news = ['', 'page=40', 'page=80', 'state=live', 'state=draft', 'q=tölvu', 'q=vef%20síða'];
  const paths: Readonly<Record<string, readonly string[]>> = {
    [`the list of ${MANY.requests.toLocaleString('en')} requests, and its next pages`]: next.map(list),
    'the same by form, language and colleague': [
      ...['form=quote', 'language=da', 'form=contact&language=es', 'assignee=bench@example.is'].map(list),
    ],
    'the same by words': words.map((each) => list(`words=${encodeURIComponent(each)}`)),
    'the weeks of all forms': ['/requests/statistics'],
    [`the list of ${MANY.news.toLocaleString('en')} news, its last page, by words`]: news.map(
      (query) => `/rows/news?${query}`,
    ),
  };
  const figures: Figure[] = [];
  for (const [what, group] of Object.entries(paths))
    figures.push(
      await figureOf(
        what,
        group.map((path) => () => askStudio(studio, path)),
      ),
    );
  const people = [1, 200, 3_900].map((visitor) => ({ email: emailOf(visitor) }));
  const finds = people.map((person) => () => askStudio(studio, '/person/find', person));
  return [...figures, await figureOf('one person’s requests are found', finds)];
}

/** The median of all questions, that of the slowest one, which has to keep the budget, and the longest time of any. */
async function figureOf(what: string, questions: readonly (() => Promise<unknown>)[]): Promise<Figure> {
  const times: number[][] = [];
  for (const ask of questions) {
    const own: number[] = [];
    // The first time loads what the others find loaded.
    for (let round = 0; round <= ROUNDS; round++) {
      const started = performance.now();
      await ask();
      if (round > 0) own.push(performance.now() - started);
    }
    times.push(own);
  }
  const slowest = Math.max(...times.map(median));
  const all = times.flat();
  return figure(
    `Studio: ${what}`,
    `<= ${BUDGET.list} ms`,
    `${seconds(median(all))}, slowest kind ${seconds(slowest)}, at worst ${seconds(Math.max(...all))}`,
    slowest <= BUDGET.list,
  );
}

/** The query of the page after one. */
async function nextPage(studio: RunningProcess, path: string): Promise<string> {
  const { next } = (await askStudio(studio, path)) as { readonly next: string | null };
  if (next === null) throw new Error(`There is no page after ${path}`);
  return `after=${encodeURIComponent(next)}`;
}

/** The longest work of one frame while somebody scrolls a long list, and goes through it by the keyboard. */
async function measureMoving(studio: RunningProcess, browser: Browser): Promise<Figure> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(`http://localhost:${studio.port}/studio/requests?folder=answered`);
    const rows = page.locator('[data-request]');
    for (let pages = 1; pages < 6; pages++) {
      await page.locator('main button:not(summary)', { hasText: /^(?:Sýna fleiri|Show more)$/ }).click();
      await page.waitForFunction(
        (least) => document.querySelectorAll('[data-request]').length >= least,
        50 * (pages + 1),
      );
    }
    await observeFrames(page);
    const rounds: number[] = [];
    for (let round = 0; round < 3; round++) rounds.push(await longestFrame(page));
    const longest = median(rounds);
    return figure(
      `Studio: the longest work of a frame in a list of ${await rows.count()} requests`,
      `<= ${BUDGET.frame} ms`,
      longest === 0 ? `under ${BUDGET.frame} ms` : seconds(longest),
      longest <= BUDGET.frame,
    );
  } finally {
    await page.close();
  }
}

/** Scrolls down and up, goes down the list, opens a request and goes on to the next ones; 0 for no frame of more than 50 ms. */
async function longestFrame(page: Page): Promise<number> {
  await page.mouse.move(640, 500);
  for (const turn of [...Array(60).fill(400), ...Array(60).fill(-400)]) {
    await page.mouse.wheel(0, turn);
    await wait(16);
  }
  await page.locator('[data-request]').first().focus();
  for (let row = 0; row < 100; row++) await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await untilOpen(page);
  for (let row = 0; row < 10; row++) {
    await page.keyboard.press('j');
    await untilOpen(page);
  }
  await page.keyboard.press('Escape');
  await page.locator('#request-title').waitFor({ state: 'detached' });
  return page.evaluate(() => Math.max(0, ...((globalThis as Observed).longFrames?.splice(0) ?? [])));
}

/** Waits until another request is open, and has the focus. */
async function untilOpen(page: Page): Promise<void> {
  await page.locator('#request-title:not([data-seen]):focus').waitFor();
  await page.evaluate(() => document.querySelector('#request-title')?.setAttribute('data-seen', ''));
}

interface Observed {
  longFrames?: number[];
}

/** Browsers name frames and tasks of more than 50 ms only. */
async function observeFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = [];
    (globalThis as Observed).longFrames = frames;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) frames.push(duration);
    });
    for (const type of ['longtask', 'long-animation-frame']) observer.observe({ type });
  });
}
