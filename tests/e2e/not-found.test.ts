import { expect } from '@playwright/test';
import { readPages } from './read-pages.ts';
import { detailRoutes, languages, originOf, pathOf, words } from './site-model.ts';
import { test } from './site-test.ts';

/** Each is unknown in a way of its own: by name, by depth, by what is on the disk, by what cannot be decoded. */
const unknownPaths = [
  '/engin-sida',
  '/engin/sida/her',
  `${pathOf('services')}/engin-sida`,
  `${pathOf('news')}/engin/sida`,
  pathOf('services').toUpperCase(),
  '/index.html',
  '/404',
  '/404.html',
  '/engin%20s%C3%AD%C3%B0a',
  '/%E0%A4%A',
];

test.describe('an unknown address', () => {
  for (const language of languages) {
    test(`gives the not-found page of the ${language} host`, async ({ page, request }) => {
      for (const answer of await readPages({ page, request }, language, unknownPaths)) {
        expect(answer, answer.path).toMatchObject({ status: 404, language, canonical: [], alternates: [] });
        expect(answer.headings, answer.path).toHaveLength(1);
        expect(answer.meta.robots, answer.path).toEqual(['noindex,nofollow']);
        expect(answer.mainLinks, answer.path).toEqual(expect.arrayContaining(['/', pathOf('contact')]));
      }
    });
  }

  test('says so in Icelandic, and its links lead on', async ({ visit, page, expectErrors }) => {
    expectErrors(/status of 404 .*engin-sida/);
    const answer = await visit('/engin-sida', 'is');
    expect(answer.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('site:not-found.hero.title'));

    await page.locator(`main a[href="${pathOf('contact')}"]`).click();
    await expect(page).toHaveURL(originOf('is') + pathOf('contact'));
    await page.goBack();
    await page.locator('main a[href="/"]').click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

test('an unknown news item or project leads to its list', async ({ visit, page }) => {
  expect(detailRoutes).toHaveLength(2);
  for (const { prefix, list } of detailRoutes) {
    const answer = await visit(`${prefix}ekki-til`);
    expect(answer.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(list);
  }
});
