import { expect, type Page } from '@playwright/test';
import { contrastWithBehind } from './contrast.ts';
import { controlsOn, faultsOfFocus, focusedOn } from './focus.ts';
import { findLost, markDrawn } from './forced-colours.ts';
import { dropdownOf, frameOf, menus } from './frame-parts.ts';
import { unknownPath } from './pages.ts';
import { barriersOn, expectNoBarriers } from './run-axe.ts';
import { scrollTo } from './scroll-to.ts';
import { test } from './site-test.ts';
import { variedPaths } from './varied-paths.ts';

/** Each width and each scheme once. */
const screens = [
  { width: 1280, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

/** More presses than any page has controls. */
const MANY = 400;

for (const path of [...variedPaths, unknownPath])
  test(`${path} has no barriers: to axe, to the focus, in colours of the visitor, zoomed, from right to left`, async ({
    visit,
    page,
    expectErrors,
  }) => {
    expectErrors(new RegExp(`status of 404 .*${unknownPath}`));
    await acceptCookies(page);
    await visit(path);
    await expectNoBarriers(page, path);
    await scrollTo(page, 0);
    expect.soft(await faultsOfFocus(page)).toEqual([]);
    await expectForcedColours(page);
    await expectZoom(page);
    await expectRightToLeft(page);
  });

test('the keyboard goes round pages with wide tables, a filter and cards to choose', async ({
  visit,
  page,
}) => {
  await acceptCookies(page);
  for (const to of ['hosting', 'projects', 'quote']) {
    await visit(to);
    expect(await goRound(page), to).toEqual({ missed: [], faults: [] });
  }
});

/** Buttons, fields and icons can be distinguished from the ground in the visitor's own colours. */
async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(markDrawn);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const { seen, lost } = await page.evaluate(findLost);
    expect(seen).toBeGreaterThan(5);
    expect.soft(lost, colorScheme).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
}

/** At 200 and 400 % nothing scrolls sideways, and the bar leaves the screen to the page and hides no focus. */
async function expectZoom(page: Page): Promise<void> {
  for (const [width, height] of [
    [640, 450],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await widthOf(page), `${width} px`).toBe(width);
    await scrollTo(page, 400);
    const bar = await frameOf(page).header.boundingBox();
    const shownOfBar = Math.max(0, (bar?.y ?? 0) + (bar?.height ?? 0));
    expect(shownOfBar / height, 'the bar’s part of the screen').toBeLessThan(0.2);
  }
  expect.soft(await faultsOfFocus(page)).toEqual([]);
}

/** Nothing sticks out, and what points on points the other way. */
async function expectRightToLeft(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await widthOf(page), `${width} px from right to left`).toBe(width);
    const arrows = await page
      .locator('use[href$="#arrow-right"], use[href$="#arrow-left"]')
      .evaluateAll((uses) => uses.map((use) => getComputedStyle(use.closest('svg') ?? use).scale));
    expect(new Set(arrows), 'arrows point the other way').toEqual(new Set(['-1 1']));
    const { logo, opener } = await page.locator('header').evaluate((header) => ({
      logo: header.querySelector('a')?.getBoundingClientRect().right ?? 0,
      opener: header.querySelector('summary')?.getBoundingClientRect().left ?? 0,
    }));
    expect(logo, 'the logo is at the right').toBeGreaterThan(width / 2);
    expect(opener, 'the languages are at the left').toBeLessThan(width / 2);
  }
}

