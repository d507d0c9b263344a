import { expect, type Page } from '@playwright/test';
import { getFrame } from './frame-parts.ts';
import { rawTextsOn, readServedPages, type ServedPage } from './pages.ts';
import { getOrigin, getPath, languages, variedPaths } from './site-model.ts';
import { test } from './site-test.ts';
import {
  drawingsOn,
  follow,
  linkTo,
  scrollTo,
  startReact,
  waitForReact,
  watchRequests,
} from './start-react.ts';

test('React hydrates a page without changing it', async ({ visit, page }) => {
  // Covers each language once, because they write dates and amounts differently.
  for (const [place, to] of ['home', 'prices', 'about', 'contact'].entries()) {
    await visit(to, languages[place % languages.length]);
    const servedText = await page.getByRole('main').innerText();
    const drawings = await drawingsOn(page);
    await startReact(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.getByRole('main').innerText(), to).toBe(servedText);
    expect(await drawingsOn(page), to).toEqual(drawings);
    expect(await rawTextsOn(page), to).toEqual([]);
    await expect(weight(page)).toHaveText(/\d\skB$/);
  }
});

/** Footer line about the weight of the page that was loaded. */
function weight(page: Page) {
  return page.getByRole('contentinfo').locator('p:has(> data)');
}

test('a click shows the next page without loading a document, from its top, with its own head', async ({
  visit,
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const next = findServedPage(await readServedPages(browser, 'is'), getPath('web-design'));
  await visit('services');
  await startReact(page);
  const structured = page.locator('script[type="application/ld+json"]');
  await expect(structured).toHaveCount(1);
  const structuredData = (await structured.textContent()) ?? '';
  const requests = watchRequests(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await scrollTo(page, 500);
  await page.getByRole('main').locator(`a[href="${next.path}"]`).first().click();

  await expect(page).toHaveURL(getOrigin('is') + next.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.headings[0] ?? '');
  await expect(page).toHaveTitle(next.title);
  // This page was not sent as a whole.
  await expect(weight(page)).toBeHidden();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', next.canonical[0] ?? '');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    next.meta.description?.[0] ?? '',
  );
  await expect(page.locator('link[rel=alternate]')).toHaveCount(next.alternates.length);
  // Nothing describes the previous page any more.
  await expect(structured).not.toHaveText(structuredData);
  await expect(structured).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-kept');
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled', 'true');
  await expect(page.getByRole('main')).toBeFocused();
  expect(requests.paths('document')).toEqual([]);
  expect(await rawTextsOn(page)).toEqual([]);
});

test('pages of every kind of section are the same whether the server or React shows them', async ({
  visit,
  page,
  browser,
}) => {
  const pages = await readServedPages(browser, 'is');
  await visit('home');
  await startReact(page);
  const requests = watchRequests(page);
  const { breadcrumb } = getFrame(page);
  for (const path of variedPaths.filter((path) => path !== '/')) {
    const servedPage = findServedPage(pages, path);
    // Not every page links to every other, so the router is called directly.
    await follow(page, path);
    await expect(page).toHaveTitle(servedPage.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(servedPage.headings[0] ?? '');
    await expect(breadcrumb.getByRole('listitem')).toHaveCount(servedPage.breadcrumb.length);
    expect(await rawTextsOn(page), path).toEqual([]);
  }
  expect(requests.paths('document')).toEqual([]);
});

test('back and forward restore pages with their titles and scroll positions', async ({ visit, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit('home');
  const homeTitle = await page.title();
  await startReact(page);
  const requests = watchRequests(page);
  const { breadcrumb } = getFrame(page);
  await scrollTo(page, 900);
  await linkTo(page, 'services').click();
  await expect(page).toHaveURL(/\/thjonusta$/);
  await expect(page).not.toHaveTitle(homeTitle);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const nextTitle = await page.title();

  // A link to the current page adds no history entry.
  const length = await page.evaluate(() => history.length);
  const shownAgain = page.waitForResponse(/thjonusta\.data/);
  await linkTo(page, 'services').click();
  await shownAgain;
  await waitForReact(page);
  expect(await page.evaluate(() => history.length)).toBe(length);

  await page.goBack();
  await expect(page).toHaveURL(`${getOrigin('is')}/`);
  await expect(page).toHaveTitle(homeTitle);
  await expect(breadcrumb).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  await page.goForward();
  await expect(page).toHaveURL(/\/thjonusta$/);
  await expect(page).toHaveTitle(nextTitle);
  await expect(breadcrumb).toBeVisible();
  expect(requests.paths('document')).toEqual([]);
});

test('a click that is meant for the browser is left to it', async ({ visit, page, context }) => {
  await visit('home');
  await startReact(page);
  const requests = watchRequests(page);
  const link = linkTo(page, 'services');
  // What opens in another tab does not matter here.
  await context.route(getOrigin('is') + getPath('services'), (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Opened</title>' }),
  );
  const opens = async (click: () => Promise<void>) => {
    const newPage = context.waitForEvent('page');
    await click();
    await (await newPage).close();
  };
  await opens(() => link.click({ modifiers: ['ControlOrMeta'] }));
  await opens(() => link.click({ modifiers: ['Shift'] }));
  await opens(() => link.click({ button: 'middle' }));
  // Saves the target of the link.
  const download = page.waitForEvent('download');
  await link.click({ modifiers: ['Alt'] });
  await (await download).cancel();
  await link.evaluate((anchor: HTMLAnchorElement) => {
    anchor.target = '_blank';
  });
  await opens(() => link.click());
  await expect(page).toHaveURL(`${getOrigin('is')}/`);
  expect(requests.filterByPath(/\.data$/)).toEqual([]);
});

function findServedPage(pages: readonly ServedPage[], path: string): ServedPage {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`${path} has not been served.`);
  return page;
}
