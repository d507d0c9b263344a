import { expect, type Page } from '@playwright/test';
import { contrastWithBehind } from './contrast.ts';
import { dropdownOf, frameOf, menus } from './frame-parts.ts';
import { barriersInLooksOf, barriersOn } from './run-axe.ts';
import { scrollTo } from './scroll-to.ts';
import { staticPaths } from './site-model.ts';
import { test } from './site-test.ts';

const screens = [1280, 768, 320].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

const paths = [...staticPaths, '/engin-sida'];

for (const path of paths)
  test(`${path} puts up no barriers, on a phone, a tablet and a desk, light and dark`, async ({
    visit,
    page,
    expectErrors,
  }) => {
    expectErrors(/status of 404 .*engin-sida/);
    await showStill(page);
    await visit(path);
    const seen = new Set<string>();
    for (const screen of screens) {
      await showOn(page, screen);
      // axe cannot see what lies behind a clear header; further down it has a ground of its own.
      await scrollTo(page, 40);
      // Where the same parts are shown, most rules say the same as before.
      const shown = await shownParts(page);
      const barriers = seen.has(shown) ? await barriersInLooksOf(page) : await barriersOn(page);
      seen.add(shown);
      expect.soft(barriers, `${screen.width} px, ${screen.colorScheme}`).toEqual([]);
    }
  });

test('the header can be read where it lies clear over a page that begins dark', async ({ visit, page }) => {
  await showStill(page);
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

test('the menus put up no barriers when they are open', async ({ visit, page }) => {
  await showStill(page);
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

/** Which parts of the page are shown, a digit each. */
function shownParts(page: Page): Promise<string> {
  return page
    .locator('body *')
    .evaluateAll((parts) =>
      parts.map((part) => Number(part.checkVisibility({ visibilityProperty: true }))).join(''),
    );
}

/** What comes in while it is scrolled into view is measured as it stands in the end. */
async function showStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

async function showOn(page: Page, { width, colorScheme }: (typeof screens)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}
