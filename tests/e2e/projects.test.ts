import { expect, type Page } from '@playwright/test';
import { getFrame } from './frame-parts.ts';
import { answerAsFiles, fetchHere, type RowSite, test } from './rows-test.ts';
import { getPath, words } from './site-model.ts';
import { follow, waitForReact, watchRequests } from './start-react.ts';

const say = (name: string) => words(`site:projects.gallery.${name}`);

function getGallery(page: Page) {
  const filter = page.getByRole('search');
  return {
    search: filter.getByRole('searchbox', { name: say('search') }),
    submit: filter.getByRole('button', { name: say('submit'), exact: true }),
    category: (name: string) =>
      filter.getByRole('group', { name: say('filter') }).getByRole('button', { name, exact: true }),
    titles: page.getByRole('main').getByRole('heading', { level: 3 }),
    empty: page.getByText(say('empty')),
  };
}

/** A category with some of the projects, and its projects. */
async function aCategory(rowSite: RowSite) {
  const projects = await rowSite.projects();
  const [{ category = '' } = {}] = projects;
  const titles = projects.filter((project) => project.category === category).map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.length).toBeLessThan(projects.length);
  return { category, titles, all: projects.map(({ title }) => title) };
}

test('filter and search are in the address; a project links to a quote and to its category', async ({
  page,
  rowSite,
}) => {
  const { category, titles, all } = await aCategory(rowSite);
  const [title = ''] = titles;
  const gallery = getGallery(page);
  await page.goto(rowSite.at(getPath('projects')));
  await gallery.search.focus();
  await waitForReact(page);
  const requests = watchRequests(page);
  await expect(gallery.titles).toHaveText(all);

  await gallery.category(category).click();
  await expect(page).toHaveURL(
    rowSite.at(`${getPath('projects')}?${new URLSearchParams({ flokkur: category })}`),
  );
  await expect(gallery.titles).toHaveText(titles);
  await expect(gallery.category(category)).toHaveAttribute('aria-pressed', 'true');

  // Case-insensitive; in title, description or tags.
  await gallery.search.fill(title.toLocaleUpperCase('is'));
  await expect(gallery.titles).toHaveText([title]);
  const shared = rowSite.at(
    `${getPath('projects')}?${new URLSearchParams({ flokkur: category, leit: title.toLocaleUpperCase('is') })}`,
  );
  await expect(page).toHaveURL(shared);
  expect(requests.filterByPath(/\.data$/), 'a filter loads nothing').toEqual([]);

  await page.goBack();
  await expect(page).toHaveURL(rowSite.at(getPath('projects')));
  await expect(gallery.titles).toHaveText(all);
  await expect(gallery.search).toHaveValue('');

  await page.goto(shared);
  await expect(gallery.titles).toHaveText([title]);
  await page.reload();
  await expect(gallery.titles).toHaveText([title]);
  await expect(gallery.search).toHaveValue(title.toLocaleUpperCase('is'));
  await gallery.search.fill('þetta er hvergi');
  await expect(gallery.empty).toBeVisible();
  await gallery.search.fill('');
  await expect(gallery.titles).toHaveText(titles);
  await gallery.category(say('all')).click();
  await expect(gallery.titles).toHaveText(all);
  await expect(page).toHaveURL(rowSite.at(getPath('projects')));

  const [project] = await rowSite.projects();
  await follow(page, `${getPath('projects')}/${project?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project?.title ?? '');
  await expect(getFrame(page).breadcrumb.getByRole('listitem')).toHaveCount(3);
  const article = page.getByRole('article');
  await expect(article.getByRole('link', { name: words('common:actions.get-quote') })).toHaveAttribute(
    'href',
    getPath('quote'),
  );
  await article.getByRole('link', { name: category, exact: true }).click();
  await expect(gallery.titles).toHaveText(titles);
});

test('a client on the first page links to the work for it, in the client’s colors', async ({
  page,
  rowSite,
}) => {
  await page.goto(rowSite.at('/'));
  const ground = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--ground'));
  const usualGround = await ground();
  const clients = page.locator('[data-section=client-logos] li a');
  expect(await clients.count()).toBeGreaterThan(2);
  await expect(clients.first()).toHaveAccessibleName(/./);
  const address = await clients.first().getAttribute('href');
  await clients.first().click();
  await expect(page).toHaveURL(rowSite.at(address ?? ''));
  await expect(page.getByRole('article').locator('header img')).toBeVisible();
  expect(await ground()).not.toBe(usualGround);
});

test('on a host of files the address filters and searches too', async ({ page, rowSite }) => {
  const { category, titles } = await aCategory(rowSite);
  const [title = ''] = titles;
  await answerAsFiles(page);
  const gallery = getGallery(page);
  await page.goto(
    rowSite.at(`${getPath('projects')}?${new URLSearchParams({ flokkur: category, leit: title })}`),
  );
  await gallery.search.focus();
  await expect(gallery.titles).toHaveText([title]);
  await gallery.search.fill('');
  await expect(gallery.titles).toHaveText(titles);
  await page.goBack();
  await page.goForward();
  await expect(gallery.titles).toHaveText(titles);
});

test('a visitor who filters while the projects are read again gets the new ones', async ({
  page,
  rowSite,
}) => {
  const { category, titles } = await aCategory(rowSite);
  // The answer is delayed below, on a busy machine for longer than a page waits for one.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  const release = Promise.withResolvers<void>();
  await page.route('**/rest/v1/projects*', async (route) => {
    const response = await fetchHere(route);
    const [first, ...others] = await response.json();
    await release.promise;
    await route.fulfill({ response, json: [{ ...first, title: 'Nýtt nafn' }, ...others] });
  });
  const gallery = getGallery(page);
  const rowRequest = page.waitForRequest('**/rest/v1/projects*');
  await page.goto(rowSite.at(getPath('projects')));
  await gallery.search.focus();
  await rowRequest;
  // Before that the click would load a page, with rows from the server.
  await waitForReact(page);
  await gallery.category(category).click();
  await expect(gallery.titles).toHaveText(titles);
  release.resolve();
  await expect(gallery.titles).toHaveText(['Nýtt nafn', ...titles.slice(1)]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filter and search work too', async ({ page, rowSite }) => {
    const { category, titles, all } = await aCategory(rowSite);
    const [title = ''] = titles;
    const gallery = getGallery(page);
    await page.goto(rowSite.at(getPath('projects')));
    await expect(gallery.titles).toHaveText(all);
    await gallery.category(category).click();
    await expect(gallery.titles).toHaveText(titles);
    await gallery.search.fill(title);
    await gallery.search.press('Enter');
    await expect(gallery.titles).toHaveText([title]);
    await expect(page).toHaveURL(/flokkur=.*leit=|leit=.*flokkur=/);
    await page.goBack();
    await expect(gallery.titles).toHaveText(titles);
  });
});
