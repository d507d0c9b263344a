import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { LANGUAGES, OWN_HEADERS, test } from './studio-test.ts';

/* Tasks in the Studio with pages, sections and lists, all done without editing a file. */

test.describe.configure({ mode: 'default' });

const WORDS = ['Vefir', 'Sites', 'Sitios', 'Sider'];

/** Fills in all texts of a form with different words. */
async function writeAll(page: Page): Promise<void> {
  const slots = page.getByRole('main').getByRole('group');
  for (const [place, slot] of (await slots.all()).entries())
    for (const [at, language] of LANGUAGES.entries())
      await slot.getByLabel(language, { exact: true }).fill(`${WORDS[at]} ${wordFor(place)}`);
}

/** A word without digits, different for each number. */
function wordFor(number: number): string {
  return String.fromCharCode(97 + (number % 26), 97 + Math.floor(number / 26)).repeat(3);
}

test('a new service page in four languages and a new form field go live', async ({ page, work, studio }) => {
  await page.goto(`${work.address}/pages/new?below=/lausnir`);
  await page.getByLabel('Name in Icelandic').fill('Aðgengi');
  await expect(page.getByLabel('Address')).toHaveValue('/lausnir/adgengi');
  await expect(page.getByText('This address is free.')).toBeVisible();
  await page.getByLabel('Address').fill('/frettir');
  await expect(page.getByText('This address is free.')).toBeHidden();
  await page.getByLabel('Address').fill('/lausnir/adgengi');
  await expect(page.getByText('This address is free.')).toBeVisible();
  await writeAll(page);
  await test.step('what is typed is still there when the page is loaded again', async () => {
    const texts = page.getByRole('main').getByRole('textbox', { name: 'Español' });
    const values = await texts.evaluateAll((all) => all.map((area) => (area as HTMLTextAreaElement).value));
    await page.reload();
    await expect(page.getByLabel('Name in Icelandic')).toHaveValue('Aðgengi');
    await expect(page.getByLabel('Address')).toHaveValue('/lausnir/adgengi');
    await expect(texts).toHaveCount(values.length);
    for (const [place, value] of values.entries()) await expect(texts.nth(place)).toHaveValue(value);
  });
  await page.getByRole('button', { name: 'Make the page' }).click();
  await expect(page).toHaveURL(/lausnir\/adgengi/);
  await work.expectSaved(1);
  await expect(work.preview.locator('[data-section]')).toHaveCount(5);
  const ofPage = await work.diff();
  expect(ofPage.slice(ofPage.findIndex((line) => line.includes('/lausnir/adgengi'))).slice(0, 9)).toEqual([
    '+- { icon: sparkles, to: /lausnir/adgengi }',
    '+- id: adgengi',
    '+path: /lausnir/adgengi',
    '+texts: solutions',
    '+sections:',
    '+- kind: hero',
    '+id: hero',
    '+look: split',
    '+actions:',
  ]);
  expect(ofPage.filter((line) => line.startsWith('-') && !line.endsWith('}'))).toEqual([]);

  await work.open('/synishorn', 'value:forms/contact/fields');
  await work.fields.getByRole('button', { name: 'Add: Field' }).click();
  await expect(page.getByRole('heading', { name: 'Add: Field' })).toBeVisible();
  await page.getByLabel('Name for a new one').fill('Hvar fréttirðu af okkur?');
  await page.getByLabel('What it is').selectOption({ label: 'list of choices' });
  await page.getByRole('textbox', { name: 'Choices' }).fill('Vinur sagði mér\nLeitarvél\nAuglýsing');
  await expect(page.getByRole('group', { name: 'Choice: ' })).toHaveCount(3);
  await page.reload();
  await expect(page.getByLabel('Name for a new one')).toHaveValue('Hvar fréttirðu af okkur?');
  await expect(page.getByRole('textbox', { name: 'Choices' })).toHaveValue(
    'Vinur sagði mér\nLeitarvél\nAuglýsing',
  );
  await expect(page.getByRole('group', { name: 'Choice: ' })).toHaveCount(3);
  const write = async (name: string | RegExp, place: number, words: readonly string[]) => {
    const slot = page.getByRole('group', { name }).nth(place);
    for (const [at, language] of LANGUAGES.slice(1).entries())
      await slot.getByLabel(language, { exact: true }).fill(words[at] ?? '');
  };
  await write('Label', 0, ['Where did you hear of us?', '¿Dónde nos has conocido?', 'Hvor hørte du om os?']);
  await write(/^Choice:/, 0, ['A friend told me', 'Me lo dijo un amigo', 'En ven sagde det']);
  await write(/^Choice:/, 1, ['A search engine', 'Un buscador', 'En søgemaskine']);
  await write(/^Choice:/, 2, ['An advertisement', 'Un anuncio', 'En annonce']);
  await page.getByRole('button', { name: 'Add it' }).click();
  await work.expectSaved(2);
  const select = work.preview.getByLabel('Hvar fréttirðu af okkur?');
  await expect(select.locator('option', { hasText: 'Vinur sagði mér' })).toHaveCount(1);
  const diff = await work.diff();
  expect(diff).toEqual(expect.arrayContaining([...ofPage]));
  expect(diff).toContain(
    '+- { type: select, name: hvar_frettirdu_af_okkur, options: [vinur-sagdi-mer, leitarvel, auglysing] }',
  );
  expect(diff).toContain('+"label": "Where did you hear of us?",');
  expect(diff).toContain('+"leitarvel": "Un buscador",');
  const ofField = diff.filter((line) => !ofPage.includes(line));
  expect(ofField.filter((line) => line.startsWith('-') && !/^-[\]}]?$/.test(line))).toEqual([]);

  // The new page needs other bundles; the live sites keep theirs while the list of changes is shown.
  const bundles = join(studio.buildFolder, 'bundle/fingerprint.txt');
  const live = readFileSync(bundles, 'utf8');
  await page.request.post(`${work.address}/api/publications/prepare`, { headers: OWN_HEADERS });
  expect(readFileSync(bundles, 'utf8')).toBe(live);

  expect(await work.publish()).toEqual(diff);
  expect(readFileSync(bundles, 'utf8')).not.toBe(live);
  for (const language of ['is', 'en', 'es', 'da']) {
    const html = studio.pageOf(language, '/lausnir/adgengi');
    expect(html.match(/<section /g)?.length).toBeGreaterThanOrEqual(5);
  }
  // That the choice is applied is tested in tests/unit/studio/pages.test.ts.
  const form = studio.pageOf('es', '/synishorn');
  for (const text of ['¿Dónde nos has conocido?', 'Me lo dijo un amigo', 'value="leitarvel"'])
    expect(form).toContain(text);
});

