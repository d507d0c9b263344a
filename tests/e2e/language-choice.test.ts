import { expect } from '@playwright/test';
import { readAllPages } from './read-pages.ts';
import { languages } from './site-model.ts';
import { test } from './site-test.ts';
import { linkTo } from './start-react.ts';
import { port } from './test-server.ts';

const localhost = `http://localhost:${port}`;

test('localhost shows the default language', async ({ page }) => {
  await page.goto(localhost);
  await expect(page.locator('html')).toHaveAttribute('lang', 'is');
});

for (const language of languages)
  test(`?lng=${language} chooses the language on localhost`, async ({ page, request }) => {
    const [home] = await readAllPages({ page, request }, language);
    await page.goto(`${localhost}/?lng=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(home?.title ?? '');
  });

test('?lng= with a language that is none changes nothing', async ({ page }) => {
  await page.goto(`${localhost}/?lng=xx`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'is');
});

test('a host that stands for a language ignores ?lng=', async ({ visit, page }) => {
  for (const language of languages) {
    const other = language === 'en' ? 'da' : 'en';
    await visit(`/thjonusta?lng=${other}`, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});

test('a page that was asked for with ?lng= can be left by its links, in the language of the host', async ({
  page,
}) => {
  await page.goto(`${localhost}/?lng=es`);
  await linkTo(page, 'contact').hover();
  await linkTo(page, 'contact').click();
  await expect(page).toHaveURL(`${localhost}/hafa-samband`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'is');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
