import { expect, type Page } from '@playwright/test';
import { hiddenFields } from '../../app/forms/hidden-fields.ts';
import { partsOf, placeOf, waitForForm } from './form-parts.ts';
import { pathOf, site, words } from './site-model.ts';
import { test } from './site-test.ts';
import { startReact } from './start-react.ts';

const quote = placeOf('quote');
const hosting = placeOf('hosting-order');

/** What the summary beside the form shows. */
function summary(page: Page) {
  return page.locator('form > aside');
}

for (const scripts of [true, false])
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('the summary of the quote follows what is chosen', async ({ visit, page }) => {
      await visit(quote.path);
      const { choice, field } = partsOf(page, quote);
      const seo = summary(page).getByText(words('forms:quote.fields.selected_services.options.seo'));
      const empty = summary(page).getByText(words('forms:summary.empty'));
      await expect(empty).toBeVisible();
      await expect(seo).toBeHidden();

      await choice('selected_services', 'seo').check();
      await field('budget').selectOption('100-500');
      await field('timeline').selectOption('2v-4v');
      await expect(seo).toBeVisible();
      await expect(empty).toBeHidden();
      await expect(summary(page).getByText('100.000–500.000\u00a0kr.')).toBeVisible();
      await expect(summary(page).getByText(words('forms:quote.fields.timeline.options.2v-4v'))).toBeVisible();
      await expect(summary(page).getByRole('listitem')).toHaveCount(3);

      await choice('selected_services', 'seo').uncheck();
      await expect(seo).toBeHidden();
    });

    test('the summary of an order is that of the chosen package, the default one first', async ({
      visit,
      page,
    }) => {
      await visit(hosting.path);
      const shown = summary(page).locator('article:visible');
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveAttribute('data-summary', 'basic');
      await partsOf(page, hosting).choice('selected_package', 'enterprise').check();
      await expect(shown).toHaveAttribute('data-summary', 'enterprise');
      await expect(shown).toContainText('24.990');
      await expect(shown).toContainText(words('common:price.vatExcluded'));
      await expect(shown).toContainText(words('common:period.month'));
    });
  });

test('each order has the default package of the specification', () => {
  const initial = ['wordpress-express-order', 'hosting-order'].map(
    (form) => placeOf(form).form.fields.map((field) => (field.type === 'package' ? field.initial : null))[0],
  );
  expect(initial).toEqual(['wordpress-express', 'basic']);
});

test('every page that stands for a choice leads to the form with that choice made', async ({
  visit,
  page,
}) => {
  test.slow();
  const choices = quote.form.fields.flatMap((field) =>
    'link' in field && field.type !== 'package'
      ? field.options.flatMap(({ value, page: from }) => (from ? [{ field, value, from }] : []))
      : [],
  );
  expect(choices).toHaveLength(19);
  for (const { field, value, from } of choices) {
    await visit(from);
    const links = await page
      .locator(`main a[href^="${quote.path}"]`)
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of links)
      expect(new URLSearchParams(link.split('?')[1]).get(field.link ?? '')).toBe(value);
  }
});

test('what the address names is chosen; what the form does not have is left out', async ({ visit, page }) => {
  await visit(`${quote.path}?service=web-design&service=nothing&solution=booking&package=none`);
  await waitForForm(page, quote);
  const { form, field, choice } = partsOf(page, quote);
  await expect(choice('selected_services', 'web-design')).toBeChecked();
  await expect(choice('selected_solutions', 'booking')).toBeChecked();
  await expect(form.locator('input:checked')).toHaveCount(2);
  await expect(field('message')).toHaveValue('');
});

test('a package’s button leads to the quote with its name', async ({ visit, page }) => {
  await visit('marketing');
  const button = page.locator('[data-package=pro] a');
  await expect(button).toHaveAttribute('href', `${quote.path}?service=marketing&package=marketing.pro`);
  await button.click();
  await waitForForm(page, quote);
  const name = `${words('nav:marketing.title')} – ${words('services:packages.marketing.pro.name')}`;
  const { field, choice } = partsOf(page, quote);
  await expect(choice('selected_services', 'marketing')).toBeChecked();
  await expect(summary(page).getByText(name)).toBeVisible();
  await expect(field('message')).toHaveValue(`${words('forms:summary.package')}: ${name}\n`);
});

test('a package’s button leads to its order with that package chosen', async ({ visit, page }) => {
  await visit('hosting');
  const button = page.locator('[data-package=business] a');
  await expect(button).toHaveAttribute('href', `${hosting.path}?package=business`);
  await button.click();
  await waitForForm(page, hosting);
  await expect(partsOf(page, hosting).choice('selected_package', 'business')).toBeChecked();
});

test('pages that read on have no code of forms', async ({ visit, page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await visit('services');
  await startReact(page);
  const bodies = await Promise.all(scripts);
  expect(bodies.length).toBeGreaterThan(0);
  expect(bodies.filter((body) => body.includes(hiddenFields.ticket))).toEqual([]);
});

test('the pages with forms are those of the specification', () => {
  const paths = site.pages.filter(({ sections }) => sections.some((section) => 'form' in section));
  expect(paths.map(({ path }) => path).sort()).toEqual(
    ['contact', 'quote', 'service-desk', 'wordpress-express-order', 'hosting-order'].map(pathOf).sort(),
  );
});
