import { expect } from '@playwright/test';
import { getPath, home, languages, variedPaths } from './site-model.ts';
import { test } from './site-test.ts';
import { watchRequests } from './start-react.ts';

test('pages of every kind of section load whole, without any script or error in the console', {
  tag: '@content',
}, async ({ visit, page }) => {
  const failures: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The browser cancels pending requests when the next page is opened.
    if (reason !== 'net::ERR_ABORTED') failures.push(`${reason} ${request.url()}`);
  });
  const requests = watchRequests(page);
  // The same code and pictures in each language; that the files of every page are there is tested in links.test.ts.
  for (const language of languages)
    for (const path of language === home ? variedPaths : ['home', 'quote'].map(getPath)) {
      const answer = await visit(path, language);
      expect(new URL(answer.url()).pathname, language).toBe(path);
      const hasHeading = await page.evaluate(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += 1500) {
          window.scrollTo({ top, behavior: 'instant' });
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        }
        return document.querySelector('h1')?.checkVisibility({ visibilityProperty: true });
      });
      expect(hasHeading, path).toBe(true);
      expect(requests.paths('script'), path).toEqual([]);
    }
  expect(requests.filterByPath(/\.(js|data|json)$/)).toEqual([]);
  expect(failures).toEqual([]);
});
