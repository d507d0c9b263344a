import { expect, type Page } from '@playwright/test';
import { type RunningPreview, startPreview } from '../unit/dev/running-preview.ts';
import { editedProject, projectOf } from '../unit/texts/small-project.ts';
import { test as base } from './site-test.ts';
import { waitForReact } from './start-react.ts';

/** The small site, with a menu that has no entry twice. */
const site = projectOf(
  editedProject(['site.yaml', '{ kind: link, to: /lausnir }', '{ kind: link, to: / }'])['site.yaml'] ?? '',
);

interface Edited {
  /** Saves a file with something else in the place of a text that it has. */
  readonly edit: (file: string, find: string, replace: string) => void;
  /** Opens a page of the preview. */
  readonly open: (path: string) => Promise<void>;
}

const test = base.extend<Edited, { readonly preview: RunningPreview }>({
  preview: [
    async ({ browserName: _ }, use) => {
      const preview = await startPreview(site);
      await use(preview);
      await preview.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  edit: async ({ page, preview }, use) => {
    await use((file, find, replace) => {
      const text = site[file] ?? '';
      if (text.split(find).length !== 2) throw new Error(`Not there exactly once in ${file}: ${find}`);
      preview.write(
        file,
        text.replace(find, () => replace),
      );
    });
    // Chromium hangs where a page is closed while it is being loaded again, as it would be for these edits.
    await page.goto('about:blank');
    for (const [file, text] of Object.entries(site)) preview.write(file, text);
    await preview.reported(({ overlay }) => overlay === '');
  },
  open: async ({ page, preview }, use) => {
    await use(async (path) => {
      await page.goto(`http://is.localhost:${preview.port}${path}`);
    });
  },
});

// One preview for all.
test.describe.configure({ mode: 'default' });

const panel = (page: Page) => page.getByRole('region', { name: 'Problems in the content' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('an edit', () => {
  test('shows where the reader is', async ({ page, edit, open }) => {
    await page.setViewportSize({ width: 1000, height: 400 });
    await open('/lausnir');
    await page.evaluate(() => window.scrollTo(0, 200));
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    edit('locales/is/solutions.json', '"is solutions.hero.title"', '"Nýr titill"');
    await expect(title(page)).toHaveText('Nýr titill');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });

  test('of a price shows in a hydrated page; a form is not sent, and its page says so', async ({
    page,
    edit,
    open,
    expectErrors,
  }) => {
    expectErrors(/501/, /could not be sent/);
    await open('/lausnir/vefhysing');
    const toForm = page.locator('header a[href="/lausnir"]:visible').first();
    // Hydrates the page, as a visitor does who points at a link.
    await toForm.hover();
    await waitForReact(page);
    edit('site.yaml', 'amounts: { ISK: 4990,', 'amounts: { ISK: 5490,');
    await expect(page.getByText('5.490').first()).toBeVisible();

    await toForm.click();
    await expect(title(page)).toHaveText('is solutions.hero.title');
    await page.getByRole('textbox').first().fill('Anna');
    await waitForReact(page);
    await page.getByRole('combobox').selectOption({ index: 1 });
    await page.locator('main form').getByRole('button').last().click();
    const note = page.locator('dev-note');
    await expect(note.getByRole('alert')).toHaveText('Forms are not sent in the preview');
    await note.locator('summary').click();
    await expect(note.locator('pre')).toBeHidden();
    await expect(page.getByRole('textbox').first()).toHaveValue('Anna');
  });
});

test.describe('a page whose address changes', () => {
  const hosting = 'path: /lausnir/vefhysing\n';
  const others = /to: \/lausnir\/vefhysing/g;

  /** The site with its hosting page elsewhere, and links that lead there. */
  function moved(redirect: string): string {
    return (site['site.yaml'] ?? '')
      .replace(hosting, 'path: /hysing-vefja\n')
      .replace(others, 'to: /hysing-vefja')
      .replace('redirects:\n', () => `redirects:\n${redirect}`);
  }

  test('is the not-found page where it is open, until a redirect is added', async ({
    page,
    preview,
    edit: _,
    open,
    expectErrors,
  }) => {
    expectErrors(/404/);
    await open('/lausnir/vefhysing');
    preview.write('site.yaml', moved(''));
    await expect(title(page)).toHaveText('is not-found.hero.title');
    expect((await preview.ask('/hysing-vefja')).status).toBe(200);
    expect((await preview.ask('/lausnir/vefhysing')).status).toBe(404);
    preview.write('site.yaml', moved('  - { from: /lausnir/vefhysing, to: /hysing-vefja }\n'));
    await expect(page).toHaveURL(/\/hysing-vefja$/);
    await expect(title(page)).toHaveText('is hosting.hero.title');
  });
});

test.describe('what is wrong', () => {
  test('is shown over the page, which stays as it was, until it is fixed', async ({ page, edit, open }) => {
    await open('/');
    await expect(panel(page)).toHaveCount(0);
    edit('site.yaml', 'ISK: 14900', 'ISK: 14.900');
    await expect(panel(page).getByRole('alert')).toHaveText(/^1 problem\. You see the site as it was before/);
    await expect(panel(page)).toContainText('site.yaml:7:21');
    await expect(panel(page)).toContainText('^^^^^^');
    await expect(title(page)).toHaveText('is home.hero.title');
    edit('site.yaml', 'ISK: 14900', 'ISK: 14900 ');
    await expect(panel(page)).toHaveCount(0);
  });

  test('can be closed by keyboard, until something else is wrong, which leaves the focus', async ({
    page,
    edit,
    open,
  }) => {
    await open('/');
    edit('site.yaml', 'ISK: 14900', 'ISK: lots');
    const report = panel(page).locator('pre');
    const summary = panel(page).locator('summary');
    await expect(report).toBeVisible();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(report).toBeHidden();
    edit('site.yaml', 'ISK: 14900', 'ISK: some');
    await expect(report).toBeVisible();
    await expect(summary).toBeFocused();
  });

  test('by a warning alone stays collapsed', async ({ page, edit, open }) => {
    await open('/');
    edit('locales/is/home.json', '{\n  "home"', '{\n  "unused": "Ekkert",\n  "home"');
    await expect(panel(page).getByRole('alert')).toContainText('The site can be published as it is.');
    await expect(panel(page).locator('pre')).toBeHidden();
    await panel(page).locator('summary').click();
    await expect(panel(page).locator('pre')).toContainText('locales/is/home.json:2:13');
  });
});
