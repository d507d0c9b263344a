import { type BrowserContext, expect, type Page } from '@playwright/test';
import { askServer } from './ask-server.ts';
import { fillIn, partsOf, placeOf, reply, takeForms, waitForForm } from './form-parts.ts';
import { dropdownOf, frameOf, menus } from './frame-parts.ts';
import { scrollTo } from './scroll-to.ts';
import { detailRoutes, home, languages, originOf, pathOf, staticPaths } from './site-model.ts';
import { test as siteTest } from './site-test.ts';
import { startReact, waitForReact } from './start-react.ts';
import { variedPaths } from './varied-paths.ts';

declare global {
  interface Window {
    readonly reportViolation: (report: string) => void;
  }
}

/** Fails when a browser holds anything back by the pages' policy, on whichever page. */
const test = siteTest.extend<{ readonly violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await watchPolicy(context, violations);
      await use(violations);
      expect(violations, 'held back by the policy').toEqual([]);
    },
    { auto: true },
  ],
});

async function watchPolicy(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeBinding('reportViolation', (_, report: string) => violations.push(report));
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      window.reportViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`),
    ),
  );
}

/** How many pages are open at once. */
const OPEN_PAGES = 3;

/** Visits addresses in several pages of a context and does something on each. */
async function onEach(
  context: BrowserContext,
  addresses: readonly string[],
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const left = [...addresses];
  const work = async () => {
    const page = await context.newPage();
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      const response = await page.goto(address);
      expect(response?.headers()['content-security-policy'], address).toContain("default-src 'none'");
      await act(page);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: OPEN_PAGES }, work));
}

test('every page is shown as its policy allows, the one for unknown addresses too', async ({
  context,
  expectErrors,
}) => {
  expectErrors(/status of 404/);
  const paths = [...staticPaths, '/nothing'];
  await onEach(
    context,
    paths.map((path) => originOf(home) + path),
    async () => {},
  );
});

test('React starts on every kind of section as the policy allows', async ({ context }) => {
  const addresses = variedPaths.map((path) => originOf(home) + path);
  await onEach(context, addresses, (page) => startReact(page, 'home'));
});

test('items, and a page in each other language, too', async ({ context, page, visit }) => {
  const items: string[] = [];
  for (const { list, prefix } of detailRoutes) {
    await visit(list);
    const links = page.locator(`main a[href^="${prefix}"]`);
    items.push(originOf(home) + (await links.first().getAttribute('href')));
  }
  expect(items.length).toBeGreaterThan(1);
  const others = languages.filter((language) => language !== home);
  const addresses = [...items, ...others.map((language) => originOf(language) + pathOf('terms'))];
  await onEach(context, addresses, (opened) => startReact(opened, 'home'));
});

test('going from page to page in the browser, menus, notice, dialogs and forms keep to the policy', async ({
  visit,
  page,
}) => {
  await visit('home');
  const { acceptCookies, languageOpener, backToTop } = frameOf(page);
  await acceptCookies.click();
  await startReact(page);
  for (const { to } of menus) await dropdownOf(page, to).button.click();
  await page.keyboard.press('Escape');
  await languageOpener.click();
  await page.keyboard.press('Escape');
  // Every kind of section is drawn by React alone, with its styles, texts and HTML.
  for (const path of staticPaths) {
    await page.evaluate((next) => window.__reactRouterDataRouter?.navigate(next), path);
    await expect(page).toHaveURL(originOf(home) + path);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // A page that has just come begins at its top, whatever was scrolled to meanwhile.
  await expect(async () => {
    await scrollTo(page, 900);
    await expect(backToTop).toBeVisible({ timeout: 500 });
  }).toPass();
  await backToTop.click();

  const place = placeOf('contact');
  await takeForms(page, () => reply(200, 'sent'));
  await page.evaluate((next) => window.__reactRouterDataRouter?.navigate(next), place.path);
  await waitForForm(page, place);
  const { send, errors, dialog } = partsOf(page, place);
  await send.click();
  await expect(errors).toBeVisible();
  await fillIn(page, place);
  await send.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button').click();
  await expect(dialog).toBeHidden();
  await waitForReact(page);
});

test('what comes along with content does nothing', async ({ page, request, violations, expectErrors }) => {
  expectErrors(/Content Security Policy|TrustedHTML/);
  const served = await askServer(request, home, '/');
  const slipped =
    '<script>document.documentElement.dataset.ran = "script"</script><style>main{display:none}</style>' +
    '<img src="/favicon.svg" alt="" onload="document.documentElement.dataset.ran = \'handler\'"></main>';
  await page.route(`${originOf(home)}/`, (route) => {
    const headers = { 'content-security-policy': served.headers()['content-security-policy'] ?? '' };
    return served
      .text()
      .then((html) =>
        route.fulfill({ contentType: 'text/html', headers, body: html.replace('</main>', slipped) }),
      );
  });
  await page.goto(originOf(home));
  await expect(page.getByRole('main')).toBeVisible();
  const setHtml = () =>
    page.evaluate(() => {
      const { body } = document;
      body.innerHTML = '<p>Other words</p>';
    });
  await expect(setHtml()).rejects.toThrow('TrustedHTML');
  await expect(page.locator('html')).not.toHaveAttribute('data-ran');
  const directives = ['script-src-elem', 'script-src-attr', 'style-src-elem', 'require-trusted-types-for'];
  await expect
    .poll(() => directives.filter((name) => !violations.some((each) => each.includes(` ${name} `))))
    .toEqual([]);
  violations.length = 0;
});
