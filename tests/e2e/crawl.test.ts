import { expect } from '@playwright/test';
import { languages, staticPaths } from './site-model.ts';
import { test } from './site-test.ts';

for (const language of languages)
  test(`every ${language} page loads with all its files and no error in the console`, {
    tag: '@content',
  }, async ({ visit, page }) => {
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // The browser cancels what is still loading when the next page is opened.
      if (reason !== 'net::ERR_ABORTED') failed.push(`${reason} ${request.url()}`);
    });
    for (const path of staticPaths) {
      const answer = await visit(path, language);
      expect(new URL(answer.url()).pathname).toBe(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    expect(failed).toEqual([]);
  });
