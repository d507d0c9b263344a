import { expect } from '@playwright/test';
import { hiddenFields, TRAP_FIELD } from '../../app/forms/hidden-fields.ts';
import {
  fillIn,
  findForm,
  formPlaces,
  getFormParts,
  openFilledIn,
  ownNames,
  reply,
  takeForms,
  variedForms,
  waitForForm,
} from './form-parts.ts';
import { barriersOn, expectNoBarriers } from './run-axe.ts';
import { words } from './site-model.ts';
import { test } from './site-test.ts';

const successReply = () => reply(200, 'sent');
const failedWords = words('forms:outcomes.failed');

test('a form reports what is missing, posts what is filled in, gives thanks and is empty again', async ({
  visit,
  page,
}) => {
  for (const place of variedForms)
    await test.step(place.form.id, async () => {
      await page.unrouteAll();
      const submissions = await takeForms(page, successReply);
      await visit(place.path);
      await waitForForm(page, place);
      const { form, send, errors, dialog, success } = getFormParts(page, place);
      await send.click();
      await expect(errors).toBeFocused();
      await expect(errors.locator('svg')).toBeVisible();
      const invalidControls = form.locator('[aria-invalid=true]');
      expect(await invalidControls.count()).toBeGreaterThan(0);
      for (const id of await invalidControls.evaluateAll((controls) =>
        controls.map((control) => control.id),
      )) {
        const error = page.locator(`[id="${id}-error"]`);
        await expect(error.locator('svg')).toBeVisible();
        await expect(error).toHaveText(words('forms:errors.required'));
      }
      if (place === variedForms[0]) await expectNoBarriers(page, 'what is missing');

      await fillIn(page, place);
      await send.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await expect(dialog).toContainText(success);
      await expect(dialog).toHaveAccessibleName(words('forms:dialog.title'));
      await expect(dialog.locator('svg use')).toHaveCount(1);
      // The dialog is the same for each form.
      if (place === variedForms[0]) expect.soft(await barriersOn(page), 'thanks').toEqual([]);
      const [body] = submissions.bodies;
      expect(body?.get(hiddenFields.form)).toBe(place.form.id);
      expect(body?.get(hiddenFields.page)).toBe(place.path);
      expect(body?.get(TRAP_FIELD)).toBe('');
      expect(ownNames(body ?? new URLSearchParams())).toEqual(place.form.fields.map(({ name }) => name));

      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(send).toBeFocused();
      const entries = await form.evaluate((element: HTMLFormElement) =>
        [...new FormData(element)].flatMap(([name, value]) =>
          name.startsWith('form-') ? [] : [`${name}=${value}`],
        ),
      );
      const initial = place.form.fields.flatMap((field) =>
        field.type === 'package' ? [`${field.name}=${field.initial}`] : [],
      );
      expect(entries.filter((entry) => !entry.endsWith('='))).toEqual(initial);
    });
});

test('forms, default packages and Icelandic messages match the specification', () => {
  const order =
    'Takk fyrir pöntunina! Við munum hafa samband við þig eins fljótt og auðið er til að hefja verkefnið.';
  const success = {
    contact: 'Takk fyrir skilaboðin! Við munum hafa samband við þig eins fljótt og auðið er.',
    quote: 'Takk fyrir fyrirspurnina! Við munum senda þér tilboð eins fljótt og auðið er.',
    servicedesk: 'Takk fyrir beiðnina! Við munum hafa samband við þig eins fljótt og auðið er.',
    'wordpress-express-order': order,
    'hosting-order': order,
  };
  for (const [form, message] of Object.entries(success)) expect(words(`forms:${form}.success`)).toBe(message);
  expect(formPlaces.map(({ form }) => form.id).sort()).toEqual(Object.keys(success).sort());
  expect(failedWords).toBe('Villa kom upp við að senda form. Vinsamlegast reyndu aftur.');
  const initial = ['wordpress-express-order', 'hosting-order'].map(
    (form) => findForm(form).form.fields.map((field) => (field.type === 'package' ? field.initial : null))[0],
  );
  expect(initial).toEqual(['wordpress-express', 'basic']);
});

