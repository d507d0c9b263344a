import type { Page } from '@playwright/test';

/** Puts a place of the page at the top of the screen at once, and lets the browser say so to the page. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, top);
}
