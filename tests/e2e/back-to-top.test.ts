import { expect } from '@playwright/test';
import { frameOf } from './frame-parts.ts';
import { scrollTo } from './scroll-to.ts';
import { test } from './site-test.ts';

test('the way back up shows after more than 300 px and leads to the top', async ({ visit, page }) => {
  await visit('services');
  for (const motion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    const { backToTop } = frameOf(page);
    const html = page.locator('html');
    await expect(backToTop).toBeHidden();
    await scrollTo(page, 300);
    await expect(html).not.toHaveAttribute('data-far', 'true');
    await expect(backToTop).toBeHidden();

    await scrollTo(page, 301);
    await expect(backToTop).toBeVisible();
    await expect(html).toHaveCSS('scroll-behavior', motion === 'reduce' ? 'auto' : 'smooth');
    await backToTop.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(backToTop).toBeHidden();
  }
});
