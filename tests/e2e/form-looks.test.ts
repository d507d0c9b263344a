import { expect, type Locator } from '@playwright/test';
import { formPlaces, partsOf, placeOf, reply, takeForms, waitForForm } from './form-parts.ts';
import { words } from './site-model.ts';
import { test } from './site-test.ts';

const quote = placeOf('quote');
const contact = placeOf('contact');
const cardForms = formPlaces.filter(({ form }) =>
  form.fields.some(({ type }) => type === 'package' || type.endsWith('-cards')),
);

/** Where the cards of a question begin and end from side to side, row by row, in whole pixels. */
function rowsOf(question: Locator): Promise<{ start: number; end: number }[]> {
  return question.evaluate((element) => {
    const rows = new Map<number, { start: number; end: number }>();
    for (const card of element.querySelectorAll('label')) {
      const { top, left, right } = card.getBoundingClientRect();
      const row = rows.get(Math.round(top));
      rows.set(Math.round(top), {
        start: Math.min(row?.start ?? Number.POSITIVE_INFINITY, Math.round(left)),
        end: Math.max(row?.end ?? 0, Math.round(right)),
      });
    }
    return [...rows.values()];
  });
}

for (const width of [360, 1280])
  test(`cards to choose from fill every row at ${width} px`, async ({ visit, page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { form, path } of cardForms) {
      await visit(path);
      const questions = await page.locator(`form[name="${form.id}"] fieldset:has(label > input)`).all();
      expect(questions.length, form.id).toBeGreaterThan(0);
      for (const question of questions) {
        const [first, ...others] = await rowsOf(question);
        for (const row of others) {
          expect(Math.abs(row.start - (first?.start ?? 0)), form.id).toBeLessThanOrEqual(1);
          expect(Math.abs(row.end - (first?.end ?? 0)), form.id).toBeLessThanOrEqual(1);
        }
      }
    }
  });

test('every question is under a heading, what is asked of the person apart from the matter', async ({
  visit,
  page,
}) => {
  for (const { form, path } of formPlaces) {
    await visit(path);
    const groups = page.locator(`form[name="${form.id}"]`).getByRole('group');
    for (const name of ['person', 'matter'] as const)
      await expect(groups.and(page.getByRole('group', { name: words(`forms:groups.${name}`) }))).toHaveCount(
        1,
      );
    const alone = await page
      .locator(`form[name="${form.id}"]`)
      .evaluate(
        (element) =>
          [...element.querySelectorAll('input:not([type=hidden]), select, textarea')].filter(
            (control) => !control.closest('fieldset') && !control.closest('[aria-hidden=true], [hidden]'),
          ).length,
      );
    expect(alone, form.id).toBe(0);
  }
});

test('the whole of a card chooses it, and a tick in another shape tells so', async ({ visit, page }) => {
  await visit(quote.path);
  const { choice } = partsOf(page, quote);
  const box = choice('selected_services', 'seo');
  const card = box.locator('..');
  const tick = () => box.evaluate((element) => getComputedStyle(element, '::before').clipPath);
  const before = await tick();
  await card.click({ position: { x: 4, y: 4 } });
  await expect(box).toBeChecked();
  expect(await tick()).not.toBe(before);
  const { height, width } = (await card.boundingBox()) ?? { height: 0, width: 0 };
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
});

test('a card that has the focus has a ring around it', async ({ visit, page }) => {
  await visit(quote.path);
  const { choice } = partsOf(page, quote);
  const first = choice('selected_services', 'web-development');
  await first.focus();
  await page.keyboard.press('Space');
  const card = first.locator('..');
  await expect(card).toHaveCSS('outline-style', 'solid');
  await expect(card).toHaveCSS('outline-width', '3px');
});

test('with the system’s own colours the boxes are the system’s own', async ({ visit, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(quote.path);
  const box = partsOf(page, quote).choice('selected_services', 'seo');
  await expect(box).toHaveCSS('appearance', 'auto');
  await expect(box).toHaveCSS('clip-path', 'none');
});

test('what is wrong is reported with an icon and a text, not by colour alone', async ({ visit, page }) => {
  await takeForms(page, () => reply(200, 'sent'));
  for (const place of formPlaces) {
    await visit(place.path);
    await waitForForm(page, place);
    const { send, form, errors } = partsOf(page, place);
    await send.click();
    await expect(errors.locator('svg')).toBeVisible();
    const wrong = form.locator('[aria-invalid=true]');
    expect(await wrong.count(), place.form.id).toBeGreaterThan(0);
    for (const control of await wrong.all()) {
      const told = page.locator(`[id="${await control.getAttribute('id')}-error"]`);
      await expect(told.locator('svg')).toBeVisible();
      await expect(told).toHaveText(words('forms:errors.required'));
    }
  }
});

test('a field that was left wrong looks so only once words tell why', async ({ visit, page }) => {
  await visit(contact.path);
  await waitForForm(page, contact);
  const { field, send } = partsOf(page, contact);
  const edge = () => field('email').evaluate((element) => getComputedStyle(element).boxShadow);
  await field('email').fill('jona@');
  await field('name').click();
  expect(await edge()).toBe('none');
  await send.click();
  await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(edge).not.toBe('none');
});

test('the summary stays in sight beside a long form, and covers nothing on a phone', async ({
  visit,
  page,
}) => {
  const aside = page.locator('form > aside');
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(quote.path);
  const { field, send } = partsOf(page, quote);
  await field('phone').scrollIntoViewIfNeeded();
  await expect(aside).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(aside).toHaveCSS('position', 'static');
  const [above, below] = [await aside.boundingBox(), await send.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});
