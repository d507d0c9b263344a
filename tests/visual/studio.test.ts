import { expect, type Page } from '@playwright/test';
import type { Draft, Edit } from '../../studio/api.ts';
import { expectNoBarriers } from '../e2e/run-axe.ts';
import { type RunningStudio, startStudio } from '../e2e/running-studio.ts';
import { test as base } from '../e2e/site-test.ts';

// One Studio for all of them, and not that of the jobs, which publish: their changes would be in the pictures.
base.describe.configure({ mode: 'default' });

const test = base.extend<{ readonly emptyDraft: undefined }, { readonly studio: RunningStudio }>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern.
    async ({}, use) => {
      const studio = await startStudio();
      await use(studio);
      await studio.stop();
    },
    { scope: 'worker' },
  ],
  emptyDraft: [
    async ({ page, studio }, use) => {
      await use(undefined);
      await page.request.delete(`${studio.address}/api/draft`, { headers: { 'X-Studio': '1' } });
    },
    { auto: true },
  ],
});

// The pictures are of pages with another font-display, which their policies do not know.
test.use({ colorScheme: 'light', bypassCSP: true });

test('each look of a section is shown, and chosen by the keyboard', async ({ page, studio }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const fields = await openSection(page, studio, '/', 'value:pages/home/sections/hero');
  const looks = fields.getByRole('group', { name: 'Look', exact: true });
  await expect(looks.locator('iframe')).toHaveCount(0);
  await looks.getByText('See how each looks').click();
  const panel = looks.getByRole('button', { name: 'text in a dark picture', exact: true });
  await expect(panel).toHaveAttribute('aria-pressed', 'false');
  await expect(looks.getByRole('button', { pressed: true })).toHaveText('large, for the home page');
  await panel.scrollIntoViewIfNeeded();
  const picture = looks.locator('iframe[title="text in a dark picture"]');
  await expect(picture).not.toHaveAttribute('data-loading');
  // The section alone, as wide as a phone has room for.
  await expect(picture.contentFrame().locator('#hero h1')).toBeVisible();
  await expect(picture.contentFrame().locator('header').first()).toBeHidden();
  expect((await picture.boundingBox())?.width).toBeCloseTo(256, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await draftDiff(page, studio)).toEqual([]);
  await panel.focus();
  await page.keyboard.press('Enter');
  await expect(looks.getByRole('button', { pressed: true })).toHaveText('text in a dark picture');
  await expect(panel).toBeFocused();
  await expect.poll(() => draftDiff(page, studio)).toContainEqual(expect.stringMatching(/^\+.*look: panel/));
  await expectNoBarriers(page, 'looks');
});

const OFFER: Edit = {
  kind: 'set',
  path: ['packages', 'hosting', 'packages', 'basic', 'price', 'offers'],
  after: [
    {
      validFrom: '2031-11-27',
      validUntil: '2031-11-30',
      amounts: { ISK: 2990, USD: 19, EUR: 25, DKK: 149 },
    },
  ],
};

// The pictures of docs/editing.md, over the small site of the Studio's tests: nothing that an editor writes changes one.
test('the Studio looks as in its guide', async ({ page, studio }) => {
  await waitForFont(page);
  await page.setViewportSize({ width: 1024, height: 720 });
  const preview = page.locator('iframe:not([data-next])').contentFrame();

  // A price, with the amounts that are proposed for the other currencies.
  const price = 'value:packages/hosting/packages/basic/price';
  const fields = await openSection(page, studio, '/lausnir/vefhysing', price);
  await fields.getByRole('textbox', { name: 'ISK', exact: true }).fill('5.990');
  await expect(fields.getByText('Saved in your draft', { exact: true })).toBeVisible();
  await expect(preview.getByText('5.990 kr.').first()).toBeVisible();
  await fields.getByRole('button', { name: 'Use these amounts' }).scrollIntoViewIfNeeded();
  await expectPicture(page, 'studio-price');
  await fields.getByRole('button', { name: 'Use these amounts' }).click();
  await expect(fields.getByRole('button', { name: 'Use these amounts' })).toBeHidden();
  await expect(preview.getByText('5.990 kr.').first()).toBeVisible();
  await expect(fields.getByText('Saved in your draft', { exact: true })).toBeVisible();

  // The changes, when the checks have said what they do.
  await page.getByRole('link', { name: 'Changes 1' }).click();
  await expect(page.getByText('299 kr.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled();
  await expectPicture(page, 'studio-changes');
  await page.request.delete(`${studio.address}/api/draft`, { headers: { 'X-Studio': '1' } });

  // Each look of a section.
  await openSection(page, studio, '/lausnir', 'value:pages/solutions/sections/hero');
  const looks = fields.getByRole('group', { name: 'Look', exact: true });
  await looks.getByText('See how each looks').click();
  await looks.locator('summary').evaluate((summary) => summary.scrollIntoView({ block: 'start' }));
  await expect(looks.locator('iframe[data-loading]')).toHaveCount(0);
  await expectPicture(page, 'studio-looks');

  // An offer in the calendar, on a phone.
  await page.request.post(`${studio.address}/api/draft/changes`, {
    headers: { 'X-Studio': '1' },
    data: { edits: [OFFER] },
  });
  await page.setViewportSize({ width: 360, height: 480 });
  await page.goto(`${studio.address}/calendar`);
  await expect(page.getByText('is shown for the last time')).toBeVisible();
  await expectPicture(page, 'studio-calendar');
});

/** With the font from the start, however long it takes. */
async function waitForFont(page: Page): Promise<void> {
  await page.route('**/studio/**', async (route) => {
    if (!['document', 'script'].includes(route.request().resourceType())) return await route.continue();
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll('font-display:optional', 'font-display:block') });
  });
}

async function expectPicture(page: Page, name: string): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(() => document.fonts.ready);
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.002 });
}

async function openSection(page: Page, studio: RunningStudio, path: string, source: string) {
  await page.addInitScript(() => localStorage.setItem('studioLanguage', 'en'));
  await page.goto(`${studio.address}/edit/is${path}?${new URLSearchParams({ source })}`);
  return page.getByRole('complementary', { name: 'Fields' });
}

async function draftDiff(page: Page, studio: RunningStudio): Promise<readonly string[]> {
  const draft = await page.request.get(`${studio.address}/api/draft?quick=1`);
  const { changes } = (await draft.json()) as Draft;
  return studio.diffOf(changes.flatMap(({ edits }): readonly Edit[] => edits));
}
