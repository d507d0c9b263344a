import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';

/** A page in a browser that Playwright cannot drive, with the few actions of the main journeys. */
export interface RealPage {
  readonly open: (url: string) => Promise<void>;
  /** Waits for a visible element and clicks it. */
  readonly click: (selector: string) => Promise<void>;
  /** Moves the mouse to an element. */
  readonly pointAt: (selector: string) => Promise<void>;
  /** Types into a field. */
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly choose: (select: string, value: string) => Promise<void>;
  /** Runs a function in the page. */
  readonly evaluate: <Result>(run: () => Result) => Promise<Result>;
}

/** A running browser. */
export interface RealBrowser {
  readonly page: RealPage;
  /** Script errors since the start, as far as the browser reports them. */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<void>;
}

const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

/** Reason why Firefox is unavailable; undefined if it is available. */
export const firefoxProblem =
  firefox === undefined ? 'Firefox is not installed: apt-get install firefox-esr' : undefined;

/** Debian's Firefox, over WebDriver BiDi: Playwright's is a patched one that neither npm nor Debian offers. */
export async function startFirefox(): Promise<RealBrowser> {
  if (firefox === undefined) throw new Error(firefoxProblem);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    defaultViewport: { width: 1400, height: 900 },
    // A click on a moving page would miss.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    // A module or a font that was still loading when the visitor left the page.
    const isLeft = /error loading dynamically imported module|font: download failed.*status=2152398850/s;
    if (!isLeft.test(String(error))) errors.push(String(error));
  });
  const visibleElement = (selector: string) => page.locator(selector).setVisibility('visible');
  return {
    page: {
      open: async (url) => void (await page.goto(url)),
      click: (selector) => visibleElement(selector).click(),
      pointAt: (selector) => visibleElement(selector).hover(),
      type: (selector, text) => visibleElement(selector).fill(text),
      choose: (select, value) => visibleElement(select).fill(value),
      evaluate: async (run) => await page.evaluate(run),
    },
    errors: () => errors,
    close: () => browser.close(),
  };
}
