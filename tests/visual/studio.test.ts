import { expect, type Page } from '@playwright/test';
import type { Edit } from '../../edits/edit-schema.ts';
import { OWN_HEADERS, test } from '../e2e/studio-test.ts';

// The pictures are of pages with another font-display, which violates their policies.
test.use({ colorScheme: 'light', bypassCSP: true });

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

// The pictures of docs/editing.md, over the small site of the Studio's tests: no edit of real content changes them.
test('the Studio looks as in its guide', async ({ page, work }) => {
  await waitForFont(page);
  await page.setViewportSize({ width: 1024, height: 720 });
  const { fields, preview } = work;

  // A price, with the amounts proposed for the other currencies.
  await work.open('/lausnir/vefhysing', 'value:packages/hosting/packages/basic/price');
  await fields.getByRole('textbox', { name: 'ISK', exact: true }).fill('5.990');
  await work.expectFieldSaved('Price');
  await expect(preview.getByText('5.990 kr.').first()).toBeVisible();
  await expectPicture(page, 'studio-price');
  await fields.getByRole('button', { name: /^Use all/ }).click();
  await expect(fields.getByRole('button', { name: /^Use all/ })).toBeHidden();
  await expect(preview.getByText('5.990 kr.').first()).toBeVisible();
  await work.expectFieldSaved('Price');

  // The changes, once the checks have reported their effects.
  await page.getByRole('link', { name: 'Changes 1' }).click();
  await expect(page.getByText('299 kr.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish 1' })).toHaveAttribute('aria-busy', 'false');
  await expectPicture(page, 'studio-changes');
  await page.request.delete(`${work.address}/api/draft`, { headers: OWN_HEADERS });

  // Each look of a section.
  await work.open('/lausnir', 'value:pages/solutions/sections/hero');
  const looks = await work.openField('Look');
  await looks.getByText('See how each looks').click();
  await looks.locator('summary').evaluate((summary) => summary.scrollIntoView({ block: 'start' }));
  await expect(looks.locator('iframe[data-loading]')).toHaveCount(0);
  await expectPicture(page, 'studio-looks');

  // An offer in the calendar, on a phone.
  await page.request.post(`${work.address}/api/draft/changes`, {
    headers: OWN_HEADERS,
    data: { edits: [OFFER] },
  });
  await page.setViewportSize({ width: 360, height: 480 });
  await page.goto(`${work.address}/calendar`);
  await expect(page.getByText('is shown for the last time')).toBeVisible();
  await expectPicture(page, 'studio-calendar');
});

/** Makes pages wait for the font, however long it takes. */
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
