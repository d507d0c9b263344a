import { expect, type Page } from '@playwright/test';
import type { Draft, Edit } from '../../studio/api.ts';
import { expectNoBarriers } from '../e2e/run-axe.ts';
import { type RunningStudio, startStudio } from '../e2e/running-studio.ts';
import { test as base } from '../e2e/site-test.ts';

// One Studio for all of them.
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
