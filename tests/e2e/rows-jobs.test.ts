import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Role } from '../../studio/api/constants.ts';
import { photograph } from '../unit/studio/some-pictures.ts';
import { askServer } from './ask-server.ts';
import type { OwnServer } from './own-server.ts';
import { expectRunning, invitationTo, PASSWORD, test } from './studio-test.ts';

/* Work with news and projects in the Studio of a running server, and what visitors of the four sites see of it. */

test.describe.configure({ mode: 'default' });

const LANGUAGES = ['is', 'en', 'es', 'da'];

/** Responses for an address, on the site of each language: the status, and whether a text is on the page. */
const onSites = ({ port }: OwnServer, path: string, words: string) =>
  Promise.all(
    LANGUAGES.map(async (language) => {
      const answer = await askServer(language, path, port);
      return `${language} ${answer.status}${answer.text.includes(words) ? ' shown' : ''}`;
    }),
  );

const addressOf = ({ port }: OwnServer) => `http://localhost:${port}/studio`;

/** Browser windows of two people who have accepted their invitations. */
let writers: BrowserContext;
let publishers: BrowserContext;

test.beforeAll(async ({ browser, server }) => {
  // The server starts the Studio after it serves the sites.
  const address = addressOf(server);
  await expect.poll(async () => (await fetch(`${address}/api/session`)).status).toBe(200);
  const signIn = async (role: Role) => {
    const context = await browser.newContext({
      locale: 'en',
      reducedMotion: 'reduce',
      // Times are typed in the editor's time zone.
      timezoneId: 'America/New_York',
    });
    const page = await context.newPage();
    await page.goto(
      address + (await invitationTo(server, { email: `${role}@example.is`, name: role, role })),
    );
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Set the password and sign in' }).click();
    await expect(page.getByRole('link', { name: 'News', exact: true })).toBeVisible();
    await page.close();
    return context;
  };
  [writers, publishers] = [await signIn('writer'), await signIn('publisher')];
});
test.afterAll(async () => {
  await writers.close();
  await publishers.close();
});

const allSites = (answer: string) => LANGUAGES.map((language) => `${language} ${answer}`);

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const state = (page: Page) => page.getByRole('main').locator('strong').first();
/** The page next to the fields. */
const findVisiblePage = (page: Page) => page.locator('iframe:not([data-next])').contentFrame();

/** Alternative text of a picture. */
const ALT = {
  is: ['Íslenska', 'Nýja húsið við höfnina'],
  en: ['English', 'The new house by the harbour'],
  es: ['Español', 'La casa nueva junto al puerto'],
  da: ['Dansk', 'Det nye hus ved havnen'],
} as const;

