import { expect, type Page } from '@playwright/test';
import { findForm, formPlaces, getFormParts, waitForForm } from './form-parts.ts';
import { words } from './site-model.ts';
import { test } from './site-test.ts';

const quote = findForm('quote');
const hosting = findForm('hosting-order');

/** Summary next to the form. */
function summary(page: Page) {
  return page.locator('form > aside');
}

for (const scripts of [true, false])
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('the summary of the quote, and that of an order, follow what is chosen', async ({ visit, page }) => {
      await visit(quote.path);
      const { choice } = getFormParts(page, quote);
      const seo = summary(page).getByText(words('forms:quote.fields.selected_services.options.seo'));
      const empty = summary(page).getByText(words('forms:summary.empty'));
      await expect(empty).toBeVisible();
      await expect(seo).toBeHidden();

      await choice('selected_services', 'seo').check();
      await choice('selected_solutions', 'ecommerce').check();
      await choice('selected_solutions', 'hosting').check();
      await expect(seo).toBeVisible();
      await expect(empty).toBeHidden();
      await expect(summary(page).getByRole('listitem')).toHaveCount(3);
      // Both services are paid every month; the package is paid once.
      await expect(summary(page).locator('li[data-monthly]:visible')).toHaveCount(2);
      // Without scripts the rows say what each costs, and nothing adds them up.
      const sum = summary(page).getByRole('status');
      if (scripts) {
        await expect(sum).toHaveText('149.950\u00a0kr.');
        await expect(summary(page)).toContainText(
          words('forms:summary.andMonthly').replace('{{price}}', '54.940\u00a0kr.'),
        );
        await expect(summary(page).getByText(words('common:period.once'), { exact: true })).toBeVisible();
      } else await expect(sum).toHaveCount(0);
      await choice('selected_services', 'seo').uncheck();
      await expect(seo).toBeHidden();
      if (scripts)
        await expect(summary(page)).toContainText(
          words('forms:summary.andMonthly').replace('{{price}}', '4.990\u00a0kr.'),
        );

      await visit(hosting.path);
      const visibleSummary = summary(page).locator('article:visible');
      await expect(visibleSummary).toHaveCount(1);
      await expect(visibleSummary).toHaveAttribute('data-summary', 'basic');
      await getFormParts(page, hosting).choice('selected_package', 'enterprise').check();
      await expect(visibleSummary).toHaveAttribute('data-summary', 'enterprise');
      await expect(visibleSummary).toContainText('24.990');
      await expect(visibleSummary).toContainText(words('common:price.vatExcluded'));
      await expect(visibleSummary).toContainText(words('common:period.month'));
    });
  });

test('choices named in the address are selected, those that the form does not have are ignored', async ({
  visit,
  page,
}) => {
  await visit(`${quote.path}?service=web-design&service=nothing&solution=booking&package=none`);
  await waitForForm(page, quote);
  const { form, field, choice } = getFormParts(page, quote);
  await expect(choice('selected_services', 'web-design')).toBeChecked();
  await expect(choice('selected_solutions', 'booking')).toBeChecked();
  await expect(form.locator('input:checked')).toHaveCount(2);
  await expect(field('message')).toHaveValue('');

  await visit('marketing');
  const toQuote = page.locator('[data-package=pro] a');
  await expect(toQuote).toHaveAttribute('href', `${quote.path}?service=marketing&package=marketing.pro`);
  await toQuote.click();
  await waitForForm(page, quote);
  const name = `${words('nav:marketing.title')} – ${words('services:packages.marketing.pro.name')}`;
  await expect(choice('selected_services', 'marketing')).toBeChecked();
  await expect(summary(page).getByText(name)).toBeVisible();
  await expect(field('message')).toHaveValue(`${words('forms:summary.package')}: ${name}\n`);

  await visit('hosting');
  const toOrder = page.locator('[data-package=business] a');
  await expect(toOrder).toHaveAttribute('href', `${hosting.path}?package=business`);
  await toOrder.click();
  await waitForForm(page, hosting);
  await expect(getFormParts(page, hosting).choice('selected_package', 'business')).toBeChecked();
});

