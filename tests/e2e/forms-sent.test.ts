import { expect } from '@playwright/test';
import { fillIn, formPlaces, partsOf, waitForForm } from './form-parts.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { languages, words } from './site-model.ts';
import { test } from './site-test.ts';

test.describe.configure({ mode: 'serial' });

/** A server whose database still starts may take 3 s for the table and 5 s for the spool before it says thanks. */
const LONGEST_REPLY_MS = 30_000;

let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.stop());

/** What was sent: where, and the words by which it is found again. */
const sent: {
  readonly form: string;
  readonly language: string;
  readonly page: string;
  readonly message: string;
}[] = [];

for (const scripts of [true, false])
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('every form is sent, and says thanks in the language of its page', async ({ page }) => {
      test.slow();
      for (const [at, language] of languages.entries())
        for (const [of, place] of formPlaces.entries()) {
          // Without scripts each form in one language: the server renders all of them alike.
          if (!scripts && of % languages.length !== at) continue;
          const message = `${place.form.id}, ${language}, ${scripts ? 'with' : 'without'} scripts: þæö ñ €\nøå`;
          await page.goto(`http://${language}.localhost:${server.port}${place.path}`);
          if (scripts) await waitForForm(page, place);
          const { send, dialog, success } = partsOf(page, place, language);
          await fillIn(page, place, message);
          await send.click();
          await expect(dialog).toBeVisible({ timeout: LONGEST_REPLY_MS });
          await expect(dialog).toContainText(success);
          sent.push({ form: place.form.id, language, page: place.path, message });
        }
    });

    test('an answer that is not accepted is reported in the visitor’s language, and all else is kept', async ({
      page,
      expectErrors,
    }) => {
      test.slow();
      expectErrors(/status of 422/);
      for (const place of formPlaces) {
        await page.goto(`http://es.localhost:${server.port}${place.path}`);
        if (scripts) await waitForForm(page, place);
        const { form, send, errors, field } = partsOf(page, place, 'es');
        await fillIn(page, place, 'Hola');
        // A browser that does not check: what counts is the server's word.
        await page.route('**/*', (route) =>
          route.request().method() === 'POST'
            ? route.continue({
                postData: (route.request().postData() ?? '').replace('jona%40example.is', 'jona'),
              })
            : route.continue(),
        );
        await send.click();
        await expect(errors).toBeFocused();
        await expect(errors).toContainText(words('forms:errors.email', 'es'));
        await expect(field('email')).toHaveAccessibleDescription(
          new RegExp(words('forms:errors.email', 'es').replace(/[.?]/g, '.')),
        );
        await expect(field('name')).toHaveValue('Jóna Þórðardóttir');
        await expect(form.locator('textarea')).toHaveValue('Hola');
        const cards = place.form.fields.filter(({ type }) => type.endsWith('-cards') || type === 'package');
        await expect(form.locator('input:checked')).toHaveCount(cards.length);
        await page.unrouteAll();
      }
    });
  });

test('everything that was sent is in the inbox, once', async () => {
  await expect.poll(async () => (await server.inbox()).length, { timeout: 30_000 }).toBe(sent.length);
  const inbox = await server.inbox();
  const found = inbox.map(({ form, language, page, fields }) => ({
    form,
    language,
    page,
    message: fields.message ?? fields.problem ?? '',
  }));
  const order = (all: typeof sent) => all.map((entry) => JSON.stringify(entry)).sort();
  expect(order(found)).toEqual(order(sent));
  for (const { form, fields, offer } of inbox) {
    expect(fields.email).toBe('jona@example.is');
    if (form === 'quote')
      expect(fields).toMatchObject({ selected_services: 'web-design', budget: '500-1000' });
    if (form.endsWith('-order')) expect(offer?.stale).toBe(false);
  }
});
