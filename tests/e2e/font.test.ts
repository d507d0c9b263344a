import { expect, type Page } from '@playwright/test';
import { getOrigin, getPath, home } from './site-model.ts';
import { test } from './site-test.ts';

declare global {
  interface Window {
    /** Distance that parts of the page have moved by themselves, added up. */
    movedBy?: number;
  }
}

/** A common phone size. */
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

test('a first page is painted in the system font; only titles change to ours, without a shift', async ({
  page,
}) => {
  // Playwright's routes bypass the browser's cache, so each of these counts as a first visit.
  let hold = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await hold.promise;
    await route.continue();
  });
  for (const to of pages) {
    hold = Promise.withResolvers();
    const fontRequest = page.waitForRequest('**/*.woff2');
    await page.goto(getOrigin(home) + getPath(to));
    await fontRequest;
    await waitForPaint(page);
    const before = await measureSizes(page);
    expect(await getFont(page, 'h1'), to).not.toContain('Schibsted');
    hold.resolve();
    await page.waitForSelector('[data-font="1"]');
    await waitForPaint(page);
    expect(await page.evaluate(whenPainted), to).toBeLessThan(await page.evaluate(findFontRequestTime));
    expect(await getFont(page, 'h1'), to).toContain('Schibsted');
    expect(await getFont(page, 'main p'), to).not.toContain('Schibsted');
    const after = await measureSizes(page);
    expect(after.title, to).toBeCloseTo(before.title, 0);
    // A title that takes fewer lines now is one pixel shorter.
    expect(Math.abs(after.page - before.page), to).toBeLessThanOrEqual(2);
    expect(await page.evaluate(() => window.movedBy), to).toBe(0);
  }
});

test('where the font does not come, a page stays as it is', async ({ page, expectErrors }) => {
  expectErrors(/net::ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  const failedRequest = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'));
  await page.goto(getOrigin(home));
  await failedRequest;
  await waitForPaint(page);
  expect(await getFont(page, 'h1')).not.toContain('Schibsted');
});

test('the next page has its titles in our font from the first and its texts as before', async ({
  visit,
  page,
}) => {
  await visit('home');
  await page.waitForSelector('[data-font="1"]');
  for (const to of pages.slice(1)) {
    await page.goto(getOrigin(home) + getPath(to), { referer: page.url() });
    await waitForPaint(page);
    expect(await getFont(page, 'h1'), to).toContain('Schibsted');
    expect(await getFont(page, 'main p'), to).not.toContain('Schibsted');
    expect(await page.evaluate(() => window.movedBy), to).toBe(0);
  }
  // The height that titles have kept is dropped when the window is rotated.
  const fixedHeights = page.locator('[style*="min-height"]');
  await page.setViewportSize({ width: 915, height: 412 });
  await expect(fixedHeights).toHaveCount(0);
});

/** Waits until the browser has painted all pending changes. */
async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Time of the first paint, in milliseconds since navigation. */
function whenPainted(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
}

/** Time at which the page requested our font, in milliseconds since navigation. */
function findFontRequestTime(): number {
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
  return fonts[0]?.startTime ?? 0;
}

/** Heights of the page and of its title, in CSS pixels. */
async function measureSizes(page: Page): Promise<{ page: number; title: number }> {
  return await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    title: document.querySelector('h1')?.getBoundingClientRect().height ?? 0,
  }));
}

/** Font in which the browser has rendered the first matching element. */
async function getFont(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName).join(', ');
}
