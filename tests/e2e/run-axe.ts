import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { inOneTab } from './one-tab.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A phone in the light scheme with all rules, and a desktop in the dark one with rules that depend on the scheme. */
const screens = [
  { width: 320, colorScheme: 'light', rules: [] },
  { width: 1280, colorScheme: 'dark', rules: ['color-contrast', 'link-in-text-block'] },
] as const;

/** axe cannot see what is behind a transparent header; further down the header has a background. */
const FURTHER_DOWN = 40;

/** Expects no barriers, and nothing wider than the screen. */
export async function expectNoBarriers(page: Page, what: string): Promise<void> {
  for (const { width, colorScheme, rules } of screens) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const barriers = await barriersOn(page, { rules, top: FURTHER_DOWN });
    expect.soft(barriers, `${what}, ${width} px, ${colorScheme}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width);
  }
}

/** The same for many pages, one after another in a tab that shows a page of the site; the frame only for the first. */
export async function expectNoBarriersInOneTab(page: Page, paths: readonly string[]): Promise<void> {
  await page.evaluate(source);
  for (const { width, colorScheme, rules } of screens) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const [first = '', ...others] = paths;
    for (const [part, within] of [
      [[first], 'html'],
      [others, 'main'],
    ] as const)
      for (const { path, result } of await inOneTab(page, part, findBarriers, {
        ...{ within, rules, top: FURTHER_DOWN },
      }))
        expect.soft(result, `${path}, ${width} px, ${colorScheme}`).toEqual([]);
  }
}

interface AxeOptions {
  /** Part of the page to check; all of it if omitted. */
  readonly within?: string;
  /** Rules to run; all if there are none. */
  readonly rules?: readonly string[];
  /** Scroll position for the check, in pixels. */
  readonly top?: number;
}

/**
 * Finds everything on the page that axe-core reports as a barrier.
 * @returns one line for each element: the rule, the element, the fault
 */
export async function barriersOn(page: Page, options: AxeOptions = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return await page.evaluate(findBarriers, options);
}

/** Runs in the browser, so it uses nothing from outside the function. */
async function findBarriers({ within = 'html', rules = [], top }: AxeOptions): Promise<readonly string[]> {
  if (top !== undefined) {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
  const { violations, passes } = await (window as unknown as { readonly axe: typeof axe }).axe.run(within, {
    resultTypes: ['violations'],
    // It would wait half a second for each frame without axe; the pages in them are checked separately.
    iframes: false,
    ...(rules.length > 0 && { runOnly: [...rules] }),
  });
  const isWhole = within === 'html' && rules.length === 0;
  if (passes.length < (isWhole ? 10 : 1)) return ['axe found hardly anything to look at'];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );
}
