import { expect, type Page } from '@playwright/test';
import { contrastsWithBehind, drawable, findDrawn, findLost } from './colours.ts';
import {
  controls,
  controlsOn,
  faultsOfFocus,
  findFaultsOfFocus,
  focusedOn,
  prepareFindingFaults,
} from './focus.ts';
import { dropdownOf, frameOf, menus } from './frame-parts.ts';
import { inOneTab } from './one-tab.ts';
import { unknownPath } from './pages.ts';
import { barriersOn, expectNoBarriersInOneTab } from './run-axe.ts';
import { test } from './site-test.ts';
import { variedPaths } from './varied-paths.ts';

/** Each width and each scheme once. */
const screens = [
  { width: 1280, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

/** A desk, and the same at 200 and at 400 %. */
const desk = { width: 1280, height: 800 };
const zoomed = { width: 640, height: 450 };
const zoomedFurther = { width: 320, height: 256 };

/** More presses than any page has controls. */
const MANY = 400;

/** Pages that together have every kind of section, and the one that unknown addresses show. */
const paths = [...variedPaths, unknownPath];

test.describe('pages of every kind of section', () => {
  // One tab shows them all.
  test.use({ bypassCSP: true });
  test.beforeEach(async ({ visit, page, expectErrors }) => {
    expectErrors(/status of 404/);
    await acceptCookies(page);
    await visit('home');
  });

  test('have no barriers to axe', async ({ page }) => {
    await expectNoBarriersInOneTab(page, paths);
  });

  test('are no wider than the screen, zoomed too, leave most of it free of the bar, and show where the focus is', async ({
    page,
  }) => {
    // The focus in a form would start React, on another page than its own.
    await page.route('**/hydrate/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await prepareFindingFaults(page);
    for (const { width, height } of [zoomed, zoomedFurther]) {
      await page.setViewportSize({ width, height });
      for (const { path, found } of await inOneTab(page, paths, measureWidths)) {
        expect(found.width, `${path}, ${width} px`).toBe(width);
        expect(found.bar / height, 'the bar’s part of the screen').toBeLessThan(0.2);
      }
    }
    for (const { width, height } of [desk, zoomedFurther]) {
      await page.setViewportSize({ width, height });
      for (const { path, found } of await inOneTab(page, paths, findFaultsOfFocus, controls))
        expect.soft(found, `${path}, ${width} px`).toEqual([]);
    }
  });

  test('have buttons, fields and icons that can be distinguished in colours of the visitor', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const drawn = await inOneTab(page, paths, findDrawn, drawable);
    const places = Object.fromEntries(drawn.map(({ path, found }) => [path, found]));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      for (const { path, found } of await inOneTab(page, paths, findLost, { controls: drawable, places })) {
        expect(found.seen, path).toBeGreaterThan(5);
        expect.soft(found.lost, `${path}, ${colorScheme}`).toEqual([]);
      }
    }
  });

  test('can be read from right to left: nothing sticks out, and what points on points the other way', async ({
    page,
  }) => {
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const { path, found } of await inOneTab(page, paths, measureWidths)) {
        expect(found.width, `${path}, ${width} px`).toBe(width);
        expect(new Set(found.arrows), `arrows of ${path} point the other way`).toEqual(new Set(['-1 1']));
        expect(found.logo, 'the logo is at the right').toBeGreaterThan(width / 2);
        expect(found.opener, 'the languages are at the left').toBeLessThan(width / 2);
      }
    }
  });
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

test('the header can be read where it is clear over a page that begins dark', async ({ visit, page }) => {
  await visit('home');
  for (const screen of screens) {
    await showOn(page, screen);
    const words = frameOf(page).header.locator('a:visible, summary:visible');
    const contrasts = await words.evaluateAll(contrastsWithBehind);
    expect(contrasts.length).toBeGreaterThan(2);
    expect(Math.min(...contrasts), `${screen.width} px, ${screen.colorScheme}`).toBeGreaterThan(4.5);
  }
});

test('the menus have no barriers when they are open', async ({ visit, page }) => {
  await acceptCookies(page);
  await visit('services');
  const { languageOpener, hamburger, mobileMenu } = frameOf(page);
  for (const screen of screens.slice(2)) {
    await showOn(page, screen);
    await languageOpener.click();
    expect.soft(await barriersOn(page, { within: 'header' }), `languages, ${screen.width} px`).toEqual([]);
    await page.keyboard.press('Escape');

    const { button, panel } = dropdownOf(page, menus[0]?.to ?? '');
    if (await hamburger.isVisible()) {
      await hamburger.click();
      await mobileMenu.locator('details > summary').first().click();
    } else {
      await button.press('Enter');
      await expect(panel).toBeVisible();
    }
    expect.soft(await barriersOn(page, { within: 'header' }), `menu, ${screen.width} px`).toEqual([]);
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

/**
 * How wide the page is, with what can be scrolled to on either side, and how much of the screen the bar takes further
 * down. Runs in the browser.
 */
function measureWidths() {
  window.scrollTo({ left: 1000, top: 400, behavior: 'instant' });
  window.scrollTo({ left: -1000, top: 400, behavior: 'instant' });
  const header = document.querySelector('header');
  const direct = (name: string) => [...document.querySelectorAll(`use[href$="#${name}"]`)];
  return {
    width: Math.max(document.documentElement.scrollWidth, window.innerWidth + Math.abs(window.scrollX)),
    bar: Math.max(0, header?.getBoundingClientRect().bottom ?? 0),
    arrows: [...direct('arrow-right'), ...direct('arrow-left')].map(
      (use) => getComputedStyle(use.closest('svg') ?? use).scale,
    ),
    logo: header?.querySelector('a')?.getBoundingClientRect().right ?? 0,
    opener: header?.querySelector('summary')?.getBoundingClientRect().left ?? 0,
  };
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
