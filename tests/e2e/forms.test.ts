import { expect } from '@playwright/test';
import { hiddenFields } from '../../app/forms/hidden-fields.ts';
import {
  fillIn,
  formPlaces,
  openFilledIn,
  ownNames,
  partsOf,
  placeOf,
  reply,
  takeForms,
  waitForForm,
} from './form-parts.ts';
import { barriersOn } from './run-axe.ts';
import { scrollTo } from './scroll-to.ts';
import { words } from './site-model.ts';
import { test } from './site-test.ts';

const sent = () => reply(200, 'sent');
const failedWords = words('forms:outcomes.failed');

for (const place of formPlaces)
  test(`${place.form.id}: what is filled in is posted, thanks are given, and the form is empty again`, async ({
    visit,
    page,
  }) => {
    const posted = await takeForms(page, sent);
    await visit(place.path);
    await waitForForm(page, place);
    const { form, send, dialog, success } = partsOf(page, place);
    await fillIn(page, place);
    await send.click();

    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(success);
    await expect(dialog).toHaveAccessibleName(words('forms:dialog.title'));
    const [body] = posted.bodies;
    expect(body?.get(hiddenFields.form)).toBe(place.form.id);
    expect(body?.get(hiddenFields.page)).toBe(place.path);
    expect(body?.get(place.form.honeypot)).toBe('');
    expect(ownNames(body ?? new URLSearchParams(), place)).toEqual(place.form.fields.map(({ name }) => name));

    await dialog.getByRole('button').click();
    await expect(dialog).toBeHidden();
    await expect(send).toBeFocused();
    const left = await form.evaluate((element: HTMLFormElement) =>
      [...new FormData(element)].flatMap(([name, value]) =>
        name.startsWith('form-') ? [] : [`${name}=${value}`],
      ),
    );
    const initial = place.form.fields.flatMap((field) =>
      field.type === 'package' ? [`${field.name}=${field.initial}`] : [],
    );
    expect(left.filter((entry) => !entry.endsWith('='))).toEqual(initial);
  });

test('the icelandic messages are those of the specification', () => {
  expect(words('forms:contact.success')).toBe(
    'Takk fyrir skilaboðin! Við munum hafa samband við þig eins fljótt og auðið er.',
  );
  expect(words('forms:quote.success')).toBe(
    'Takk fyrir fyrirspurnina! Við munum senda þér tilboð eins fljótt og auðið er.',
  );
  expect(words('forms:servicedesk.success')).toBe(
    'Takk fyrir beiðnina! Við munum hafa samband við þig eins fljótt og auðið er.',
  );
  for (const form of ['wordpress-express-order', 'hosting-order'])
    expect(words(`forms:${form}.success`)).toBe(
      'Takk fyrir pöntunina! Við munum hafa samband við þig eins fljótt og auðið er til að hefja verkefnið.',
    );
  expect(failedWords).toBe('Villa kom upp við að senda form. Vinsamlegast reyndu aftur.');
});

test('any answer that is fine is a success, as a static host gives it', async ({ visit, page }) => {
  await takeForms(page, () => ({ status: 200, body: '<!DOCTYPE html><title>Forsíða</title>' }));
  const { send, dialog } = await openFilledIn(page, visit, 'contact');
  await send.click();
  await expect(dialog).toBeVisible();
});

for (const [what, answer] of [
  ['an answer that is not fine', { status: 500, body: 'no' }],
  ['a network that is away', null],
] as const)
  test(`after ${what} the form says so, keeps everything and sends the same ticket again`, async ({
    visit,
    page,
    expectErrors,
  }) => {
    expectErrors(/Failed to load resource/, /The form could not be sent/);
    const posted = await takeForms(page, (count) => (count === 1 ? answer : sent()));
    const { send, alert, dialog, field } = await openFilledIn(page, visit, 'quote');
    await send.click();
    await expect(alert).toHaveText(failedWords);
    await expect(field('message')).toHaveValue('Halló, þetta er prófun.');
    await expect(dialog).toBeHidden();

    await send.click();
    await expect(dialog).toBeVisible();
    await expect(alert).toBeHidden();
    const [first, second] = posted.bodies;
    expect(first?.get(hiddenFields.ticket)).not.toBe('');
    expect(second?.toString()).toBe(first?.toString());
  });

test('after a success the next request has a ticket of its own', async ({ visit, page }) => {
  const posted = await takeForms(page, sent);
  const place = placeOf('contact');
  await visit(place.path);
  await waitForForm(page, place);
  const { send, dialog } = partsOf(page, place);
  for (const message of ['Fyrri', 'Seinni']) {
    await fillIn(page, place, message);
    await send.click();
    await dialog.getByRole('button').click();
  }
  const [first, second] = posted.bodies.map((body) => body.get(hiddenFields.ticket));
  expect(second).toBe(`ticket-${posted.tickets - 1}`);
  expect(first).not.toBe(second);
});