test('the header can be read where it is clear over a page that begins dark', async ({ visit, page }) => {
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

test('the menus have no barriers when they are open', async ({ visit, page }) => {
  await acceptCookies(page);
  await visit('services');
  const { languageOpener, hamburger, mobileMenu } = frameOf(page);
  for (const screen of screens.slice(2)) {
    await showOn(page, screen);
    await languageOpener.click();
    expect.soft(await barriersOn(page), `languages, ${screen.width} px`).toEqual([]);
    await page.keyboard.press('Escape');

    const { button, panel } = dropdownOf(page, menus[0]?.to ?? '');
    if (await hamburger.isVisible()) {
      await hamburger.click();
      await mobileMenu.locator('details > summary').first().click();
    } else {
      await button.press('Enter');
      await expect(panel).toBeVisible();
    }
    expect.soft(await barriersOn(page), `menu, ${screen.width} px`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('the notice about cookies hides nothing that has the focus, on a phone and on a desk', async ({
  visit,
  page,
}) => {
  for (const path of ['contact', 'prices']) {
    await visit(path);
    await expect(page.locator('html')).toHaveAttribute('data-cookies', 'ask');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await faultsOfFocus(page), `${path}, ${width} px`).toEqual([]);
    }
  }
  // At 400 % zoom it would hide the page.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(frameOf(page).cookieNotice).not.toBeInViewport();
});

test('a focus without a ring is noticed, one behind the bar, and a button that has lost its edge', async ({
  visit,
  page,
}) => {
  await acceptCookies(page);
  await visit('contact');
  const button = page.getByRole('main').locator('button[type=submit]');
  await page.evaluate(markDrawn);
  await page.emulateMedia({ forcedColors: 'active' });
  await button.evaluate((element) => {
    element.style.border = '0';
  });
  expect((await page.evaluate(findLost)).lost).toEqual([expect.stringContaining('type="submit"')]);
  await page.emulateMedia({ forcedColors: 'none' });

  await button.evaluate((element) => {
    element.style.outline = '0';
  });
  expect(await faultsOfFocus(page)).toEqual([expect.stringMatching(/has no ring$/)]);
  await page.getByRole('banner').evaluate((bar) => {
    bar.style.minHeight = '90vh';
  });
  expect(await faultsOfFocus(page)).toContainEqual(expect.stringMatching(/is behind /));
});

test('with colours of the visitor, what is chosen, shown and focused can still be seen', async ({
  visit,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
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
  const grounds = await panel
    .locator('svg')
    .evaluateAll((icons) =>
      icons.map((icon) => [getComputedStyle(icon).color, getComputedStyle(document.body).backgroundColor]),
    );
  expect(grounds.filter(([stroke, ground]) => stroke === ground)).toEqual([]);

  await visit('projects');
  const chosen = page.locator('[aria-pressed=true]');
  const others = page.locator('[aria-pressed=false]');
  const groundOf = (button: Element) => getComputedStyle(button).backgroundColor;
  await expect(chosen).toHaveCount(1);
  expect(
    await others.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor)),
  ).not.toContain(await chosen.evaluate(groundOf));

  await visit('hosting-order');
  for (const one of await page.locator('input[type=radio]:visible').all())
    await expect(one).toHaveCSS('appearance', 'auto');
});

test('the menu of a phone is gone through by keyboard alone, at 400 % zoom too', async ({ visit, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await acceptCookies(page);
  await visit('services');
  const { hamburger, mobileMenu, quote } = frameOf(page);
  await hamburger.focus();
  await page.keyboard.press('Enter');
  await expect(mobileMenu).toHaveAttribute('open');
  for (const branch of await mobileMenu.locator('details').all()) {
    await branch.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(branch).toHaveAttribute('open');
    expect(await goRound(page)).toEqual({ missed: [], faults: [] });
  }
  await page.setViewportSize({ width: 320, height: 256 });
  const last = mobileMenu.getByRole('navigation').getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(quote).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mobileMenu).not.toHaveAttribute('open');
  await expect(hamburger).toBeFocused();
});

async function showOn(page: Page, { width, colorScheme }: (typeof screens)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
}

/** The notice about cookies is over the foot of the screen until it is answered, and then never again. */
async function acceptCookies(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
}

/** How wide the page is, with what can be scrolled to on either side. */
function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({ left: 1000, behavior: 'instant' });
    window.scrollTo({ left: -1000, behavior: 'instant' });
    return Math.max(document.documentElement.scrollWidth, window.innerWidth + Math.abs(window.scrollX));
  });
}

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
