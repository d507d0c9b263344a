import { expect } from '@playwright/test';
import { readPages, type ServedPage } from './read-pages.ts';
import { detailRoutes, languages, staticPaths } from './site-model.ts';
import { test } from './site-test.ts';

/** Each of these is a page of its own kind of unknown address. */
const unknownPaths = [
  '/engin-sida',
  '/thjonusta/engin-sida',
  '/thjonusta/vefhonnun/engin-sida',
  '/lausnir/wordpress-express/panta/engin-sida',
  '/index.html',
  '/404',
  '/engin%20s%C3%AD%C3%B0a',
  '/%E0%A4%A',
];

test.describe('an unknown address', () => {
  test.beforeEach(({ expectErrors }) => expectErrors(/status of 404/));

  for (const language of languages) {
    test(`gives the page that says so on the ${language} host`, async ({ page }) => {
      for (const answer of await readPages(page, language, unknownPaths)) {
        expect(answer, answer.path).toMatchObject({ status: 404, language, canonical: [], alternates: [] });
        expect(answer.headings, answer.path).toHaveLength(1);
        expect(answer.meta['robots'], answer.path).toEqual(['noindex,nofollow']);
        expect(answer.mainLinks, answer.path).toEqual(expect.arrayContaining(['/', '/hafa-samband']));
      }
    });
  }

  test('says it in Icelandic words', async ({ visit, page }) => {
    const answer = await visit('/engin-sida', 'is');
    expect(answer.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Úps! Síðan fannst ekki');
  });
});

test('an unknown news item or project leads to its list', async ({ visit, page }) => {
  expect(detailRoutes.map(({ list }) => list).sort()).toEqual(['/frettir', '/verkefni']);
  for (const { prefix, list } of detailRoutes) {
    const answer = await visit(`${prefix}ekki-til`);
    expect(answer.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(list);
  }
});

for (const language of languages) {
  test(`every link of the ${language} site leads somewhere`, async ({ page, request }) => {
    const pages = await readPages(page, language, staticPaths);
    const linked = pages.flatMap(({ links }) => links).filter((link) => /^\/(?!\/)/.test(link));
    const targets = new Set(linked.map((link) => new URL(link, 'http://x').pathname));
    expect(targets.size).toBeGreaterThan(staticPaths.length / 2);

    const answers = await readPages(page, language, [...targets]);
    expect(answers.filter(({ status }) => status !== 200).map(({ path, status }) => ({ path, status }))).toEqual([]);

    const idsAt = new Map([...answers, ...pages].map(({ path, ids }) => [path, ids]));
    expect(pages.flatMap((from) => missingFragments(from, idsAt))).toEqual([]);

    const outside = pages.flatMap(({ links }) => links).filter((link) => !/^(\/|#|https:\/\/|tel:\+?\d+$|mailto:\S+@)/.test(link));
    expect(outside).toEqual([]);
    void request;
  });

  test(`every file that a page of the ${language} site names is there`, async ({ page }) => {
    const pages = await readPages(page, language, staticPaths);
    const pictures = pages.flatMap(({ meta }) => meta['og:image'] ?? []).map((url) => new URL(url).pathname);
    const named = new Set([...pages.flatMap(({ files }) => files), ...pictures]);
    expect([...named].some((file) => file.startsWith('/assets/'))).toBe(true);
    expect([...named].some((file) => file.startsWith('/hydrate/'))).toBe(true);
    expect(await missingFiles(page, [...named])).toEqual([]);
  });
}
