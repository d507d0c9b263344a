import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { loadRenderer, type Renderer } from '../../render/renderer.ts';
import { createKit, KIT_SPRITE, type Kit } from '../../server/dev/kit/create-kit.ts';

const BUILD = resolve(import.meta.dirname, '../../build');
const ORIGIN = 'https://example.is';

/** Pages with the kit's sections, so that no picture depends on an editor's texts. */
const MIXED_PAGES = {
  'mixed-front': ['hero-grand', 'stats', 'card-grid', 'client-logos'],
  'mixed-service': ['hero-split', 'steps', 'packages', 'benefits', 'call-to-action'],
  'mixed-prices': ['hero-plain', 'price-list', 'comparison', 'faq'],
  'mixed-story': ['hero-split', 'bullet-cards', 'chips', 'timeline', 'values', 'prose'],
  'mixed-contact': ['hero-plain', 'form', 'contact-details', 'opening-hours'],
  'mixed-pictures': ['hero-split-picture', 'people', 'pictures'],
  'mixed-lists': ['hero-plain', 'latest-news', 'news-list', 'project-gallery'],
};
const DETAIL_PATHS = ['/order-form', '/news-list/item-1', '/project-gallery/item-1', '/no-such-page'];

/** Every width and every scheme once. */
const SCREENS = [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

// Scripts would start at unpredictable times. A smaller size is enough to see changes.
test.use({ javaScriptEnabled: false, deviceScaleFactor: 0.3 });

let kit: Kit;
let renderer: Renderer;

test.beforeAll(async () => {
  kit = createKit(MIXED_PAGES);
  renderer = await loadRenderer(BUILD);
});

test('sections of every kind and pages of rows look as before', async ({ page }) => {
  // In one tab: a new one for each page takes as much processor time as its pictures.
  for (const path of [...Object.keys(MIXED_PAGES).map((name) => `/${name}`), ...DETAIL_PATHS])
    await test.step(path, async () => {
      await open(page, path);
      for (const { width, colorScheme } of SCREENS) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect
          .soft(page)
          .toHaveScreenshot(`${path.slice(1).replaceAll('/', '-')}-${width}-${colorScheme}.png`, {
            fullPage: true,
            scale: 'device',
            maxDiffPixelRatio: 0.002,
          });
      }
    });
});

/** Shows a page of the kit with the styles, font and pictures of the built code. */
async function open(page: Page, path: string): Promise<void> {
  const { body } = await renderer.page(new URL(path, ORIGIN), kit.source);
  // Like a reader whose browser has the font already.
  const html = body.replace('font-display:optional', 'font-display:block');
  await page.unrouteAll();
  await page.route('**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(BUILD, 'bundle/client', pathname);
    if (pathname === path) return await route.fulfill({ contentType: 'text/html', body: html });
    if (pathname === KIT_SPRITE)
      return await route.fulfill({ contentType: 'image/svg+xml', body: kit.sprite });
    if (pathname.startsWith('/pictures/'))
      return await route.fulfill({ contentType: 'image/svg+xml', body: kit.picture });
    const isThere = pathname.startsWith('/assets/') && existsSync(file);
    return await route.fulfill(isThere ? { path: file } : { status: 404 });
  });
  await page.goto(ORIGIN + path);
  await page.evaluate(() => document.fonts.ready);
}
