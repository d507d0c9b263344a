import { expect, type Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { RouteObject } from 'react-router';
import type { Edit } from '../../edits/edit-schema.ts';
import type { SubmissionTable } from '../../server/submissions/submission.ts';
import { studioSite } from '../studio-site.ts';
import { someSubmission } from '../unit/database/some-submissions.ts';
import { photograph } from '../unit/studio/some-pictures.ts';
import { barriersOn } from './run-axe.ts';
import { invitationTo, OWN_HEADERS, PASSWORD, pressToReload, pressUntil, test } from './studio-test.ts';

/*
 * Every screen of the Studio, empty and with content: accessible, on a phone and on a desktop, in the light or
 * the dark scheme, in words that editors know.
 */

test.describe.configure({ mode: 'default' });

/** Records that the screens show. */
interface VisitContext {
  readonly state: 'empty' | 'filled';
  readonly invitation: string;
  readonly picture: string;
  readonly request: string;
}

interface Visit {
  readonly at: string;
  /** Steps on the screen before it is checked, and after. */
  readonly act?: (page: Page) => Promise<void>;
  readonly leave?: (page: Page) => Promise<void>;
}

const source = (path: string) => `source=${encodeURIComponent(path)}`;
const PRICE = source('value:packages/hosting/packages/basic/price');

/** Addresses and states in which each screen is visited; both states if they differ. */
const visits: Readonly<Record<string, (context: VisitContext) => readonly (string | Visit)[]>> = {
  '/sign-in': ({ state }) => (state === 'empty' ? ['/sign-in'] : []),
  '/invitation': ({ state, invitation }) =>
    state === 'empty'
      ? ['/invitation#gone', { at: invitation.replace('#', '?#'), leave: acceptInvitation }]
      : [],
  '/home': ({ state }) =>
    state === 'empty'
      ? ['/home']
      : [
          { at: '/home', act: findAnything, leave: (page) => page.keyboard.press('Escape') },
          { at: '/home', act: startPractice, leave: endPractice },
        ],
  '/edit/:language/*': ({ state }) =>
    state === 'empty'
      ? ['/edit/is/', '/edit/is/?source=value%3Anothing']
      : [
          `/edit/is/lausnir/vefhysing?${PRICE}`,
          `/edit/is/lausnir?${source('text:solutions:solutions.hero.title')}`,
          { at: `/edit/is/lausnir?${source('value:pages/solutions/sections/hero')}`, act: openLooks },
          `/edit/is/?${source('value:forms/contact')}`,
        ],
  '/changes': () => ['/changes'],
  '/history': ({ state }) => (state === 'empty' ? [] : ['/history']),
  '/calendar': () => ['/calendar'],
  '/waiting': () => ['/waiting'],
  '/pages/new': ({ state }) =>
    state === 'empty' ? ['/pages/new'] : [{ at: '/pages/new', act: nameThePage }],
  '/gallery/:language/:page': ({ state }) => (state === 'empty' ? ['/gallery/is/solutions'] : []),
  '/removal/:language': ({ state }) =>
    state === 'empty' ? [] : [`/removal/is?${source('value:pages/solutions')}`],
  '/new/:language': ({ state }) =>
    state === 'empty' ? [] : [{ at: `/new/is?${source('value:forms/contact/fields')}`, act: nameTheItem }],
  '/news': ({ state }) => (state === 'empty' ? ['/news'] : ['/news', '/news?q=zzz']),
  '/news/:name': ({ state }) =>
    state === 'empty' ? ['/news/_new'] : ['/news/floskuhals', { at: '/news/_new', act: choosePicture }],
  '/projects': ({ state }) => (state === 'empty' ? [] : ['/projects']),
  '/projects/:name': ({ state }) => (state === 'empty' ? ['/projects/_new'] : []),
  '/password': ({ state }) => (state === 'empty' ? [] : ['/password']),
  '/people': ({ state }) => (state === 'empty' ? [] : ['/people']),
  '/people/log': ({ state }) => (state === 'empty' ? [] : ['/people/log']),
  '/pictures': () => ['/pictures'],
  '/pictures/:file': ({ state, picture }) => (state === 'empty' ? [] : [`/pictures/${picture}`]),
  '/requests': ({ state }) => (state === 'empty' ? ['/requests'] : ['/requests', '/requests?folder=spam']),
  '/requests/:id': ({ state, request }) => (state === 'empty' ? [] : [`/requests/${request}`]),
  '/requests/statistics': ({ state }) => (state === 'empty' ? [] : ['/requests/statistics']),
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
  // An expired link, and a record that no longer exists.
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
  for (const visit of inTurns({ ...none, state: 'empty' })) await expectForAll(page, address, visit);

  const contents = await fill(page, address, client, table);
  await setLanguage(page, 'en');
  for (const visit of inTurns({ ...none, ...contents, state: 'filled' }))
    await expectForAll(page, address, visit);

  // Other tests expect the original state.
  await page.request.delete(`${address}/api/draft`, { headers: OWN_HEADERS });
  await page.request.delete(`${address}/api/pictures/${contents.picture}`, { headers: OWN_HEADERS });
  await removeRows();
  for (const [place, name] of names.entries())
    await client
      .from(name)
      .insert(rows[place] ?? [])
      .throwOnError();
});

