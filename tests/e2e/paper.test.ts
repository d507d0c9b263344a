import { expect } from '@playwright/test';
import { getPath } from './site-model.ts';
import { test } from './site-test.ts';

const printedPages = ['prices', 'hosting', 'terms'];

test('what people print is black on white, whole, and without what only a screen can use', async ({
  visit,
  page,
}) => {
  for (const to of printedPages) {
    await visit(to);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme });
      const appearance = await page.evaluate(() => {
        const countVisible = (selector: string) =>
          [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length;
        const words = [...document.querySelectorAll('main h1, main h2, main h3, main p, main li, footer p')];
        const inks = words
          .filter((element) => element.checkVisibility())
          .map((e) => getComputedStyle(e).color);
        const grounds = [...document.querySelectorAll('body, body *')].map(
          (e) => getComputedStyle(e).backgroundColor,
        );
        return {
          inks: [...new Set(inks)],
          grounds: [...new Set(grounds)].filter(
            (color) => !/, 0\)$|^rgb\(255, 255, 255\)$|^color\(srgb 1 1 1\)$/.test(color),
          ),
          screenOnly: countVisible('body > header, main button, main svg:not(.icon), [data-screen-only]'),
          prices: document.querySelectorAll('[data-price], [data-package]').length,
          splittableRows: [...document.querySelectorAll('[data-price], [data-package], tr')].filter(
            (row) => getComputedStyle(row).breakInside !== 'avoid',
          ).length,
          high: Math.max(
            0,
            ...[...document.querySelectorAll('main section')].map(
              (e) => Number.parseFloat(getComputedStyle(e).minHeight) || 0,
            ),
          ),
        };
      });
      expect(appearance, `${to}, ${colorScheme}`).toEqual({
        ...{ inks: ['rgb(0, 0, 0)'], grounds: [], screenOnly: 0, splittableRows: 0, high: 0 },
        prices: expect.any(Number),
      });
      if (to === 'prices' || to === 'hosting') expect(appearance.prices).toBeGreaterThan(2);
    }
  }
});

test('on paper questions are answered, buttons are gone, and an address elsewhere can be read', async ({
  visit,
  page,
}) => {
  await visit('hosting');
  await page.evaluate(() => {
    const details = document.createElement('details');
    const answer = document.createElement('p');
    answer.id = 'answer';
    answer.textContent = '!';
    details.append(document.createElement('summary'), answer);
    const externalLink = document.createElement('a');
    externalLink.href = 'https://example.com/page';
    externalLink.textContent = 'Elsewhere';
    document.querySelector('main')?.append(details, externalLink);
  });
  const order = page
    .getByRole('main')
    .locator(`a[href^="${getPath('hosting-order')}"]`)
    .first();
  await expect(order).toBeVisible();
  await expect(page.locator('#answer')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(order).toBeHidden();
  expect((await page.locator('#answer').boundingBox())?.height).toBeGreaterThan(5);
  expect(
    await page.getByText('Elsewhere').evaluate((link) => getComputedStyle(link, '::after').content),
  ).toContain('https://example.com/page');
  const file = await page.pdf({ format: 'A4' });
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
});
