import { expect, type Page } from '@playwright/test';
import { type RunningPreview, startPreview } from '../unit/dev/running-preview.ts';
import { createProject, editProject } from '../unit/texts/small-project.ts';
import { test } from './site-test.ts';
import { waitForReact } from './start-react.ts';

/* Changes that `npm run dev` shows in an open page; its responses are tested in tests/unit/dev/dev-server.test.ts. */

/** The small site, with a menu without duplicate entries. */
const site = createProject(
  editProject(['site.yaml', '{ kind: link, to: /lausnir }', '{ kind: link, to: / }'])['site.yaml'] ?? '',
);

// All tests share one preview.
test.describe.configure({ mode: 'default' });

let preview: RunningPreview;
test.beforeAll(async () => {
  preview = await startPreview(site);
});
test.afterAll(() => preview.stop());
test.beforeEach(async () => {
  for (const [file, text] of Object.entries(site)) preview.write(file, text);
  await preview.waitForState(({ overlay }) => overlay === '');
});
// Chromium hangs if a page is closed while it reloads, which the next test's files would cause.
test.afterEach(({ page }) => page.goto('about:blank'));

/** Saves a file with one of its texts replaced. */
function edit(file: string, find: string, replace: string): void {
  const text = site[file] ?? '';
  if (text.split(find).length !== 2) throw new Error(`Not there exactly once in ${file}: ${find}`);
  preview.write(
    file,
    text.replace(find, () => replace),
  );
}

const open = (page: Page, path: string) => page.goto(`http://is.localhost:${preview.port}${path}`);
const panel = (page: Page) => page.getByRole('region', { name: 'Problems in the content' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('an edit shows in the open page; a form is not sent, and its page says so', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/501/, /could not be sent/);
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, '/lausnir');
  await page.evaluate(() => window.scrollTo(0, 200));
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  edit('locales/is/solutions.json', '"is solutions.hero.title"', '"ný solutions.hero.title"');
  await expect(title(page)).toHaveText('ný solutions.hero.title');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  await open(page, '/lausnir/vefhysing');
  const toForm = page.locator('header a[href="/lausnir"]:visible').first();
  // Hydrates the page, as pointing at a link does.
  await toForm.hover();
  await waitForReact(page);
  edit('site.yaml', 'amounts: { ISK: 4990,', 'amounts: { ISK: 5490,');
  await expect(page.getByText('5.490').first()).toBeVisible();

  await toForm.click();
  await expect(title(page)).toHaveText('ný solutions.hero.title');
  await page.getByRole('textbox').first().fill('Anna');
  await waitForReact(page);
  await page.getByRole('combobox').selectOption({ index: 1 });
  await page.locator('main form').getByRole('button').last().click();
  await expect(page.locator('dev-note').getByRole('alert')).toHaveText('Forms are not sent in the preview');
  await expect(page.getByRole('textbox').first()).toHaveValue('Anna');
});

test('an open page whose address changes is not found until a redirect is added', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404/);
  /** The small site with its hosting page at another address, and links to it. */
  const createMovedSite = (redirect: string) =>
    (site['site.yaml'] ?? '')
      .replace('path: /lausnir/vefhysing\n', 'path: /hysing-vefja\n')
      .replace(/to: \/lausnir\/vefhysing/g, 'to: /hysing-vefja')
      .replace('redirects:\n', () => `redirects:\n${redirect}`);
  await open(page, '/lausnir/vefhysing');
  preview.write('site.yaml', createMovedSite(''));
  await expect(title(page)).toHaveText('is not-found.hero.title');
  preview.write('site.yaml', createMovedSite('  - { from: /lausnir/vefhysing, to: /hysing-vefja }\n'));
  await expect(page).toHaveURL(/\/hysing-vefja$/);
  await expect(title(page)).toHaveText('is hosting.hero.title');
});

test('a mistake is shown over the unchanged page until it is fixed', async ({ page }) => {
  await open(page, '/');
  await expect(panel(page)).toHaveCount(0);
  edit('site.yaml', 'ISK: 14900', 'ISK: 14.900');
  await expect(panel(page).getByRole('alert')).toHaveText(
    /^1 problem\. You see the previous version of the site/,
  );
  await expect(panel(page)).toContainText('site.yaml:7:21');
  await expect(panel(page)).toContainText('^^^^^^');
  await expect(title(page)).toHaveText('is home.hero.title');

  const report = panel(page).locator('pre');
  const summary = panel(page).locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(report).toBeHidden();
  edit('site.yaml', 'ISK: 14900', 'ISK: some');
  await expect(report).toBeVisible();
  await expect(summary).toBeFocused();
  edit('site.yaml', 'ISK: 14900', 'ISK: 14900 ');
  await expect(panel(page)).toHaveCount(0);

  edit('locales/is/home.json', '{\n  "home"', '{\n  "unused": "Ekkert",\n  "home"');
  await expect(panel(page).getByRole('alert')).toContainText('The site can be published.');
  await expect(report).toBeHidden();
  await summary.click();
  await expect(report).toContainText('locales/is/home.json:2:13');
});
