import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../find-chromium.ts';
import { median } from './measure-rendering.ts';
import { makeSiteFolder, startSite } from './running-site.ts';

/** A page without forms and data, and one with a form: what React costs on them. */
const PAGES = ['/verdskra', '/hafa-samband'] as const;
const ROUNDS = 5;
/** How much slower a cheap phone's processor is. */
const SLOWER = 4;
const SCREEN = { width: 360, height: 740 };

/** What a visit costs a browser; medians. */
export interface BrowsingCosts {
  /** JavaScript fetched by a visitor who points at links of a page without forms and data, bytes as sent. */
  readonly pointing: number;
  /** The same where the browser does not fetch pages ahead by itself, so that React goes on without a new document. */
  readonly withReact: number;
  /** The longest task while React starts, at a quarter of the speed: milliseconds of processor time, of the slower page. */
  readonly longestTask: number;
  /** From the click on a link that was pointed at to the first paint of its page, milliseconds. */
  readonly nextPage: number;
}

/**
 * Visits the built sites with Chromium.
 * @param out a build
 */
export async function measureBrowsing(out: string): Promise<BrowsingCosts> {
  const folder = mkdtempSync(join(tmpdir(), 'measured-browsing-'));
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  const site = await startSite(await makeSiteFolder(folder, out), randomBytes(32).toString('hex'));
  const address = (path: string) => `http://is.localhost:${site.port}${path}`;
  try {
    const tasks: number[] = [];
    for (const path of PAGES) tasks.push(median(await rounds(() => longestTask(browser, address(path)))));
    return {
      pointing: await scriptsOf(browser, address(PAGES[0]), 'fetched ahead'),
      withReact: await scriptsOf(browser, address(PAGES[0]), 'by React'),
      longestTask: Math.max(...tasks),
      nextPage: median(await rounds(() => nextPage(browser, address('/')))),
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

/** How a browser comes to the next page. */
type Going = 'fetched ahead' | 'by React';

async function inTab<Result>(
  browser: Browser,
  going: Going,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: SCREEN, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // By this the page knows browsers that fetch pages ahead.
  if (going === 'by React')
    await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'prerendering'));
  try {
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** Points at a link or a field of the page, as a visitor does who is about to go on. */
async function pointAt(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().dispatchEvent('pointerover');
}

async function waitForReact(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

function scriptsOf(browser: Browser, address: string, going: Going): Promise<number> {
  return inTab(browser, going, async (page) => {
    await page.goto(address);
    await pointAt(page, 'a[href^="/"]');
    if (going === 'by React') await waitForReact(page);
    await page.waitForTimeout(1000);
    return await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
  });
}

/** What Chromium's tracing tells of a task; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

function longestTask(browser: Browser, address: string): Promise<number> {
  return inTab(browser, 'by React', async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(1000);
    const events: TraceEvent[] = [];
    session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        includedCategories: ['toplevel', '__metadata', 'disabled-by-default-devtools.timeline'],
      },
    });
    await pointAt(page, 'main form, a[href^="/"]');
    await waitForReact(page);
    await page.waitForTimeout(500);
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    const tasks = events.filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask');
    const main = mainThreads(events);
    const times = tasks
      .filter(({ pid, tid }) => main.has(`${pid} ${tid}`))
      .map(({ tdur = 0 }) => tdur / 1000);
    if (times.length === 0) throw new Error('Chromium told of no task.');
    return Math.max(...times);
  });
}

function mainThreads(events: readonly TraceEvent[]): ReadonlySet<string> {
  return new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
}

function nextPage(browser: Browser, address: string): Promise<number> {
  return inTab(browser, 'fetched ahead', async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    const link = page.locator('main a[href^="/"]:visible').first();
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
