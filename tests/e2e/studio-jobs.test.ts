import { expect, type Page } from '@playwright/test';
import { type RunningStudio, startStudio } from './running-studio.ts';
import { test as base } from './site-test.ts';

/*
 * What people do in the Studio, each without touching a file. What is published is compared with what somebody would have
 * written by hand.
 */

// One Studio for all of them.
base.describe.configure({ mode: 'default' });

const test = base.extend<{ readonly work: Work }, { readonly studio: RunningStudio }>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern.
    async ({}, use) => {
      const studio = await startStudio();
      await use(studio);
      await studio.stop();
    },
    { scope: 'worker' },
  ],
  work: async ({ page, context, studio }, use) => {
    await context.addInitScript(() => localStorage.setItem('studioLanguage', 'en'));
    await use(workOn(page, studio));
    await page.request.delete(`${studio.address}/api/draft`, { headers: { 'X-Studio': '1' } });
  },
});

type Work = ReturnType<typeof workOn>;

function workOn(page: Page, studio: RunningStudio) {
  const fields = page.getByRole('complementary', { name: 'Fields' });
  const saved = fields.getByText('Saved in your draft');
  return {
    fields,
    saved,
    /** The page in the frame. */
    preview: page.locator('iframe:not([data-next])').contentFrame(),
    /** Opens a page of the site, with what is chosen on it. */
    async open(path: string, source?: string) {
      await page.goto(
        `${studio.address}/edit/is${path}${source ? `?source=${encodeURIComponent(source)}` : ''}`,
      );
    },
    /** Publishes the draft. @returns the changed lines */
    async publish() {
      await page.getByRole('link', { name: /^Changes/ }).click();
      await page.getByRole('button', { name: 'Publish' }).click();
      // Every page is rendered.
      await expect(page.getByText('Published: the sites on this computer show it.')).toBeVisible({
        timeout: 90_000,
      });
      return studio.lastDiff();
    },
  };
}

test('the price of a package in four currencies', async ({ work }) => {
  await work.open('/lausnir/vefhysing');
  const basic = work.preview.locator('[data-package=basic]');
  await basic.locator('[data-source="value:packages/hosting/packages/basic/price"]').click();
  const isk = work.fields.getByRole('textbox', { name: 'ISK', exact: true });
  await expect(isk).toBeFocused();
  await isk.fill('5.990');
  await expect(work.fields.getByText(/: 5990 ISK, 49 USD, 45 EUR, 299 DKK$/)).toBeVisible();
  await expect(basic).toContainText('5.990 kr.');
  await work.fields.getByRole('button', { name: 'Use these amounts' }).click();
  await expect(work.fields.getByRole('textbox', { name: 'DKK' })).toHaveValue('299');
  await expect(work.saved.last()).toBeVisible();
  expect(await work.publish()).toEqual([
    '-price: { kind: fixed, amounts: { ISK: 4990, USD: 39, EUR: 35, DKK: 249 } }',
    '+price: { kind: fixed, amounts: { ISK: 5990, USD: 49, EUR: 45, DKK: 299 } }',
  ]);
});

test('opening hours and phone number', async ({ page, work }) => {
  await work.open('/');
  await work.fields.getByRole('button', { name: 'Company', exact: true }).click();
  await work.fields.getByRole('textbox', { name: 'Phone' }).fill('+354 555 0199');
  await expect(work.saved).toBeVisible();
  await work.open('/', 'value:company/hours/0');
  await work.fields.getByLabel('Closes').fill('16:00');
  await expect(work.saved).toBeVisible();
  await expect(page.getByRole('link', { name: 'Changes 2' })).toBeVisible();
  expect(await work.publish()).toEqual([
    '-phone: +354 555 0190',
    '+phone: +354 555 0199',
    '-closes: "17:00"',
    '+closes: "16:00"',
  ]);
});
