import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { keepSubmissions } from '../../server/forms/keep-submission.ts';
import { openSpool } from '../../server/forms/spool.ts';
import { serveSites } from '../../server/serve-sites.ts';
import { stopGracefully } from '../../server/stop-gracefully.ts';
import { waitForReact } from './start-react.ts';
import { LANGUAGES, test } from './studio-test.ts';

/* What people do in the Studio with pages, sections and lists, each without touching a file. */

test.describe.configure({ mode: 'default' });

const WORDS = ['Vefir', 'Sites', 'Sitios', 'Sider'];

/** Writes into all texts of a form: other words in each. */
async function writeAll(page: Page): Promise<void> {
  const slots = page.getByRole('main').getByRole('group');
  for (const [place, slot] of (await slots.all()).entries())
    for (const [at, language] of LANGUAGES.entries())
      await slot.getByLabel(language, { exact: true }).fill(`${WORDS[at]} ${wordFor(place)}`);
}

/** A word without digits, another one for each number. */
function wordFor(number: number): string {
  return String.fromCharCode(97 + (number % 26), 97 + Math.floor(number / 26)).repeat(3);
}

test('a new service page in four languages with five sections is live, and a new field with options in the contact form arrives with the requests', async ({
  page,
  work,
  studio,
  table,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${work.address}/pages/new?below=/lausnir`);
  await page.getByLabel('Name in Icelandic').fill('Aðgengi');
  await expect(page.getByLabel('Address')).toHaveValue('/lausnir/adgengi');
  await expect(page.getByText('This address is free.')).toBeVisible();
  await page.getByLabel('Address').fill('/frettir');
  await expect(page.getByText('This address is free.')).toBeHidden();
  await page.getByLabel('Address').fill('/lausnir/adgengi');
  await expect(page.getByText('This address is free.')).toBeVisible();
  await writeAll(page);
  await page.getByRole('button', { name: 'Make the page' }).click();
  await expect(page).toHaveURL(/lausnir\/adgengi/);
  await work.saved(1);
  await expect(work.preview.locator('[data-section]')).toHaveCount(5);
  const ofPage = await work.diff();
  expect(ofPage.slice(ofPage.findIndex((line) => line.includes('/lausnir/adgengi'))).slice(0, 9)).toEqual([
    '+- { icon: sparkles, to: /lausnir/adgengi }',
    '+',
    '+- id: adgengi',
    '+path: /lausnir/adgengi',
    '+texts: solutions',
    '+sections:',
    '+- kind: hero',
    '+id: hero',
    '+look: band',
  ]);
  expect(ofPage.filter((line) => line.startsWith('-') && !line.endsWith('}'))).toEqual([]);

  await work.open('/synishorn', 'value:forms/contact/fields');
  await work.fields.getByRole('link', { name: 'Add one' }).click();
  await expect(page.getByRole('heading', { name: /^Add one/ })).toBeVisible();
  await page.getByLabel('Name for a new one').fill('Hvar fréttirðu af okkur?');
  await page.getByLabel('What it is').selectOption({ label: 'list of choices' });
  await page.getByRole('textbox', { name: 'Choices' }).fill('Vinur sagði mér\nLeitarvél\nAuglýsing');
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
  await work.saved(2);
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

  expect(await work.publish()).toEqual(diff);
  for (const language of ['is', 'en', 'es', 'da']) {
    const html = studio.pageOf(language, '/lausnir/adgengi');
    expect(html.match(/<section /g)?.length).toBeGreaterThanOrEqual(5);
  }
  const sites = await serveSites(
    join(studio.buildFolder, 'sites'),
    { PORT: 0, HOST: '127.0.0.1' },
    {
      ...{ buildFolder: studio.buildFolder, secret: 'a secret of more than thirty-two characters' },
      ...{ minSeconds: 0, rateLimit: 1000, trustedProxies: 0 },
      keeper: keepSubmissions({ table, spool: openSpool(studio.spoolFolder), onDrained: () => {} }),
    },
  );
  const visitor = await page.context().newPage();
  await visitor.goto(`http://is.localhost:${sites.port}/synishorn`);
  const form = visitor.locator('form[name=contact]');
  await form.locator('[name=name]').fill('Frétta-Fríða');
  await form.getByLabel('Hvar fréttirðu af okkur?').selectOption({ label: 'Leitarvél' });
  await waitForReact(visitor);
  await form.getByRole('button').last().click();
  await expect(visitor.getByRole('dialog')).toBeVisible();
  await visitor.close();
  await stopGracefully(sites.server);
  await page.goto(`${studio.address}/requests?words=Frétta-Fríða`);
  await page.getByRole('link', { name: /Frétta-Fríða/ }).click();
  const answer = page.getByRole('term').filter({ hasText: 'Where did you hear of us?' });
  await expect(answer.locator('xpath=following-sibling::dd').first()).toHaveText('A search engine');
});

test('a section is moved by the keyboard alone', async ({ page, work }) => {
  await work.open('/lausnir');
  const steps = work.fields.getByRole('listitem').getByRole('button').nth(3);
  const name = await steps.textContent();
  await steps.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(work.fields.getByText(`${name}: place 2 of 3.`)).toBeAttached();
  await work.saved(1);
  await expect(work.fields.getByRole('button', { name: name ?? '' })).toBeFocused();
  await expect(work.preview.locator('[data-section]').nth(1)).toHaveAttribute('id', 'steps');
  const diff = await work.diff();
  expect(diff.filter((line) => line.startsWith('+')).sort()).toEqual(
    diff
      .filter((line) => line.startsWith('-'))
      .map((line) => `+${line.slice(1)}`)
      .sort(),
  );
});

test('a section is dragged, added from the gallery and hidden', async ({ page, work }) => {
  await work.open('/lausnir');
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
  await work.saved(1);
  await expect(work.preview.locator('[data-section]').nth(1)).toHaveAttribute('id', 'steps');
  await work.fields.getByRole('link', { name: 'Add a section' }).click();
  const look = page.getByRole('listitem').filter({ hasText: 'Add: Benefits' });
  // All pictures load at the same time.
  const picture = look.locator('iframe').contentFrame().locator('#gallery-benefits');
  await expect(picture).toBeVisible({ timeout: 60_000 });
  await look.getByRole('button').click();
  await expect(work.preview.locator('#benefits')).toContainText('[[');
  await work.saved(2);
  await page.getByRole('link', { name: /^Changes/ }).click();
  await expect(page.getByText('is not your text yet').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await work.open('/lausnir', 'value:pages/solutions/sections/benefits');
  await work.fields.getByRole('link', { name: 'Remove or hide' }).click();
  await page.getByLabel('What happens to it').selectOption('hide');
  await page.getByRole('button', { name: 'Do this' }).click();
  await expect(work.fields.getByText('Hidden: visitors do not see it.')).toBeVisible();
  await expect(work.preview.locator('#benefits')).toHaveCount(0);
  await work.fields.getByRole('button', { name: 'Show it to visitors again' }).click();
  await expect(work.preview.locator('#benefits')).toBeVisible();
});

test('a page is removed, and its address leads on', async ({ page, work }) => {
  await work.open('/frettir', 'value:pages/solutions');
  await work.fields.getByRole('link', { name: 'Remove or hide' }).click();
  await expect(page.getByLabel('Visitors are led to')).toHaveValue('/');
  await expect(page.getByRole('listitem').filter({ hasText: 'Menus' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Do this' }).click();
  await work.saved(1);
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
  await work.saved(1);
  const diff = await work.diff();
  expect(diff).toContain('+- { from: /synishorn, to: /hafa-samband }');
  expect(diff).toContain('+path: /hafa-samband');
  expect(diff.filter((line) => line.startsWith('+') && line.includes('/synishorn'))).toHaveLength(1);
});
