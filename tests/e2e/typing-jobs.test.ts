import { expect, type Page } from '@playwright/test';
import { studioSite } from '../studio-site.ts';
import { test, workOn } from './studio-test.ts';

/* What is typed in the Studio key by key: it is saved as the value that was meant or not at all, and none of it is lost. */

test.describe.configure({ mode: 'default' });

const PRICE = 'value:packages/hosting/packages/basic/price';
const HERO = 'text:solutions:hosting.hero.text';
const PATH = '/lausnir/vefhysing';

/** The edits of Anna's draft. */
async function editsOf(page: Page, address: string) {
  const draft = await page.request.get(`${address}/api/draft?quick=1`);
  const { changes } = (await draft.json()) as { changes: readonly { edits: readonly object[] }[] };
  return changes.flatMap(({ edits }) => edits);
}

const AMOUNTS = [
  { typed: '2,190', shown: '= $2,190', usd: 2190, proposal: / 2190 USD/ },
  { typed: '2.190,50', shown: '= $2,190.50', usd: 2190.5, proposal: / 2190\.5 USD/ },
  { typed: '$ 3,190.00', shown: '= $3,190', usd: 3190, proposal: / 3190 USD/ },
];

for (const { typed, shown, usd, proposal } of AMOUNTS)
  test(`a price typed as ${typed} key by key is saved and proposed as ${usd}`, async ({ page, work }) => {
    await work.open(PATH, PRICE);
    const dollars = work.fields.getByRole('textbox', { name: 'USD', exact: true });
    await dollars.selectText();
    // Slower than the pause after which what is typed is saved.
    await page.keyboard.type(typed, { delay: 450 });
    await expect(work.fields.getByText(shown, { exact: true })).toBeVisible();
    await expect(work.fields.getByText(proposal)).toBeVisible();
    await expect(dollars).toHaveValue(typed);
    await expect
      .poll(() => editsOf(page, work.address))
      .toEqual([expect.objectContaining({ after: expect.objectContaining({ USD: usd, ISK: 4990 }) })]);
  });

test('an amount that can be read in no way or in two is not saved, and a sentence says so', async ({
  page,
  work,
}) => {
  await work.open(PATH, PRICE);
  const krona = work.fields.getByRole('textbox', { name: 'ISK', exact: true });
  for (const typed of ['1e3', '59,5', '5.990 USD']) {
    await krona.fill(typed);
    await expect(work.fields.getByText(/^Write a number, like/)).toBeVisible();
    await expect(krona).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await editsOf(page, work.address)).toEqual([]);
  await krona.fill('5 990 kr.');
  await expect(work.fields.getByText('= ISK 5,990', { exact: true })).toBeVisible();
  await expect(krona).not.toHaveAttribute('aria-invalid');
});

test('a text keeps focus and history when a fact was saved in it, and when one was removed', async ({
  page,
  work,
}) => {
  await work.open(PATH, HERO);
  const text = work.field('Text').getByRole('textbox', { name: 'English' });
  await text.click();
  await page.keyboard.press('Control+End');
  const before = await text.textContent();
  await page.keyboard.type(' It costs {{price.hourly}}');
  await work.saved(1);
  await expect(text.locator('.fact')).toHaveCount(2);
  await page.keyboard.type(' an hour.');
  await expect(text).toBeFocused();
  await expect
    .poll(() => editsOf(page, work.address))
    .toEqual([expect.objectContaining({ after: expect.stringMatching(/\{\{price\.hourly\}\} an hour\.$/) })]);

  for (let key = 0; key < ' an hour.'.length + 1; key++) await page.keyboard.press('Backspace');
  await expect(text.locator('.fact')).toHaveCount(1);
  await expect
    .poll(() => editsOf(page, work.address))
    .toEqual([expect.objectContaining({ after: expect.stringMatching(/It costs $/) })]);
  await page.keyboard.type('nothing');
  await expect(text).toHaveText(/It costs nothing$/);
  for (let press = 0; press < 12 && (await text.textContent()) !== before; press++)
    await page.keyboard.press('Control+z');
  await expect(text).toHaveText(before ?? '');
});

