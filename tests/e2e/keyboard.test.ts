import { expect, type Page } from '@playwright/test';
import { acceptCookies, getFrame } from './frame-parts.ts';
import { inOneTab } from './one-tab.ts';
import { unknownPath } from './pages.ts';
import { variedPaths } from './site-model.ts';
import { test } from './site-test.ts';

/** A desktop, and the same at 400 % zoom. */
const sizes = [
  { width: 1280, height: 800 },
  { width: 320, height: 256 },
];

/** More presses of Tab than any page has controls. */
const MANY = 400;

test.describe('pages of every kind of section', () => {
  // One tab shows all pages.
  test.use({ bypassCSP: true });

  test('show the focus, fit the screen and are not covered by the bar, at 400 % zoom too', async ({
    visit,
    page,
    expectErrors,
  }) => {
    expectErrors(/status of 404/);
    await acceptCookies(page);
    await visit('home');
    // Focus in a form would start React, on the wrong page.
    await page.route('**/hydrate/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await prepareFindingFaults(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const results = await inOneTab(page, [...variedPaths, unknownPath], measureFocus, controls);
      for (const { path, result: focusReport } of results) {
        expect.soft(focusReport.faults, `${path}, ${size.width} px`).toEqual([]);
        expect(focusReport.width, `${path}, ${size.width} px`).toBe(size.width);
        expect(focusReport.bar / size.height, 'the bar’s part of the screen').toBeLessThan(0.2);
      }
    }
  });
});

test('the keyboard reaches and shows everything on pages, in the menu and under the notice', async ({
  visit,
  page,
}) => {
  await test.step('the notice about cookies hides nothing that has the focus, on a phone and on a desk', async () => {
    await visit('contact');
    await expect(page.locator('html')).toHaveAttribute('data-cookies', 'ask');
    await prepareFindingFaults(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect((await page.evaluate(measureFocus, controls)).faults, `${width} px`).toEqual([]);
    }
    // At 400 % zoom it would hide the page.
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(getFrame(page).cookieNotice).not.toBeInViewport();
  });

  await acceptCookies(page);
  await test.step('the keyboard goes round pages with wide tables and cards to choose', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const to of ['hosting', 'quote']) {
      await visit(to);
      expect(await goRound(page), to).toEqual({ missedControls: [], faults: [] });
    }
  });

  await test.step('the menu of a phone is gone through by keyboard alone, at 400 % zoom too', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit('services');
    const { hamburger, mobileMenu, quote } = getFrame(page);
    await hamburger.focus();
    await page.keyboard.press('Enter');
    await expect(mobileMenu).toHaveAttribute('open');
    const branch = mobileMenu.locator('details').first();
    await branch.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(branch).toHaveAttribute('open');
    expect(await goRound(page)).toEqual({ missedControls: [], faults: [] });
    await page.setViewportSize({ width: 320, height: 256 });
    const last = mobileMenu.getByRole('navigation').getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(quote).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mobileMenu).not.toHaveAttribute('open');
    await expect(hamburger).toBeFocused();
  });
});

/** Result of going round a page with the keyboard. */
interface Round {
  /** Controls that were visible at first and that the keyboard did not reach. */
  readonly missedControls: readonly string[];
  /** Faults in how the focus was shown. */
  readonly faults: readonly string[];
}

/** Presses Tab until the focus has been all the way round. */
async function goRound(page: Page): Promise<Round> {
  const visibleControls = await controlsOn(page);
  expect(visibleControls.size).toBeGreaterThan(5);
  const reachedPlaces = new Set<number>();
  const faults: string[] = [];
  for (let presses = 0; presses < MANY; presses++) {
    await page.keyboard.press('Tab');
    const focused = await findFocus(page);
    // After the last control the page as a whole has the focus once.
    if (!focused) continue;
    if (focused.place === [...reachedPlaces][0]) break;
    if (focused.place >= 0) reachedPlaces.add(focused.place);
    faults.push(...focused.faults);
  }
  const missedControls = [...visibleControls]
    .filter(([place]) => !reachedPlaces.has(place))
    .map(([, name]) => name);
  return { missedControls, faults };
}