test('a new page is kept from the first key until it is discarded, also when its tab is closed', async ({
  page,
  work,
  context,
}) => {
  const name = page.getByLabel('Name in Icelandic');
  const keptLine = page.getByText('This is what you wrote here last time.');
  await work.open('/lausnir');
  await (await work.openPages()).getByRole('link', { name: 'New page' }).click();
  await name.focus();
  await page.keyboard.type('A');
  await page.reload();
  await expect(name).toHaveValue('A');
  await expect(keptLine).toBeVisible();
  await name.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('ðgengi');
  await expect(page.getByText('This address is free.')).toBeVisible();
  await page.getByRole('textbox', { name: 'English' }).first().focus();
  await page.keyboard.type('Access');

  await test.step('after a visit to another screen it is there again', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Today', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Anna/ })).toBeVisible();
    await page.goBack();
    await expect(name).toHaveValue('Aðgengi');
    await expect(page.getByRole('textbox', { name: 'English' }).first()).toHaveValue('Access');
  });
  await test.step('Cancel goes back to where the person came from, and keeps it', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/edit\/is\/lausnir$/);
    await work.open('/');
    await (await work.openPages()).getByRole('link', { name: 'New page' }).click();
    await expect(name).toHaveValue('Aðgengi');
    await expect(page.getByLabel('Below')).toHaveValue('/lausnir');
  });
  await test.step('another tab has a form of its own', async () => {
    const otherTab = await context.newPage();
    await otherTab.goto(`${work.address}/pages/new`);
    const otherName = otherTab.getByLabel(/^(?:Name in Icelandic|Heiti á íslensku)$/);
    await expect(otherName).toHaveValue('');
    await otherName.focus();
    await otherTab.keyboard.type('Hraun');
    await page.reload();
    await expect(name).toHaveValue('Aðgengi');
    await otherTab.reload();
    await expect(otherName).toHaveValue('Hraun');
    await otherTab.close({ runBeforeUnload: true });
  });
  await test.step('it is discarded after a question; then that of the closed tab is there', async () => {
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: 'Discard it and start over' }).click();
    await expect(name).toHaveValue('');
    await expect(keptLine).toBeHidden();
    await page.reload();
    await expect(name).toHaveValue('Hraun');
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: 'Discard it and start over' }).click();
    await page.reload();
    await expect(name).toHaveValue('');
    await expect(keptLine).toBeHidden();
  });
});

