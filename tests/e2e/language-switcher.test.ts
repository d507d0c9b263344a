import { expect } from '@playwright/test';
import { frameOf } from './frame-parts.ts';
import { languages, originOf, pathOf } from './site-model.ts';
import { test } from './site-test.ts';
import { linkTo, startReact, watchRequests } from './start-react.ts';
import { port } from './test-server.ts';

test('choosing a language leads to the same page on the local host of that language', async ({
  visit,
  page,
}) => {
  await visit('hosting');
  for (const [place, to] of languages.slice(1).entries()) {
    const { languageOpener, languageList } = frameOf(page, languages[place]);
    await languageOpener.click();
    await languageList.locator(`a[hreflang="${to}"]`).click();
    await expect(page).toHaveURL(originOf(to) + pathOf('hosting'));
    await expect(page.locator('html')).toHaveAttribute('lang', to);
  }
});

test('the list follows the visitor to the pages that React shows', async ({ visit, page }) => {
  await visit('home');
  await startReact(page);
  await linkTo(page, 'contact').click();
  await expect(page).toHaveURL(originOf('is') + pathOf('contact'));
  const { languageOpener, languageList } = frameOf(page);
  await languageOpener.click();
  for (const to of languages)
    await expect(languageList.locator(`a[hreflang="${to}"]`)).toHaveAttribute(
      'href',
      originOf(to) + pathOf('contact'),
    );
});

for (const host of ['localhost', 'is.localhost'])
  test(`choosing the language that is shown only closes the list (${host})`, async ({ page }) => {
    const address = `http://${host}:${port}${pathOf('hosting')}`;
    await page.goto(address);
    await startReact(page);
    const requests = watchRequests(page);
    const { languageOpener, languageList } = frameOf(page);
    await languageOpener.click();
    await expect(languageList).toHaveAttribute('open');

    await languageList.locator('a[hreflang="is"]').click();
    await expect(languageList).not.toHaveAttribute('open');
    expect(page.url()).toBe(address);
    expect(requests.paths('document')).toEqual([]);
  });

test('the list says which language is shown, and closes on Escape', async ({ visit, page }) => {
  await visit('hosting', 'es');
  const { languageOpener, languageList } = frameOf(page, 'es');
  await languageOpener.click();
  await expect(languageList.locator('[aria-current]')).toHaveAttribute('hreflang', 'es');
  await expect(languageList.getByRole('link')).toHaveCount(languages.length);
  await page.keyboard.press('Escape');
  await expect(languageList).not.toHaveAttribute('open');
  await expect(languageOpener).toBeFocused();
});
