import { expect, type Page } from '@playwright/test';
import { getFrame } from './frame-parts.ts';
import { answerAsFiles, betweenDataAndPage, getPager, oldNews, test } from './rows-test.ts';
import { expectNoBarriersInOneTab } from './run-axe.ts';
import { detailRoutes, words } from './site-model.ts';
import { follow, linkTo, startReact, waitForReact, watchRequests } from './start-react.ts';

/* News as visitors read it, including items written, changed or unpublished in the meantime, and its requests. */

/** Files that the browser fetches to read rows by itself. */
const forRows = /^\/(assets\/browser-pages|supabase\.json|rest\/v1\/)/;

/** Opens an item's page once the server has the item. */
async function openWhenThere(page: Page, address: string): Promise<void> {
  await expect(async () => {
    const response = await page.goto(address);
    expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
    expect(response?.status()).toBe(200);
  }).toPass();
}

/** Opens a page without rows and starts React there. */
async function startReading(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await startReact(page);
}

test('an article is the same by its address and by a link, and no markup of it runs', async ({
  page,
  rowSite,
}) => {
  const hostile = `</p><script>window.hasRun=1</script><img src=x onerror="window.hasRun=1"> {{company.phone}}`;
  await rowSite.publish({
    slug: 'illgjorn',
    title: hostile,
    excerpt: `Efst: ${hostile}`,
    content: `${hostile}\n\nNæsta.`,
    published_at: '2026-03-09T12:00:00Z',
  });
  await openWhenThere(page, rowSite.at('/frettir/illgjorn'));
  const article = page.getByRole('article');
  const readArticle = async () => ({
    heading: await page.getByRole('heading', { level: 1 }).innerText(),
    paragraphs: await article.getByRole('paragraph').allInnerTexts(),
    date: await article.getByRole('time').innerText(),
    steps: await getFrame(page).breadcrumb.getByRole('listitem').allInnerTexts(),
    title: await page.title(),
    scriptsAndImages: await page.getByRole('main').locator('script, img').count(),
    hasRun: await page.evaluate(() => 'hasRun' in window),
  });
  const servedArticle = await readArticle();
  expect(servedArticle).toEqual({
    heading: hostile,
    paragraphs: expect.arrayContaining([`Efst: ${hostile}`, hostile, 'Næsta.']),
    date: '09/03/2026',
    steps: [words('nav:home.title'), words('nav:news.title'), hostile],
    title: `${hostile} | ${words('site:title')}`,
    ...{ scriptsAndImages: 0, hasRun: false },
  });
  await startReact(page);
  expect(await readArticle()).toEqual(servedArticle);
  await follow(page, '/frettir');
  await expect(page.getByRole('main').getByText(hostile).first()).toBeVisible();
  await follow(page, '/frettir/illgjorn');
  // The head arrives before the page.
  await expect(async () => expect(await readArticle()).toEqual(servedArticle)).toPass();

  for (const { prefix, list } of detailRoutes) {
    await follow(page, `${prefix}Ekki til`);
    await expect(page, 'the address of a missing item redirects to its list').toHaveURL(rowSite.at(list));
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a long list is shown part by part', async ({ page, rowSite }) => {
    await rowSite.publish(...oldNews);
    const { pager, previous, next, place } = getPager(page);
    const titles = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(async () => {
      await page.goto(rowSite.at('/frettir'));
      await expect(pager).toContainText(place(1), { timeout: 500 });
    }).toPass();
    const first = await titles.allInnerTexts();
    await expect(previous).toHaveCount(0);
    await next.click();
    await expect(page).toHaveURL(rowSite.at('/frettir?sida=2'));
    await expect(pager).toContainText(place(2));
    const second = await titles.allInnerTexts();
    expect(second.some((title) => title.startsWith('Gamalt'))).toBe(true);
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    await page.goBack();
    await expect(pager).toContainText(place(1));
    await page.goto(rowSite.at('/frettir?sida=99'));
    await expect(pager).toContainText(place(1));
  });
});

test('the share button copies the address on devices that cannot share', async ({
  page,
  rowSite,
  context,
  expectErrors,
}) => {
  expectErrors(/could not be shared/);
  const say = (name: string) => words(`site:news-article.article.${name}`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await rowSite.publish({ slug: 'deild', title: 'Deild frétt' });
  await openWhenThere(page, rowSite.at('/frettir/deild'));
  const button = page.getByRole('article').getByRole('button');
  await expect(button).toHaveText(say('share'));
  await button.hover();
  await waitForReact(page);
  await button.click();
  await expect(button).toHaveText(say('copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(rowSite.at('/frettir/deild'));
  await expect(button).toHaveText(say('share'));

  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    }),
  );
  const logEntry = page.waitForEvent('console', (message) => message.text().includes('could not be shared'));
  await button.click();
  await logEntry;
  await expect(button).toHaveText(say('share'));
});

