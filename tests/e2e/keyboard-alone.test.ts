import { expect, type Page } from '@playwright/test';
import { controlsOn, faultsOfFocus, focusedOn } from './focus.ts';
import { openFilledIn, reply, takeForms } from './form-parts.ts';
import { frameOf } from './frame-parts.ts';
import { test } from './site-test.ts';
import { variedPaths } from './varied-paths.ts';

/** More presses than any page has controls. */
const MANY = 400;

/** What became of the keyboard on its way round a page. */
interface Round {
  /** Controls that were shown at first and that it did not come to. */
  readonly missed: readonly string[];
  /** What was not seen of the focus. */
  readonly faults: readonly string[];
}

/** Presses Tab until the keyboard has been all the way round. */
async function goRound(page: Page): Promise<Round> {
  const wanted = await controlsOn(page);
  expect(wanted.size).toBeGreaterThan(5);
  const reached = new Set<number>();
  const faults: string[] = [];
  for (let presses = 0; presses < MANY; presses++) {
    await page.keyboard.press('Tab');
    const focused = await focusedOn(page);
    // Behind the last control the page as a whole has it once.
    if (!focused) continue;
    if (focused.place === [...reached][0]) break;
    if (focused.place >= 0) reached.add(focused.place);
    faults.push(...focused.faults);
  }
  const missed = [...wanted].filter(([place]) => !reached.has(place)).map(([, name]) => name);
  return { missed, faults };
}

for (const path of variedPaths)
  test(`Tab comes to everything on ${path}, is seen wherever it is, and is held nowhere`, async ({
    visit,
    page,
  }) => {
    await acceptCookies(page);
    await visit(path);
    expect(await goRound(page)).toEqual({ missed: [], faults: [] });
  });

test('the notice about cookies hides nothing that has the focus, on a phone and on a desk', async ({
  visit,
  page,
}) => {
  for (const path of ['home', 'contact', 'prices']) {
    await visit(path);
    await expect(page.locator('html')).toHaveAttribute('data-cookies', 'ask');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await faultsOfFocus(page), `${path}, ${width} px`).toEqual([]);
    }
  }
});

test('at 400 % zoom no page is wider than the screen, and the bar hides nothing that has the focus', async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await acceptCookies(page);
  const wrong: string[] = [];
  for (const path of variedPaths) {
    await visit(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wrong.push(`${path} is ${width} px wide`);
    wrong.push(...(await faultsOfFocus(page)).map((fault) => `${path} ${fault}`));
  }
  expect(wrong).toEqual([]);
});

test('a focus without a ring is noticed, and one behind the bar', async ({ visit, page }) => {
  await acceptCookies(page);
  await visit('services');
  await page
    .getByRole('main')
    .getByRole('link')
    .last()
    .evaluate((link) => {
      link.style.outline = '0';
    });
  expect(await faultsOfFocus(page)).toEqual([expect.stringMatching(/has no ring$/)]);
  await page.getByRole('banner').evaluate((bar) => {
    bar.style.minHeight = '90vh';
  });
  expect(await faultsOfFocus(page)).toContainEqual(expect.stringMatching(/lies behind /));
});

test('the menu of a phone is gone through by keyboard alone: branch by branch, then Escape leads back', async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await acceptCookies(page);
  await visit('services');
  const { hamburger, mobileMenu } = frameOf(page);
  await hamburger.focus();
  await page.keyboard.press('Enter');
  await expect(mobileMenu).toHaveAttribute('open');
  for (const branch of await mobileMenu.locator('details').all()) {
    await branch.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(branch).toHaveAttribute('open');
    expect(await goRound(page)).toEqual({ missed: [], faults: [] });
  }
  await mobileMenu.getByRole('navigation').getByRole('link').last().focus();
  await page.keyboard.press('Escape');
  await expect(mobileMenu).not.toHaveAttribute('open');
  await expect(hamburger).toBeFocused();
});

test('a form is filled in, sent and thanked for by keyboard alone; Escape closes the thanks', async ({
  visit,
  page,
}) => {
  await takeForms(page, () => reply(200, 'sent'));
  const { send, dialog } = await openFilledIn(page, visit, 'contact');
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(send).toBeFocused();
});

/** The notice about cookies is over the foot of the screen until it is answered, and then never again. */
async function acceptCookies(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
}
