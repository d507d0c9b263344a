import type { Page } from '@playwright/test';
import { pathOf } from './site-model.ts';

/** The part of React Router that shows that it runs. */
interface RunningRouter {
  readonly navigate: (path: string) => Promise<void>;
  readonly state: { readonly initialized: boolean; readonly navigation: { readonly state: string } };
}

declare global {
  interface Window {
    readonly __reactRouterDataRouter?: RunningRouter;
  }
}

/** The first link to a page that can be seen. */
export function linkTo(page: Page, to: string) {
  return page.locator(`a[href="${pathOf(to)}"]:visible`).first();
}

/** Does what a visitor does who is about to continue: points at a link. Waits until React has hydrated the page. */
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

/** Goes to a page as a link would that leads there. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.__reactRouterDataRouter?.navigate(to), path);
}

/** Puts a place of the page at the top of the screen at once, and lets the browser say so to the page. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, top);
}

/** What the pictures and landscapes of the page are drawn with. */
export function drawingsOn(page: Page): Promise<string[]> {
  return page
    .locator('main svg:has(path[d]:not(symbol path)), main svg defs')
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.innerHTML));
}

/** Counts what the browser fetches from now on. */
export function watchRequests(page: Page) {
  const seen: { readonly type: string; readonly path: string; readonly at: number }[] = [];
  page.on('request', (request) => {
    seen.push({ type: request.resourceType(), path: new URL(request.url()).pathname, at: performance.now() });
  });
  return {
    /** The paths of one kind of resource, in order. */
    paths: (type: string) => seen.filter((request) => request.type === type).map(({ path }) => path),
    /** Every request whose path matches. */
    matching: (pattern: RegExp) => seen.filter(({ path }) => pattern.test(path)),
    /** Forgets what has been fetched so far. */
    clear: () => seen.splice(0),
  };
}
