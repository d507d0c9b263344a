import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import {
  expectRunning,
  invitationTo,
  OWN_HEADERS,
  PASSWORD,
  pressToReload,
  pressUntil,
  test,
  workOn,
} from './studio-test.ts';

/*
 * Tasks in the Studio, all done without editing a file. The changes of their drafts are compared with what
 * a person would have written by hand.
 */

test.describe.configure({ mode: 'default' });

const PRICE = 'value:packages/hosting/packages/basic/price';

test('the price of a package in four currencies, and an offer of four days with another price', async ({
  page,
  work,
}) => {
  await work.open('/lausnir/vefhysing');
  const basic = work.preview.locator('[data-package=basic]');
  await basic.locator(`[data-source="${PRICE}"]`).click();
  const isk = work.fields.getByRole('textbox', { name: 'ISK', exact: true });
  await expect(isk).toBeFocused();
  await isk.fill('5.990');
  // Proposed, and not saved before it is accepted.
  await expect(work.fields.getByRole('textbox', { name: 'DKK' })).toHaveValue('299');
  await expect(basic).toContainText('5.990 kr.');
  await isk.press('Enter');
  await expect(work.fields.getByRole('button', { name: /^Use all/ })).toBeHidden();
  await work.expectFieldSaved('Price');

  await (await work.openField('Offers')).getByRole('button', { name: 'Add to the list' }).click();
  await work.fields.getByRole('button', { name: 'Add: Offer' }).click();
  const field = (name: string) => page.getByRole('group', { name, exact: true });
  await field('First day of the offer').locator('input').fill('2031-11-27');
  await field('Last day of the offer').locator('input').fill('2031-11-30');
  await field('Price in the offer').getByRole('textbox', { name: 'ISK', exact: true }).fill('2990');
  await page.getByRole('button', { name: /^Use all/ }).click();
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect
    .poll(work.diff)
    .toEqual([
      '-price: { kind: fixed, amounts: { ISK: 4990, USD: 39, EUR: 35, DKK: 249 } }',
      '+price: { kind: fixed, amounts: { ISK: 5990, USD: 49, EUR: 45, DKK: 299 }, offers: [{ validFrom: 2031-11-27, validUntil: 2031-11-30, amounts: { ISK: 2990, USD: 29, EUR: 25, DKK: 149 } }] }',
    ]);
  await work.openScreen('Calendar');
  await expect(page.getByText('Offer: Web hosting › Basic is shown for the last time.')).toBeVisible();
  await page.getByRole('link', { name: 'Look at this day' }).first().click();
  await expect(basic.getByText('2.990 kr.')).toBeVisible();
  await expect(basic.locator('s')).toContainText('5.990 kr.');
});

test('elements of a page are outlined, reached by Tab and opened by Enter', async ({ page, work }) => {
  const { preview } = work;
  await work.open('/lausnir/vefhysing', PRICE);
  const selectedElement = preview.locator('[data-preview~=chosen]');
  await expect(selectedElement).toHaveAttribute('data-source', new RegExp(PRICE));
  await expect(selectedElement).toBeInViewport();
  await preview.locator('h1').hover();
  await expect(preview.locator('h1')).toHaveCSS('outline-style', 'dashed');

  const focused = preview.locator('[data-preview~=focus]');
  await preview.getByRole('button', { name: /^Vefurinn þinn á hröðum vélum/ }).focus();
  await expect(focused).toHaveAttribute('data-source', /^text:solutions:hosting\.hero\.text /);
  await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveAttribute('data-source', 'text:solutions:hosting.hero.title');
  await expect(focused).toHaveCSS('outline-width', '3px');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/source=.*hosting\.hero\.title/);

  await work.open('/synishorn');
  const link = preview.locator('footer a[href="/lausnir"]');
  await link.click();
  await expect(page).toHaveURL(/synishorn\?source=/);
  await preview.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/synishorn\?source=.*form\.send/);
  await link.click({ modifiers: ['Control'] });
  await expect(page).toHaveURL(/edit\/is\/lausnir/);
});

