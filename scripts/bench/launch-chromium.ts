import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../find-chromium.ts';

/**
 * The browser that the tests drive.
 * @param args for Chromium
 */
export function launchChromium(...args: readonly string[]): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', ...args] });
}
