import { expect, type Page } from '@playwright/test';
import { home, originOf, pathOf } from './site-model.ts';
import { test } from './site-test.ts';
import { follow, startReact } from './start-react.ts';

declare global {
  interface Window {
    /** How far the parts of the page have moved by themselves, added up. */
    movedBy?: number;
  }
}

/** A phone that many have. */
test.use({ viewport: { width: 412, height: 915 } });

/** Kinds of pages whose titles are long on a phone. */
const pages = ['home', 'prices', 'contact'];

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.movedBy = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.movedBy = (window.movedBy ?? 0) + shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

test('a first page is painted in the font of the system; then its titles get ours, its texts never, and nothing moves', async ({
  page,
}) => {
  // Playwright's routes keep the browser from its cache, so that each of these is a first page.
  let hold = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await hold.promise;
    await route.continue();
  });
  for (const to of pages) {
    hold = Promise.withResolvers();
    const asked = page.waitForRequest('**/*.woff2');
    await page.goto(originOf(home) + pathOf(to));
    await asked;
    await painted(page);
    const before = await sizesOf(page);
    expect(await fontOf(page, 'h1'), to).not.toContain('Schibsted');
    hold.resolve();
    await page.waitForSelector('[data-font="1"]');
    await painted(page);
    expect(await fontOf(page, 'h1'), to).toContain('Schibsted');
    expect(await fontOf(page, 'main p'), to).not.toContain('Schibsted');
    const after = await sizesOf(page);
    expect(after.title, to).toBeCloseTo(before.title, 0);
    // A title that takes fewer lines now is a pixel less high.
    expect(Math.abs(after.page - before.page), to).toBeLessThanOrEqual(2);
    expect(await page.evaluate(() => window.movedBy), to).toBe(0);
  }
});

test('a first page asks for the font once it has been painted', async ({ page }) => {
  const asked = page.waitForRequest('**/*.woff2');
  await page.goto(originOf(home));
  await asked;
  await page.waitForSelector('[data-font="1"]');
  expect(await page.evaluate(whenPainted)).toBeLessThan(await page.evaluate(whenFontWasAskedFor));
});

test('where the font does not come, a page stays as it is', async ({ page, expectErrors }) => {
  expectErrors(/net::ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'));
  await page.goto(originOf(home));
  await asked;
  await painted(page);
  expect(await fontOf(page, 'h1')).not.toContain('Schibsted');
});

test('what titles have kept of their height goes with another width of the window, on paper, and with another page', async ({
  visit,
  page,
}) => {
  const kept = page.locator('[style*="min-height"]');
  await visit('prices');
  await page.waitForSelector('[data-font="1"]');
  await expect(kept).not.toHaveCount(0);
  await page.setViewportSize({ width: 412, height: 860 });
  await expect(kept).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  const printed = page.getByRole('main').locator(kept);
  const heights = await printed.evaluateAll((titles) =>
    titles.map((title) => getComputedStyle(title).minHeight),
  );
  expect(new Set(heights)).toEqual(new Set(['0px']));
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 915, height: 412 });
  await expect(kept).toHaveCount(0);

  await visit('prices');
  await page.waitForSelector('[data-font="1"]');
  await startReact(page);
  await follow(page, pathOf('contact'));
  await expect(page).toHaveURL(originOf(home) + pathOf('contact'));
  await expect(kept).toHaveCount(0);
  expect(await fontOf(page, 'h1')).toContain('Schibsted');
});

test('the next page has its titles in our font from the first and its texts as before, and is about as long as one without it', async ({
  visit,
  page,
  browser,
}) => {
  const first = await browser.newContext({ viewport: page.viewportSize() });
  const other = await first.newPage();
  await other.route('**/*.woff2', (route) => route.abort());
  await visit('home');
  await page.waitForSelector('[data-font="1"]');
  for (const to of pages.slice(1)) {
    await page.goto(originOf(home) + pathOf(to), { referer: page.url() });
    await painted(page);
    expect(await fontOf(page, 'h1'), to).toContain('Schibsted');
    expect(await fontOf(page, 'main p'), to).not.toContain('Schibsted');
    expect(await page.evaluate(() => window.movedBy), to).toBe(0);
    await other.goto(page.url());
    const [ours, theirs] = await Promise.all([page, other].map(async (one) => (await sizesOf(one)).page));
    expect(Math.abs((theirs ?? 0) / (ours ?? 0) - 1), to).toBeLessThan(0.04);
  }
  await first.close();
});

/** Waits until the browser has painted all that it has to paint now. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** When the page was painted for the first time, in milliseconds of its own time. */
function whenPainted(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
}

/** When the page asked for our font, in milliseconds of its own time. */
function whenFontWasAskedFor(): number {
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
  return fonts[0]?.startTime ?? 0;
}

/** Heights of the page and of its title, in CSS pixels. */
async function sizesOf(page: Page): Promise<{ page: number; title: number }> {
  return await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    title: document.querySelector('h1')?.getBoundingClientRect().height ?? 0,
  }));
}

/** The font in which the browser has rendered the first such element. */
async function fontOf(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName).join(', ');
}
