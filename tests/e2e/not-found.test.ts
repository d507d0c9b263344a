import { expect } from '@playwright/test';
import { unknownPath } from './pages.ts';
import { originOf, pathOf, words } from './site-model.ts';
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
