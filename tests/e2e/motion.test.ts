import { expect, type Page } from '@playwright/test';
import { getDropdown, getFrame, menus } from './frame-parts.ts';
import { detailRoutes, getOrigin, getPath, words } from './site-model.ts';
import { test } from './site-test.ts';
import { linkTo, scrollTo, startReact } from './start-react.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  interface Window {
    /** True if the current page was shown with a transition. */
    cameIn?: boolean;
    /** Number of pages that React showed with a transition. */
    transitions?: number;
    /** Distance that elements moved by themselves. */
    layoutShift?: number;
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', (event) => {
      window.cameIn = event.viewTransition !== null;
    });
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

/** Every element on the page with an animated change, with its menus open. */
function movingParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const parts = [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [null, '::before', '::after', '::details-content'].flatMap((part) => {
        const { transitionDuration, animationName } = getComputedStyle(element, part);
        const takesTime = transitionDuration.split(', ').some((time) => Number.parseFloat(time) > 0.01);
        return takesTime || animationName !== 'none' ? [`${element.tagName}${part ?? ''}`] : [];
      }),
    );
    return [
      ...new Set([...parts, ...document.getAnimations().map((one) => `running: ${one.constructor.name}`)]),
    ];
  });
}

test('nothing moves where less motion is wanted', async ({ visit, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const to of ['home', 'quote']) {
    await visit(to);
    await getDropdown(page, menus[0]?.to ?? '').link.hover();
    await scrollTo(page, 400);
    expect(await movingParts(page), to).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  }
  await visit('home');
  await linkTo(page, 'services').click();
  await expect(page).toHaveURL(getOrigin('is') + getPath('services'));
  await expect.poll(() => page.evaluate(() => window.cameIn)).toBe(false);
});

test('menus, questions and cards move if motion is welcome, and nothing else shifts', async ({
  visit,
  page,
}) => {
  for (const to of ['home', 'hosting']) {
    await visit(to);
    await page.evaluate(async () => {
      await document.fonts.ready;
      window.layoutShift = 0;
    });
    await scrollTo(page, 400);
    await getDropdown(page, menus[0]?.to ?? '').link.hover();
    expect(await page.evaluate(() => window.layoutShift), to).toBe(0);
    const animatedParts = await movingParts(page);
    for (const part of ['HEADER', 'UL', 'LI', 'DETAILS::details-content'])
      expect(animatedParts, to).toContain(part);
  }
});

test('pages cross over, loaded by the browser or shown by React, while the header is still', async ({
  visit,
  page,
}) => {
  await visit('services');
  await expect.poll(() => page.evaluate(() => window.cameIn)).toBe(false);
  await expect(getFrame(page).header).toHaveCSS('view-transition-name', 'header');
  await page.evaluate(
    (path) => document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.click(),
    getPath('seo'),
  );
  await expect(page).toHaveURL(getOrigin('is') + getPath('seo'));
  await expect.poll(() => page.evaluate(() => window.cameIn)).toBe(true);

  await startReact(page);
  await page.evaluate(() => {
    const show = document.startViewTransition.bind(document);
    window.transitions = 0;
    document.startViewTransition = (...args) => {
      window.transitions = (window.transitions ?? 0) + 1;
      return show(...args);
    };
  });
  // Two clicks in a row: the first gives way. If its page were shown already, the second link would be gone.
  for (const [motion, paths] of [
    ['no-preference', ['prices', 'about']],
    ['reduce', ['prices', 'contact']],
  ] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    const before = await page.evaluate(() => window.transitions ?? 0);
    await page.evaluate((paths) => {
      for (const path of paths) document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
    }, paths.map(getPath));
    const next = paths[1];
    await expect(page).toHaveURL(getOrigin('is') + getPath(next));
    // The address changes before the page.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(`${next}:${next}.hero.title`));
    const transitionCount = await page.evaluate(() => window.transitions ?? 0);
    expect(transitionCount > before, motion).toBe(motion === 'no-preference');
  }
});

test('elements that appear on scroll are visible on high screens and in full-page pictures', async ({
  visit,
  page,
}) => {
  const pale = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main li')]
        .filter(
          (part) =>
            Number(getComputedStyle(part).opacity) < 1 || getComputedStyle(part).visibility !== 'visible',
        )
        .map(({ textContent }) => textContent),
    );
  for (const to of ['home', 'services']) {
    await visit(to);
    expect(await pale(), to).toEqual([]);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await scrollTo(page, height);
    const shiftedCount = await page
      .locator('main li')
      .evaluateAll(
        (parts) => parts.filter((part) => !['none', '0px'].includes(getComputedStyle(part).translate)).length,
      );
    expect(shiftedCount, `${to}, at its end`).toBe(0);
    await page.setViewportSize({ width: 1280, height: height + 100 });
    expect(await pale(), `${to}, on a high screen`).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});

test('one cover grows: that of the page, or that of the focused door to the next item', async ({ page }) => {
  for (const { list } of detailRoutes) {
    await page.goto(getOrigin('is') + list);
    const item = await page.locator(`main li a[href^="${list}/"]`).first().getAttribute('href');
    await page.goto(getOrigin('is') + item);
    const growing = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter((element) => getComputedStyle(element).viewTransitionName === 'cover')
          .map(({ localName }) => localName),
      );
    await expect.poll(growing, list).toEqual(['div']);
    const door = page.locator('article > a');
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      if (await door.evaluate((element) => element === document.activeElement)) break;
    }
    expect(await growing(), list).toEqual(['a']);
  }
});
