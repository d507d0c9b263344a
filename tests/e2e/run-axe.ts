import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that look at colours and at where things lie; all others at what there is, its names and its order. */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/**
 * Looks for everything on the page that axe-core holds to be a barrier.
 * @returns one line for each element: the rule, the element, what is wrong with it
 */
export async function barriersOn(page: Page): Promise<readonly string[]> {
  return await run(page, 'html', {});
}

/** Looks only at what another screen or other colours can change, and only within `<main>`. */
export async function barriersInLooksOf(page: Page): Promise<readonly string[]> {
  return await run(page, 'main', { runOnly: { type: 'rule', values: rulesOfLooks } });
}

async function run(page: Page, place: string, options: axe.RunOptions): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return await page.evaluate(
    async ({ place, options }) => {
      const { violations, passes } = await (window as unknown as { readonly axe: typeof axe }).axe.run(
        place,
        { ...options, resultTypes: ['violations'] },
      );
      if (passes.length < (options.runOnly ? 1 : 10)) return ['axe found hardly anything to look at'];
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary = '' }) =>
            `${id} at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
        ),
      );
    },
    { place, options },
  );
}
