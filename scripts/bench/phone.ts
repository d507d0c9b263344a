import type { Browser, Page } from '@playwright/test';

/** How much slower a cheap phone's processor is. */
export const SLOWER = 4;
export const PHONE_SCREEN = { width: 360, height: 740 };

/** Lighthouse's slow 4G: milliseconds, and bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/** Opens an empty tab of a browser that has been nowhere, on a phone's screen; it is gone afterwards. */
export async function inTab<Result>(
  browser: Browser,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: PHONE_SCREEN, reducedMotion: 'reduce' });
  try {
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Slows a tab's processor down. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Slows down what a tab fetches. */
export async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}