test('a new item shows no error before anything is typed, and is kept until it is added', async ({
  page,
  work,
}) => {
  const field = (name: string) => page.getByRole('group', { name, exact: true });
  await test.step('a list of groups is no field, and what is wrong at first is not said', async () => {
    await work.open('/', 'value:rates');
    await work.fields.getByRole('button', { name: 'Add: Rate' }).click();
    await page.getByLabel('Name for a new one').fill('Helgar');
    await expect(field('Rate')).toBeVisible();
    await expect(field('Offers')).toHaveCount(0);
    const buttons = encodeURIComponent('value:pages/home/sections/hero/actions');
    await page.goto(`${work.address}/new/is?source=${buttons}`);
    await expect(field('Leads to')).toBeVisible();
    await expect(page.getByRole('main').locator('strong, [role=alert]')).toHaveCount(0);
    await field('Leads to').getByRole('combobox').focus();
    await page.keyboard.type('x');
    await expect(page.getByRole('main').locator('strong').first()).toBeVisible();
  });
  await test.step('a typed value is kept when the form is left by the browser and reloaded', async () => {
    await work.open('/', 'value:redirects');
    await work.fields.getByRole('button', { name: 'Add: Old address' }).click();
    const address = field('Old address').getByRole('textbox');
    await address.selectText();
    await page.keyboard.type('/eldgamalt');
    await page.goBack();
    await expect(work.fields).toBeVisible();
    await page.goForward();
    await expect(address).toHaveValue('/eldgamalt');
    await page.reload();
    await expect(address).toHaveValue('/eldgamalt');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/edit\/is\/\?source=value%3Aredirects$/);
  });
  await test.step('after it has been added, the form is empty again', async () => {
    await work.fields.getByRole('button', { name: 'Add: Old address' }).click();
    await expect(field('Old address').getByRole('textbox')).toHaveValue('/eldgamalt');
    await page.getByRole('button', { name: 'Add it' }).click();
    await work.expectSaved(1);
    expect(await work.diff()).toContainEqual(expect.stringContaining('from: /eldgamalt'));
    await page.goto(`${work.address}/new/is?source=${encodeURIComponent('value:redirects')}`);
    await expect(field('Old address').getByRole('textbox')).not.toHaveValue('/eldgamalt');
    await expect(page.getByText('This is what you wrote here last time.')).toBeHidden();
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('redirects'))),
    ).toEqual([]);
  });
});

