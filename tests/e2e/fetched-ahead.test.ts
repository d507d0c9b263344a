import { expect, type Page } from '@playwright/test';
import { getOrigin, getPath } from './site-model.ts';
import { test } from './site-test.ts';
import { linkTo, waitForReact, watchRequests } from './start-react.ts';

test.use({ fetchesAhead: true });

/** Chromium's additional navigation property: the source of the document. */
interface Arrival extends PerformanceNavigationTiming {
  readonly deliveryType: string;
}

/** How the current page was loaded. */
function arrival(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as Arrival[];
    return entry?.deliveryType ?? '';
  });
}

/** Points at a link until its page has been fetched. */
async function pointAt(page: Page, to: string): Promise<void> {
  const prefetch = page.waitForRequest(
    (request) =>
      new URL(request.url()).pathname === getPath(to) && request.headers()['sec-purpose'] === 'prefetch',
  );
  await linkTo(page, to).hover();
  await (await prefetch).response();
}

test('a page whose link is pointed at is there when it is followed, and no script came', async ({
  visit,
  page,
}) => {
  const requests = watchRequests(page);
  await visit('home');
  await pointAt(page, 'services');
  await linkTo(page, 'services').click();
  await expect(page).toHaveURL(getOrigin('is') + getPath('services'));
  expect(await arrival(page)).toBe('navigational-prefetch');
  expect(requests.paths('script')).toEqual([]);
  expect(requests.filterByPath(/\.data$/)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(`${getOrigin('is')}/`);
  await expect(page.locator('[data-section=stats]').first()).toBeAttached();
});

test('pages are fetched ahead from a page that React runs on too, and shown by the browser', async ({
  visit,
  page,
}) => {
  await visit('contact');
  await page.locator('main input[type=email]').focus();
  await waitForReact(page);
  await pointAt(page, 'services');
  const requests = watchRequests(page);
  await linkTo(page, 'services').click();
  await expect(page).toHaveURL(getOrigin('is') + getPath('services'));
  await expect(page.locator('[data-section=card-grid]').first()).toBeAttached();
  expect(await arrival(page)).toBe('navigational-prefetch');
  expect(requests.paths('script')).toEqual([]);
});

test('with data saving on, nothing is prefetched, and links and forms still work', async ({
  visit,
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const requests = watchRequests(page);
  await visit('contact');
  await linkTo(page, 'services').hover();
  // As long as fetching the page would take.
  await page.waitForTimeout(1000);
  expect(requests.paths('script')).toEqual([]);
  expect(requests.filterByPath(new RegExp(`${getPath('services')}$`))).toEqual([]);
  await page.locator('main input[type=email]').focus();
  await waitForReact(page);

  await visit('contact');
  await linkTo(page, 'services').click();
  await expect(page).toHaveURL(getOrigin('is') + getPath('services'));
  expect(await arrival(page)).not.toBe('navigational-prefetch');
});
