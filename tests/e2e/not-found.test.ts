import { expect } from '@playwright/test';
import { unknownPath } from './pages.ts';
import { detailRoutes, originOf, pathOf, words } from './site-model.ts';
import { test } from './site-test.ts';

test('an unknown address says so, and its links lead on', async ({ visit, page, expectErrors }) => {
  expectErrors(/status of 404 .*engin-sida/);
  const answer = await visit(unknownPath, 'is');
  expect(answer.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('site:not-found.hero.title'));

  await page.locator(`main a[href="${pathOf('contact')}"]`).click();
  await expect(page).toHaveURL(originOf('is') + pathOf('contact'));
  await page.goBack();
  await page.locator('main a[href="/"]').click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('an unknown news item or project leads to its list', async ({ visit, page }) => {
  expect(detailRoutes).toHaveLength(2);
  for (const { prefix, list } of detailRoutes) {
    const answer = await visit(`${prefix}ekki-til`);
    expect(answer.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(list);
  }
});
