import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { kilobytes, milliseconds } from './figures.ts';
import { launchChromium } from './launch-chromium.ts';
import { followMainThread, longestTask } from './main-thread.ts';
import { median } from './median.ts';
import { inTab } from './phone.ts';
import { judged, type Row } from './row.ts';
import { makeSiteFolder, startSite } from './running-site.ts';
import { inUnwatchedTab } from './unwatched-page.ts';

/** A page without forms and data, and one with a form: what React costs on them. */
const PAGES = ['/verdskra', '/hafa-samband'] as const;
/** Where visitors go on to from the home page: an overview, a page of words and pictures, the largest form. */
const NEXT_PAGES = ['/thjonusta', '/thjonusta/vefhonnun', '/fa-tilbod'] as const;
const ROUNDS = 5;
const BUDGET = { bytesWithReact: 130 * 1024, taskMs: 50, nextPageMs: 100 };

/** What a visit costs a browser; medians. */
export interface BrowsingCosts {
  /** JavaScript fetched by a visitor who scrolls through and points at links of a page without forms and data, bytes as sent. */
  readonly pointing: number;
  /** The same where the browser does not fetch pages ahead by itself, so that React goes on without a new document. */
  readonly withReact: number;
  /** The longest task while React starts, at a quarter of the speed: milliseconds of processor time, of the slower page. */
  readonly longestTask: number;
  /** From the click on a link that was pointed at to the first paint of its page, milliseconds; for each of some pages. */
  readonly nextPages: readonly NextPage[];
}

interface NextPage {
  readonly path: string;
  readonly times: readonly number[];
}

/**
 * Visits the built sites with Chromium.
 * @param out a build
 */
export async function measureBrowsing(out: string): Promise<BrowsingCosts> {
  const folder = mkdtempSync(join(tmpdir(), 'measured-browsing-'));
  const browser = await launchChromium();
  const site = await startSite(await makeSiteFolder(folder, out), randomBytes(32).toString('hex'));
  const address = (path: string) => `http://is.localhost:${site.port}${path}`;
  try {
    const tasks: number[] = [];
    for (const path of PAGES) tasks.push(median(await rounds(() => longestTaskAt(browser, address(path)))));
    const nextPages: NextPage[] = [];
    for (const path of NEXT_PAGES)
      nextPages.push({ path, times: await rounds(() => nextPage(browser, address('/'), path)) });
    return {
      pointing: await scriptsOf(browser, address(PAGES[0]), 'fetched ahead'),
      withReact: await scriptsOf(browser, address(PAGES[0]), 'by React'),
      longestTask: Math.max(...tasks),
      nextPages,
    };
  } finally {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function rounds(measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await measure());
  return times;
}

/** By what this takes away the page knows browsers that fetch pages ahead. */
const FETCHES_NOTHING_AHEAD = "Reflect.deleteProperty(Document.prototype, 'prerendering')";

/** What React leaves on the elements that it has taken over. */
const IS_REACT_THERE =
  "Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__reactProps'))";

/** How a browser comes to the next page. */
type Going = 'fetched ahead' | 'by React';

function going<Result>(
  browser: Browser,
  how: Going,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  return inTab(browser, async (page) => {
    if (how === 'by React') await page.addInitScript(FETCHES_NOTHING_AHEAD);
    return await visit(page);
  });
}

/** Points at a link or a field of the page, as a visitor does who is about to go on; runs in the page. */
function pointAt(selector: string): string {
  return `document.querySelector(${JSON.stringify(selector)}).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))`;
}

function scriptsOf(browser: Browser, address: string, how: Going): Promise<number> {
  return going(browser, how, async (page) => {
    await page.goto(address);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.evaluate(pointAt('a[href^="/"]'));
    if (how === 'by React') while (!(await page.evaluate(IS_REACT_THERE))) await setTimeout(100);
    await page.waitForTimeout(1000);
    return await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
  });
}

function longestTaskAt(browser: Browser, address: string): Promise<number> {
  return inUnwatchedTab(browser, FETCHES_NOTHING_AHEAD, async (page, session) => {
    await page.open(address);
    await page.slowProcessor();
    await setTimeout(1000);
    const thread = await followMainThread(session, async () => {
      await page.run(pointAt('main form, a[href^="/"]'));
      await page.until(IS_REACT_THERE);
      await setTimeout(500);
    });
    return longestTask(thread);
  });
}

function nextPage(browser: Browser, from: string, path: string): Promise<number> {
  return going(browser, 'fetched ahead', async (page) => {
    await page.goto(from, { waitUntil: 'load' });
    const link = page.locator(`main a[href="${path}"]:visible`).first();
    const ahead = page.waitForRequest((request) => request.headers()['sec-purpose'] === 'prefetch');
    await link.hover();
    await (await (await ahead).response())?.finished();
    await Promise.all([page.waitForEvent('load'), link.click()]);
    return await page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) => {
            for (const { name, startTime } of list.getEntries())
              if (name === 'first-contentful-paint') done(startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
  });
}

export function browsingRows({ pointing, withReact, longestTask, nextPages }: BrowsingCosts): Row[] {
  const toNext = median(nextPages.flatMap(({ times }) => times));
  const each = nextPages.map(({ path, times }) => `${path} ${milliseconds(median(times))}`);
  return [
    judged(
      'JavaScript of a page without forms and data, read and pointed at',
      kilobytes(pointing),
      '0 KB where the browser fetches pages ahead',
      pointing === 0,
    ),
    judged(
      '  where it does not, React goes on',
      kilobytes(withReact),
      `<= ${kilobytes(BUDGET.bytesWithReact)}`,
      withReact <= BUDGET.bytesWithReact,
    ),
    judged(
      'longest task while React starts, a quarter of the speed',
      milliseconds(longestTask),
      `<= ${BUDGET.taskMs} ms`,
      longestTask <= BUDGET.taskMs,
    ),
    judged(
      'a page whose link was pointed at: click to first paint',
      milliseconds(toNext),
      `<= ${BUDGET.nextPageMs} ms; ${each.join(', ')}`,
      toNext <= BUDGET.nextPageMs,
    ),
  ];
}
