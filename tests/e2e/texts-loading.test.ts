import { expect } from '@playwright/test';
import { getFrame } from './frame-parts.ts';
import { rawTextsOn } from './pages.ts';
import { getOrigin, getPath } from './site-model.ts';
import { test } from './site-test.ts';
import { linkTo, startReact, watchRequests } from './start-react.ts';

const texts = /^\/locales\/da\/([a-z]+)\.json$/;

test('while the data or the texts of the next page are on their way, the page says so', async ({
  visit,
  page,
}) => {
  await visit('home');
  await startReact(page);
  for (const [address, to] of [
    ['**/*.data*', 'contact'],
    ['**/locales/is/about.json', 'about'],
  ] as const) {
    const before = page.url();
    const { promise: mayCome, resolve: arrive } = Promise.withResolvers<void>();
    await page.route(address, async (route) => {
      await mayCome;
      await route.continue();
    });
    const { status } = getFrame(page);
    // The status exists before it has a message, so that screen readers observe it.
    await expect(status).toHaveText('');
    await linkTo(page, to).click();
    await expect(status).toHaveText('Hleður...');
    await expect(status).toBeInViewport();
    await expect(page).toHaveURL(before);

    arrive();
    await expect(page).toHaveURL(getOrigin('is') + getPath(to));
    await expect(status).toHaveText('');
    expect(await rawTextsOn(page)).toEqual([]);
    await page.unroute(address);
  }
});

test('a stored language is removed, and only texts of the shown language are reloaded, once', async ({
  visit,
  page,
}) => {
  const requests = watchRequests(page);
  await visit('home', 'da');
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'));
  await page.reload();
  await startReact(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('i18nextLng'))).toBeNull();
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');

  const inUse = (await page.getByRole('main').getAttribute('data-texts'))?.split(' ') ?? [];
  expect(inUse).toEqual(expect.arrayContaining(['common', 'nav', 'home']));
  await expect.poll(() => requests.filterByPath(texts).length).toBe(2 * inUse.length);
  const names = requests.filterByPath(texts).map(({ path }) => texts.exec(path)?.[1]);
  expect(names.slice(0, inUse.length).sort()).toEqual([...inUse].sort());
  expect(names.slice(inUse.length).sort()).toEqual([...inUse].sort());
  // In the browser's time: the runner's would include its own delays. Reports what has arrived.
  const startsSoFar = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/locales/'))
        .map(({ startTime }) => startTime)
        .sort((one, other) => one - other),
    );
  await expect.poll(async () => (await startsSoFar()).length).toBe(2 * inUse.length);
  const starts = await startsSoFar();
  expect((starts[inUse.length] ?? 0) - (starts[inUse.length - 1] ?? 0)).toBeGreaterThanOrEqual(95);

  await linkTo(page, 'contact').click();
  await expect(page).toHaveURL(getOrigin('da') + getPath('contact'));
  expect(requests.filterByPath(/^\/locales\/(?!da\/)/)).toEqual([]);
});

test('when the texts cannot be loaded again, that is only logged', async ({ visit, page, expectErrors }) => {
  expectErrors(/Texts is\/\w+ could not be loaded/, /status of 503/);
  await visit('home');
  const logs: string[] = [];
  page.on('console', (message) => logs.push(message.text()));
  const requests = new Set<string>();
  await page.route('**/locales/is/*.json', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (requests.has(pathname)) return await route.fulfill({ status: 503, body: 'not now' });
    requests.add(pathname);
    await route.continue();
  });
  await startReact(page);
  await expect.poll(() => logs.filter((line) => line.startsWith('Texts is/')).length).toBe(requests.size);
  expect(requests.size).toBeGreaterThan(2);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await rawTextsOn(page)).toEqual([]);
  await linkTo(page, 'home').click();
  await expect(page).toHaveURL(`${getOrigin('is')}/`);
});
