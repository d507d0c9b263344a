import { expect, type Page } from '@playwright/test';
import { home, originOf, pathOf } from './site-model.ts';
import { test } from './site-test.ts';

declare global {
  interface Window {
    /** How far the parts of the page have moved by themselves, added up. */
    movedBy?: number;
  }
}

/** A phone that many have. */
test.use({ viewport: { width: 412, height: 915 } });

/** Kinds of pages whose titles are long on a phone. */
const pages = ['home', 'prices', 'web-design', 'projects', 'contact', 'privacy', 'hosting-order'];

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.movedBy = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.movedBy = (window.movedBy ?? 0) + shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

test('a first page keeps the font of the system in which it was painted', async ({ page }) => {
  // Playwright's routes keep the browser from its cache, so that each of these is a first page.
  let hold = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await hold.promise;
    await route.continue();
  });
  for (const to of pages) {
    hold = Promise.withResolvers();
    // The page has loaded when its font has.
    await page.goto(originOf(home) + pathOf(to), { waitUntil: 'domcontentloaded' });
    await painted(page);
    const before = await sizesOf(page);
    hold.resolve();
    await page.evaluate(() => document.fonts.ready);
    await painted(page);
    expect(await sizesOf(page), to).toEqual(before);
    expect(await page.evaluate(() => window.movedBy), to).toBe(0);
    expect(await fontOf(page, 'h1'), to).not.toContain('Schibsted');
  }
});

test('the next page is in our font from the first', async ({ visit, page }) => {
  await visit('home');
  await page.evaluate(() => document.fonts.ready);
  for (const to of pages.slice(1)) {
    await visit(to);
    await painted(page);
    expect(await fontOf(page, 'h1'), to).toContain('Schibsted');
    expect(await page.evaluate(() => window.movedBy), to).toBe(0);
  }
});

test("a page in the system's font is about as long as in ours", async ({ visit, page, browser, baseURL }) => {
  const first = await browser.newContext({ viewport: page.viewportSize(), ...(baseURL ? { baseURL } : {}) });
  const other = await first.newPage();
  await other.route('**/*.woff2', (route) => route.abort());
  await visit('home');
  await page.evaluate(() => document.fonts.ready);
  for (const to of pages) {
    await visit(to);
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

/** Heights of the page and of its title, in CSS pixels. */
async function sizesOf(page: Page): Promise<{ page: number; title: number }> {
  return await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    title: document.querySelector('h1')?.getBoundingClientRect().height ?? 0,
  }));
}

/** The font that the browser has drawn the first such element in. */
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
