import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { scrollTo } from './scroll-to.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose outcome depends on the scheme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** No barriers and nothing wider than the screen: on a phone in the light scheme by any rule, and on a desk in the dark one by those of colours. */
export async function expectNoBarriers(page: Page, what: string): Promise<void> {
  for (const [width, colorScheme, rules] of [
    [320, 'light', undefined],
    [1280, 'dark', COLOUR_RULES],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    // axe cannot see what is behind a clear header; further down it has a ground of its own.
    await scrollTo(page, 40);
    expect.soft(await barriersOn(page, rules), `${what}, ${width} px, ${colorScheme}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width);
  }
}

/**
 * Looks for everything on the page that axe-core reports as a barrier.
 * @param rules those that are asked; all of them if left out
 * @returns one line for each element: the rule, the element, what is wrong with it
 */
export async function barriersOn(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return await page.evaluate(async (rules) => {
    const { violations, passes } = await (window as unknown as { readonly axe: typeof axe }).axe.run('html', {
      resultTypes: ['violations'],
      ...(rules && { runOnly: [...rules] }),
    });
    if (passes.length < (rules ? 1 : 10)) return ['axe found hardly anything to look at'];
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary = '' }) =>
          `${id} at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
      ),
    );
  }, rules);
}
