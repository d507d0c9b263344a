import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { contentType } from '../../app/http/content-type.ts';
import { atMost, type Figure, figure, kilobytes, median, seconds } from './figure.ts';
import type { ProjectCopy } from './project-copy.ts';

/** One of each kind of page: home, overview, prices, text, form. */
const PATHS = ['/', '/thjonusta', '/verdskra', '/skilmalar', '/hafa-samband'];
const FORM = '/hafa-samband';
const NEXT_PAGE = '/thjonusta';
const ROUNDS = 5;
const KB = 1024;
/** Lighthouse's slow 4G, milliseconds and bytes a second, and the slowdown of the processor of a cheap phone. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const SLOWER = 4;

/** Measures the pages of the Icelandic site, from a server of static files as a host without Node has one. */
export async function measurePages({ out }: ProjectCopy, browser: Browser): Promise<readonly Figure[]> {
  const site = join(out, 'sites/is');
  const [whole, bare] = [await serveFolder(site), await serveFolder(site, barePage)];
  const visit = <Result>(look: (page: Page) => Promise<Result>) => inNewTab(browser, look);
  try {
    return [
      ...htmlFigures(join(out, 'sites')),
      ...(await visitFigures(visit, whole.origin)),
      ...(await paintFigures(visit, whole.origin, bare.origin)),
      await nextPageFigure(visit, whole.origin),
    ];
  } finally {
    whole.stop();
    bare.stop();
  }
}

type Visit = <Result>(look: (page: Page) => Promise<Result>) => Promise<Result>;

function htmlFigures(sites: string): readonly Figure[] {
  const pages = readdirSync(sites, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.html'));
  const html = Math.max(...pages.map((name) => statSync(join(sites, `${name}.br`)).size));
  const inline = Math.max(...pages.map((name) => inlineScripts(readFileSync(join(sites, name), 'utf8'))));
  return [
    atMost('HTML of any page, brotli, at most', html, 14 * KB, kilobytes),
    atMost('inline scripts of any page, at most', inline, 2 * KB, kilobytes),
  ];
}

/** Bytes of the scripts in a page; JSON-LD and rules for prefetching are data. */
function inlineScripts(html: string): number {
  const scripts = html.matchAll(
    /<script(?![^>]*\btype="(?:application\/ld\+json|speculationrules)")[^>]*>(.*?)<\/script>/gs,
  );
  return [...scripts].reduce((sum, [, text = '']) => sum + Buffer.byteLength(text), 0);
}

async function visitFigures(visit: Visit, origin: string): Promise<readonly Figure[]> {
  const read = await Promise.all(
    PATHS.map((path) =>
      visit(async (page) => {
        await page.goto(origin + path, { waitUntil: 'networkidle' });
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        await page.waitForTimeout(1000);
        return await fetched(page);
      }),
    ),
  );
  const scripts = Math.max(...read.map((bytes) => bytes.scripts));
  const all = Math.max(...read.map((bytes) => bytes.all));
  const react = await visit(async (page) => {
    await page.goto(origin + FORM, { waitUntil: 'load' });
    await page.locator('main form input:visible').first().focus();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    return (await fetched(page)).scripts;
  });
  if (react === 0) throw new Error('React did not start.');
  return [
    atMost('JavaScript fetched by a visit that reads and scrolls', scripts, 0, kilobytes),
    atMost('first visit with fonts, at most', all, 60 * KB, kilobytes),
    atMost('JavaScript once React is started, brotli', react, 150 * KB, kilobytes),
  ];
}

/** Bytes of the bodies that a page has fetched, as they were sent. */
function fetched(page: Page): Promise<{ all: number; scripts: number }> {
  return page.evaluate(() => {
    const entries = ['navigation', 'resource'].flatMap(
      (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
    );
    const sum = (list: readonly PerformanceResourceTiming[]) =>
      list.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
    return {
      all: sum(entries),
      scripts: sum(entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'))),
    };
  });
}

interface Painted {
  /** Largest contentful paint, milliseconds. */
  readonly paint: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Total blocking time as in Lighthouse: of each long task after the first paint, what exceeds 50 ms. Milliseconds. */
  readonly blocking: number;
}

async function paintFigures(visit: Visit, whole: string, bare: string): Promise<readonly Figure[]> {
  const own: Painted[] = [];
  const ratios: number[] = [];
  for (const path of PATHS) {
    const [paints, floors]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      const painted = await visit((page) => paintOf(page, whole + path));
      own.push(painted);
      paints.push(painted.paint);
      floors.push((await visit((page) => paintOf(page, bare + path))).paint);
    }
    ratios.push(median(paints) / median(floors));
  }
  // The pages differ less from each other than two visits of one do.
  const paint = ratios.reduce((sum, one) => sum + one, 0) / ratios.length;
  const shift = Math.max(...own.map((painted) => painted.shift));
  const blocking = median(own.map((painted) => painted.blocking));
  return [
    figure(
      'LCP, slow 4G and a quarter of the speed',
      '<= 1.1 times the page without scripts and fonts',
      `${paint.toFixed(2)} times`,
      paint <= 1.1,
    ),
    figure('layout shift, at most', '0', shift.toFixed(3), shift < 0.001),
    atMost('blocking time', blocking, 50, seconds),
  ];
}

async function paintOf(page: Page, address: string): Promise<Painted> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'networkidle' });
  return await page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntryList>((done) => {
        new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
        // The observer is not called where there are no entries.
        setTimeout(() => done([]), 300);
      });
    const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[];
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blocking = (await entriesOf('longtask')).map(
      ({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint) - 50,
    );
    return {
      paint: (await entriesOf('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      blocking: blocking.reduce((sum, each) => sum + Math.max(0, each), 0),
    };
  });
}

async function nextPageFigure(visit: Visit, origin: string): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await visit((page) => nextPage(page, origin)));
  return atMost('next page shown after the click on a link pointed at', median(times), 100, seconds);
}

async function nextPage(page: Page, origin: string): Promise<number> {
  await page.goto(origin, { waitUntil: 'load' });
  const link = page.locator(`main a[href="${NEXT_PAGE}"]:visible`).first();
  const prefetch = page.waitForRequest((request) => new URL(request.url()).pathname === NEXT_PAGE);
  await link.hover();
  await (await (await prefetch).response())?.finished();
  await Promise.all([page.waitForURL(`${origin}${NEXT_PAGE}`), link.click()]);
  return await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === 'first-contentful-paint') done(startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** Opens a tab without a cache, of the size of a phone. */
async function inNewTab<Result>(browser: Browser, look: (page: Page) => Promise<Result>): Promise<Result> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The page as it would be without scripts and fonts. */
function barePage(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*\b(?:as="(?:script|font)"|rel="modulepreload")[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^}]*\burl\([^}]*\}/g, '');
}

/** Serves a folder with brotli; browsers take it from localhost only. */
async function serveFolder(folder: string, edit = (html: string) => html) {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const name = /\.\w+$/.test(pathname) ? pathname : join(pathname, 'index.html');
    const file = join(folder, name);
    if (!existsSync(file)) return response.writeHead(404).end();
    const isText = existsSync(`${file}.br`);
    const isPage = name.endsWith('.html');
    const body = isPage
      ? brotliCompressSync(edit(readFileSync(file, 'utf8')))
      : readFileSync(isText ? `${file}.br` : file);
    response.setHeader('Content-Type', contentType(name));
    if (isText) response.setHeader('Content-Encoding', 'br');
    return response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
