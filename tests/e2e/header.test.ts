import { expect } from '@playwright/test';
import { frameOf } from './frame-parts.ts';
import { originOf } from './site-model.ts';
import { test } from './site-test.ts';
import { scrollTo } from './start-react.ts';

test('the header is a bar of 80 px that stays at the top; the way back up shows after more than 300 px and leads there', async ({
  visit,
  page,
}) => {
  await visit('services');
  const { header } = frameOf(page);
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

test('after more than 20 px the header gets a ground and a shadow', async ({ visit, page }) => {
  await visit('home');
  const { header } = frameOf(page);
  const html = page.locator('html');
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
  // A page that is opened further down has them at once.
  await scrollTo(page, 900);
  await page.reload();
  await expect(html).toHaveAttribute('data-scrolled', 'true');
});

test('the quote button leads to the quote page; on a phone it is in the menu', async ({ visit, page }) => {
  await visit('home');
  const { quote, hamburger } = frameOf(page);
  await expect(quote).toHaveAttribute('href', '/fa-tilbod');
  await page.setViewportSize({ width: 360, height: 740 });
  await hamburger.click();
  await quote.click();
  await expect(page).toHaveURL(`${originOf('is')}/fa-tilbod`);
});