test('opening hours and phone number; rendering them ahead leaves the live build as it is', async ({
  page,
  work,
  studio,
}) => {
  await work.open('/');
  const pages = await work.openPages();
  await pages.getByText('On every page').click();
  await pages.getByRole('button', { name: 'Company', exact: true }).click();
  await (await work.openField('Phone number')).getByRole('textbox').fill('+354 555 0199');
  await work.expectSaved(1);
  await work.open('/', 'value:company/hours/0');
  await (await work.openField('Closes')).locator('input').fill('16:00');
  await work.expectSaved(2);
  await expect
    .poll(work.diff)
    .toEqual(['-phone: +354 555 0142', '+phone: +354 555 0199', '-closes: "17:00"', '+closes: "16:00"']);

  const readWriteTimes = () =>
    ['bundle/fingerprint.txt', 'finished.json', 'project.json', 'rows.json', 'sites.written.json'].map(
      (name) => statSync(join(studio.buildFolder, name)).mtimeMs,
    );
  const before = readWriteTimes();
  const preparation = await page.request.post(`${work.address}/api/publications/prepare`, {
    headers: OWN_HEADERS,
  });
  expect(preparation.status()).toBe(204);
  expect(readWriteTimes()).toEqual(before);
});

test('a package more, like another one', async ({ page, work }) => {
  await work.open('/lausnir/vefhysing', 'value:packages/hosting/packages/enterprise');
  await work.openItemMenu();
  await work.fields.getByRole('button', { name: 'Duplicate this one' }).click();
  await page.getByRole('textbox', { name: 'Name for the copy' }).fill('Risi');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/risi/);
  await work.write('Name', () => 'Risi');
  const isk = (await work.openField('Price')).getByRole('textbox', { name: 'ISK', exact: true });
  await isk.fill('39990');
  await expect(work.preview.locator('[data-package=risi]')).toContainText('39.990 kr.');
  await isk.press('Enter');
  await expect
    .poll(work.diff)
    .toEqual([
      ...['Dansk', 'English', 'Español', 'Íslenska'].flatMap(() => [
        ...['+},', '+"risi": {', '+"name": "Risi",'],
        expect.stringMatching(/^\+"description": "\S.*"$/),
      ]),
      '+- id: risi',
      '+price: { kind: fixed, amounts: { ISK: 39990, USD: 295, EUR: 269, DKK: 1999 } }',
      '+facts: { disk: unlimited, mailboxes: unlimited }',
      '+features: [disk, mailboxes, backups, staging, monitoring]',
    ]);
});

test('a typo in a sentence that is found by its words; the other languages then wait', async ({
  page,
  work,
}) => {
  await work.open('/');
  const sentence = 'Stundum vantar bara betri fyrirsögn';
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.getByRole('combobox', { name: 'Find anything' }).fill(sentence);
  await page.getByRole('option', { name: sentence }).click();
  await expect(page).toHaveURL(/lausnir/);
  const text = work.fields.getByRole('textbox', { name: 'Íslenska' }).and(page.locator(':focus'));
  await expect(text).toContainText(sentence);
  await text.fill((await text.innerText()).replace('betri', 'skýrari'));
  await expect(
    work.preview.getByRole('paragraph').filter({ hasText: 'bara skýrari fyrirsögn' }),
  ).toBeVisible();
  await expect(work.fields.getByText('awaiting translation')).toHaveCount(3);
  const rest = 'Við greinum stöðuna, setjum markmið með þér og segjum hreint út hvort á við.';
  await expect
    .poll(work.diff)
    .toEqual([
      `-"text": "Stundum vantar nýjan vef. Stundum vantar bara betri fyrirsögn. ${rest}"`,
      `+"text": "Stundum vantar nýjan vef. Stundum vantar bara skýrari fyrirsögn. ${rest}"`,
    ]);
  await work.openScreen('Translations 1');
  await expect(page.getByText(/^Since .*: Dansk, English, Español$/)).toBeVisible();
  await page.getByRole('link', { name: 'Open in Dansk' }).click();
  await expect(page).toHaveURL(/edit\/da\/lausnir/);
  await work.fields.getByRole('button', { name: 'The others are still right' }).click();
  await work.openScreen('Translations');
});

