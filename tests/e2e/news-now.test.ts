import { expect, type Page } from '@playwright/test';
import { frameOf } from './frame-parts.ts';
import { answerAsFiles, betweenDataAndPage, oldNews, pagerOf, test } from './rows-test.ts';
import { pathOf, words } from './site-model.ts';
import { follow, linkTo, startReact, waitForReact, watchRequests } from './start-react.ts';

/* What visitors see of news that are written, changed or taken back while they read, and what that costs them. */

/** What the browser fetches to read rows by itself. */
const forRows = /^\/(assets\/browser-pages|supabase\.json|rest\/v1\/)/;

/** Opens a page without rows and starts React there. */
async function startReading(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await startReact(page);
}

test('a list shows what was published since its data were made; its data are asked for once; a changed article shows its change; one that was taken back leads to the list', async ({
  page,
  rowSite,
}) => {
  await rowSite.publish({ slug: 'breytt', title: 'Fyrri titill' }, { slug: 'tekin-aftur' });
  await startReading(page, rowSite.at('/thjonusta'));
  const requests = watchRequests(page);
  await betweenDataAndPage(page, '/frettir', () =>
    rowSite.publish({ slug: 'rett-i-thessu', title: 'Birt rétt í þessu' }),
  );
  const news = page.getByRole('heading', { name: 'Birt rétt í þessu' });
  await follow(page, '/frettir');
  await expect(news).toBeVisible();
  expect(requests.matching(/^\/frettir\.data$/)).toHaveLength(1);
  expect(requests.matching(/^\/rest\//)).toHaveLength(1);

  requests.clear();
  await page.goBack();
  await expect(page).toHaveURL(rowSite.at('/thjonusta'));
  await page.goForward();
  await expect(news).toBeVisible();
  expect(requests.matching(forRows), 'what was just read is read again').toEqual([]);

  // In its head and breadcrumb too.
  await betweenDataAndPage(page, '/frettir/breytt', () =>
    rowSite.change('breytt', { title: 'Seinni titill', content: 'Allt annað.' }),
  );
  await follow(page, '/frettir/breytt');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seinni titill');
  await expect(page.getByRole('article')).toContainText('Allt annað.');
  await expect(page).toHaveTitle(`Seinni titill | ${words('site:title')}`);
  await expect(frameOf(page).breadcrumb.getByRole('listitem').last()).toHaveText('Seinni titill');
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Seinni titill/);
  const structured = page.locator('script[type="application/ld+json"]');
  expect(await structured.textContent()).toContain('"headline":"Seinni titill"');

  await betweenDataAndPage(page, '/frettir/tekin-aftur', () => rowSite.takeBack('tekin-aftur'));
  await follow(page, '/frettir/tekin-aftur');
  await expect(page).toHaveURL(rowSite.at('/frettir'));
  // To where the visitor came from.
  await page.goBack();
  await expect(page).toHaveURL(rowSite.at('/frettir/breytt'));
});

test('a database that does not answer changes nothing', async ({ page, rowSite, expectErrors }) => {
  expectErrors(/Rows could not be read/, /Failed to load resource/);
  await rowSite.publish({ slug: 'stendur', title: 'Þessi stendur' });
  await page.route('**/rest/v1/**', (route) => route.abort());
  await startReading(page, rowSite.at('/thjonusta'));
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Rows could not'));
  await follow(page, '/frettir/stendur');
  await logged;
  await expect(page).toHaveURL(rowSite.at('/frettir/stendur'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Þessi stendur');
});

test.describe('on a host of files', () => {
  test('every part of the list is shown, by its address, by links and by going back', async ({
    page,
    rowSite,
    expectErrors,
  }) => {
    expectErrors(/status of 416/);
    await rowSite.publish(...oldNews);
    await answerAsFiles(page);
    const { pager, previous, place } = pagerOf(page);
    await expect(async () => {
      await page.goto(rowSite.at('/frettir?sida=2'));
      await expect(pager).toContainText(place(1), { timeout: 1000 });
    }).toPass();
    await startReact(page);
    await expect(pager).toContainText(place(2));

    await previous.click();
    await expect(page).toHaveURL(rowSite.at('/frettir'));
    await expect(pager).toContainText(place(1));
    await page.goBack();
    await expect(pager).toContainText(place(2));
    await follow(page, '/frettir?sida=99');
    await expect(page).toHaveURL(rowSite.at('/frettir'));
  });

  test('an article that is newer than the build is shown; one that is not there leads to the list', async ({
    page,
    rowSite,
    expectErrors,
  }) => {
    expectErrors(/status of 404/);
    await rowSite.publish({ slug: 'yngri', title: 'Yngri en smíðin' });
    await answerAsFiles(page, '/frettir/yngri');
    await startReading(page, rowSite.at('/thjonusta'));
    await follow(page, '/frettir/yngri');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yngri en smíðin');
    await expect(page).toHaveTitle(`Yngri en smíðin | ${words('site:title')}`);
    await expect(frameOf(page).breadcrumb.getByRole('listitem')).toHaveCount(3);

    await follow(page, '/frettir/yngri-en-farin');
    await expect(page).toHaveURL(rowSite.at('/frettir'));
  });
});

test('rows are read by the browser not at all for who reads only: no script is fetched', async ({
  page,
  rowSite,
}) => {
  const [project] = await rowSite.projects();
  await rowSite.publish({ slug: 'adeins-lesin' });
  const requests = watchRequests(page);
  for (const path of ['/frettir/adeins-lesin', `/verkefni/${project?.id}`]) {
    await page.goto(rowSite.at(path));
    await page.getByRole('heading', { level: 1 }).click();
    await page.waitForLoadState('networkidle');
  }
  expect(requests.paths('script')).toEqual([]);
});

test('rows are read by the browser when the page has loaded, not before', async ({ page, rowSite }) => {
  await page.goto(rowSite.at('/verkefni'), { waitUntil: 'commit' });
  await page.getByRole('searchbox').focus();
  await waitForReact(page);
  const areLate = () =>
    page.evaluate((source) => {
      const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => new RegExp(source).test(new URL(name).pathname))
        .map(({ startTime }) => startTime > (opened?.loadEventStart ?? Number.POSITIVE_INFINITY));
    }, forRows.source);
  await expect.poll(areLate).toEqual([true, true, true]);
});

test('rows are read by the browser only on pages that show some, and not for who saves data', async ({
  page,
  rowSite,
}) => {
  const requests = watchRequests(page);
  await startReading(page, rowSite.at('/thjonusta'));
  await follow(page, '/hafa-samband');
  await page.waitForLoadState('networkidle');
  expect(requests.matching(forRows)).toEqual([]);

  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await startReading(page, rowSite.at('/thjonusta'));
  await linkTo(page, 'home').click();
  await expect(page).toHaveURL(rowSite.at('/'));
  await page.waitForLoadState('networkidle');
  expect(requests.matching(forRows)).toEqual([]);
});

test('a page that is left in the moment in which its rows would be read anew gives them to no other page', async ({
  page,
  rowSite,
}) => {
  // As on a slow phone in Safari, which has no idle callbacks: the address has changed, the page not yet.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, { requestIdleCallback: (call: () => void) => waiting.push(call) });
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      for (const call of waiting.splice(0)) call();
    };
  });
  await startReading(page, rowSite.at('/'));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await linkTo(page, 'services').click();
  await expect(page).toHaveURL(rowSite.at(pathOf('services')));
  await expect(page).not.toHaveTitle(words('site:homeTitle'));
});
