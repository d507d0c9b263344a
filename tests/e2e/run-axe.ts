import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Looks for everything on the page that axe-core reports as a barrier.
 * @returns one line for each element: the rule, the element, what is wrong with it
 */
export async function barriersOn(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return await page.evaluate(async () => {
    const { violations, passes } = await (window as unknown as { readonly axe: typeof axe }).axe.run('html', {
      resultTypes: ['violations'],
    });
    if (passes.length < 10) return ['axe found hardly anything to look at'];
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary = '' }) =>
          `${id} at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
      ),
    );
  });
}
