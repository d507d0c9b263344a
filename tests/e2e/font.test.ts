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

test('titles, texts and labels are in our font from the first paint, without a shift', async ({ page }) => {
  for (const to of pages) {
    await page.goto(getOrigin(home) + getPath(to));
    await waitForPaint(page);
    for (const selector of ['h1', 'main p', 'footer a'])
      expect(await getFont(page, selector), `${to} ${selector}`).toContain('Schibsted');
    expect(await page.evaluate(() => window.movedBy), to).toBe(0);
  }
});

test('a page whose font comes late or never stays in the fallback font, without a shift', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/net::ERR_FAILED/);
  const hold = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await hold.promise;
    await route.continue();
  });
  await page.goto(getOrigin(home), { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const loaded = page.waitForResponse('**/*.woff2');
  hold.resolve();
  await loaded;
  await waitForPaint(page);
  expect(await getFont(page, 'h1')).not.toContain('Schibsted');
  expect(await page.evaluate(() => window.movedBy)).toBe(0);

  await page.unroute('**/*.woff2');
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(getOrigin(home) + getPath('prices'));
  await waitForPaint(page);
  for (const selector of ['h1', 'main p']) expect(await getFont(page, selector)).not.toContain('Schibsted');
  expect(await page.evaluate(() => window.movedBy)).toBe(0);
});

/** Waits until the browser has painted all pending changes. */
async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
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
