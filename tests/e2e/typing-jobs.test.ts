import { expect, type Page } from '@playwright/test';
import { studioSite } from '../studio-site.ts';
import { test } from './studio-test.ts';

/* Values typed key by key: each is saved as intended or not at all, and none is lost. */

test.describe.configure({ mode: 'default' });

const PRICE = 'value:packages/hosting/packages/basic/price';
const HERO = 'text:solutions:hosting.hero.text';
const PATH = '/lausnir/vefhysing';

/** The edits of Anna's draft. */
async function fetchEdits(page: Page, address: string) {
  const draft = await page.request.get(`${address}/api/draft?quick=1`);
  const { changes } = (await draft.json()) as { changes: readonly { edits: readonly object[] }[] };
  return changes.flatMap(({ edits }) => edits);
}

/** Amounts whose first part can be read as another number, which is saved while the editor pauses. */
const AMOUNTS = [
  { parts: ['2,1', '90'], reading: '= $2,190', usd: 2190 },
  { parts: ['3.19', '0,50'], reading: '= $3,190.50', usd: 3190.5 },
];

test('an amount and a day are saved as typed once they can be read in exactly one way', async ({
  page,
  work,
}) => {
  await work.open(PATH, PRICE);
  const edits = () => fetchEdits(page, work.address);
  const dollars = work.fields.getByRole('textbox', { name: 'USD', exact: true });
  for (const { parts, reading, usd } of AMOUNTS)
    await test.step(`${parts.join('')} with a pause is ${usd}`, async () => {
      await dollars.selectText();
      for (const part of parts) {
        const saveResponse = page.waitForResponse('**/api/draft/changes');
        await page.keyboard.type(part);
        await saveResponse;
      }
      await expect(work.fields.getByText(reading, { exact: true })).toBeVisible();
      await expect(dollars).toHaveValue(parts.join(''));
      await expect
        .poll(edits)
        .toEqual([expect.objectContaining({ after: expect.objectContaining({ USD: usd, ISK: 4990 }) })]);
    });

  await test.step('an amount that can be read in two ways or none is reported and not saved', async () => {
    const krona = work.fields.getByRole('textbox', { name: 'ISK', exact: true });
    const before = await edits();
    for (const input of ['1e3', '59,5', '5.990 USD']) {
      await krona.fill(input);
      await expect(work.fields.getByText(/^Write a number, like/)).toBeVisible();
      await expect(krona).toHaveAttribute('aria-invalid', 'true');
    }
    expect(await edits()).toEqual(before);
    await page.reload();
    await expect(krona).toHaveValue('5.990 USD');
    await expect(work.fields.getByText(/^Write a number, like/)).toBeVisible();
    await krona.fill('5 990 kr.');
    await expect(work.fields.getByText('= ISK 5,990', { exact: true })).toBeVisible();
    await expect(krona).not.toHaveAttribute('aria-invalid');
  });

  await test.step('an offer keeps its day while another one is incomplete or does not exist', async () => {
    const day = (await work.openField('Last day of this price')).locator('input[type=date]');
    await day.fill('2031-11-30');
    await work.expectSaved(2);
    await day.focus();
    for (const keys of [
      ['0', '2'],
      ['ArrowRight', 'Backspace'],
    ]) {
      for (const key of keys) await page.keyboard.press(key);
      await expect(work.fields.getByText(/^This day is not complete or does not exist/)).toBeVisible();
    }
    await day.blur();
    expect(await edits()).toContainEqual(expect.objectContaining({ after: '2031-11-30' }));
    await day.fill('2031-12-24');
    await expect(work.fields.getByText(/^This day is not complete/)).toHaveCount(0);
    await expect.poll(edits).toContainEqual(expect.objectContaining({ after: '2031-12-24' }));
  });
});

test('a text keeps focus and history when a fact was saved in it, and when one was removed', async ({
  page,
  work,
}) => {
  await work.open(PATH, HERO);
  const text = (await work.openField('Text')).getByRole('textbox', { name: 'English' });
  await text.click();
  await page.keyboard.press('Control+End');
  const before = await text.textContent();
  await page.keyboard.type(' It costs {{price.hourly}}');
  await work.expectSaved(1);
  await expect(text.locator('.fact')).toHaveCount(2);
  await page.keyboard.type(' an hour.');
  await expect(text).toBeFocused();
  await expect
    .poll(() => fetchEdits(page, work.address))
    .toEqual([expect.objectContaining({ after: expect.stringMatching(/\{\{price\.hourly\}\} an hour\.$/) })]);

  for (let key = 0; key < ' an hour.'.length + 1; key++) await page.keyboard.press('Backspace');
  await expect(text.locator('.fact')).toHaveCount(1);
  await expect
    .poll(() => fetchEdits(page, work.address))
    .toEqual([expect.objectContaining({ after: expect.stringMatching(/It costs $/) })]);
  await page.keyboard.type('nothing');
  await expect(text).toHaveText(/It costs nothing$/);
  for (let press = 0; press < 12 && (await text.textContent()) !== before; press++)
    await page.keyboard.press('Control+z');
  await expect(text).toHaveText(before ?? '');
});

