import { expect } from '@playwright/test';
import { frameOf } from './frame-parts.ts';
import { scrollTo } from './scroll-to.ts';
import { originOf, pathOf, staticPaths } from './site-model.ts';
import { test } from './site-test.ts';
import { linkTo, startReact, waitForReact, watchRequests } from './start-react.ts';

/** What a section says in its markup when it needs React soon. */
const needsReact = '[data-eager]';

test('reading a page fetches no script', async ({ visit, page }) => {
  test.slow();
  const requests = watchRequests(page);
  const read: string[] = [];
  for (const path of staticPaths) {
    await visit(path);
    if ((await page.locator(needsReact).count()) > 0) {
      await page.goto('about:blank');
      requests.clear();
      continue;
    }
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 1500) await scrollTo(page, top);
    expect(requests.paths('script'), path).toEqual([]);
    read.push(path);
  }
  expect(requests.matching(/\.(js|data|json)$/)).toEqual([]);
  expect(read).toEqual(expect.arrayContaining(['/', '/thjonusta', '/verdskra', '/fyrirtaekid']));
});

test('pointing at what is no link starts nothing', async ({ visit, page }) => {
  const requests = watchRequests(page);
  await visit('services');
  await page.getByRole('heading', { level: 1 }).hover();
  await page.keyboard.press('Shift');
  await scrollTo(page, 400);
  expect(requests.paths('script')).toEqual([]);
});

test('a pointer over a link starts React, once', async ({ visit, page }) => {
  const requests = watchRequests(page);
  await visit('home');
  await startReact(page, 'services');
  const started = requests.paths('script');
  expect(started.filter((path) => path.startsWith('/hydrate/'))).toHaveLength(1);
  await linkTo(page, 'contact').hover();
  await linkTo(page, 'quote').hover();
  expect(requests.paths('script').filter((path) => path.startsWith('/hydrate/'))).toHaveLength(1);
});

test('the keyboard on a link starts React', async ({ visit, page }) => {
  const requests = watchRequests(page);
  await visit('home');
  await page.keyboard.press('Tab');
  expect(requests.paths('script')).toEqual([]);
  await page.keyboard.press('Tab');
  await waitForReact(page);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a touch on the menu starts React', async ({ visit, page }) => {
    const requests = watchRequests(page);
    await visit('home');
    expect(requests.paths('script')).toEqual([]);
    const { hamburger, mobileMenu } = frameOf(page);
    await hamburger.tap();
    await expect(mobileMenu).toHaveAttribute('open');
    await waitForReact(page);
    await expect(mobileMenu).toHaveAttribute('open');
  });
});

test('a click before React is there still leads on', async ({ visit, page }) => {
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 3000));
    await route.abort().catch(() => undefined);
  });
  await visit('home');
  await linkTo(page, 'services').click();
  await expect(page).toHaveURL(originOf('is') + pathOf('services'), { timeout: 2000 });
});

test('where scripts do not come through, links still work', async ({ visit, page, expectErrors }) => {
  expectErrors(/Failed to load resource|Failed to fetch dynamically imported module/);
  await page.route('**/hydrate/*.js', (route) => route.abort());
  await visit('home');
  await linkTo(page, 'services').hover();
  await linkTo(page, 'services').click();
  await expect(page).toHaveURL(originOf('is') + pathOf('services'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
