import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { barePage } from './bare-page.ts';
import { builtLanguages } from './built-languages.ts';
import { kilobytes, milliseconds } from './figures.ts';
import { startFront } from './front-server.ts';
import { launchChromium } from './launch-chromium.ts';
import { blockingTime, followMainThread } from './main-thread.ts';
import { median } from './median.ts';
import { inTab, SLOWER, slowNetwork, slowProcessor } from './phone.ts';
import type { ProjectCopy } from './project-copy.ts';
import { judged, type Row, told } from './row.ts';
import { makeSiteFolder, startSite } from './running-site.ts';

/** One of each kind of page: home, overview, prices, text, form, rows of a database. */
const PATHS = ['/', '/thjonusta', '/verdskra', '/skilmalar', '/hafa-samband', '/verkefni'] as const;

/**
 * So many visits of each page for its paints, and for what it fetches. Visits of the same page differ by a tenth, so that
 * the medians of two such series do by several hundredths: one page alone is judged with that allowance, all together without.
 */
const ROUNDS = { paints: 12, loading: 3 };
const BUDGET = { largestPaint: 1.05, ofOnePage: 1.15, blocking: 0, shift: 0, requests: 3, bytes: 40 * 1024 };

/** What a visitor meets whose browser has been nowhere before. */
export interface FirstView {
  readonly path: string;
  /** When the largest part of the first screen was painted, milliseconds; the median. */
  readonly largestPaint: number;
  /** The same of that page without its scripts and its font. */
  readonly bareLargestPaint: number;
  /** How far what was painted has moved, as Chromium counts layout shifts; the most of all visits. */
  readonly shift: number;
  /** Milliseconds for which long tasks held the page up. */
  readonly blocking: number;
  /** Requests, and bytes of their answers as they were sent, heads not counted; the icon of the tab comes besides. */
  readonly requests: number;
  readonly bytes: number;
}

type Painted = Pick<FirstView, 'largestPaint' | 'shift'>;
type Fetched = Pick<FirstView, 'requests' | 'bytes'>;

/** Visits pages on a slow connection, some of the visits in turn with what the pages would be without scripts and font. */
export async function measureFirstView({ folder, out }: ProjectCopy): Promise<FirstView[]> {
  const [language] = builtLanguages(out);
  if (!language) throw new Error('The build has no language.');
  const copy = mkdtempSync(join(tmpdir(), 'measured-first-view-'));
  const browser = await launchChromium();
  // The rows are those of the build, so that pages are sent as they were built.
  const running = await startSite(await makeSiteFolder(copy, out), randomBytes(32).toString('hex'), {
    DATABASE_FOLDER: join(folder, '.database'),
  });
  const built = join(out, 'sites', language.code);
  const fronts = {
    site: await startFront(running.port, language.domain),
    // What is compared comes by the same way.
    whole: await startFront(running.port, language.domain, pagesOf(built)),
    bare: await startFront(running.port, language.domain, pagesOf(built, barePage)),
  };
  const views: FirstView[] = [];
  try {
    for (const path of PATHS) {
      const { site, whole, bare } = fronts;
      views.push({
        path,
        ...(await paints(browser, { whole: whole.origin + path, bare: bare.origin + path })),
        ...(await loading(browser, site.origin + path)),
      });
    }
    return views;
  } finally {
    await browser.close();
    await Promise.all(Object.values(fronts).map((front) => front.stop()));
    await running.stop();
    rmSync(copy, { recursive: true, force: true });
  }
}

/** @param folder the site of a language */
function pagesOf(folder: string, edit = (html: string) => html): ReadonlyMap<string, string> {
  return new Map(PATHS.map((path) => [path, edit(readFileSync(join(folder, path, 'index.html'), 'utf8'))]));
}

/** What is painted at a quarter of the speed. */
async function paints(
  browser: Browser,
  { whole, bare }: { readonly whole: string; readonly bare: string },
): Promise<Painted & Pick<FirstView, 'bareLargestPaint'>> {
  const [own, floor]: [Painted[], Painted[]] = [[], []];
  const visits = [
    async () => own.push(await painted(browser, whole)),
    async () => floor.push(await painted(browser, bare)),
  ];
  // Each as often first as second: what a visit leaves to do falls on the next.
  for (let round = 0; round < ROUNDS.paints; round++)
    for (const visit of round % 2 === 0 ? visits : visits.toReversed()) await visit();
  const largest = (visits: readonly Painted[]) => median(visits.map(({ largestPaint }) => largestPaint));
  return {
    largestPaint: largest(own),
    bareLargestPaint: largest(floor),
    shift: Math.max(...own.map(({ shift }) => shift)),
  };
}