/** Every visible element that a visitor can interact with. */
const controls =
  'a[href], button:enabled, summary, select, textarea, input:enabled:not([type=hidden]), [tabindex="0"]';

/** Element of a page that has the focus. */
interface FocusState {
  /** Index among the controls of the page, from 0; -1 for other elements, such as a list that scrolls. */
  readonly place: number;
  /** Reasons why a visitor does not see where the focus is; empty if they do. */
  readonly faults: readonly string[];
}

declare global {
  interface Window {
    /** Set by `prepareFindingFaults`. */
    judgeFocus?: typeof judgeFocus;
  }
}

/** Focused element; null if the page as a whole has the focus. */
function findFocus(page: Page): Promise<FocusState | null> {
  return page.evaluate(judgeFocus, controls);
}

/** Adds to the page the function that `measureFocus` needs. */
async function prepareFindingFaults(page: Page): Promise<void> {
  await page.evaluate(`window.judgeFocus = ${judgeFocus}`);
}

/**
 * Gives the focus to each visible control. Runs in the browser.
 * @returns focus faults, the page's width, and how far down the bar reaches when the page is scrolled
 */
function measureFocus(selector: string) {
  const parts = [...document.querySelectorAll<HTMLElement>(selector)];
  const faults = parts.flatMap((part) => {
    if (part.tabIndex < 0 || !part.checkVisibility({ visibilityProperty: true })) return [];
    part.focus();
    return window.judgeFocus?.(selector)?.faults ?? [`${part.outerHTML} does not take the focus`];
  });
  window.scrollTo({ left: 1000, top: 400, behavior: 'instant' });
  return {
    faults,
    width: Math.max(document.documentElement.scrollWidth, window.innerWidth + window.scrollX),
    bar: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
  };
}

/** Names of the controls that the keyboard should reach, by index; one for each group of radio buttons. */
async function controlsOn(page: Page): Promise<ReadonlyMap<number, string>> {
  return new Map(
    await page.evaluate((selector) => {
      const parts = [...document.querySelectorAll<HTMLElement>(selector)];
      return parts.flatMap((part, place): [number, string][] => {
        if (part.tabIndex < 0 || !part.checkVisibility({ visibilityProperty: true })) return [];
        const isChosen = !(part instanceof HTMLInputElement) || part.type !== 'radio' || part.checked;
        return isChosen ? [[place, part.outerHTML.slice(0, 200)]] : [];
      });
    }, controls),
  );
}

/** Runs in the browser, so it uses nothing from outside the function. */
function judgeFocus(selector: string): FocusState | null {
  const part = document.activeElement;
  if (!(part instanceof HTMLElement) || part === document.body) return null;
  const place = [...document.querySelectorAll(selector)].indexOf(part);
  // A choice is rendered as the card that contains it.
  const card = part.closest('label') ?? part;
  const name = part.getAttribute('aria-label') ?? card.textContent?.trim().slice(0, 40);
  const faults: string[] = [];
  const report = (fault: string) => faults.push(`${part.localName} “${name}” ${fault}`);

  const hasRing = [part, card].some((element) => {
    // If the title of a card is its link, the ring is around the card.
    return [null, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  });
  if (!hasRing) report('has no ring');

  // If a link wraps onto two lines, only the first one.
  const box = part.getClientRects()[0] ?? new DOMRect();
  const across = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
  const isTall = box.height > innerHeight / 2;
  for (const down of isTall ? [box.top + 3] : [box.top + 3, box.bottom - 3]) {
    const above = document.elementFromPoint(across, down);
    if (!above) report(`is outside of the screen, at ${Math.round(down)} of ${innerHeight} px`);
    else if (!card.contains(above) && !above.contains(card))
      report(`is behind ${above.outerHTML.slice(0, 80)}`);
  }
  return { place, faults };
}