test('a section is added, moved by keyboard and mouse, and hidden', async ({ page, work }) => {
  await work.open('/lausnir');
  const steps = work.fields.getByRole('listitem').getByRole('button').nth(2);
  // Its kind is in a second line.
  const name = await steps.evaluate(({ firstChild }) => firstChild?.textContent ?? '');
  await steps.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(work.fields.getByText(`${name}: place 2 of 3.`)).toBeAttached();
  await work.expectSaved(1);
  await expect(work.fields.getByRole('button', { name })).toBeFocused();
  const sections = work.preview.locator('[data-section]');
  await expect(sections.nth(1)).toHaveAttribute('id', 'steps');
  const diff = await work.diff();
  expect(diff.filter((line) => line.startsWith('+')).sort()).toEqual(
    diff
      .filter((line) => line.startsWith('-'))
      .map((line) => `+${line.slice(1)}`)
      .sort(),
  );

  const rows = work.fields.locator('li:has([data-handle])');
  const [from, to] = [
    await rows.nth(2).locator('[data-handle]').boundingBox(),
    await rows.nth(1).boundingBox(),
  ];
  if (!from || !to) throw new Error('There is nothing to drag.');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 4, { steps: 4 });
  await page.mouse.up();
  await expect(sections.nth(2)).toHaveAttribute('id', 'steps');
  await expect.poll(work.diff).toEqual([]);

  await work.fields.getByRole('link', { name: 'Add a section' }).focus();
  await page.keyboard.press('Enter');
  const look = page.getByRole('listitem').filter({ hasText: 'Add: Benefits' });
  // All pictures load at the same time.
  const picture = look.locator('iframe').contentFrame().locator('#gallery-benefits');
  await expect(picture).toBeVisible({ timeout: 60_000 });
  await look.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(work.fields.locator(':focus')).toHaveCount(1);
  await expect(work.preview.locator('#benefits')).toContainText('[[');
  await page.getByRole('link', { name: /^Changes/ }).click();
  await expect(page.getByText(/\d problems?$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publish/ })).toBeHidden();
  await work.open('/lausnir', 'value:pages/solutions/sections/benefits');
  await work.openItemMenu();
  await work.fields.getByRole('link', { name: 'Remove or hide' }).click();
  await page.getByLabel('What happens to it').selectOption('hide');
  await page.getByRole('button', { name: 'Do this' }).click();
  await work.openItemMenu();
  await expect(work.fields.getByText('Hidden: visitors do not see it.')).toBeVisible();
  await expect(work.preview.locator('#benefits')).toHaveCount(0);
  await work.fields.getByRole('button', { name: 'Show it to visitors again' }).click();
  await expect(work.preview.locator('#benefits')).toBeVisible();
});

test('a page is removed, and its address leads on', async ({ page, work }) => {
  await work.open('/frettir', 'value:pages/solutions');
  await work.openItemMenu();
  await work.fields.getByRole('link', { name: 'Remove or hide' }).click();
  await expect(page.getByLabel('Visitors are led to')).toHaveValue('/');
  await expect(page.getByRole('listitem').filter({ hasText: 'Menus' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Do this' }).click();
  await work.expectSaved(1);
  const diff = await work.diff();
  expect(diff).toContain('+- { from: /lausnir, to: / }');
  expect(diff).toContain('-- id: solutions');
  expect(diff).toContain('-quick: [/lausnir, /frettir]');
  expect(diff).toContain('+quick: [/frettir]');
});

test('an address moves with all that leads there', async ({ work, page, errors }) => {
  errors.expected.push(/status of 422.*moves/, /status of 404.*preview/);
  await work.open('/synishorn', 'value:pages/specimens');
  await work.fields.getByLabel('New address').fill('/frettir');
  await work.fields.getByRole('button', { name: 'Move the page' }).click();
  await expect(work.fields.getByText(/^This does not fit yet/)).toBeVisible();
  await work.fields.getByLabel('New address').fill('/hafa-samband');
  await work.fields.getByRole('button', { name: 'Move the page' }).click();
  await expect(page).toHaveURL(/hafa-samband/);
  await work.expectSaved(1);
  const diff = await work.diff();
  expect(diff).toContain('+- { from: /synishorn, to: /hafa-samband }');
  expect(diff).toContain('+path: /hafa-samband');
  expect(diff.filter((line) => line.startsWith('+') && line.includes('/synishorn'))).toHaveLength(1);
});