test('by the keyboard alone: a menu, and a request that is deleted after a question', async ({
  page,
  table,
  work: { address },
}) => {
  const focused = page.locator(':focus');

  // A menu is opened, closed and left.
  await page.goto(`${address}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const account = page.getByRole('banner').getByRole('button', { name: /Anna/ });
  await pressUntil(page, 'Tab', account);
  await page.keyboard.press('Enter');
  const practice = page.getByRole('banner').getByRole('button', { name: 'Practise changing a price' });
  await pressUntil(page, 'Tab', practice);
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await expect(practice).toBeHidden();
  await pressUntil(page, 'Shift+Tab', page.getByRole('banner').getByRole('link', { name: 'Calendar' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Calendar – Studio');

  // A dialog takes the keyboard and gives it back.
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
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('for good');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await pressUntil(page, 'Tab', dialog.getByRole('button', { name: 'Delete for good' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/requests$/);
  await expect(focused).toHaveCount(1);
});

/**
 * Each width and each scheme once: no color depends on the width, and no layout on the scheme. All rules run on a
 * desktop; on a phone only those whose outcome depends on the scheme, the width or the content.
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

/** Part of the Studio that a screen is in. News and projects have the same screens. */
const partOf = (path: string) => (path.split(/[/?#]/)[1] ?? '').replace('projects', 'news');

/** Visits of all screens in a state. Few of one part follow each other, because each of those reloads the Studio. */
function inTurns(context: VisitContext): readonly Visit[] {
  const turns = new Map<string, number>();
  const all = Object.entries(visits).flatMap(([path, visitsOf]) =>
    visitsOf(context).map((visit) => {
      const { at, ...rest } = typeof visit === 'string' ? { at: visit } : visit;
      // Screens for people who are not signed in yet come first.
      const turn = ['/sign-in', '/invitation'].includes(path) ? 0 : (turns.get(partOf(at)) ?? 0) + 1;
      turns.set(partOf(at), turn);
      return { at, turn, ...rest };
    }),
  );
  return all.sort((one, other) => one.turn - other.turn);
}

/** Checks a screen on a phone and on a desktop. */
async function expectForAll(page: Page, address: string, { at, act, leave }: Visit): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await show(page, address + at);
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

/** Shows a screen, without loading the Studio again if the screen is in another part of it. */
async function show(page: Page, address: string): Promise<void> {
  const partAt = (url: string) => partOf(new URL(url).pathname.slice('/studio'.length));
  if (partAt(page.url()) === partAt(address)) await page.goto(address);
  else
    await page.evaluate((to) => {
      document.querySelector('h1')?.setAttribute('data-left', '');
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  await page.locator('h1:not([data-left])').waitFor({ state: 'attached' });
}

async function setLanguage(page: Page, language: 'is' | 'en'): Promise<void> {
  await page.evaluate((code) => localStorage.setItem('studioLanguage', code), language);
  await page.reload();
}

/** Puts a record of every kind into the Studio. @returns their addresses */
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

/** An offer, and a text that awaits translation. */
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

async function startPractice(page: Page): Promise<void> {
  await pressToReload(page, page.getByRole('button', { name: 'Practise changing a price' }).first());
  await expect(page.getByRole('region', { name: 'Practice' })).toBeVisible();
}

async function endPractice(page: Page): Promise<void> {
  await pressToReload(page, page.getByRole('button', { name: 'End the practice' }));
  await expect(page.getByRole('region', { name: 'Practice' })).toBeHidden();
}

async function openLooks(page: Page): Promise<void> {
  await page.getByText(/^More \(\d+\)$/).click();
  await page.locator('summary').filter({ hasText: /^Look/ }).click();
  await page.getByRole('group', { name: 'Look', exact: true }).getByText('See how each looks').click();
  await expect(page.getByRole('button', { name: 'large, for the home page', exact: true })).toBeVisible();
}

async function findAnything(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Spurðu');
  await expect(page.getByRole('option').first()).toBeVisible();
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
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Delete all 2/ })).toBeVisible();
}

/** The parts of a browser that the modules of the interface use while they load. */
const BROWSER = {
  document: { documentElement: { style: {} }, querySelector: () => null },
  localStorage: { getItem: () => null },
  window: { addEventListener: () => {} },
};

/** The paths of all screens of the Studio, from its own table of routes. */
async function studioScreens(): Promise<readonly string[]> {
  Object.assign(globalThis, BROWSER);
  try {
    const { routes } = await import('../../studio/web/routes.tsx');
    return listScreens(routes);
  } finally {
    for (const name of Object.keys(BROWSER)) Reflect.deleteProperty(globalThis, name);
  }
}

function listScreens(routes: readonly RouteObject[], parent = ''): readonly string[] {
  return routes.flatMap(({ path = '', element, children = [] }) => {
    const fullPath = path.startsWith('/') ? path : [parent, path].filter(Boolean).join('/');
    return [...(element && path ? [fullPath] : []), ...listScreens(children, fullPath)];
  });
}

/**
 * Faults of the current screen that axe does not report. Runs in the browser, so it uses nothing from outside.
 * @returns a line for each fault
 */
function screenFaults(): readonly string[] {
  /** In CSS pixels: a target of a finger or a pointer, and a line of text with a link. */
  const [FINGER, LINE] = [innerWidth < 768 ? 44 : 20, 20];
  const PROGRAMMERS_WORDS = /\b(?:yaml|json|schema\w*|commit\w*|branch\w*|deploy\w*|rows?)\b/i;

  /** Height of the area that reacts: the label around a checkbox, or the box that a link or button stretches over. */
  const heightOf = (element: HTMLElement) => {
    const isStretched = ['::before', '::after'].some((part) => {
      const { position, inset } = getComputedStyle(element, part);
      return position === 'absolute' && inset === '0px';
    });
    const label = element.matches('[type=radio], [type=checkbox]') ? element.closest('label') : element;
    return ((isStretched && element.offsetParent) || label || element).getBoundingClientRect().height;
  };
  const controls =
    'a[href], button, summary, select, textarea, input:not([type=hidden]), [contenteditable=true], [tabindex="0"]';
  const small = [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    // Visually hidden elements are one pixel in size.
    if (!element.checkVisibility({ visibilityProperty: true }) || width <= 1 || height <= 1) return [];
    const { display, lineHeight } = getComputedStyle(element);
    const isInText = element.localName === 'a' && display === 'inline';
    if (isInText ? Number.parseFloat(lineHeight) >= LINE : heightOf(element) >= FINGER - 0.5) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.localName} “${name.trim().slice(0, 40)}” is ${Math.round(heightOf(element))} px high`;
  });

  const attributeTexts = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  const words = [document.body.innerText, ...attributeTexts].flatMap(
    (text) => PROGRAMMERS_WORDS.exec(text)?.[0] ?? [],
  );

  const headings = document.querySelectorAll('h1').length;
  const { scrollWidth, scrollHeight } = document.documentElement;
  const isWorkplace = document.querySelector('main iframe:not([inert])') !== null;
  return [
    ...(headings === 1 ? [] : [`${headings} headings of the screen`]),
    ...(scrollWidth <= innerWidth ? [] : [`${scrollWidth - innerWidth} px too wide`]),
    // Next to a page, the fields scroll and not the window.
    ...(isWorkplace && location.pathname.includes('/edit/') && scrollHeight > innerHeight
      ? [`${scrollHeight - innerHeight} px too high`]
      : []),
    ...small,
    ...words.map((word) => `a programmer’s word: ${word}`),
  ];
}
