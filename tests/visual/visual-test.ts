import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { createStudio, type DrawnPage, type Studio } from './studio.ts';

/** Where the files lie that built pages load. */
const CLIENT = resolve(import.meta.dirname, '../../build/bundle/client');

interface Fixtures {
  /** Opens a page that was drawn here, with the files of the built code. */
  readonly open: (drawn: DrawnPage, page?: Page) => Promise<void>;
}

/**
 * Playwright's test for pictures of pages. Scripts are off: what they would begin, such as a notice or a form that comes
 * alive, comes at a time of its own.
 */
export const test = base.extend<Fixtures, { readonly studio: Studio }>({
  javaScriptEnabled: false,
  studio: [
    async ({ browserName: _ }, use) => {
      await use(await createStudio());
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  open: async ({ page: own, baseURL }, use) => {
    await use(async ({ path, html, icons }, page = own) => {
      const body = html
        // The browser would go to what takes the focus, whenever it has time.
        .replaceAll(' autofocus=""', '')
        // As for a reader who has the font already.
        .replace('font-display:optional', 'font-display:block');
      await page.route('**', async (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname === path) return await route.fulfill({ contentType: 'text/html', body });
        if (pathname === icons.path)
          return await route.fulfill({ contentType: 'image/svg+xml', body: icons.sprite });
        const file = fileOf(pathname);
        return await (file === null ? route.fulfill({ status: 404 }) : route.fulfill({ path: file }));
      });
      await page.goto(new URL(path, baseURL).href);
    });
  },
});

/** The file of the built code at an address, such as the font. */
function fileOf(pathname: string): string | null {
  const file = join(CLIENT, pathname);
  return pathname.startsWith('/assets/') && existsSync(file) ? file : null;
}
