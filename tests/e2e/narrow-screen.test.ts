import { expect } from '@playwright/test';
import { home, staticPaths } from './site-model.ts';
import { test } from './site-test.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('no page is wider than a screen of 320 px', async ({ visit, page }) => {
  test.slow();
  const tooWide: string[] = [];
  for (const path of staticPaths) {
    await visit(path, home);
    const width = await page.evaluate(() => {
      window.scrollTo({ left: 1000, behavior: 'instant' });
      return Math.max(document.documentElement.scrollWidth, 320 + window.scrollX);
    });
    if (width > 320) tooWide.push(`${path}: ${width} px`);
  }
  expect(tooWide).toEqual([]);
});

test('no words stick out of the screen', async ({ visit, page }) => {
  test.slow();
  for (const path of staticPaths) {
    await visit(path, home);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, main p, main a, footer a')].flatMap((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const scrolls = element.closest('[tabindex="0"]') !== null;
        return width > 0 && !scrolls && (left < -1 || right > 321) ? (element.textContent ?? '') : [];
      }),
    );
    expect(cut, path).toEqual([]);
  }
});