test('the keyboard alone is enough from search to publication and revert', async ({ page, work, studio }) => {
  const focused = page.locator(':focus');
  await work.open('/');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('To the content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Spurningar sem við fáum');
  await expect(page.getByRole('option', { name: 'Spurningar sem við fáum', selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(work.field('Heading').getByRole('textbox', { name: 'Íslenska' })).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' oft');
  await work.expectFieldSaved('Heading');
  await pressUntil(page, 'Shift+Tab', page.getByRole('link', { name: 'Changes 1' }));
  await page.keyboard.press('Enter');
  await pressUntil(page, 'Tab', page.getByRole('button', { name: 'Publish 1' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Published: the sites on this computer')).toBeVisible({ timeout: 90_000 });
  await expect(focused).toHaveCount(1);
  expect(studio.lastDiff()).toEqual([
    ...[
      '+{',
      '+"solutions:solutions.topics.title": {',
      '+"languages": [',
      '+"da",',
      '+"en",',
      '+"es"',
      '+],',
    ],
    expect.stringMatching(/^\+"since": "\d{4}-\d\d-\d\d"$/),
    ...['+}', '+}', '-"title": "Spurningar sem við fáum",', '+"title": "Spurningar sem við fáum oft",'],
  ]);

  await pressUntil(page, 'Tab', page.getByRole('banner').getByRole('link', { name: 'History' }));
  await page.keyboard.press('Enter');
  const publication = page.getByRole('listitem').filter({ hasText: 'Ráðgjöf' }).last();
  const revert = publication.getByRole('button', { name: 'Revert this publication' });
  const question = page.getByRole('dialog', { name: /The sites lose its changes at once/ });
  await pressUntil(page, 'Tab', revert);
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(revert).toBeFocused();
  await page.keyboard.press('Enter');
  await pressUntil(page, 'Tab', question.getByRole('button', { name: 'Revert this publication' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('This reverted an earlier publication.')).toBeVisible({ timeout: 90_000 });
  await expect(publication).toContainText('This was reverted later.');
  expect(studio.lastDiff()).toEqual(['-"title": "Hvaða kerfi hentar?",', '+"title": "Hvaða kerfi hæfir?",']);
});

test('a card is added in four languages, and a question in Icelandic awaits translation', async ({
  page,
  work,
}) => {
  await work.open('/lausnir', 'value:pages/solutions/sections/topics/cards');
  await work.add('Námskeið');
  await work.write('Heading', (language) => `Námskeið ${language}`);
  await work.write('Text', (language) => `Við kennum ykkur á vefinn. ${language}`);
  const icon = await work.openField('Icon');
  await icon.getByRole('button', { name: 'Choose an icon' }).click();
  await icon.getByRole('searchbox').fill('graduation');
  await icon.getByRole('button', { name: 'graduation-cap' }).click();
  await expect(work.preview.getByRole('heading', { name: 'Námskeið Íslenska' })).toBeVisible();

  // The form would let the other languages wait by itself.
  const list = ['pages', 'specimens', 'sections', 'questions', 'questions'];
  const edit = { kind: 'insert', list, item: { id: 'er-thetta-dyrt' }, after: 'ownership' };
  await page.request.post(`${work.address}/api/draft/changes`, {
    headers: OWN_HEADERS,
    data: { edits: [edit] },
  });
  await work.open('/synishorn', `value:${list.join('/')}/er-thetta-dyrt`);
  for (const name of ['Question', 'Answer']) {
    await work.write(name, () => `${name}: nei.`, ['Íslenska']);
    await work.field(name).getByRole('button', { name: 'Show Íslenska for now' }).click();
    await expect(work.field(name).getByText('awaiting translation')).toHaveCount(3);
  }
  await work.fields.getByRole('button', { name: /^Dansk/ }).click();
  await expect(
    work.preview.locator('html[lang=da]').getByRole('heading', { name: 'Question: nei.' }),
  ).toBeVisible();
  await expect(work.preview.locator('[data-notice=untranslated]')).toBeVisible();
  const diff = await work.diff();
  for (const line of [
    ...['Dansk', 'English', 'Español', 'Íslenska'].map((language) => `+"title": "Námskeið ${language}",`),
    '+- { id: namskeid, icon: graduation-cap }',
    '-questions: [{ id: cost }, { id: failure }, { id: ownership }]',
    '+questions: [{ id: cost }, { id: failure }, { id: ownership }, { id: er-thetta-dyrt }]',
    '+"question": "Question: nei.",',
  ])
    expect(diff).toContain(line);
  expect(diff.filter((line) => line.startsWith('-'))).toHaveLength(1);
  await page.getByRole('link', { name: /^Changes/ }).click();
  await expect(page.getByRole('button', { name: /^Publish \d/ })).toBeEnabled();
  await work.openScreen(/^Translations \d+$/);
  await expect(page.getByText('Answer: nei.')).toBeVisible();
});

test('another look of a hero is chosen by keyboard, and one of two changes is undone', async ({
  page,
  work,
}) => {
  await work.open('/lausnir', 'value:pages/solutions/sections/hero');
  const looks = await work.openField('Look');
  await looks.getByText('See how each looks').click();
  const plain = looks.getByRole('button', { name: 'text only', exact: true });
  await expect(plain).toHaveAttribute('aria-pressed', 'false');
  await expect(looks.getByRole('button', { pressed: true })).toHaveCount(1);
  await plain.scrollIntoViewIfNeeded();
  const picture = looks.locator('iframe[title="text only"]');
  await expect(picture).not.toHaveAttribute('data-loading');
  // Only the section.
  await expect(picture.contentFrame().locator('#hero h1')).toBeVisible();
  await expect(picture.contentFrame().locator('header').first()).toBeHidden();
  await plain.focus();
  await page.keyboard.press('Enter');
  await expect(looks.getByRole('button', { pressed: true })).toHaveText('text only');
  await expect(plain).toBeFocused();
  await expect.poll(work.diff).toEqual(['+look: plain']);

  await work.open('/lausnir', 'text:solutions:solutions.hero.title');
  await work.write('Heading', () => 'Spurðu, byggðu svo', ['Íslenska']);
  await page.getByRole('link', { name: 'Changes 2' }).click();
  const heading = page.getByRole('listitem').filter({ hasText: 'Spurðu, byggðu svo' });
  await expect(heading).toBeVisible();
  await heading.getByRole('button', { name: 'Undo this change' }).click();
  await work.expectSaved(1);
  await expect.poll(work.diff).toEqual(['+look: plain']);
});

test('all changes are undone after a question, by keyboard', async ({ page, work }) => {
  for (const [slot, name] of [
    ['title', 'Heading'],
    ['text', 'Text'],
  ] as const) {
    await work.open('/lausnir', `text:solutions:solutions.hero.${slot}`);
    await work.write(name, () => 'Spurðu fyrst', ['Íslenska']);
  }
  await page.getByRole('link', { name: 'Changes 2' }).click();
  const undoAll = page.getByRole('button', { name: 'Undo all changes' });
  await expect(undoAll).toBeVisible();
  const question = page.getByRole('dialog', { name: /^Undo all 2 changes\?/ });
  await pressUntil(page, 'Tab', undoAll);
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(undoAll).toBeFocused();
  await expect(page.getByRole('link', { name: 'Changes 2' })).toBeVisible();
  await page.keyboard.press('Enter');
  await pressUntil(page, 'Tab', question.getByRole('button', { name: 'Undo all changes' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing waits to be published.')).toBeVisible();
  await expect.poll(work.diff).toEqual([]);
});

test('the first hour: a price is changed for practice, and nothing of it stays', async ({ page, work }) => {
  await page.goto(`${work.address}/home`);
  await pressToReload(page, page.getByRole('button', { name: 'Practise changing a price' }).first());
  const guide = page.getByRole('region', { name: 'Practice' });
  await guide.getByRole('link', { name: 'A page with prices' }).click();
  await expectRunning(work.preview);
  await work.preview.locator(`[data-source="${PRICE}"]`).filter({ visible: true }).first().click();
  await expect(guide).toContainText('step 2 of 5');
  await work.fields.getByRole('textbox', { name: 'ISK', exact: true }).fill('5990');
  await expect(guide).toContainText('step 3 of 5');
  await page.getByRole('link', { name: 'Changes 1', exact: true }).click();
  await expect(guide).toContainText('step 4 of 5');
  await page.getByRole('button', { name: 'Publish 1' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(guide).toContainText('Nothing of this practice was published.');
  await pressToReload(page, guide.getByRole('button', { name: 'Back to your work' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Anna');
  await expect(guide).toBeHidden();
  expect(await work.diff()).toEqual([]);
});

test('two people: other fields merge, the same field shows both values', async ({
  browser,
  page,
  work,
  server,
  studio,
}) => {
  await work.open('/lausnir', 'text:solutions:solutions.hero.title');
  await work.write('Heading', () => 'Spurðu, byggðu svo', ['Íslenska']);
  await (await work.openField('Text')).getByRole('textbox', { name: 'Íslenska' }).fill('Við svörum.');
  await work.expectSaved(2);

  const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' });
  const theirPage = await context.newPage();
  await theirPage.goto(
    studio.signInAddress +
      (await invitationTo(server, { email: 'bjorn@example.is', name: 'Björn', role: 'admin' })),
  );
  await theirPage.getByLabel('New password').fill(PASSWORD);
  await theirPage.getByRole('button', { name: 'Set the password and sign in' }).click();
  await expect(theirPage.getByText('anna@example.is: 2 changes')).toBeVisible();
  const otherWork = workOn(theirPage, studio, studio.signInAddress);
  await otherWork.openScreen('People');
  await theirPage.getByRole('banner').getByRole('button', { name: /Björn/ }).click();
  await theirPage.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(theirPage).toHaveTitle('Sign in to the Studio');
  await theirPage.getByLabel('E-mail address').fill('bjorn@example.is');
  await theirPage.getByLabel('Password').fill(PASSWORD);
  await theirPage.getByRole('button', { name: 'Sign in' }).click();
  await expect(theirPage.getByRole('heading', { name: 'Hello Björn' })).toBeVisible();

  await otherWork.open('/lausnir', 'text:solutions:solutions.hero.title');
  await otherWork.write('Heading', () => 'Spurðu og byggðu svo', ['Íslenska']);
  await otherWork.publish();
  await context.close();

  await page.getByRole('link', { name: 'Changes 2' }).click();
  const conflict = page.getByRole('alert');
  await expect(conflict).toContainText('Spurðu og byggðu svo');
  await expect(conflict).toContainText('Spurðu, byggðu svo');
  await conflict.getByRole('button', { name: 'Use mine' }).click();
  await expect(conflict).toBeHidden();
  await expect
    .poll(work.diff)
    .toEqual([
      '-"title": "Spurðu og byggðu svo",',
      expect.stringMatching(/^-"text": "Stundum /),
      '+"title": "Spurðu, byggðu svo",',
      '+"text": "Við svörum."',
    ]);
});

test('a password is changed, and a wrong code has a way on and a way back, by keyboard', async ({
  page,
  server,
  studio,
  expectErrors,
}) => {
  expectErrors(/status of 403.*\/(password|session)\b/);
  const invitation = await invitationTo(server, { email: 'eva@example.is', name: 'Eva', role: 'writer' });
  await page.goto(studio.signInAddress + invitation);
  const alert = page.getByRole('alert');
  const type = async (label: string, text: string) => {
    await pressUntil(page, 'Tab', page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  const press = async (target: Locator) => {
    await pressUntil(page, 'Tab', target);
    await page.keyboard.press('Enter');
  };
  const pressButton = (name: string) => press(page.getByRole('button', { name }));
  await type('New password', PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('New password')).toHaveAttribute('type', 'text');
  await pressButton('Set the password and sign in');
  await expect(page.getByRole('heading', { name: 'Hello Eva' })).toBeVisible();

  const menu = page.getByRole('button', { name: /Eva/ }).filter({ visible: true });
  await press(menu);
  await press(page.getByRole('link', { name: 'Change your password' }));
  await expect(page).toHaveTitle('Change your password – Studio');
  await type('Present password', 'a guess that is wrong');
  await type('New password', 'mosi undir hrauni 28');
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText('The present password is wrong. Nothing has been changed.');
  await pressUntil(page, 'Shift+Tab', page.getByLabel('Present password'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await expect(alert).toBeHidden();

  await press(menu);
  await press(page.getByRole('button', { name: 'Sign out', exact: true }));
  await expect(page).toHaveTitle('Sign in to the Studio');
  await type('E-mail address', 'eva@example.is');
  await pressButton('Mail me a code instead');
  await type('Code from the e-mail', '00000000');
  await page.keyboard.press('Enter');
  await expect(alert).toContainText('Ask for a new one.');
  await pressButton('Mail me a new code');
  await expect(alert).toBeHidden();
  await expect(page.getByLabel('Code from the e-mail')).toHaveValue('');
  await pressButton('Use my password instead');
  await type('Password', 'mosi undir hrauni 28');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hello Eva' })).toBeVisible();
});
