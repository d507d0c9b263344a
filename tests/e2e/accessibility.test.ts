import { expect, type Page } from '@playwright/test';
import { acceptCookies, getDropdown, getFrame, menus } from './frame-parts.ts';
import { inOneTab } from './one-tab.ts';
import { unknownPath } from './pages.ts';
import { barriersOn, expectNoBarriersInOneTab } from './run-axe.ts';
import { variedPaths } from './site-model.ts';
import { test } from './site-test.ts';
import { scrollTo } from './start-react.ts';

/** Covers each width and each color scheme once. */
const screens = [
  { width: 1280, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

/** Pages that together have every kind of section, and the page for unknown addresses. */
const paths = [...variedPaths, unknownPath];

test.describe('in one tab', () => {
  test.use({ bypassCSP: true });

  test('pages of every kind of section pass axe and work in forced colors and from right to left', async ({
    visit,
    page,
    expectErrors,
  }) => {
    expectErrors(/status of 404/);
    await acceptCookies(page);
    await visit('home');

    await test.step('they have no barriers to axe', async () => {
      await expectNoBarriersInOneTab(page, paths);
    });

    await test.step('buttons, fields and icons can be distinguished in colors of the visitor', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.emulateMedia({ colorScheme: 'light' });
      const visibleControls = await inOneTab(page, paths, findDrawn, controls);
      const places = Object.fromEntries(visibleControls.map(({ path, result }) => [path, result]));
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      for (const { path, result } of await inOneTab(page, paths, findLost, { controls: controls, places })) {
        expect(result.checkedCount, path).toBeGreaterThan(5);
        expect.soft(result.faults, path).toEqual([]);
      }
    });

    await test.step('from right to left nothing sticks out, and what points on points the other way', async () => {
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const { path, result } of await inOneTab(page, paths, measureDirection)) {
          expect(result.width, `${path}, ${width} px`).toBe(width);
          expect(new Set(result.arrows), `arrows of ${path} point the other way`).toEqual(new Set(['-1 1']));
          expect(result.logo, 'the logo is at the right').toBeGreaterThan(width / 2);
          expect(result.opener, 'the languages are at the left').toBeLessThan(width / 2);
        }
      }
    });
  });
});

test('the header can be read where it is clear over a page that begins dark', async ({ visit, page }) => {
  await visit('home');
  for (const screen of screens) {
    await showOn(page, screen);
    const words = getFrame(page).header.locator('a:visible, summary:visible');
    const contrasts = await words.evaluateAll(contrastsWithBehind);
    expect(contrasts.length).toBeGreaterThan(2);
    expect(Math.min(...contrasts), `${screen.width} px, ${screen.colorScheme}`).toBeGreaterThan(4.5);
  }
});

test('the menus have no barriers when they are open, at the top of any page and below it', async ({
  visit,
  page,
}) => {
  await acceptCookies(page);
  const { languageOpener, hamburger, mobileMenu } = getFrame(page);
  // At 1024 px the bar has both, the first entries and the menu. Over the first page the bar is clear until it is scrolled.
  const menuScreens = [...screens, { width: 1024, colorScheme: 'light' } as const];
  const places = [
    ...menuScreens.map((screen) => ({ to: 'home', top: 0, screen })),
    ...menuScreens.map((screen) => ({ to: 'home', top: 600, screen })),
    ...menuScreens.slice(2).map((screen) => ({ to: 'services', top: 0, screen })),
  ];
  let shownPage = '';
  for (const { to, top, screen } of places) {
    if (to !== shownPage) await visit(to);
    shownPage = to;
    await showOn(page, screen);
    await scrollTo(page, top);
    await languageOpener.click();
    expect
      .soft(
        await barriersOn(page, { within: 'header' }),
        `languages, ${to}, ${top}, ${screen.width} px, ${screen.colorScheme}`,
      )
      .toEqual([]);
    await page.keyboard.press('Escape');

    const { button, panel } = getDropdown(page, menus[0]?.to ?? '');
    if (await hamburger.isVisible()) {
      await hamburger.click();
      await mobileMenu.locator('details > summary').first().click();
    } else {
      await button.press('Enter');
      await expect(panel).toBeVisible();
    }
    expect
      .soft(
        await barriersOn(page, { within: 'header' }),
        `menu, ${to}, ${top}, ${screen.width} px, ${screen.colorScheme}`,
      )
      .toEqual([]);
    await page.keyboard.press('Escape');
  }
});

