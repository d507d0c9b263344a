import { expect, type Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { SubmissionTable } from '../../server/forms/submission.ts';
import type { Edit } from '../../studio/api.ts';
import { studioSite } from '../studio-site.ts';
import { someSubmission } from '../unit/database/some-submissions.ts';
import { photograph } from '../unit/studio/some-pictures.ts';
import { pressUntil } from './press-until.ts';
import { barriersOn } from './run-axe.ts';
import { studioScreens } from './studio-routes.ts';
import { screenFaults } from './studio-screen-faults.ts';
import { invitationTo, OWN_HEADERS, PASSWORD, test } from './studio-test.ts';

/*
 * Every screen of the Studio, with nothing in it and with something: for everybody, on a phone and on a desk, in the light or
 * the dark scheme, in words that editors know.
 */

test.describe.configure({ mode: 'default' });

/** What the screens are about. */
interface Known {
  readonly state: 'empty' | 'filled';
  readonly invitation: string;
  readonly picture: string;
  readonly request: string;
}

interface Visit {
  readonly at: string;
  /** What is done on the screen before it is looked at, and after. */
  readonly act?: (page: Page) => Promise<void>;
  readonly leave?: (page: Page) => Promise<void>;
}

const source = (path: string) => `source=${encodeURIComponent(path)}`;
const PRICE = source('value:packages/hosting/packages/basic/price');

/** Where each screen is seen in each state. News and projects are there at first, everything else at last. */
const visits: Readonly<Record<string, (known: Known) => readonly (string | Visit)[]>> = {
  '/sign-in': ({ state }) => (state === 'empty' ? ['/sign-in'] : []),
  '/invitation': ({ state, invitation }) =>
    state === 'empty'
      ? ['/invitation#gone', { at: invitation.replace('#', '?#'), leave: acceptInvitation }]
      : [],
  '/home': ({ state }) =>
    state === 'empty'
      ? ['/home']
      : [
          { at: '/home', act: searchEverything },
          { at: '/home', act: startPractice, leave: endPractice },
        ],
  '/edit/:language/*': ({ state }) =>
    state === 'empty'
      ? ['/edit/is/', '/edit/is/?source=value%3Anothing']
      : [
          `/edit/is/lausnir/vefhysing?${PRICE}`,
          `/edit/is/lausnir?${source('text:solutions:solutions.hero.title')}`,
          `/edit/is/lausnir?${source('value:pages/solutions')}`,
          `/edit/is/?${source('value:forms/contact')}`,
        ],
  '/changes': () => ['/changes'],
  '/history': () => ['/history'],
  '/calendar': () => ['/calendar'],
  '/waiting': () => ['/waiting'],
  '/pages/new': ({ state }) =>
    state === 'empty' ? ['/pages/new'] : [{ at: '/pages/new', act: nameThePage }],
  '/gallery/:language/:page': ({ state }) => (state === 'empty' ? ['/gallery/is/solutions'] : []),
  '/removal/:language': ({ state }) => [
    `/removal/is?${source(state === 'empty' ? 'value:pages/solutions/sections/steps' : 'value:pages/solutions')}`,
  ],
  '/new/:language': ({ state }) =>
    state === 'empty'
      ? ['/new/is?source=value%3Anothing']
      : [{ at: `/new/is?${source('value:forms/contact/fields')}`, act: nameTheItem }],
  '/news': () => ['/news', '/news?q=zzz'],
  '/news/:name': ({ state }) =>
    state === 'empty' ? ['/news/_new'] : ['/news/floskuhals', { at: '/news/_new', act: choosePicture }],
  '/projects': () => ['/projects'],
  '/projects/:name': ({ state }) => (state === 'empty' ? ['/projects/_new'] : []),
  '/people': () => ['/people'],
  '/people/log': () => ['/people/log'],
  '/pictures': () => ['/pictures'],
  '/pictures/:file': ({ state, picture }) => (state === 'empty' ? [] : [`/pictures/${picture}`]),
  '/requests': ({ state }) => (state === 'empty' ? ['/requests', '/requests?folder=spam'] : ['/requests']),
  '/requests/:id': ({ state, request }) => (state === 'empty' ? [] : [`/requests/${request}`]),
  '/requests/statistics': () => ['/requests/statistics'],
  '/requests/person': ({ state }) =>
    state === 'empty' ? ['/requests/person'] : [{ at: '/requests/person', act: findPerson }],
};

test('every screen is in the table', async () => {
  expect(Object.keys(visits).sort()).toEqual([...(await studioScreens())].sort());
});

test('every screen, in Icelandic with nothing in it, in English with something', async ({
  page,
  expectErrors,
  server,
  studio: { signInAddress: address },
  table,
}) => {
  test.setTimeout(240_000);
  // A link that has ended, and a thing that is no longer there.
  expectErrors(/status of 40[149] /, /status of 422 /);
  const client = await server.editor();
  const names = ['news', 'projects'];
  const rows = await Promise.all(names.map(async (name) => (await client.from(name).select()).data ?? []));
  const removeRows = () => Promise.all(names.map((name) => client.from(name).delete().neq('title', '')));

  await page.goto(`${address}/sign-in`);
  await setLanguage(page, 'is');
  const none = {
    invitation: await invitationTo(server, { email: 'dora@example.is', name: 'Dóra', role: 'admin' }),
    picture: '',
    request: '',
  };
  await removeRows();
  for (const visitsOf of Object.values(visits))
    for (const visit of visitsOf({ ...none, state: 'empty' })) await expectForAll(page, address, visit);

  await setLanguage(page, 'en');
  const filled = await fill(page, address, client, table);
  for (const visitsOf of Object.values(visits))
    for (const visit of visitsOf({ ...none, ...filled, state: 'filled' }))
      await expectForAll(page, address, visit);

  // Other tests find everything as it was.
  await page.request.delete(`${address}/api/draft`, { headers: OWN_HEADERS });
  await page.request.delete(`${address}/api/pictures/${filled.picture}`, { headers: OWN_HEADERS });
  await removeRows();
  for (const [place, name] of names.entries())
    await client
      .from(name)
      .insert(rows[place] ?? [])
      .throwOnError();
});

test('by the keyboard alone: search, menus, dialogs and the gallery', async ({
  page,
  table,
  work: { address },
}) => {
  const focused = page.locator(':focus');

  // What is found on the home screen opens its field.
  await page.goto(`${address}/home`);
  await pressUntil(page, 'Tab', page.getByRole('searchbox'));
  await page.keyboard.type('Spurningar sem við fáum');
  await page.keyboard.press('Enter');
  const found = page.getByRole('search').getByRole('link', { name: /^Spurningar sem við fáum/ });
  await expect(found).toBeVisible();
  await pressUntil(page, 'Tab', found);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('group', { name: 'Heading', exact: true });
  await expect(heading.getByRole('textbox', { name: 'Íslenska' })).toBeFocused();
  await expect(page).toHaveTitle(/Edit – Studio$/);

  // A menu is opened, closed and left.
  const more = page.locator('summary', { hasText: 'More' });
  await pressUntil(page, 'Shift+Tab', more);
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('banner').getByRole('link', { name: 'Calendar' });
  await pressUntil(page, 'Tab', calendar);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(calendar).toBeHidden();
  await page.keyboard.press('Enter');
  await pressUntil(page, 'Tab', calendar);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Calendar – Studio');

  // A section comes from the gallery, and its fields have the keyboard.
  await page.goto(`${address}/edit/is/lausnir`);
  // From the end: the page has a stop for each of its texts.
  await expect(page.getByRole('link', { name: 'Add a section' })).toBeVisible();
  await pressUntil(page, 'Shift+Tab', page.getByRole('link', { name: 'Add a section' }));
  await page.keyboard.press('Enter');
  const benefits = page.getByRole('button', { name: 'Add: Benefits' });
  await expect(benefits).toBeVisible();
  await pressUntil(page, 'Tab', benefits);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/source=.*benefits/);
  await expect(page.getByRole('complementary', { name: 'Fields' }).locator(':focus')).toHaveCount(1);

  // Dialogs take the keyboard and give it back.
  await page.goto(`${address}/news/_new`);
  const choose = page.getByRole('button', { name: 'Choose a picture' });
  await pressUntil(page, 'Tab', choose);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(choose).toBeFocused();

  await table.insert([someSubmission({ receivedAt: new Date().toISOString() })]);
  await page.goto(`${address}/requests`);
  const request = page.getByRole('list', { name: 'Requests' }).getByRole('link').first();
  await expect(request).toBeVisible();
  await pressUntil(page, 'Tab', request);
  await page.keyboard.press('Enter');
  const remove = page.getByRole('button', { name: 'Delete this request' });
  await expect(remove).toBeVisible();
  await pressUntil(page, 'Tab', remove);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('for good');
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await pressUntil(page, 'Tab', dialog.getByRole('button', { name: 'Delete for good' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/requests$/);
  await expect(focused).toHaveCount(1);
});

/**
 * Each width and each scheme once: no colour depends on the width, and no layout on the scheme. A desk by any rule, and a
 * phone, which shows hardly anything else, by those whose outcome depends on the scheme, the width or what is shown.
 */
const SIZES = [
  {
    width: 360,
    height: 740,
    colorScheme: 'dark',
    rules: [
      'color-contrast',
      'link-in-text-block',
      'scrollable-region-focusable',
      'button-name',
      'link-name',
    ],
  },
  { width: 1280, height: 800, colorScheme: 'light', rules: [] },
] as const;

/** Looks at a screen on a phone and on a desk. */
async function expectForAll(page: Page, address: string, visit: string | Visit): Promise<void> {
  const { at, act, leave } = typeof visit === 'string' ? { at: visit } : visit;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address + at);
  await expect(page.locator('[data-help]')).toHaveCount(1);
  await act?.(page);
  for (const { colorScheme, rules, ...size } of SIZES) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    const what = `${at}, ${size.width} px, ${colorScheme}`;
    expect.soft(await barriersOn(page, { rules }), what).toEqual([]);
    expect.soft(await page.evaluate(screenFaults), what).toEqual([]);
  }
  await leave?.(page);
}

