import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { menus } from './frame-parts.ts';
import { test } from './rows-test.ts';
import { home, pathOf, words } from './site-model.ts';

/*
 * The main journeys in a real Firefox, over WebDriver BiDi: Playwright's own Firefox is a patched one that cannot be had
 * from npm or Debian.
 */

const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
test.beforeEach(({ browserName: _ }, info) => {
  info.skip(firefox === undefined, 'Firefox is not installed: apt-get install firefox-esr');
});

/** Gives a page in a new Firefox; an error in a script of the page fails the test. */
async function inFirefox(use: (page: Page) => Promise<void>): Promise<void> {
  if (firefox === undefined) throw new Error('Firefox is not installed.');
  const browser: Browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    defaultViewport: { width: 1400, height: 900 },
  });
  try {
    const page = await browser.newPage();
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await use(page);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
}

const languageOf = (page: Page) => page.$eval('html', (html) => html.lang);

/** Clicks a link once it can be seen. */
async function follow(page: Page, link: string): Promise<void> {
  await page.locator(link).setVisibility('visible').click();
}

test('Firefox: a page is read, a menu leads on, the language is switched, and a form is sent', async ({
  rowSite,
}) => {
  const [menu] = menus;
  const entry = menu?.entries[1]?.to ?? '';
  const message = 'From Firefox: þæö';
  await inFirefox(async (page) => {
    await page.goto(rowSite.at('/'));
    expect(await page.title()).toBe(words('site:homeTitle', home));
    const heading = await page.locator('h1').waitHandle();
    expect(await heading.evaluate((element) => element.textContent?.length)).toBeGreaterThan(5);

    await page.locator(`header li > a[href="${menu?.to}"] + button`).click();
    // React starts when a link is pointed at.
    await page.locator(`header [popover] a[href="${entry}"]`).hover();
    await page.waitForFunction(() => window.__reactRouterDataRouter?.state.initialized === true);
    await follow(page, `header [popover] a[href="${entry}"]`);
    await page.waitForFunction((path) => location.pathname === path, {}, entry);

    await page.locator('header details:has(a[hreflang=en]) > summary').click();
    await follow(page, 'header details[open] a[hreflang=en]');
    await page.waitForFunction(() => location.hostname === 'en.localhost');
    expect(new URL(page.url()).pathname).toBe(entry);
    expect(await languageOf(page)).toBe('en');

    await page.goto(rowSite.at(pathOf('contact'), 'en'));
    const answers = { name: 'Jóna', email: 'jona@example.is', subject: 'Firefox', message };
    for (const [name, answer] of Object.entries(answers))
      await page.locator(`form[name=contact] [name=${name}]`).fill(answer);
    await page.locator('form[name=contact] button[type=submit]').click();
    const dialog = await page.locator('dialog[open]').waitHandle();
    expect(await dialog.evaluate((element) => element.textContent)).toContain(
      words('forms:contact.success', 'en'),
    );
  });
  await expect
    .poll(async () => (await rowSite.inbox()).filter(({ fields }) => fields.message === message).length)
    .toBe(1);
});
