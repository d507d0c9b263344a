import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { atMost, atMostTimes, type Figure, figure, inTurn } from './figure.ts';
import { withServer } from './project-copy.ts';

/** One of each kind of page: home, overview, prices, text, form. */
const PATHS = ['/', '/thjonusta', '/verdskra', '/skilmalar', '/hafa-samband'];
const FORM = '/hafa-samband';
const NEXT_PAGE = '/thjonusta';
const ROUNDS = 5;
const KB = 1024;
/** Lighthouse's slow 4G, milliseconds and bytes a second, and the slowdown of the processor of a cheap phone. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const SLOWER = 4;
const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;

type Visit = <Result>(look: (page: Page) => Promise<Result>) => Promise<Result>;

/** Measures the pages of the Icelandic site, as the server of the project sends them. */
export function measurePages(folder: string, browser: Browser): Promise<readonly Figure[]> {
  /** Opens a tab without a cache, of the size of a phone. */
  const visit: Visit = async (look) => {
    const context = await browser.newContext(PHONE);
    return await look(await context.newPage()).finally(() => context.close());
  };
  return withServer(folder, {}, async ({ port }) => {
    const origin = `http://is.localhost:${port}`;
    return [
      ...measureHtml(join(folder, 'build/sites')),
      ...(await measureVisits(visit, origin)),
      await measureNextPage(visit, origin),
    ];
  });
}

function measureHtml(sites: string): readonly Figure[] {
  const names = readdirSync(sites, { recursive: true, encoding: 'utf8' });
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => join(sites, name));
  // JSON-LD and rules for prefetching are data.
  const script =
    /(?<=<script(?![^>]*type="(?:application\/ld\+json|speculationrules)")[^>]*>).*?(?=<\/script>)/gs;
  const inline = (page: string) => (readFileSync(page, 'utf8').match(script) ?? []).join('');
  const largest = Math.max(...pages.map((page) => statSync(`${page}.br`).size));
  const longest = Math.max(...pages.map((page) => Buffer.byteLength(inline(page))));
  return [
    atMost('HTML of any page, brotli, at most', largest, 14 * KB, 'bytes'),
    atMost('inline scripts of any page, at most', longest, 2 * KB, 'bytes'),
  ];
}

async function measureVisits(visit: Visit, origin: string): Promise<readonly Figure[]> {
  const visits: (Awaited<ReturnType<typeof readPage>> & { readonly ratio: number })[] = [];
  for (const path of PATHS) {
    const { whole, bare } = await inTurn(ROUNDS, {
      whole: () => visit((page) => readPage(page, origin + path, [])),
      bare: () => visit((page) => readPage(page, origin + path, ['*.js', '*.woff2'])),
    });
    visits.push({ ...whole, ratio: whole.paint / bare.paint });
  }
  const most = (key: 'shift' | 'blocking' | 'scripts' | 'all') => Math.max(...visits.map((one) => one[key]));
  // The pages differ less from each other than two visits of one do.
  const ratio = visits.reduce((sum, one) => sum + one.ratio, 0) / visits.length;
  const react = await visit(async (page) => {
    await page.goto(origin + FORM);
    await page.locator('main form input:visible').first().focus();
    await page.waitForLoadState('networkidle');
    return await countBytes(page);
  });
  if (react.scripts === 0) throw new Error('React did not start.');
  return [
    atMost('JavaScript fetched by a visit that reads and scrolls', most('scripts'), 0, 'bytes'),
    atMost('first visit with fonts, at most', most('all'), 60 * KB, 'bytes'),
    atMost('JavaScript once React is started, brotli', react.scripts, 150 * KB, 'bytes'),
    atMostTimes(
      'LCP, slow 4G and a quarter of the speed',
      [ratio, 1],
      1.2,
      'the page without scripts and fonts',
    ),
    figure('layout shift, at most', '0', most('shift').toFixed(3), most('shift') < 0.001),
    atMost('blocking time', most('blocking'), 50, 'ms'),
  ];
}

/** Bytes of the bodies that a page has fetched a second later, as they were sent. */
async function countBytes(page: Page) {
  await page.waitForTimeout(1000);
  return await page.evaluate(() => {
    const types = ['navigation', 'resource'];
    const entries = types.flatMap(
      (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
    );
    const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const sum = (list: typeof entries) => list.reduce((bytes, one) => bytes + one.encodedBodySize, 0);
    return { all: sum(entries), scripts: sum(scripts) };
  });
}

/**
 * Largest contentful paint, cumulative layout shift, and total blocking time as in Lighthouse: of each long task after
 * the first paint, what exceeds 50 ms. Times are in milliseconds. Then the bytes of a visit that scrolls to the end.
 */
async function readPage(page: Page, address: string, blocked: readonly string[]) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: [...blocked] });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'networkidle' });
  const paints = await page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntryList>((done) => {
        new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
        // The observer is not called where there are no entries.
        setTimeout(() => done([]), 300);
      });
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[];
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blocking = (await entriesOf('longtask')).map(({ startTime, duration }) =>
      Math.max(0, startTime + duration - Math.max(startTime, firstPaint) - 50),
    );
    const paint = (await entriesOf('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN;
    return { paint, shift: sum(shifts.map(({ value }) => value)), blocking: sum(blocking) };
  });
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  return { ...paints, ...(await countBytes(page)) };
}

async function measureNextPage(visit: Visit, origin: string): Promise<Figure> {
  const show = async (page: Page) => {
    await page.goto(origin);
    const link = page.locator(`main a[href="${NEXT_PAGE}"]:visible`).first();
    const prefetch = page.waitForRequest(`${origin}${NEXT_PAGE}`);
    await link.hover();
    await (await (await prefetch).response())?.finished();
    await Promise.all([page.waitForURL(`${origin}${NEXT_PAGE}`), link.click()]);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const [paint] = await page.evaluate(() =>
      performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    );
    return { time: paint ?? Number.NaN };
  };
  const { next } = await inTurn(ROUNDS, { next: () => visit(show) });
  return atMost('next page shown after the click on a link pointed at', next.time, 100, 'ms');
}