function painted(browser: Browser, address: string): Promise<Painted> {
  return inTab(browser, async (page) => {
    await slowProcessor(page);
    await slowNetwork(page);
    await page.goto(address, { waitUntil: 'load' });
    return await paintsOf(page);
  });
}

/** What is fetched, and what holds the page up until all is there; tasks are counted as four times as long as they were. */
async function loading(browser: Browser, address: string): Promise<Fetched & Pick<FirstView, 'blocking'>> {
  const visits: (Fetched & Pick<FirstView, 'blocking'>)[] = [];
  for (let round = 0; round < ROUNDS.loading; round++) visits.push(await loaded(browser, address));
  const of = (figure: keyof (typeof visits)[number]) => median(visits.map((visit) => visit[figure]));
  return { requests: of('requests'), bytes: of('bytes'), blocking: of('blocking') };
}

function loaded(browser: Browser, address: string) {
  return inTab(browser, async (page) => {
    await slowNetwork(page);
    const session = await page.context().newCDPSession(page);
    const thread = await followMainThread(session, async () => {
      await page.goto(address, { waitUntil: 'networkidle' });
    });
    return { blocking: blockingTime(thread, SLOWER), ...(await fetchedBy(page)) };
  });
}

/** What of Chromium's entries there is no type for. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

function paintsOf(page: Page): Promise<Painted> {
  return page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntryList>((done) => {
        const observer = new PerformanceObserver((list) => done(list.getEntries()));
        observer.observe({ type, buffered: true });
        // Where there are none, the observer is never called.
        setTimeout(() => done([]), 300);
      });
    const paints = await entriesOf('largest-contentful-paint');
    const shifts = (await entriesOf('layout-shift')) as LayoutShift[];
    return {
      largestPaint: paints.at(-1)?.startTime ?? Number.NaN,
      shift: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
    };
  });
}

function fetchedBy(page: Page): Promise<Fetched> {
  return page.evaluate(() => {
    const entries = ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type))
      .filter(({ name }) => !name.endsWith('/favicon.svg'));
    return {
      requests: entries.length,
      bytes: entries.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    };
  });
}

export function firstViewRows(views: readonly FirstView[]): Row[] {
  const most = (figure: (view: FirstView) => number) => Math.max(...views.map(figure));
  const mean = Math.exp(views.reduce((sum, view) => sum + Math.log(longer(view)), 0) / views.length);
  const [slowest, shift, blocking] = [
    most(longer),
    most(({ shift }) => shift),
    most((view) => view.blocking),
  ];
  return [
    judged(
      'largest paint, beside the same page without scripts and font',
      `${mean.toFixed(2)} times`,
      `<= ${BUDGET.largestPaint} times, mean of all pages; none above ${BUDGET.ofOnePage}: ${slowest.toFixed(2)}; slow 4G, a quarter of the speed`,
      mean <= BUDGET.largestPaint && slowest <= BUDGET.ofOnePage,
    ),
    ...views.map(viewRow),
    judged(
      'layout shift of a first visit, the most',
      shift.toFixed(3),
      `${BUDGET.shift}`,
      // What Lighthouse shows as 0.
      Number(shift.toFixed(3)) <= BUDGET.shift,
    ),
    judged(
      'blocking after the first paint, a quarter of the speed, the most',
      milliseconds(blocking),
      milliseconds(BUDGET.blocking),
      // What is below a millisecond is none.
      Math.floor(blocking) <= BUDGET.blocking,
    ),
    ...fetchedRows(views),
  ];
}

/** How many times as late the largest part is painted as it would be without scripts and font. */
function longer({ largestPaint, bareLargestPaint }: FirstView): number {
  return largestPaint / bareLargestPaint;
}

function viewRow(view: FirstView): Row {
  const floor = `${milliseconds(view.bareLargestPaint)} without; ${longer(view).toFixed(2)} times`;
  const besides = `shift ${view.shift.toFixed(3)}, ${milliseconds(view.blocking)} blocked`;
  return told(`  ${view.path}`, milliseconds(view.largestPaint), `${floor}; ${besides}`);
}

function fetchedRows(views: readonly FirstView[]): Row[] {
  const [heaviest] = views.toSorted((one, other) => other.bytes - one.bytes);
  if (!heaviest) return [];
  const requests = Math.max(...views.map((view) => view.requests));
  return [
    judged(
      `fetched by a visitor who reads, the most (${heaviest.path})`,
      `${kilobytes(heaviest.bytes)} in ${requests}`,
      `<= ${BUDGET.bytes / 1024} KB in ${BUDGET.requests} requests; the icon of the tab besides`,
      heaviest.bytes <= BUDGET.bytes && requests <= BUDGET.requests,
    ),
  ];
}
