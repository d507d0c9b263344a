import { expect, type Page } from '@playwright/test';
import { contrastWithBehind } from './contrast.ts';
import { dropdownOf, frameOf, menus } from './frame-parts.ts';
import { barriersOn } from './run-axe.ts';
import { scrollTo } from './scroll-to.ts';
import { test } from './site-test.ts';
import { variedPaths } from './varied-paths.ts';

/** Each width and each scheme once. */
const screens = [
  { width: 1280, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

test.beforeEach(async ({ page }) => {
  // What comes in while it is scrolled into view is measured as it is in the end.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const path of [...variedPaths, '/engin-sida'])
  test(`${path} has no barriers, on a phone and on a desk, light and dark`, async ({
    visit,
    page,
    expectErrors,
  }) => {
    expectErrors(/status of 404 .*engin-sida/);
    await visit(path);
    for (const screen of screens.slice(2)) {
      await showOn(page, screen);
      // axe cannot see what is behind a clear header; further down it has a ground of its own.
      await scrollTo(page, 40);
      expect.soft(await barriersOn(page), `${screen.width} px, ${screen.colorScheme}`).toEqual([]);
    }
  });

test('the header can be read where it is clear over a page that begins dark', async ({ visit, page }) => {
  await visit('home');
  for (const screen of screens) {
    await showOn(page, screen);
    const words = frameOf(page).header.locator('a:visible, summary:visible');
    expect(await words.count()).toBeGreaterThan(2);
    for (const word of await words.all())
      expect(await contrastWithBehind(word), `${screen.width} px, ${screen.colorScheme}`).toBeGreaterThan(
        4.5,
      );
  }
});

test('the menus have no barriers when they are open', async ({ visit, page }) => {
  await visit('services');
  const { dismissCookies, languageOpener, hamburger, mobileMenu } = frameOf(page);
  await dismissCookies.click();
  for (const screen of screens) {
    await showOn(page, screen);
    const where = `${screen.width} px, ${screen.colorScheme}`;
    await languageOpener.click();
    expect.soft(await barriersOn(page), where).toEqual([]);
    await page.keyboard.press('Escape');

    const { button, panel } = dropdownOf(page, menus[0]?.to ?? '');
    if (await hamburger.isVisible()) {
      await hamburger.click();
      await mobileMenu.locator('details > summary').first().click();
    } else {
      await button.press('Enter');
      await expect(panel).toBeVisible();
    }
    expect.soft(await barriersOn(page), where).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

async function showOn(page: Page, { width, colorScheme }: (typeof screens)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}
