import { expect } from '@playwright/test';
import { staticPaths } from './site-model.ts';
import { test } from './site-test.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('no page is wider than a screen of 320 px, and no words stick out of it', async ({ visit, page }) => {
  test.slow();
  const tooWide: string[] = [];
  const cutOff: string[] = [];
  for (const path of staticPaths) {
    await visit(path);
    const { width, cut } = await page.evaluate(() => {
      const words = document.querySelectorAll('h1, h2, h3, main p, main a, footer a');
      const cut = [...words].flatMap((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const scrolls = element.closest('[tabindex="0"]') !== null;
        return width > 0 && !scrolls && (left < -1 || right > 321) ? (element.textContent ?? '') : [];
      });
      window.scrollTo({ left: 1000, behavior: 'instant' });
      return { width: Math.max(document.documentElement.scrollWidth, 320 + window.scrollX), cut };
    });
    if (width > 320) tooWide.push(`${path}: ${width} px`);
    cutOff.push(...cut.map((text) => `${path}: ${text}`));
  }
  expect(tooWide).toEqual([]);
  expect(cutOff).toEqual([]);
});
