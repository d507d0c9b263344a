import { expect } from '@playwright/test';
import { dropdownOf, frameOf, menus } from './frame-parts.ts';
import { scrollTo } from './scroll-to.ts';
import { languages, originOf, pathOf } from './site-model.ts';
import { test } from './site-test.ts';

for (const width of [360, 1280])
  test(`the header is a bar of 80 px that stays at the top of a screen of ${width} px`, async ({
    visit,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit('services');
    const { header } = frameOf(page);
    expect(await header.boundingBox()).toEqual({ x: 0, y: 0, width, height: 80 });
    await scrollTo(page, 700);
    expect(await header.boundingBox()).toEqual({ x: 0, y: 0, width, height: 80 });
  });

for (const [scheme, surface] of [
  ['light', 'rgb(255, 255, 255)'],
  ['dark', /^rgb\(/],
] as const)
  test(`after more than 20 px the header gets a ground and a shadow (${scheme})`, async ({ visit, page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await visit('home');
    const { header } = frameOf(page);
    const html = page.locator('html');
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

    await scrollTo(page, 20);
    await expect(html).not.toHaveAttribute('data-scrolled', 'true');
    await expect(header).toHaveCSS('box-shadow', 'none');

    await scrollTo(page, 21);
    await expect(html).toHaveAttribute('data-scrolled', 'true');
    await expect(header).toHaveCSS('background-color', surface);
    await expect(header).not.toHaveCSS('box-shadow', 'none');

    await scrollTo(page, 0);
    await expect(html).not.toHaveAttribute('data-scrolled', 'true');
    await expect(header).toHaveCSS('box-shadow', 'none');
  });

test('the header knows that a page is opened further down', async ({ visit, page }) => {
  await visit('home');
  await scrollTo(page, 900);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'true');
});

test('the quote button leads to the quote page', async ({ visit, page }) => {
  await visit('home');
  await frameOf(page).quote.click();
  await expect(page).toHaveURL(`${originOf('is')}/fa-tilbod`);
  expect(pathOf('quote')).toBe('/fa-tilbod');
});

test('on a phone the quote button is in the menu', async ({ visit, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('home');
  const { quote, hamburger } = frameOf(page);
  await hamburger.click();
  await quote.click();
  await expect(page).toHaveURL(`${originOf('is')}/fa-tilbod`);
});

for (const width of [1280, 1920])
  test(`the buttons that open the menus are free up to their edges on a screen of ${width} px`, async ({
    visit,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const language of languages) {
      await visit('home', language);
      for (const { to } of menus) {
        const { button } = dropdownOf(page, to);
        const hit = await button.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
          const edges = [
            [left + 1, middle.y],
            [right - 1, middle.y],
            [middle.x, top + 1],
            [middle.x, bottom - 1],
          ] as const;
          return edges.map(([x, y]) => element.contains(document.elementFromPoint(x, y)));
        });
        expect(hit, `${language} ${to}`).toEqual([true, true, true, true]);
        const box = await button.boundingBox();
        expect([box?.width, box?.height]).toEqual([44, 44]);
      }
    }
  });