async function setLanguage(page: Page, language: 'is' | 'en'): Promise<void> {
  await page.evaluate((code) => localStorage.setItem('studioLanguage', code), language);
}

/** Puts something of everything into the Studio. @returns where it is */
async function fill(page: Page, address: string, client: SupabaseClient, table: SubmissionTable) {
  const item = { title: 'Flöskuháls', content: 'Fyrsta lína.', published_at: new Date().toISOString() };
  await client.from('news').insert({ ...item, slug: 'floskuhals' });
  const request = someSubmission({ receivedAt: new Date().toISOString() });
  await table.insert([request, someSubmission({ spam: true })]);
  const { data } = await client.from('form_submissions').select('id').eq('spam', false).limit(1);
  const headers = { ...OWN_HEADERS, 'content-type': 'image/jpeg' };
  const upload = await page.request.post(`${address}/api/pictures?name=Gullfoss.jpg`, {
    headers,
    data: await photograph(480, 400),
  });
  const { file } = (await upload.json()) as { readonly file: string };
  const draft = await page.request.post(`${address}/api/draft/changes`, {
    headers: OWN_HEADERS,
    data: { edits: EDITS },
  });
  expect(draft.ok(), await draft.text()).toBe(true);
  return { picture: file, request: String(data?.[0]?.id) };
}

