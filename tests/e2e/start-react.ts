import type { Page } from '@playwright/test';
import { getPath } from './site-model.ts';

/** Part of React Router that shows that it is running. */
interface RunningRouter {
  readonly navigate: (path: string) => Promise<void>;
  readonly state: { readonly initialized: boolean; readonly navigation: { readonly state: string } };
}

declare global {
  interface Window {
    readonly __reactRouterDataRouter?: RunningRouter;
  }
}

/** First visible link to a page. */
export function linkTo(page: Page, to: string) {
  return page.locator(`a[href="${getPath(to)}"]:visible`).first();
}

/** Points at a link, as a visitor does before a click, and waits until React has hydrated the page. */
export async function startReact(page: Page, to = 'contact'): Promise<void> {
  await linkTo(page, to).hover();
  await waitForReact(page);
}

/** Waits until React has hydrated the page: the router runs and the frame has its handlers. */
export async function waitForReact(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      window.__reactRouterDataRouter?.state.initialized === true &&
      window.__reactRouterDataRouter.state.navigation.state === 'idle' &&
      Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** Navigates to a page as a link to it would. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.__reactRouterDataRouter?.navigate(to), path);
}

/** Scrolls instantly to a position of the page, and waits for the scroll event. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, top);
}

/** Drawings that make up the pictures and landscapes of the page. */
export function drawingsOn(page: Page): Promise<string[]> {
  return page
    .locator('main svg:has(path[d]:not(symbol path)), main svg defs')
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.innerHTML));
}

/** Records what the browser fetches from now on. */
export function watchRequests(page: Page) {
  const requests: { readonly type: string; readonly path: string; readonly at: number }[] = [];
  page.on('request', (request) => {
    requests.push({
      type: request.resourceType(),
      path: new URL(request.url()).pathname,
      at: performance.now(),
    });
  });
  return {
    /** Paths of one type of resource, in order. */
    paths: (type: string) => requests.filter((request) => request.type === type).map(({ path }) => path),
    /** Every request with a matching path. */
    filterByPath: (pattern: RegExp) => requests.filter(({ path }) => pattern.test(path)),
    /** Forgets the requests so far. */
    clear: () => requests.splice(0),
  };
}