test('a news item is drafted by a writer, scheduled by a publisher and goes live on four sites', async ({
  server,
}) => {
  const [writer, publisher] = [await writers.newPage(), await publishers.newPage()];
  await writer.goto(`${addressOf(server)}/home`);
  await writer.getByRole('link', { name: 'News', exact: true }).click();
  await expect(writer.getByRole('heading', { name: 'News', level: 1 })).toBeVisible();
  await writer.getByRole('link', { name: 'New news item' }).click();
  await field(writer, 'Title').fill('Við ætlum að flytja');
  await expect(field(writer, 'End of the address')).toHaveValue('vid-aetlum-ad-flytja');
  await field(writer, 'Text').fill('Nú er komið að því.\nVerið velkomin.');
  await button(writer, 'Choose a picture').click();
  const dialog = writer.getByRole('dialog', { name: 'Choose a picture' });
  await dialog
    .getByLabel('Upload pictures')
    .and(writer.locator('input'))
    .setInputFiles({ name: 'hus.jpg', mimeType: 'image/jpeg', buffer: await photograph(1000, 600) });
  for (const [language, text] of Object.values(ALT))
    await dialog.getByRole('textbox', { name: language }).fill(text);
  await button(writer, 'Save').last().click();
  await expect(dialog).toBeHidden();
  await writer.getByRole('button', { name: /^English/ }).click();
  await field(writer, 'Title').fill('We are moving');
  await field(writer, 'Text').fill('The time has come.\nBe welcome.');
  const preview = writer.locator('iframe:not([data-next])').contentFrame();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('We are moving');
  await expect(preview.getByText('Be welcome.')).toBeVisible();
  await button(writer, 'Save').click();
  await expect(writer.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await expect(writer).toHaveURL(/\/news\/vid-aetlum-ad-flytja$/);
  await expect(button(writer, 'Publish now')).toHaveCount(0);
  await writer.getByRole('button', { name: /^English/ }).click();

  await publisher.goto(`${addressOf(server)}/news`);
  await publisher.getByRole('navigation', { name: 'State' }).getByRole('link', { name: 'Drafts' }).click();
  await publisher.getByRole('link', { name: 'Við ætlum að flytja' }).click();
  const path = '/frettir/vid-aetlum-ad-flytja';
  expect(await onSites(server, path, '<h1')).toEqual(allSites('302'));
  const publishTime = await publisher.evaluate(() => {
    const date = new Date(Date.now() + 5_000);
    return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
  });
  await publisher.getByLabel('Appears on').fill(publishTime);
  await button(publisher, 'Publish at this time').click();
  await expect(state(publisher)).toHaveText('Scheduled');
  await expect.poll(() => onSites(server, path, '<h1')).toEqual(allSites('200 shown'));
  expect(await onSites(server, path, 'We are moving')).toContain('en 200 shown');
  expect(await onSites(server, path, '/400.avif 400w, ')).toEqual(allSites('200 shown'));
  for (const [language, [, text]] of Object.entries(ALT))
    expect(await onSites(server, path, `alt="${text}"`)).toContain(`${language} 200 shown`);
  await expect.poll(() => onSites(server, '/frettir', path)).toEqual(allSites('200 shown'));
  await writer.close();
  await publisher.close();
});

test('a live project is unpublished and gone', async ({ server }) => {
  const page = await publishers.newPage();
  await page.goto(`${addressOf(server)}/projects`);
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').nth(5);
  const title = await first.textContent();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  const path = `/verkefni/${new URL(page.url()).pathname.split('/').at(-1)}`;
  expect(await onSites(server, path, '<h1')).toEqual(allSites('200 shown'));
  // The colours of a case are chosen next to its page.
  const colours = page.getByLabel('Colours');
  const before = await colours.inputValue();
  const readGround = () =>
    findVisiblePage(page)
      .getByRole('article')
      .evaluate((article) => getComputedStyle(article).getPropertyValue('--ground'));
  const ground = await readGround();
  await colours.selectOption({ label: before === 'sea' ? 'Lava: dark red' : 'Sea: blue-green' });
  await expect.poll(readGround).not.toBe(ground);
  await colours.selectOption(before);
  await button(page, 'Unpublish it').click();
  await expect(state(page)).toHaveText('Unpublished');
  await expect.poll(() => onSites(server, path, '<h1')).toEqual(allSites('302'));
  await expect.poll(() => onSites(server, '/verkefni', path)).toEqual(allSites('200'));
  // An editor who finds it on a page opens it there.
  await page.goto(`${addressOf(server)}/edit/en/verkefni`);
  const preview = findVisiblePage(page);
  await expect(preview.locator('[data-source^="row:projects/"]').first()).toBeVisible();
  await page.goto(`${addressOf(server)}/edit/en/frettir`);
  const entry = preview.locator('[data-source^="row:news/"]').first();
  const headingText = await entry.getByRole('heading').textContent();
  const day = await entry.locator('time').textContent();
  await expectRunning(preview);
  await entry.getByRole('heading').click();
  await expect(page).toHaveURL(/\/news\/[a-z0-9-]+$/);
  await page.getByRole('button', { name: /^English/ }).click();
  await expect(field(page, 'Title')).toHaveValue(headingText ?? '');
  await expect(preview.getByRole('time').first()).toHaveText(day ?? '');
  await page.goto(`${addressOf(server)}/projects?state=hidden`);
  await page.getByRole('link', { name: title ?? '' }).click();
  await button(page, 'Show it again').click();
  await expect.poll(() => onSites(server, path, '<h1')).toEqual(allSites('200 shown'));
  await page.close();
});

test('nothing typed is lost on leaving, closing a tab or a conflict', async ({ server }) => {
  const page = await writers.newPage();
  await page.goto(`${addressOf(server)}/news/_new`);
  await button(page, 'Save').click();
  await expect(field(page, 'Title')).toBeFocused();
  await expect(field(page, 'Title')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Title').fill('Tvær að skrifa');
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(field(page, 'Title')).toHaveValue('Tvær að skrifa');
  const tab = await page.context().newPage();
  await page.close();
  await tab.goto(`${addressOf(server)}/news/_new`);
  await expect(tab.getByText(/has not been saved/)).toBeVisible();
  await expect(field(tab, 'Title')).toHaveValue('Tvær að skrifa');
  await button(tab, 'Save').click();
  await expect(tab).toHaveURL(/\/news\/tvaer-ad-skrifa$/);

  const otherPage = await publishers.newPage();
  await otherPage.goto(tab.url());
  await field(otherPage, 'Text').fill('Hennar texti.');
  await field(otherPage, 'Excerpt').fill('Hennar útdráttur.');
  await button(otherPage, 'Save').click();
  await expect(otherPage.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

  await field(tab, 'Text').fill('Minn texti.');
  await button(tab, 'Save').click();
  const conflict = tab.getByRole('alert');
  await expect(conflict).toContainText('Hennar texti.');
  await expect(conflict).toContainText('Minn texti.');
  // Fields that only one of them has written are not asked about.
  await expect(field(tab, 'Excerpt')).toHaveValue('Hennar útdráttur.');
  await conflict.getByRole('button', { name: 'Use mine' }).click();
  await button(tab, 'Save').click();
  await expect(tab.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await otherPage.reload();
  await expect(field(otherPage, 'Text')).toHaveValue('Minn texti.');

  tab.once('dialog', (dialog) => dialog.accept());
  await button(tab, 'Delete this draft').click();
  await expect(tab).toHaveURL(/\/news$/);
  await expect(tab.getByRole('link', { name: 'Tvær að skrifa' })).toHaveCount(0);
  await tab.close();
  await otherPage.close();
});