async function showOn(
  page: Page,
  { width, colorScheme }: { readonly width: number; readonly colorScheme: 'light' | 'dark' },
): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
}

/** Measures the page's width, what can be scrolled to on the left, and what is on each side. Runs in the browser. */
function measureDirection() {
  window.scrollTo({ left: -1000, behavior: 'instant' });
  const header = document.querySelector('header');
  const direct = (name: string) => [...document.querySelectorAll(`use[href$="#${name}"]`)];
  return {
    width: Math.max(document.documentElement.scrollWidth, window.innerWidth + Math.abs(window.scrollX)),
    arrows: [...direct('arrow-right'), ...direct('arrow-left')].map(
      (use) => getComputedStyle(use.closest('svg') ?? use).scale,
    ),
    logo: header?.querySelector('a')?.getBoundingClientRect().right ?? 0,
    opener: header?.querySelector('summary')?.getBoundingClientRect().left ?? 0,
  };
}

/** Leaves out the skip link: it is shown only while it has the focus, with its ring. */
const controls = 'a[href]:not([href="#main"]), button, summary, input, select, textarea';

/**
 * Positions of the controls that have, in ordinary colors, a background or an edge that sets them apart. Runs in the
 * browser.
 */
function findDrawn(controls: string): readonly number[] {
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((part, place) => {
    if (!part.checkVisibility({ visibilityProperty: true })) return [];
    const { backgroundColor, backgroundImage, boxShadow, borderTopWidth } = getComputedStyle(part);
    const hasGround = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
    return hasGround || boxShadow !== 'none' || borderTopWidth !== '0px' ? [place] : [];
  });
}

/** Controls that are drawn, by the path of their page. */
interface VisibleControls {
  readonly controls: string;
  readonly places: Readonly<Record<string, readonly number[]>>;
}

/**
 * Finds controls that blend into the background in the visitor's colors. If a button has the page's background, only
 * its edge sets it apart. Runs in the browser.
 */
function findLost({ controls, places }: VisibleControls, path: string) {
  const ground = getComputedStyle(document.body).backgroundColor;
  const all = [...document.querySelectorAll<HTMLElement>(controls)];
  const parts = (places[path] ?? []).flatMap((place) => all[place] ?? []);
  const unmarkedControls = parts.filter((part) => {
    const { appearance, borderTopStyle, borderTopWidth, borderTopColor, outlineStyle } =
      getComputedStyle(part);
    const hasEdge = borderTopStyle !== 'none' && borderTopWidth !== '0px' && borderTopColor !== ground;
    const isOfSystem = appearance !== 'none' && part.matches('select, [type=checkbox], [type=radio]');
    return !isOfSystem && !hasEdge && outlineStyle === 'none';
  });
  const icons = [...document.querySelectorAll('svg.icon')].filter((icon) => icon.checkVisibility());
  const pale = icons.filter((icon) => {
    const { color, stroke, fill } = getComputedStyle(icon);
    return [color, stroke, fill].every((paint) => paint === ground || paint === 'none');
  });
  return {
    checkedCount: parts.length + icons.length,
    faults: [...unmarkedControls, ...pale].map((part) => part.outerHTML.slice(0, 160)),
  };
}

/**
 * Contrast between the text of each element and the first plain background color below its middle,
 * whichever part of the page it belongs to. Runs in the browser, so it uses nothing from outside the function.
 * @returns 1 to 21, as defined by WCAG
 */
function contrastsWithBehind(elements: readonly Element[]): number[] {
  const brightness = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const backgroundColor = document
      .elementsFromPoint(left + width / 2, top + height / 2)
      .map((layer) => getComputedStyle(layer).backgroundColor)
      .find((ground) => /^rgb\(/.test(ground));
    const [dark = 0, light = 0] = [getComputedStyle(element).color, backgroundColor ?? 'rgb(255, 255, 255)']
      .map(brightness)
      .sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  });
}
