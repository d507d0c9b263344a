import { expect, type Page } from '@playwright/test';
import { dropdownOf, frameOf, menus } from './frame-parts.ts';
import { scrollTo } from './scroll-to.ts';
import { test } from './site-test.ts';

const pages = ['home', 'hosting', 'prices', 'quote', 'projects', 'terms'];

const widthOf = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({ left: 1000, behavior: 'instant' });
    window.scrollTo({ left: -1000, behavior: 'instant' });
    return Math.max(document.documentElement.scrollWidth, window.innerWidth + Math.abs(window.scrollX));
  });

test('at 200 and 400 % zoom nothing scrolls sideways, and the bar leaves the screen to the page', async ({
  visit,
  page,
}) => {
  for (const [width, height] of [
    [640, 450],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const to of pages) {
      await visit(to);
      expect(await widthOf(page), `${to} at ${width} px`).toBe(width);
      await scrollTo(page, 400);
      const { header, cookieNotice } = frameOf(page);
      const bar = await header.boundingBox();
      const shownOfBar = Math.max(0, (bar?.y ?? 0) + (bar?.height ?? 0));
      expect(shownOfBar / height, `${to}: the bar's part of the screen`).toBeLessThan(0.2);
      if (height < 300) await expect(cookieNotice).not.toBeInViewport();
    }
  }
});

test('the menu can be used at 400 % zoom', async ({ visit, page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit('services');
  const { hamburger, mobileMenu, quote } = frameOf(page);
  await hamburger.click();
  const last = mobileMenu.getByRole('navigation').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(quote).toBeVisible();
});

test('with colours of the visitor, what is chosen, shown and focused can still be seen', async ({
  visit,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await visit('services');
  const { link, panel } = dropdownOf(page, menus[0]?.to ?? '');
  const mark = await link.evaluate((element) => {
    const { borderBlockEndWidth, borderBlockEndColor, backgroundColor } = getComputedStyle(
      element,
      '::after',
    );
    const ground = getComputedStyle(element.closest('header') ?? element).backgroundColor;
    return {
      width: borderBlockEndWidth,
      isSeen: borderBlockEndColor !== ground || backgroundColor !== ground,
    };
  });
  expect(mark).toEqual({ width: '2px', isSeen: true });
  await link.hover();
  await expect(panel).toBeVisible();
  await expect(panel).toHaveCSS('outline-style', 'solid');

  await link.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await link.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  for (const icon of await panel.locator('svg').all()) {
    const { stroke, ground } = await icon.evaluate((element) => ({
      stroke: getComputedStyle(element).color,
      ground: getComputedStyle(document.body).backgroundColor,
    }));
    expect(stroke).not.toBe(ground);
  }

  await visit('projects');
  const grounds = await page
    .locator('[aria-pressed]')
    .evaluateAll((buttons) =>
      buttons.map((button) => [button.ariaPressed, getComputedStyle(button).backgroundColor] as const),
    );
  const chosen = grounds.filter(([pressed]) => pressed === 'true').map(([, ground]) => ground);
  const others = grounds.filter(([pressed]) => pressed !== 'true').map(([, ground]) => ground);
  expect(chosen).toHaveLength(1);
  expect(others).not.toContain(chosen[0]);

  await visit('hosting-order');
  for (const one of await page.locator('input[type=radio]:visible').all())
    await expect(one).toHaveCSS('appearance', 'auto');
});

test('from right to left nothing sticks out, and what points on points the other way', async ({
  visit,
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const to of pages) {
      await visit(to);
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      expect(await widthOf(page), `${to} at ${width} px`).toBe(width);
      const arrows = await page
        .locator('use[href$="#arrow-right"], use[href$="#arrow-left"]')
        .evaluateAll((uses) => uses.map((use) => getComputedStyle(use.closest('svg') ?? use).scale));
      expect(arrows.length).toBeGreaterThan(0);
      expect(new Set(arrows), to).toEqual(new Set(['-1 1']));
      const { logo, opener } = await page.locator('header').evaluate((header) => ({
        logo: header.querySelector('a')?.getBoundingClientRect().right ?? 0,
        opener: header.querySelector('summary')?.getBoundingClientRect().left ?? 0,
      }));
      expect(logo, 'the logo stands at the right').toBeGreaterThan(width / 2);
      expect(opener, 'the languages stand at the left').toBeLessThan(width / 2);
    }
  }
});
