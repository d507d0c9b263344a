import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on with a key until something has the keyboard, and shows it. */
export async function pressUntil(page: Page, key: string, target: Locator): Promise<void> {
  // A page in a frame has a stop for each of its texts.
  for (let presses = 0; presses < 300; presses++) {
    await page.keyboard.press(key);
    const isThere = await target.evaluate((element) => element === document.activeElement);
    if (!isThere) continue;
    await expect(target).not.toHaveCSS('outline-style', 'none');
    return;
  }
  throw new Error(`${key} does not lead to ${target}.`);
}
