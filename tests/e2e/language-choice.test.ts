import { expect } from '@playwright/test';
import { getFrame } from './frame-parts.ts';
import { getOrigin, getPath, languages, port, words } from './site-model.ts';
import { test } from './site-test.ts';
import { linkTo, startReact, watchRequests } from './start-react.ts';

const localhost = `http://localhost:${port}`;

// The site that a host and ?lng= select is tested in tests/unit/server/choose-site.test.ts.
test('localhost shows the language that ?lng= names, and its links point to that of the host', async ({
  page,
}) => {
  await page.goto(`${localhost}/?lng=es`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle(words('site:homeTitle', 'es'));
  await linkTo(page, 'contact').hover();
  await linkTo(page, 'contact').click();
  await expect(page).toHaveURL(localhost + getPath('contact'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'is');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the list closes on Escape and on the current language, and works on later pages', async ({ page }) => {
  for (const host of ['localhost', 'is.localhost']) {
    const origin = `http://${host}:${port}`;
    await page.goto(`${origin}/`);
    await startReact(page);
    await linkTo(page, 'contact').click();
    await expect(page).toHaveURL(origin + getPath('contact'));
    const requests = watchRequests(page);
    const { bar, languageOpener, languageList } = getFrame(page);
    // The address changes before the page, which gets a new list.
    await expect(bar.locator('[aria-current=page]')).toHaveAttribute('href', getPath('contact'));
    await languageOpener.click();
    await expect(languageList).toHaveAttribute('open');
    const links = languageList.getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      languages.map((to) => getOrigin(to) + getPath('contact')),
    );

    await page.keyboard.press('Escape');
    await expect(languageList).not.toHaveAttribute('open');
    await expect(languageOpener).toBeFocused();
    await languageOpener.click();
    await languageList.locator('a[hreflang="is"]').click();
    await expect(languageList).not.toHaveAttribute('open');
    expect(page.url()).toBe(origin + getPath('contact'));
    expect(requests.paths('document')).toEqual([]);
  }
});
