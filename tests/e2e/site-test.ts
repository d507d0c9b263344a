import { type BrowserContext, test as base, expect, type Response } from '@playwright/test';
import { getOrigin, getPath, home } from './site-model.ts';

interface SiteFixtures {
  /**
   * True if the browser may prefetch pages. By default it does not, as in Firefox and Safari, where React shows
   * the target of a link; prefetching has a separate test.
   */
  readonly fetchesAhead: boolean;
  /**
   * Opens a page of the site.
   * @param to a page's id, or a path with or without a query
   * @param language language of the host; the default language if omitted
   */
  readonly visit: (to: string, language?: string) => Promise<Response>;
  /** Declares the errors that this test expects; every other error fails it. */
  readonly expectErrors: (...expected: RegExp[]) => void;
}

/** Playwright's test for this site. An error in the console or in a script of any open page fails the test. */
export const test = base.extend<SiteFixtures & { readonly errors: Errors }>({
  errors: [
    async ({ context }, use) => {
      const errors = watchErrors(context);
      await use(errors);
      const unexpectedErrors = errors.messages.filter(
        (error) => !errors.expected.some((pattern) => pattern.test(error)),
      );
      expect(unexpectedErrors, 'errors in the console').toEqual([]);
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
      const response = await page.goto(getOrigin(language) + getPath(to));
      if (!response) throw new Error(`${to} gave no answer.`);
      return response;
    });
  },
});

/** Disables prefetching in Chromium. Runs before any script of the page. */
function forgetSpeculation(): void {
  Reflect.deleteProperty(Document.prototype, 'prerendering');
}

interface Errors {
  readonly messages: string[];
  readonly expected: RegExp[];
}

function watchErrors(context: BrowserContext): Errors {
  const messages: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') messages.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    const wording = String(error.error());
    // A navigation before a page has come in aborts its transition; the browser reports that to none of our scripts.
    if (!wording.startsWith('AbortError: Transition was skipped')) messages.push(wording);
  });
  return { messages, expected: [] };
}
