import { expect, test } from '@playwright/test';
import { glyphContrast } from './hero-contrast.ts';
import { getOrigin } from './site-model.ts';

test.use({ bypassCSP: true });

const screens = [
  { language: 'is', viewport: { width: 390, height: 844 } },
  { language: 'es', viewport: { width: 390, height: 844 } },
  { language: 'is', viewport: { width: 1440, height: 900 } },
];

for (const colorScheme of ['light', 'dark'] as const)
  for (const { language, viewport } of screens)
    test(`text on the rock of the ${language} home page is readable, ${colorScheme}, ${viewport.width} px`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ bypassCSP: true, colorScheme, viewport });
      await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
      await page.goto(getOrigin(language));
      for (const [text, contrast] of Object.entries(
        await glyphContrast(page, '[data-hero] :is(h1, p, dt, dd)'),
      ))
        expect(contrast, text).toBeGreaterThanOrEqual(4.5);
      await page.close();
    });

test('the hero stays while the weather passes where it has room, and nowhere else', async ({ browser }) => {
  for (const [viewport, reducedMotion, stays] of [
    [{ width: 1440, height: 900 }, 'no-preference', true],
    [{ width: 1440, height: 900 }, 'reduce', false],
    [{ width: 390, height: 844 }, 'no-preference', false],
  ] as const) {
    const page = await browser.newPage({ viewport, reducedMotion });
    await page.goto(getOrigin('is'));
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.boundingBox();
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    const after = await title.boundingBox();
    expect(before?.y === after?.y, `${viewport.width} ${reducedMotion}`).toBe(stays);
    await page.close();
  }
});
