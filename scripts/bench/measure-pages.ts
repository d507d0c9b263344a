import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { BudgetReadings } from './budgets.ts';
import { inTurn, median } from './in-turn.ts';
import { withServer } from './project-copy.ts';

/** One of each kind of page: home, overview, prices, text, form. */
const PATHS = ['/', '/thjonusta', '/verdskra', '/skilmalar', '/hafa-samband'];
const FORM = '/hafa-samband';
const NEXT_PAGE = '/thjonusta';
const ROUNDS = 5;
/** Lighthouse's slow 4G, milliseconds and bytes a second, and the slowdown of the processor of a cheap phone. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;
/** Excludes data: JSON-LD and rules for prefetching. */
const INLINE_SCRIPT =
  /(?<=<script(?![^>]*type="(?:application\/ld\+json|speculationrules)")[^>]*>).*?(?=<\/script>)/gs;

/** Measures the pages of the Icelandic site, as the server of the project sends them. */
export function measurePages(folder: string, browser: Browser): Promise<BudgetReadings<'pages'>> {
  return withServer(folder, ['server/start.ts'], {}, async ({ port }) => {
    const origin = `http://is.localhost:${port}`;
    const visitPath = (path: string) =>
      inTurn(ROUNDS, {
        page: () => visit(browser, origin + path, scrollToEnd),
        bare: () => visit(browser, origin + path, scrollToEnd, ['*.js', '*.woff2']),
      });
    const visits: Awaited<ReturnType<typeof visitPath>>[] = [];
    for (const path of PATHS) visits.push(await visitPath(path));
    const getMaximum = (key: 'scripts' | 'firstView' | 'shift' | 'blocking') =>
      Math.max(...visits.map(({ page }) => median(page, key)));
    const sumPaints = (name: 'page' | 'bare') => sum(visits.map((rounds) => median(rounds[name], 'paint')));
    // Focusing a field starts React.
    const react = await visit(browser, origin + FORM, (page) =>
      page.locator('main form input:visible').first().focus(),
    );
    const { next } = await inTurn(ROUNDS, { next: () => openNextPage(browser, origin) });
    return {
      ...measureHtml(join(folder, 'build/sites')),
      scripts: getMaximum('scripts'),
      firstView: getMaximum('firstView'),
      // The first of PATHS.
      wholeHome: median(visits[0]?.page ?? [], 'all'),
      // NaN if React did not start.
      react: react.scripts || Number.NaN,
      // Pages differ less from each other than two visits of one page do.
      paint: [sumPaints('page'), sumPaints('bare')],
      shift: getMaximum('shift'),
      blocking: getMaximum('blocking'),
      nextPage: median(next, 'time'),
    };
  });
}

function measureHtml(sites: string) {
  const names = readdirSync(sites, { recursive: true, encoding: 'utf8' });
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => join(sites, name));
  const inlineScripts = (page: string) => (readFileSync(page, 'utf8').match(INLINE_SCRIPT) ?? []).join('');
  return {
    html: Math.max(...pages.map((page) => statSync(`${page}.br`).size)) / 1024,
    inlineScripts: Math.max(...pages.map((page) => Buffer.byteLength(inlineScripts(page)))) / 1024,
  };
}

/** Screen by screen, as pictures that come near load. */
function scrollToEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
}

/**
 * Opens a page without a cache on a slow phone, and interacts with it. Returns its largest contentful paint, layout
 * shift and total blocking time as Lighthouse defines them, in milliseconds, and the transferred KB: all of them, and
 * those before the interaction without the pictures that a browser loads ahead, below the screen.
 */
async function visit(
  browser: Browser,
  address: string,
  act: (page: Page) => Promise<void>,
  blockedUrls: string[] = [],
) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: blockedUrls });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(address, { waitUntil: 'networkidle' });
  const paints = await page.evaluate(async () => {
    const readEntries = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        // The observer is not called if there are no entries.
        setTimeout(() => resolve([]), 300);
      });
    const shifts = (await readEntries('layout-shift')) as (PerformanceEntry & { value: number })[];
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const tasks = await readEntries('longtask');
    return {
      paint: (await readEntries('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
      shift: shifts.reduce((total, { value }) => total + value, 0),
      blocking: tasks.reduce((total, { startTime, duration }) => {
        const time = startTime + duration - Math.max(startTime, firstPaint);
        return total + Math.max(0, time - 50);
      }, 0),
    };
  });
  const actionTime = await page.evaluate(() => performance.now());
  const laterPictures = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top >= innerHeight)
      .map((image) => image.currentSrc),
  );
  await act(page);
  // Waits until nothing has arrived for two seconds.
  await page.waitForFunction((start) => {
    const ends = performance
      .getEntriesByType('resource')
      .map(({ startTime, duration }) => startTime + duration);
    return performance.now() - Math.max(start, ...ends) > 2000;
  }, actionTime);
  const bodies = await page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .map(({ name, encodedBodySize, startTime }) => ({ name, startTime, size: encodedBodySize / 1024 })),
  );
  await context.close();
  const sumSizes = (isCounted: (body: (typeof bodies)[number]) => boolean) =>
    sum(bodies.filter(isCounted).map(({ size }) => size));
  return {
    ...paints,
    all: sumSizes(() => true),
    firstView: sumSizes(({ name, startTime }) => startTime < actionTime && !laterPictures.includes(name)),
    scripts: sumSizes(({ name }) => new URL(name).pathname.endsWith('.js')),
  };
}

/** Milliseconds from a click on a link, after hovering over it, to the first paint of its page. */
async function openNextPage(browser: Browser, origin: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(origin);
  const link = page.locator(`main a[href="${NEXT_PAGE}"]:visible`).first();
  const prefetch = page.waitForRequest(`${origin}${NEXT_PAGE}`);
  await link.hover();
  await (await (await prefetch).response())?.finished();
  await Promise.all([page.waitForURL(`${origin}${NEXT_PAGE}`), link.click()]);
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const time = (await paint.jsonValue()) ?? Number.NaN;
  await context.close();
  return { time };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