test('what was typed just before the tab is closed is in the draft', async ({
  page,
  work,
  studio,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(`${work.address}/edit/is${PATH}?source=${HERO}`);
  const text = workOn(other, studio).field('Text').getByRole('textbox', { name: 'English' });
  await text.click();
  await other.keyboard.press('Control+End');
  await other.keyboard.type(' Closed at once.');
  await other.close({ runBeforeUnload: true });
  await expect
    .poll(() => editsOf(page, work.address))
    .toEqual([
      expect.objectContaining({ language: 'en', after: expect.stringMatching(/Closed at once\.$/) }),
    ]);
});

test('fields of all kinds keep what was typed just before the page is loaded again', async ({
  page,
  work,
}) => {
  await work.open('/', 'value:company');
  await work.fields.getByRole('textbox', { name: 'Phone' }).fill('+354 555 0188');
  await page.reload();
  await work.open(PATH, PRICE);
  await work.fields.getByRole('textbox', { name: 'DKK', exact: true }).fill('259');
  await page.goto(`${work.address}/home`);
  await expect
    .poll(() => editsOf(page, work.address))
    .toEqual([
      expect.objectContaining({ path: ['company', 'phone'], after: '+354 555 0188' }),
      expect.objectContaining({ after: expect.objectContaining({ DKK: 259 }) }),
    ]);
});

test('a text too long to be sent while the page goes is sent when the Studio is opened again', async ({
  page,
  work,
}) => {
  await work.open(PATH, HERO);
  const long = 'Langt mál um hraun. '.repeat(990);
  await work.field('Text').getByRole('textbox', { name: 'English' }).fill(long);
  await page.reload();
  await work.saved(1);
  const [edit] = await editsOf(page, work.address);
  // Compared in short, for a failure that can be read.
  expect(edit && 'after' in edit && edit.after === long).toBe(true);
});

test('a text that the server refuses after a reload stays in its field, with the reason', async ({
  page,
  work,
  expectErrors,
}) => {
  expectErrors(/status of 422/);
  await work.open(PATH, HERO);
  const text = work.field('Text').getByRole('textbox', { name: 'English' });
  const long = 'Langt mál um hraun. '.repeat(1_010);
  await text.fill(long);
  await page.reload();
  const unsaved = page.getByRole('complementary', { name: 'Not saved yet' });
  await expect(unsaved.getByText(/^This text is too long: it may have 20,000 characters/)).toBeVisible();
  await expect(work.field('Text').getByText(/^This text is too long/)).toBeVisible();
  // The editor shows a part of it.
  await expect(text).toHaveText(/^(?:Langt mál um hraun\. ?){100}/);
  expect(await editsOf(page, work.address)).toEqual([]);

  await text.fill('Stutt mál.');
  await work.saved(1);
  await expect(unsaved).toBeHidden();
  await page.reload();
  await expect(text).toHaveText('Stutt mál.');
  await expect(unsaved).toBeHidden();
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
    const unsent = [
      { ...place, key: 'solutions:gone.hero.text', after: 'Texti hluta sem er farinn' },
      { ...place, key: 'solutions:hosting.hero.eyebrow', before: 'Annað', after: 'Mitt orð' },
      { ...place, language: 'en', key: 'solutions:hosting.hero.text', before, after: 'Saved later.' },
      { kind: 'set', path: ['company', 'phone'], before: '1', after: '2' },
      { kind: 'set', path: ['company', 'nowhere', 'deep'], before: 'a', after: 'Gildi sem á hvergi heima' },
    ];
    const stored = unsent.map((edit) => ({ edit, failure: null }));
    localStorage.setItem('studioEdits anna@example.is', JSON.stringify(stored));
  }, hosting.hero.text);
  await page.reload();
  const unsaved = page.getByRole('complementary', { name: 'Not saved yet' });
  const texts = unsaved.getByRole('textbox', { name: 'What you typed' });
  await expect(texts).toHaveCount(4);
  await expect(texts.first()).toHaveValue('Texti hluta sem er farinn');
  await expect(texts.last()).toHaveValue('Gildi sem á hvergi heima');
  await page.reload();
  await expect(texts).toHaveCount(4);
  for (let left = 3; left >= 0; left--) {
    await unsaved.getByRole('button', { name: 'Discard what I typed' }).first().click();
    await expect(texts).toHaveCount(left);
  }
  expect(await editsOf(page, work.address)).toEqual([expect.objectContaining({ after: 'Saved later.' })]);
});

test('an offer keeps its day while another one is incomplete or does not exist', async ({ page, work }) => {
  await work.open(PATH, PRICE);
  const day = work.fields.locator('input[type=date]').last();
  await day.fill('2031-11-30');
  await work.saved(1);
  await day.focus();
  for (const keys of [
    ['0', '2'],
    ['ArrowRight', 'Backspace'],
  ]) {
    for (const key of keys) await page.keyboard.press(key);
    await expect(work.fields.getByText(/^This day is not complete or does not exist/)).toBeVisible();
  }
  await day.blur();
  expect(await editsOf(page, work.address)).toEqual([expect.objectContaining({ after: '2031-11-30' })]);
  await day.fill('2031-12-24');
  await expect(work.fields.getByText(/^This day is not complete/)).toHaveCount(0);
  await expect
    .poll(() => editsOf(page, work.address))
    .toEqual([expect.objectContaining({ after: '2031-12-24' })]);
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