/** Attributes of text fields for a phone's keyboard and for autofill, by field name. */
const keyboards: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  name: { type: 'text', autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email' },
  phone: { type: 'tel', autocomplete: 'tel' },
  company: { type: 'text', autocomplete: 'organization' },
  website: { type: 'url', autocomplete: 'url' },
  leit: { type: 'search', autocomplete: 'off', enterkeyhint: 'search' },
};

/** Checks the keyboard attributes of the fields, and adds their names to `checkedNames`. */
async function expectKeyboards(page: Page, checkedNames: Set<string>): Promise<void> {
  const fields = await page
    .locator('main input:visible')
    .evaluateAll((inputs) =>
      inputs.map((input) =>
        Object.fromEntries([...input.attributes].map(({ name, value }) => [name, value])),
      ),
    );
  for (const { name = '', type = 'text', ...attributes } of fields) {
    const keyboard = keyboards[name];
    if (!keyboard) continue;
    checkedNames.add(name);
    expect({ ...attributes, type }, `${name} on ${page.url()}`).toMatchObject(keyboard);
  }
}

test('every question is under a heading and has the right keyboard', async ({ visit, page }) => {
  const checkedNames = new Set<string>();
  await visit('projects');
  await expectKeyboards(page, checkedNames);
  for (const { form, path } of formPlaces) {
    await visit(path);
    await expectKeyboards(page, checkedNames);
    const element = page.locator(`form[name="${form.id}"]`);
    for (const name of ['person', 'matter'] as const)
      await expect(element.getByRole('group', { name: words(`forms:groups.${name}`) })).toHaveCount(1);
    const alone = await element
      .locator('input:not([type=hidden]), select, textarea')
      .evaluateAll(
        (controls) =>
          controls.filter(
            (control) => !control.closest('fieldset') && !control.closest('[aria-hidden=true], [hidden]'),
          ).length,
      );
    expect(alone, form.id).toBe(0);
  }
  expect([...checkedNames].sort()).toEqual(Object.keys(keyboards).sort());
});

test('the cards and the summary of a long form fit the pointer, the keyboard and the screen', async ({
  visit,
  page,
}) => {
  await visit(quote.path);

  await test.step('a click anywhere on a card selects it, and its states do not depend on color', async () => {
    const box = getFormParts(page, quote).choice('selected_services', 'seo');
    const card = box.locator('..');
    const tick = () => box.evaluate((element) => getComputedStyle(element, '::before').clipPath);
    const before = await tick();
    await card.click({ position: { x: 4, y: 4 } });
    await expect(box).toBeChecked();
    expect(await tick()).not.toBe(before);
    const { height, width } = (await card.boundingBox()) ?? { height: 0, width: 0 };
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);

    await page.keyboard.press('Space');
    await expect(box).not.toBeChecked();
    await expect(card).toHaveCSS('outline-style', 'solid');
    await expect(card).toHaveCSS('outline-width', '3px');

    await page.emulateMedia({ forcedColors: 'active' });
    await expect(box).toHaveCSS('appearance', 'auto');
    await expect(box).toHaveCSS('clip-path', 'none');
  });

  await test.step('the summary stays in sight next to the form, and is a low bar on a phone', async () => {
    await page.emulateMedia({ forcedColors: 'none' });
    const aside = summary(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    const { field, send } = getFormParts(page, quote);
    await field('phone').scrollIntoViewIfNeeded();
    await expect(aside).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 360, height: 740 });
    await expect(aside, 'in its place until something is chosen').toHaveCSS('position', 'static');
    await getFormParts(page, quote).choice('selected_services', 'seo').check();
    await expect(aside).toHaveCSS('position', 'sticky');
    expect((await aside.boundingBox())?.height).toBeLessThan(150);
    for (const control of [
      getFormParts(page, quote).choice('selected_services', 'seo'),
      field('phone'),
      send,
    ]) {
      await control.focus();
      const [bar, focused] = [await aside.boundingBox(), await control.boundingBox()];
      const isAbove = (focused?.y ?? 0) + (focused?.height ?? 0) <= (bar?.y ?? 0);
      const isBelow = (focused?.y ?? 0) >= (bar?.y ?? 0) + (bar?.height ?? 0);
      expect(isAbove || isBelow, 'what has the focus is not behind the bar').toBe(true);
    }
  });
});