test('fields of all kinds keep their text when the page is left, reloaded or closed', async ({
  page,
  work,
}) => {
  await work.open('/', 'value:company');
  await (await work.openField('Phone number')).getByRole('textbox').fill('+354 555 0188');
  await work.open(PATH, PRICE);
  await work.fields.getByRole('textbox', { name: 'DKK', exact: true }).fill('259');
  await work.open(PATH, HERO);
  const text = work.field('Text');
  const long = 'Langt mál um hraun. '.repeat(990);
  await text.getByRole('textbox', { name: 'English' }).fill(long);
  // Too long to be sent while the page unloads: it is sent when the Studio is opened again.
  await page.reload();
  await work.expectSaved(3);
  await text.getByRole('textbox', { name: 'Dansk' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Lukket straks.');
  await page.close({ runBeforeUnload: true });
  const readEdits = async () =>
    (await fetchEdits(page, work.address)).map((edit) => ({
      ...edit,
      // Shortened, to keep failures readable.
      ...('after' in edit && edit.after === long && { after: 'long' }),
    }));
  await expect.poll(async () => (await readEdits()).length).toBe(4);
  expect(await readEdits()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: ['company', 'phone'], after: '+354 555 0188' }),
      expect.objectContaining({ after: expect.objectContaining({ DKK: 259 }) }),
      expect.objectContaining({ language: 'en', after: 'long' }),
      expect.objectContaining({ language: 'da', after: expect.stringMatching(/Lukket straks\.$/) }),
    ]),
  );
});

test('a news item is not published while its date has no time', async ({ page, work }) => {
  await page.goto(`${work.address}/news/_new`);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Bíður eftir tímanum');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Ekki strax.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/news\/bidur-eftir-timanum$/);
  const when = page.getByLabel('Appears on');
  await when.focus();
  await page.keyboard.type('12202031');
  await page.getByRole('button', { name: 'Publish now' }).click({ force: true });
  await expect(page.getByText(/^The date or the time is not complete/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await expect(page.locator('main').getByText('Draft', { exact: true }).first()).toBeVisible();
  await when.fill('2031-12-20T09:00');
  await page.getByRole('button', { name: 'Publish at this time' }).click();
  await expect(page.locator('main').getByText('Scheduled', { exact: true }).first()).toBeVisible();
});

test('a text that the server refuses after a reload stays in its field, with the reason', async ({
  page,
  work,
  expectErrors,
}) => {
  expectErrors(/status of 422/);
  await work.open(PATH, HERO);
  const text = (await work.openField('Text')).getByRole('textbox', { name: 'English' });
  const long = 'Langt mál um hraun. '.repeat(1_010);
  await text.fill(long);
  await page.reload();
  const unsavedPanel = page.getByRole('complementary', { name: 'Not saved yet' });
  await expect(unsavedPanel.getByText(/^This text is too long: it may have 20,000 characters/)).toBeVisible();
  await expect(work.field('Text').getByText(/^This text is too long/)).toBeVisible();
  // The editor shows only a part of it.
  await expect(text).toHaveText(/^(?:Langt mál um hraun\. ?){100}/);
  expect(await fetchEdits(page, work.address)).toEqual([]);

  await text.fill('Stutt mál.');
  await work.expectSaved(1);
  await expect(unsavedPanel).toBeHidden();
  await page.reload();
  await expect(text).toHaveText('Stutt mál.');
  await expect(unsavedPanel).toBeHidden();
});

test('texts that can be saved no more are shown until they are discarded, the others are saved', async ({
  page,
  work,
  expectErrors,
}) => {
  expectErrors(/status of 4(?:09|22)/);
  await work.open(PATH, HERO);
  const { hosting } = JSON.parse(studioSite()['locales/en/solutions.json'] ?? '');
  await page.evaluate((before) => {
    const place = { kind: 'text', language: 'is', before: 'Hvergi' };
    const unsentEdits = [
      { ...place, key: 'solutions:gone.hero.text', after: 'Texti hluta sem er farinn' },
      { ...place, key: 'solutions:hosting.prices.text', before: 'Annað', after: 'Mitt orð' },
      { ...place, language: 'en', key: 'solutions:hosting.hero.text', before, after: 'Saved later.' },
      { kind: 'set', path: ['company', 'phone'], before: '1', after: '2' },
      { kind: 'set', path: ['company', 'nowhere', 'deep'], before: 'a', after: 'Gildi sem á hvergi heima' },
    ];
    const stored = unsentEdits.map((edit) => ({ edit, failure: null }));
    localStorage.setItem('studioEdits anna@example.is', JSON.stringify(stored));
  }, hosting.hero.text);
  await page.reload();
  const unsavedPanel = page.getByRole('complementary', { name: 'Not saved yet' });
  const texts = unsavedPanel.getByRole('textbox', { name: 'What you typed' });
  const values = () => texts.evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).value));
  await expect(texts).toHaveCount(4);
  await expect.poll(values).toContain('Texti hluta sem er farinn');
  await expect.poll(values).toContain('Gildi sem á hvergi heima');
  await page.reload();
  await expect(texts).toHaveCount(4);
  for (let remaining = 3; remaining >= 0; remaining--) {
    await unsavedPanel.getByRole('button', { name: 'Discard what I typed' }).first().click();
    await expect(texts).toHaveCount(remaining);
  }
  expect(await fetchEdits(page, work.address)).toEqual([expect.objectContaining({ after: 'Saved later.' })]);
});
