import type { Page } from '@playwright/test';
import { type Mosaic, mosaicOf, type Place } from './mosaic.ts';
import { decodePng, type Picture } from './png.ts';

/** How many pixels of a picture are a CSS pixel; Chromium draws the page that small itself. */
const SCALE = 1 / 4;

/** A screen in CSS pixels, and whether its owner prefers light or dark. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
}

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** The screens that pages are looked at on: a phone, a tablet, a laptop and a large one, light and dark. */
export const screens: readonly Screen[] = sizes.flatMap((size) => [
  { ...size, scheme: 'light' },
  { ...size, scheme: 'dark' },
]);

/** `1280-dark` */
export function screenName({ width, scheme }: Screen): string {
  return `${width}-${scheme}`;
}

/** Shows an open page on another screen, without loading it again. */
export async function showOn(page: Page, { width, height, scheme }: Screen): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
}

/**
 * Takes a picture of the whole page that is open.
 * @param selector what its parts are; each lies over the whole width, and its id is its name
 */
export async function takePicture(page: Page, selector: string): Promise<readonly Mosaic[]> {
  const places = await page.evaluate(placesOf, selector);
  const picture = await pictureOf(page);
  return places.map((place) => mosaicOf(picture, SCALE, place));
}

/** Playwright's own pictures are of full size; these are a quarter of it from the start. */
async function pictureOf(page: Page): Promise<Picture> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: SCALE },
  });
  await session.detach();
  return decodePng(Buffer.from(data, 'base64')).picture;
}

/**
 * Runs in the page. Parts that take no room are left out. The page goes to its top, or else its header would lie over
 * another part each time; what has taken the focus by itself gives it back.
 */
async function placesOf(selector: string): Promise<Place[]> {
  await document.fonts.ready;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo({ top: 0, behavior: 'instant' });
  const seen = new Map<string, number>();
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const { top, height } = element.getBoundingClientRect();
    if (height < 1) return [];
    const name = element.id || element.localName;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return [{ name: count === 1 ? name : `${name}-${count}`, top: top + window.scrollY, height }];
  });
}