test.describe('all in one tab', () => {
  test.use({ bypassCSP: true });

  test('an article, a project and a list of many parts put up no barriers', async ({ page, rowSite }) => {
    await rowSite.publish(...oldNews, { slug: 'adgengileg', excerpt: 'Það sem stendur efst.' });
    const [project] = await rowSite.projects();
    await openWhenThere(page, rowSite.at('/frettir/adgengileg'));
    const paths = ['/frettir/adgengileg', '/frettir', `/verkefni/${project?.id}`];
    await expectNoBarriersInOneTab(page, paths);
  });
});

test('a list shows rows published, changed and removed since it was built', async ({ page, rowSite }) => {
  await rowSite.publish({ slug: 'breytt', title: 'Fyrri titill' }, { slug: 'tekin-aftur' });
  await startReading(page, rowSite.at('/thjonusta'));
  const requests = watchRequests(page);
  await betweenDataAndPage(page, '/frettir', () =>
    rowSite.publish({ slug: 'rett-i-thessu', title: 'Birt rétt í þessu' }),
  );
  const news = page.getByRole('heading', { name: 'Birt rétt í þessu' });
  await follow(page, '/frettir');
  await expect(news).toBeVisible();
  expect(requests.filterByPath(/^\/frettir\.data$/)).toHaveLength(1);
  expect(requests.filterByPath(/^\/rest\//)).toHaveLength(1);

  requests.clear();
  await page.goBack();
  await expect(page).toHaveURL(rowSite.at('/thjonusta'));
  await page.goForward();
  await expect(news).toBeVisible();
  expect(requests.filterByPath(forRows), 'what was just read is read again').toEqual([]);

  // Also in its head and breadcrumb.
  await betweenDataAndPage(page, '/frettir/breytt', () =>
    rowSite.change('breytt', { title: 'Seinni titill', content: 'Allt annað.' }),
  );
  await follow(page, '/frettir/breytt');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seinni titill');
  await expect(page.getByRole('article')).toContainText('Allt annað.');
  await expect(page).toHaveTitle(`Seinni titill | ${words('site:title')}`);
  await expect(getFrame(page).breadcrumb.getByRole('listitem').last()).toHaveText('Seinni titill');
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Seinni titill/);
  const structured = page.locator('script[type="application/ld+json"]');
  expect(await structured.textContent()).toContain('"headline":"Seinni titill"');

  await betweenDataAndPage(page, '/frettir/tekin-aftur', () => rowSite.remove('tekin-aftur'));
  await follow(page, '/frettir/tekin-aftur');
  await expect(page).toHaveURL(rowSite.at('/frettir'));
  // Back to the previous page.
  await page.goBack();
  await expect(page).toHaveURL(rowSite.at('/frettir/breytt'));
});

test('a database that does not answer changes nothing', async ({ page, rowSite, expectErrors }) => {
  expectErrors(/Rows could not be read/, /Failed to load resource/);
  await rowSite.publish({ slug: 'stendur', title: 'Þessi stendur' });
  await page.route('**/rest/v1/**', (route) => route.abort());
  await startReading(page, rowSite.at('/thjonusta'));
  const logEntry = page.waitForEvent('console', (message) => message.text().startsWith('Rows could not'));
  await follow(page, '/frettir/stendur');
  await logEntry;
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
    const { pager, previous, place } = getPager(page);
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

  test('an article that is newer than the build is shown; a missing one redirects to the list', async ({
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
    await expect(getFrame(page).breadcrumb.getByRole('listitem')).toHaveCount(3);

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

test('browsers read rows after the page has loaded, only where rows are shown', async ({ page, rowSite }) => {
  await page.goto(rowSite.at('/verkefni'), { waitUntil: 'commit' });
  await page.getByRole('searchbox').focus();
  await waitForReact(page);
  const areLate = () =>
    page.evaluate((source) => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => new RegExp(source).test(new URL(name).pathname))
        .map(({ startTime }) => startTime > (navigation?.loadEventStart ?? Number.POSITIVE_INFINITY));
    }, forRows.source);
  await expect.poll(areLate).toEqual([true, true, true]);

  const requests = watchRequests(page);
  await startReading(page, rowSite.at('/thjonusta'));
  await follow(page, '/hafa-samband');
  await page.waitForLoadState('networkidle');
  expect(requests.filterByPath(forRows)).toEqual([]);

  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await startReading(page, rowSite.at('/thjonusta'));
  await linkTo(page, 'home').click();
  await expect(page).toHaveURL(rowSite.at('/'));
  await page.waitForLoadState('networkidle');
  expect(requests.filterByPath(forRows)).toEqual([]);
});
