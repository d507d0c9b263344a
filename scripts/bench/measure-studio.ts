import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { openDatabase } from '../../server/database/open-database.ts';
import { type Figure, figure, median, seconds } from './figure.ts';
import { emailOf, fillDatabase, MANY } from './many-rows.ts';
import { emptyFolder, type ProjectCopy } from './project-copy.ts';
import { askStudio, type RunningProcess, startStudio } from './running-process.ts';

const ROUNDS = 15;
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
  const list = (query: string) => `/requests?${query}`;
  let next = await nextPage(studio, list('folder=answered'));
  const figures: Figure[] = [];
  const measure = async (what: string, ask: (round: number) => Promise<unknown>) => {
    // The first one loads what the others find loaded.
    await ask(ROUNDS);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now();
      await ask(round);
      times.push(performance.now() - started);
    }
    const worst = Math.max(...times);
    const measured = `${seconds(median(times))}, at worst ${seconds(worst)}`;
    figures.push(figure(`Studio: ${what}`, `<= ${BUDGET.list} ms`, measured, worst <= BUDGET.list));
  };
  const filters = ['form=quote', 'language=da', 'form=contact&language=es', 'assignee=bench@example.is'];
  const words = ['tölvupóst', 'vef', 'anna síða', 'visitor.7@example.is', 'finnst ekki'];
  await measure(`the list of ${MANY.requests.toLocaleString('en')} requests`, () =>
    askStudio(studio, list('folder=answered')),
  );
  await measure('its next page', async () => {
    next = await nextPage(studio, list(`folder=answered&after=${encodeURIComponent(next)}`));
  });
  await measure('filtered', (round) =>
    askStudio(studio, list(`folder=answered&${filters[round % filters.length]}`)),
  );
  await measure('by words', (round) =>
    askStudio(studio, list(`folder=answered&words=${encodeURIComponent(words[round % words.length] ?? '')}`)),
  );
  await measure('one person’s requests found', (round) =>
    askStudio(studio, '/person/find', { email: emailOf(round * 200) }),
  );
  await measure('the weeks of all forms', () => askStudio(studio, '/requests/statistics'));
  const pages = ['', 'page=40', 'page=80', 'state=live', 'state=draft', 'q=tölvu', 'q=vef%20síða'];
  await measure(`a list of ${MANY.news.toLocaleString('en')} news`, (round) =>
    askStudio(studio, `/rows/news?${pages[round % pages.length]}`),
  );
  return figures;
}

/** The cursor of the page after one. */
async function nextPage(studio: RunningProcess, path: string): Promise<string> {
  const { next } = (await askStudio(studio, path)) as { readonly next: string | null };
  if (next === null) throw new Error(`There is no page after ${path}`);
  return next;
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
    await page.mouse.move(640, 500);
    for (const turn of [...Array(60).fill(400), ...Array(60).fill(-400)]) {
      await page.mouse.wheel(0, turn);
      await wait(16);
    }
    await rows.first().focus();
    for (let row = 0; row < 100; row++) await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await untilOpen(page);
    for (let row = 0; row < 10; row++) {
      await page.keyboard.press('j');
      await untilOpen(page);
    }
    const longest = await page.evaluate(() => Math.max(0, ...((globalThis as Observed).longFrames ?? [])));
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