const HEADING = 'solutions:solutions.hero.title';
const texts = JSON.parse(studioSite()['locales/is/solutions.json'] ?? '') as {
  readonly solutions: { readonly hero: { readonly title: string } };
};

/** An offer, and a text that other languages wait for. */
const EDITS: readonly Edit[] = [
  {
    kind: 'set',
    path: ['packages', 'hosting', 'packages', 'basic', 'price', 'offers'],
    after: [
      {
        validFrom: '2031-11-27',
        validUntil: '2031-11-30',
        amounts: { ISK: 2990, USD: 19, EUR: 25, DKK: 149 },
      },
    ],
  },
  { kind: 'text', language: 'is', key: HEADING, before: texts.solutions.hero.title, after: 'Spurðu fyrst' },
];

async function acceptInvitation(page: Page): Promise<void> {
  await page.locator('[type=password]').fill(PASSWORD);
  await page.locator('[type=submit]').click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

/** Practising begins and ends with a new document. */
async function startPractice(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Practise changing a price' }).first().click();
  await loaded;
  await expect(page.getByRole('region', { name: 'Practice' })).toBeVisible();
}

async function endPractice(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'End the practice' }).click();
  await loaded;
  await expect(page.getByRole('region', { name: 'Practice' })).toBeHidden();
}

async function searchEverything(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('Spurðu');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('search').getByRole('link').first()).toBeVisible();
}

async function nameThePage(page: Page): Promise<void> {
  await page.getByLabel('Name in Icelandic').fill('Aðgengi');
  await expect(page.getByText('This address is free.')).toBeVisible();
}

async function nameTheItem(page: Page): Promise<void> {
  await page.getByLabel('Name for a new one').fill('Aldur');
  await expect(page.getByRole('group', { name: 'Label' })).toBeVisible();
}

async function choosePicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Gullfoss/ })).toBeVisible();
}

async function findPerson(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill('sigga@example.is');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('button', { name: /^Delete all 2/ })).toBeVisible();
}
