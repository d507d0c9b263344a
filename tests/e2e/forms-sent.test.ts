import { expect } from '@playwright/test';
import { fillIn, findForm, formPlaces, getFormParts, variedForms, waitForForm } from './form-parts.ts';
import { test } from './rows-test.ts';
import { languages, words } from './site-model.ts';

/** A server whose database is starting may take 3 s for the table and 5 s for the spool before it replies. */
const LONGEST_REPLY_MS = 30_000;

for (const [scripts, kind, places] of [
  [true, 'with scripts', formPlaces],
  [false, 'without scripts', variedForms],
] as const)
  test.describe(kind, () => {
    test.use({ javaScriptEnabled: scripts });

    test(`${scripts ? 'every form' : 'a form with any type of field'} is sent, says thanks in the language of its page, and is in the inbox once`, async ({
      page,
      rowSite,
    }) => {
      const sentForms: { form: string; language: string; page: string; message: string }[] = [];
      for (const [at, place] of places.entries()) {
        // Each form in one language, with scripts in a different one than without.
        const language = languages[(at + (scripts ? 0 : 2)) % languages.length] ?? '';
        const message = `${place.form.id}, ${language}, ${kind}: þæö ñ €\nøå`;
        await page.goto(rowSite.at(place.path, language));
        if (scripts) await waitForForm(page, place);
        const { send, dialog, success } = getFormParts(page, place, language);
        await fillIn(page, place, message);
        await send.click();
        await expect(dialog).toBeVisible({ timeout: LONGEST_REPLY_MS });
        await expect(dialog).toContainText(success);
        sentForms.push({ form: place.form.id, language, page: place.path, message });
      }

      let stored: Awaited<ReturnType<typeof inbox>> = [];
      const inbox = async () =>
        (await rowSite.inbox())
          .map((entry) => ({ ...entry, message: entry.fields.message ?? entry.fields.problem ?? '' }))
          .filter(({ message }) => message.includes(kind));
      const readInbox = async () => {
        stored = await inbox();
        return stored.map(({ form, language, page, message }) => ({ form, language, page, message }));
      };
      const order = (all: typeof sentForms) => all.map((entry) => JSON.stringify(entry)).sort();
      await expect
        .poll(async () => order(await readInbox()), { timeout: LONGEST_REPLY_MS })
        .toEqual(order(sentForms));
      for (const { form, fields, offer } of stored) {
        expect(fields.email).toBe('jona@example.is');
        if (form === 'quote')
          expect(fields).toMatchObject({ selected_services: 'web-design', budget: '500-1000' });
        if (form.endsWith('-order')) expect(offer?.stale).toBe(false);
      }
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an answer that is not accepted is reported in the visitor’s language, and all else is kept', async ({
    page,
    rowSite,
    expectErrors,
  }) => {
    expectErrors(/status of 422/);
    // A browser that does not validate: only the server's answer counts.
    await page.route('**/*', (route) => {
      const postData = route.request().postData();
      return route.continue(
        postData === null ? {} : { postData: postData.replace('jona%40example.is', 'jona') },
      );
    });
    const place = findForm('hosting-order');
    await page.goto(rowSite.at(place.path, 'es'));
    const { form, send, errors, field } = getFormParts(page, place, 'es');
    await fillIn(page, place, 'Hola');
    await send.click();
    await expect(errors).toBeFocused();
    await expect(errors).toContainText(words('forms:errors.email', 'es'));
    await expect(field('email')).toHaveAccessibleDescription(
      new RegExp(words('forms:errors.email', 'es').replace(/[.?]/g, '.')),
    );
    await expect(field('name')).toHaveValue('Jóna Þórðardóttir');
    await expect(form.locator('textarea')).toHaveValue('Hola');
    await expect(form.locator('input:checked')).toHaveCount(1);
  });
});
