import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Put there by `inOneTab`. */
    measureShown?: (given: unknown, path: string) => unknown;
  }
}

/**
 * Shows pages of a language one after the other in the same tab, which takes a tenth of the time of visits.
 * @param page shows any page of that language; its context lets styles in from elsewhere (`bypassCSP`)
 * @param measure runs in the browser on each of them, so it uses nothing from outside itself
 * @param given what it is called with besides the path
 * @returns what was found, by path
 */
export async function inOneTab<Found, Given>(
  page: Page,
  paths: readonly string[],
  measure: (given: Given, path: string) => Found | Promise<Found>,
  given?: Given,
): Promise<readonly { readonly path: string; readonly found: Found }[]> {
  await page.evaluate(`window.measureShown = ${measure}`);
  return await page.evaluate(
    async ({ paths, given }) => {
      const measured: { path: string; found: Found }[] = [];
      for (const path of paths) {
        const answer = await fetch(path);
        document.documentElement.innerHTML = await answer.text();
        await document.fonts.load('400 1rem Schibsted');
        measured.push({ path, found: (await window.measureShown?.(given, path)) as Found });
      }
      return measured;
    },
    { paths, given },
  );
}