test('the contact form reports each failure, loses nothing typed, and sends it once', async ({
  visit,
  page,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/, /The form could not be sent/);
  const place = findForm('contact');
  const { form, send, alert, errors, dialog, field } = await openFilledIn(page, visit, 'contact');

  await test.step('what fails is reported, keeps everything, and is sent again with its ticket or a new one', async () => {
    const answers = [
      { status: 500, body: 'no' },
      // The network is unavailable.
      null,
      reply(400, 'expired'),
      reply(422, 'invalid', [{ field: 'subject', code: 'not-text' }]),
      // A static host's answer: any successful status counts as success.
      { status: 200, body: '<!DOCTYPE html><title>Forsíða</title>' },
      successReply(),
    ];
    const submissions = await takeForms(page, (count) => answers[count - 1] ?? null);
    for (const count of [1, 2, 3]) {
      await send.click();
      await expect.poll(() => submissions.bodies.length).toBe(count);
      await expect(alert).toContainText(failedWords);
      await expect(field('message')).toHaveValue('Halló, þetta er prófun.');
      await expect(dialog).toBeHidden();
    }
    await expect(alert).toContainText(words('forms:outcomes.expired'));

    await send.click();
    await expect(errors).toBeFocused();
    await expect(field('subject')).toHaveAccessibleDescription(words('forms:errors.not-text'));
    await expect(alert).toBeHidden();
    await field('subject').fill('Prófun');

    await send.click();
    await expect(dialog).toBeVisible();
    await expect(alert).toBeHidden();
    await dialog.getByRole('button').click();
    await fillIn(page, place, 'Seinni');
    await send.click();
    await expect(dialog).toBeVisible();

    const tickets = submissions.bodies.map((body) => body.get(hiddenFields.ticket));
    expect(tickets[0]).not.toBe('');
    expect(tickets.slice(1, 3)).toEqual([tickets[0], tickets[0]]);
    expect(submissions.bodies[1]?.toString()).toBe(submissions.bodies[0]?.toString());
    expect(tickets[3]).not.toBe(tickets[2]);
    expect(tickets[5]).not.toBe(tickets[4]);
  });
  await page.unrouteAll();
  await dialog.getByRole('button').click();

  await test.step('while it is being sent, the button and screen readers are informed; nothing is sent twice', async () => {
    const pendingReply = Promise.withResolvers<ReturnType<typeof successReply>>();
    const submissions = await takeForms(page, () => pendingReply.promise);
    await fillIn(page, place);
    await send.click();
    await expect(form.getByRole('status')).toHaveText(words('forms:sending'));
    await expect(field('message')).toHaveAttribute('readonly');
    await expect(send).toHaveText(words('forms:sending'));
    await expect(send).toBeDisabled();
    await send.click({ force: true });
    await field('name').press('Enter');
    pendingReply.resolve(successReply());
    await expect(dialog).toBeVisible();
    await expect(field('message')).not.toHaveAttribute('readonly');
    expect(submissions.bodies).toHaveLength(1);
  });
  await page.unrouteAll();
  await dialog.getByRole('button').click();

  await test.step('what is pasted is posted clean, stays as typed, and an invisible name is missing', async () => {
    const submissions = await takeForms(page, () => reply(503, 'failed'));
    await fillIn(page, place);
    await field('name').fill('\u200b');
    await send.click();
    await expect(errors).toBeFocused();
    await expect(field('name')).toHaveAccessibleDescription(words('forms:errors.required'));
    await field('name').fill('\u202eJóna\u202c');
    await field('phone').fill('\u202a+354 555‑0190\u202c ext. 2');
    await field('email').fill('<jona@þjónusta.is>,');
    await field('message').fill('Line one\u000bline two, it\u0092s');
    await send.click();
    await expect(alert).toBeVisible();
    const [body] = submissions.bodies;
    expect(['name', 'phone', 'email', 'message'].map((name) => body?.get(name))).toEqual([
      'Jóna',
      '+354 555-0190 ext. 2',
      'jona@xn--jnusta-bxa0g.is',
      'Line one\nline two, its',
    ]);
    await expect(field('phone')).toHaveValue('\u202a+354 555‑0190\u202c ext. 2');
  });
  await page.unrouteAll();

  await test.step('where trying again changes nothing, the message states what to do', async () => {
    const refusalReply = (refusal: string) =>
      ({ status: 400, body: JSON.stringify({ outcome: 'failed', errors: [], refusal }) }) as const;
    const answers = [
      refusalReply('malformed'),
      refusalReply('unknown-field'),
      { status: 413, body: '<h1>nginx</h1>' },
      refusalReply('x'),
    ];
    await takeForms(page, (count) => answers[count - 1] ?? null);
    await fillIn(page, place);
    for (const refusal of ['malformed', 'unknown-field', 'too-large'] as const) {
      await send.click();
      await expect(alert).toContainText(words(`forms:refusals.${refusal}`));
      await expect(alert).toContainText(failedWords);
    }
    await send.click();
    await expect(alert).toHaveText(failedWords);
  });
});

test('mistakes are reported at their fields and in a summary that takes the focus', async ({
  visit,
  page,
}) => {
  const submissions = await takeForms(page, successReply);
  const place = findForm('servicedesk');
  await visit(place.path);
  await waitForForm(page, place);
  const { send, errors, field, dialog } = getFormParts(page, place);
  const edge = () => field('email').evaluate((element) => getComputedStyle(element).boxShadow);
  await field('name').fill('   ');
  await field('email').fill('jona@example');
  await field('phone').fill('hringdu');
  await field('website').fill('ekki slóð');
  // An invalid field looks invalid only once a message gives the reason.
  expect(await edge()).toBe('none');
  await send.click();
  await expect(errors).toBeFocused();
  await expect.poll(edge).not.toBe('none');
  for (const [name, code] of [
    ['name', 'required'],
    ['email', 'email'],
    ['phone', 'phone'],
    ['website', 'url'],
    ['problem', 'required'],
    ['urgency', 'required'],
  ] as const) {
    const message = words(`forms:errors.${code}`);
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(name)).toHaveAccessibleDescription(
      new RegExp(`^${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
    );
    await expect(errors).toContainText(message);
  }
  await expect(errors.getByRole('link')).toHaveCount(6);
  await errors.getByRole('link').nth(1).click();
  await expect(field('email')).toBeFocused();
  await field('email').fill('jona@example.is');
  await expect(field('email')).not.toHaveAttribute('aria-invalid');
  await expect(errors.getByRole('link')).toHaveCount(5);
  expect(submissions.bodies).toEqual([]);

  // An address without https:// is completed.
  await fillIn(page, place);
  await field('website').fill('www.example.is/sida');
  await send.click();
  await expect(dialog).toBeVisible();
  expect(submissions.bodies[0]?.get('website')).toBe('https://www.example.is/sida');
});
