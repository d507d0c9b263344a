import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { frameOf } from './frame-parts.ts';
import { scrollTo } from './scroll-to.ts';
import { originOf, pathOf, staticPaths } from './site-model.ts';
import { test } from './site-test.ts';
import { linkTo, startReact, waitForReact, watchRequests } from './start-react.ts';
import { port } from './test-server.ts';

test('reading a page fetches no script', async ({ visit, page }) => {
  test.slow();
  const requests = watchRequests(page);
  for (const path of staticPaths) {
    await visit(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 1500) await scrollTo(page, top);
    expect(requests.paths('script'), path).toEqual([]);
  }
  expect(requests.matching(/\.(js|data|json)$/)).toEqual([]);
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

  test('the first tap on a button that needs React counts, once', async ({ visit, page }) => {
    await page.addInitScript(() => {
      const shared: string[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, { share: async ({ url }: { url: string }) => shared.push(url) });
    });
    const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await mayCome;
      await route.continue();
    });
    await visit('news');
    await page.locator('main a[href^="/frettir/"]').first().tap();
    const share = page.locator('button[data-live]');
    const start = page.waitForRequest('**/assets/entry.client-*.js');
    await share.tap();
    await start;
    const shared = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared);
    expect(await shared()).toEqual([]);
    come();
    await waitForReact(page);
    await expect.poll(shared).toEqual([page.url()]);
    await share.tap();
    await expect.poll(shared).toEqual([page.url(), page.url()]);
  });

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

test('a link that is pointed at while the page comes in starts React once all of it is there', async ({
  page,
}) => {
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const slow = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: `is.localhost:${port}`, 'accept-encoding': 'identity' };
    request({ port, path: asked.url, headers }, async (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      if (asked.url !== '/') {
        given.pipe(answer);
        return;
      }
      const html = await text(given);
      const middle = html.indexOf('<footer');
      answer.write(html.slice(0, middle));
      await mayEnd;
      answer.end(html.slice(middle));
    }).end();
  });
  await new Promise<void>((listening) => slow.listen(0, listening));
  const started = page.waitForResponse('**/assets/entry.client-*.js');
  await page.goto(`http://localhost:${(slow.address() as AddressInfo).port}`, { waitUntil: 'commit' });
  await linkTo(page, 'services').hover();
  await started;
  // As long as it takes React to start, if it did.
  await page.evaluate(() => new Promise((passed) => setTimeout(passed, 1000)));
  end();
  await waitForReact(page);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  slow.closeAllConnections();
  slow.close();
});

test('keys and clicks count while React is being loaded', async ({ visit, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await visit('home');
  const { acceptCookies, cookieNotice, hamburger, mobileMenu } = frameOf(page);
  await hamburger.click();
  await expect(mobileMenu).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(mobileMenu).not.toHaveAttribute('open');
  await expect(hamburger).toBeFocused();
  await acceptCookies.click();
  await expect(cookieNotice).toBeHidden();
  come();
  await waitForReact(page);
  await hamburger.click();
  await expect(mobileMenu).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(mobileMenu).not.toHaveAttribute('open');
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
