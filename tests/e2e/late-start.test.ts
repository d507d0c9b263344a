import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import { getFrame } from './frame-parts.ts';
import { getOrigin, getPath, port } from './site-model.ts';
import { test } from './site-test.ts';
import { linkTo, scrollTo, startReact, waitForReact, watchRequests } from './start-react.ts';

test('reading and pointing at text start nothing; a pointer over a link starts React, once', async ({
  visit,
  page,
}) => {
  const requests = watchRequests(page);
  await visit('services');
  await page.getByRole('heading', { level: 1 }).hover();
  await page.keyboard.press('Shift');
  await scrollTo(page, 400);
  expect(requests.paths('script')).toEqual([]);
  await scrollTo(page, 0);
  await startReact(page, 'services');
  const starts = () => requests.paths('script').filter((path) => path.startsWith('/hydrate/'));
  expect(starts()).toHaveLength(1);
  await linkTo(page, 'contact').hover();
  await linkTo(page, 'quote').hover();
  expect(starts()).toHaveLength(1);
});

test('the keyboard on a link starts React', async ({ visit, page }) => {
  const requests = watchRequests(page);
  await visit('home');
  await page.keyboard.press('Tab');
  expect(requests.paths('script')).toEqual([]);
  await page.keyboard.press('Tab');
  await waitForReact(page);
});

/** Delays React's module until the returned function is called. */
async function holdReact(page: Page): Promise<() => void> {
  const { promise: mayCome, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  return release;
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the first tap on a button that needs React counts, once', async ({ visit, page }) => {
    await page.addInitScript(() => {
      const shared: string[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, { share: async ({ url }: { url: string }) => shared.push(url) });
    });
    const release = await holdReact(page);
    await visit('news');
    await page.locator('main a[href^="/frettir/"]').first().tap();
    const share = page.locator('button[data-live]');
    const start = page.waitForRequest('**/assets/entry.client-*.js');
    await share.tap();
    await start;
    const readSharedUrls = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared);
    expect(await readSharedUrls()).toEqual([]);
    release();
    await waitForReact(page);
    await expect.poll(readSharedUrls).toEqual([page.url()]);
    await share.tap();
    await expect.poll(readSharedUrls).toEqual([page.url(), page.url()]);
  });

  test('a touch on the menu starts React; keys and taps count while it is being loaded', async ({
    visit,
    page,
  }) => {
    const release = await holdReact(page);
    const requests = watchRequests(page);
    await visit('home');
    expect(requests.paths('script')).toEqual([]);
    const { acceptCookies, cookieNotice, hamburger, mobileMenu } = getFrame(page);
    await hamburger.tap();
    await expect(mobileMenu).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(mobileMenu).not.toHaveAttribute('open');
    await expect(hamburger).toBeFocused();
    await acceptCookies.tap();
    await expect(cookieNotice).toBeHidden();
    await hamburger.tap();
    await expect(mobileMenu).toHaveAttribute('open');
    release();
    await waitForReact(page);
    await expect(mobileMenu).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(mobileMenu).not.toHaveAttribute('open');
  });
});

test('a link that is pointed at while the page comes in starts React once all of it is there', async ({
  page,
}) => {
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const slow = createServer((incoming, answer) => {
    const headers = { ...incoming.headers, host: `is.localhost:${port}`, 'accept-encoding': 'identity' };
    request({ port, path: incoming.url, headers }, async (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      if (incoming.url !== '/') {
        response.pipe(answer);
        return;
      }
      const html = await text(response);
      const middle = html.indexOf('<footer');
      answer.write(html.slice(0, middle));
      await mayEnd;
      answer.end(html.slice(middle));
    }).end();
  });
  await new Promise<void>((resolve) => slow.listen(0, resolve));
  const reactResponse = page.waitForResponse('**/assets/entry.client-*.js');
  await page.goto(`http://localhost:${(slow.address() as AddressInfo).port}`, { waitUntil: 'commit' });
  await linkTo(page, 'services').hover();
  await reactResponse;
  // As long as React would take to start.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  end();
  await waitForReact(page);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  slow.closeAllConnections();
  slow.close();
});

test('a click opens its page before React has loaded, and if its scripts fail', async ({
  visit,
  page,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource|Failed to fetch dynamically imported module/);
  const services = getOrigin('is') + getPath('services');
  const release = await holdReact(page);
  await visit('home');
  await linkTo(page, 'services').click();
  await expect(page).toHaveURL(services);
  release();

  await page.route('**/hydrate/*.js', (route) => route.abort());
  await visit('home');
  await linkTo(page, 'services').hover();
  await linkTo(page, 'services').click();
  await expect(page).toHaveURL(services);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
