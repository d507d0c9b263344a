import { expect } from '@playwright/test';
import { languages, pathOf, words } from './site-model.ts';
import { test } from './site-test.ts';
import { linkTo } from './start-react.ts';
import { port } from './test-server.ts';

const localhost = `http://localhost:${port}`;

test('localhost shows the default language', async ({ page }) => {
  await page.goto(localhost);
  await expect(page.locator('html')).toHaveAttribute('lang', 'is');
});

test('?lng= chooses the language on localhost', async ({ page }) => {
  for (const language of languages) {
    await page.goto(`${localhost}/?lng=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(words('site:homeTitle', language));
  }
});

test('?lng= with a language that is none changes nothing', async ({ page }) => {
  await page.goto(`${localhost}/?lng=xx`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'is');
});

test('a host that stands for a language ignores ?lng=', async ({ visit, page }) => {
  for (const language of languages) {
    const other = language === 'en' ? 'da' : 'en';
    await visit(`${pathOf('services')}?lng=${other}`, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});

test('a page that was asked for with ?lng= can be left by its links, in the language of the host', async ({
  page,
}) => {
  await page.goto(`${localhost}/?lng=es`);
  await linkTo(page, 'contact').hover();
  await linkTo(page, 'contact').click();
  await expect(page).toHaveURL(localhost + pathOf('contact'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'is');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