test('a page that was open for too long gets a new ticket', async ({ visit, page, expectErrors }) => {
  expectErrors(/Failed to load resource/, /The form could not be sent/);
  const posted = await takeForms(page, (count) => (count === 1 ? reply(400, 'expired') : sent()));
  const { send, alert, dialog } = await openFilledIn(page, visit, 'contact');
  await send.click();
  await expect(alert).toContainText(failedWords);
  await expect(alert).toContainText(words('forms:outcomes.expired'));
  await send.click();
  await expect(dialog).toBeVisible();
  const [first, second] = posted.bodies.map((body) => body.get(hiddenFields.ticket));
  expect(first).not.toBe(second);
});

test('while it is being sent the button and screen readers are informed, and nothing is sent twice', async ({
  visit,
  page,
}) => {
  const arrived = Promise.withResolvers<ReturnType<typeof sent>>();
  const posted = await takeForms(page, () => arrived.promise);
  const { form, send, dialog, field } = await openFilledIn(page, visit, 'contact');
  await send.click();
  await expect(form.getByRole('status')).toHaveText(words('forms:sending'));
  await expect(field('message')).toHaveAttribute('readonly');
  await expect(send).toHaveText(words('forms:sending'));
  await expect(send).toBeDisabled();
  await send.click({ force: true });
  await field('name').press('Enter');
  arrived.resolve(sent());
  await expect(dialog).toBeVisible();
  await expect(field('message')).not.toHaveAttribute('readonly');
  expect(posted.bodies).toHaveLength(1);
});

test('what is missing or wrong is reported at its field and in a summary that takes the focus', async ({
  visit,
  page,
}) => {
  const posted = await takeForms(page, sent);
  const place = placeOf('servicedesk');
  await visit(place.path);
  await waitForForm(page, place);
  const { send, errors, field } = partsOf(page, place);
  await field('name').fill('   ');
  await field('email').fill('jona@example');
  await field('phone').fill('hringdu');
  await field('website').fill('ekki slóð');
  await send.click();
  await expect(errors).toBeFocused();
  for (const [name, code] of [
    ['name', 'required'],
    ['email', 'email'],
    ['phone', 'phone'],
    ['website', 'url'],
    ['problem', 'required'],
    ['urgency', 'required'],
  ] as const) {
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(name)).toHaveAccessibleDescription(
      new RegExp(`^${escaped(words(`forms:errors.${code}`))}`),
    );
    await expect(errors).toContainText(words(`forms:errors.${code}`));
  }
  await expect(errors.getByRole('link')).toHaveCount(6);
  await scrollTo(page, 40);
  expect(await barriersOn(page)).toEqual([]);

  await errors.getByRole('link').nth(1).click();
  await expect(field('email')).toBeFocused();
  await field('email').fill('jona@example.is');
  await expect(field('email')).not.toHaveAttribute('aria-invalid');
  await expect(errors.getByRole('link')).toHaveCount(5);
  expect(posted.bodies).toEqual([]);
});

test('what the server does not accept is reported at its field', async ({ visit, page, expectErrors }) => {
  expectErrors(/Failed to load resource/);
  await takeForms(page, () => reply(422, 'invalid', [{ field: 'subject', code: 'not-text' }]));
  const { send, errors, field, alert } = await openFilledIn(page, visit, 'contact');
  await send.click();
  await expect(errors).toBeFocused();
  await expect(field('subject')).toHaveAccessibleDescription(words('forms:errors.not-text'));
  await expect(alert).toBeHidden();
});

test('an address without https:// is completed', async ({ visit, page }) => {
  const posted = await takeForms(page, sent);
  const { send, dialog, field } = await openFilledIn(page, visit, 'servicedesk');
  await field('website').fill('www.example.is/sida');
  await send.click();
  await expect(dialog).toBeVisible();
  expect(posted.bodies[0]?.get('website')).toBe('https://www.example.is/sida');
});

test('thanks, errors and the form put up no barriers, on a phone and a desk, light and dark', async ({
  visit,
  page,
}) => {
  await takeForms(page, sent);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const place of formPlaces)
    for (const [width, colorScheme] of [
      [360, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await visit(place.path);
      await waitForForm(page, place);
      const { send, errors, dialog } = partsOf(page, place);
      await send.click();
      await expect(errors).toBeFocused();
      await scrollTo(page, 40);
      expect.soft(await barriersOn(page), `${place.path}, ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await fillIn(page, place);
      await send.click();
      await expect(dialog).toBeVisible();
      expect.soft(await barriersOn(page), `${place.path}, ${width} px, sent`).toEqual([]);
    }
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
