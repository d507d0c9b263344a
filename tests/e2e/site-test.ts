import { type BrowserContext, test as base, expect, type Response } from '@playwright/test';
import { home, originOf, pathOf } from './site-model.ts';

interface SiteFixtures {
  /**
   * Whether the browser fetches pages ahead by itself. Left out it does not, as in Firefox and Safari, where React shows
   * the page that a link leads to; a browser that does has a test of its own.
   */
  readonly fetchesAhead: boolean;
  /**
   * Opens a page of the site.
   * @param to a page's id, or a path with or without a query
   * @param language whose host it is opened on; the default language's if left out
   */
  readonly visit: (to: string, language?: string) => Promise<Response>;
  /** Says that errors that match are what this test is about; every other one fails it. */
  readonly expectErrors: (...expected: RegExp[]) => void;
}

/** Playwright's test for this site. An error in the console or in a script of any page that is open fails the test. */
export const test = base.extend<SiteFixtures & { readonly errors: Errors }>({
  errors: [
    async ({ context }, use) => {
      const errors = watchErrors(context);
      await use(errors);
      const unexpected = errors.seen.filter(
        (error) => !errors.expected.some((pattern) => pattern.test(error)),
      );
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  fetchesAhead: [false, { option: true }],
  context: async ({ context, fetchesAhead }, use) => {
    if (!fetchesAhead) await context.addInitScript(forgetSpeculation);
    await use(context);
  },
  expectErrors: async ({ errors }, use) => {
    await use((...expected) => {
      errors.expected.push(...expected);
    });
  },
  visit: async ({ page }, use) => {
    await use(async (to, language = home) => {
      const response = await page.goto(originOf(language) + pathOf(to));
      if (!response) throw new Error(`${to} gave no answer.`);
      return response;
    });
  },
});

/** Makes of Chromium a browser that fetches nothing ahead by itself. It runs before any script of the page. */
function forgetSpeculation(): void {
  Reflect.deleteProperty(Document.prototype, 'prerendering');
}

interface Errors {
  readonly seen: string[];
  readonly expected: RegExp[];
}

function watchErrors(context: BrowserContext): Errors {
  const seen: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    const wording = String(error.error());
    // Going on before a page has come in ends its transition; the browser says so, to no script of the site's.
    if (!wording.startsWith('AbortError: Transition was skipped')) seen.push(wording);
  });
  return { seen, expected: [] };
}
