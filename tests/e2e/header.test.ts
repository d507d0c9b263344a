import { expect } from '@playwright/test';
import { getFrame } from './frame-parts.ts';
import { getOrigin } from './site-model.ts';
import { test } from './site-test.ts';
import { scrollTo } from './start-react.ts';

test('the header stays at the top, gets a ground on the way down, and links to the quote', async ({
  visit,
  page,
}) => {
  const { header, quote, hamburger, backToTop } = getFrame(page);
  const html = page.locator('html');

  await test.step('it is a bar of 80 px at the top; the way back up shows after more than 300 px', async () => {
    await visit('services');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await scrollTo(page, 0);
      expect(await header.boundingBox()).toEqual({ x: 0, y: 0, width, height: 80 });
      await scrollTo(page, 700);
      expect(await header.boundingBox()).toEqual({ x: 0, y: 0, width, height: 80 });
    }
    await scrollTo(page, 0);
    for (const motion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion: motion });
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

  await test.step('after more than 20 px it gets a ground and a shadow', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('home');
    for (const [colorScheme, surface] of [
      ['light', 'rgb(255, 255, 255)'],
      ['dark', /^rgb\(/],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await scrollTo(page, 20);
      await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(html).not.toHaveAttribute('data-scrolled', 'true');
      await expect(header).toHaveCSS('box-shadow', 'none');

      await scrollTo(page, 21);
      await expect(html).toHaveAttribute('data-scrolled', 'true');
      await expect(header).toHaveCSS('background-color', surface);
      await expect(header).not.toHaveCSS('box-shadow', 'none');

      await scrollTo(page, 0);
      await expect(html).not.toHaveAttribute('data-scrolled', 'true');
      await expect(header).toHaveCSS('box-shadow', 'none');
    }
    // A page opened further down has them immediately.
    await scrollTo(page, 900);
    await page.reload();
    await expect(html).toHaveAttribute('data-scrolled', 'true');
  });

  await test.step('the quote button links to the quote page; on a phone it is in the menu', async () => {
    await expect(quote).toHaveAttribute('href', '/fa-tilbod');
    await page.setViewportSize({ width: 360, height: 740 });
    await hamburger.click();
    await quote.click();
    await expect(page).toHaveURL(`${getOrigin('is')}/fa-tilbod`);
  });
});
