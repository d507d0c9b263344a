import { resolve } from 'node:path';
import { expect, type FrameLocator, type Locator, type Page, type Response } from '@playwright/test';
import type { Edit } from '../../edits/edit-schema.ts';
import { buildStudio } from '../../server/build/build-studio.ts';
import { readRunningNote } from '../../server/database/folder-lock.ts';
import type { SubmissionTable } from '../../server/submissions/submission.ts';
import { connectSubmissionTable } from '../../server/submissions/submission-table.ts';
import type { Role } from '../../studio/api/constants.ts';
import type { Draft } from '../../studio/api/drafts-api.ts';
import { invite } from '../../studio/server/people-table.ts';
import { checkAnswer } from '../studio-answers.ts';
import { type RunningMailServer, startMailServer } from '../unit/mail/mail-server.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { type RunningStudio, startStudio } from './running-studio.ts';
import { test as base } from './site-test.ts';

interface StudioParts {
  /** The built sites with the Studio of a running server, over a separate database. */
  readonly server: OwnServer;
  /** Receives the mails that the Studio sends. */
  readonly mailServer: RunningMailServer;
  /** A Studio over a small site with the database of `server`. Use unique names for records in the database. */
  readonly studio: RunningStudio;
}

interface TestParts {
  /** Actions of Anna. */
  readonly work: ReturnType<typeof workOn>;
  /** Requests in the database of `server`. */
  readonly table: SubmissionTable;
}

/** Header of all requests from the Studio's own pages. */
export const OWN_HEADERS = { 'X-Studio': '1' };

/** The test with a Studio in English, one for all tests of a worker; drafts and publications last for one test. */
export const test = base.extend<TestParts, StudioParts>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern.
    async ({}, use) => {
      // The server reads the Studio from the build folder.
      await buildStudio(resolve('.'));
      const server = await startOwnServer({ STUDIO: 'on' });
      await server.editor();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern.
    async ({}, use) => {
      await using mailServer = await startMailServer();
      await use(mailServer);
    },
    { scope: 'worker' },
  ],
  studio: [
    async ({ server, mailServer }, use) => {
      const studio = await startStudio({
        DATABASE_FOLDER: server.databaseFolder,
        SMTP_URL: `smtp://127.0.0.1:${mailServer.settings.port}`,
        MAIL_FROM: 'vefur@example.is',
        MAIL_TO: 'hallo@example.is',
      });
      await use(studio);
      await studio.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      localStorage.studioLanguage ??= 'en';
      // As somebody who writes in all languages at once.
      localStorage.studioAllLanguages ??= 'yes';
    });
    const answers: Promise<unknown>[] = [];
    page.on('response', (response) => answers.push(checkResponse(response).catch((error) => error)));
    await use(page);
    expect((await Promise.all(answers)).filter((error) => error !== undefined)).toEqual([]);
  },
  table: async ({ server }, use) => {
    const connection = readRunningNote(server.databaseFolder);
    if (!connection) throw new Error('The database of the Studio does not run.');
    await use(connectSubmissionTable(connection));
  },
  work: async ({ page, studio }, use) => {
    await use(workOn(page, studio));
    await page.request.delete(`${studio.address}/api/draft?forget=1`, { headers: OWN_HEADERS });
    studio.resetFiles();
  },
});

/** Rejects if an answer of the API differs from what its route declares. */
async function checkResponse(response: Response): Promise<void> {
  const [, path] = response.url().split('/studio/api');
  if (path === undefined || path.startsWith('/icons/')) return;
  // The browser drops the body of an answer that is no longer awaited.
  const text = await response.text().catch(() => null);
  if (text !== null)
    checkAnswer(response.request().method(), path, response.status(), text === '' ? null : JSON.parse(text));
}

/** Invites a person to the Studio of a server. @returns the end of the address where they choose their password */
export async function invitationTo(
  server: OwnServer,
  person: { readonly email: string; readonly name: string; readonly role: Role },
): Promise<string> {
  const secret = await invite(await server.editor(), { ...person, invitedBy: null }, new Date());
  return `/invitation#${secret}`;
}

export const PASSWORD = 'hraun og mosi 27';

export const LANGUAGES = ['Íslenska', 'English', 'Español', 'Dansk'];

/**
 * Actions of an editor on a page of the Studio.
 * @param address defaults to Anna's Studio
 */
export function workOn(page: Page, studio: RunningStudio, address = studio.address) {
  const fields = page.getByRole('complementary', { name: 'Fields' });
  const preview = page.locator('iframe:not([data-next], [inert])').contentFrame();
  return {
    address,
    fields,
    /** The page in the frame. */
    preview,
    /** A field by name, with its help, state and problems. */
    field: (name: string) => fields.getByRole('group', { name, exact: true }),
    /** Opens a field, whose line shows its value until then. @returns it */
    async openField(name: string) {
      const row = fields.locator('summary').filter({ has: page.getByText(name, { exact: true }) });
      const more = fields.getByText(/^More \(\d+\)$/);
      // Empty fields are set aside.
      if (!(await row.isVisible()) && (await more.isVisible())) await more.click();
      const field = fields.getByRole('group', { name, exact: true });
      if (!(await field.isVisible())) await row.click();
      return field;
    },
    /** Opens the list of pages. @returns it */
    async openPages() {
      await page.getByRole('button', { name: /^Page: / }).click();
      return page.getByRole('dialog', { name: 'Pages' });
    },
    /** Opens the menu of the item whose fields are shown. */
    async openItemMenu() {
      await fields.getByRole('button', { name: 'This entry' }).click();
    },
    /** Opens a page of the site, with an element selected on it. */
    async open(path: string, source?: string) {
      await page.goto(`${address}/edit/is${path}${source ? `?source=${encodeURIComponent(source)}` : ''}`);
      await expectRunning(preview);
    },
    /** Waits until every change has been saved. */
    async expectSaved(changes: number) {
      await expect(page.getByRole('link', { name: `Changes ${changes}`, exact: true })).toBeVisible();
    },
    async expectFieldSaved(name: string) {
      const row = fields.locator('summary').filter({ has: page.getByText(name, { exact: true }) });
      await expect(row.getByRole('status')).toHaveText('Saved');
    },
    /** Types a text into the field of each language. */
    async write(name: string, textIn: (language: string) => string, languages = LANGUAGES) {
      const field = await this.openField(name);
      for (const language of languages)
        await field.getByRole('textbox', { name: language }).fill(textIn(language));
      await field.getByRole('textbox').last().blur();
      await this.expectFieldSaved(name);
    },
    /** Adds an entry to a list, which then shows the fields of the entry. */
    async add(name: string) {
      await fields.getByRole('button', { name: /^Add: / }).click();
      await page.getByRole('textbox', { name: 'Name for a new one' }).fill(name);
      await page.getByRole('button', { name: 'Add it' }).click();
      await expect(fields.getByRole('button', { name: 'This entry' })).toBeVisible();
    },
    /** Changes of the draft in the files. */
    async diff(): Promise<readonly string[]> {
      const draft = await page.request.get(`${address}/api/draft?quick=1`);
      const { changes } = (await draft.json()) as Draft;
      return studio.diffOf(changes.flatMap(({ edits }): readonly Edit[] => edits));
    },
    /** Opens a screen from the bar. */
    async openScreen(name: string | RegExp) {
      await page
        .getByRole('navigation', { name: 'Screens', exact: true })
        .getByRole('link', { name, exact: true })
        .click();
    },
    /** Publishes the draft. @returns the changed lines */
    async publish() {
      await page.getByRole('button', { name: /^Publish \d/ }).click();
      await page.getByRole('button', { name: 'Publish now' }).click();
      await expect(page.getByText(/^(?:Published: |Live on all)/)).toBeVisible({ timeout: 90_000 });
      return studio.lastDiff();
    },
  };
}

/** Waits until the script in the frame runs: it removes links from the tab order, and handles clicks. */
export async function expectRunning(preview: FrameLocator): Promise<void> {
  await expect(preview.locator('a').first()).toHaveAttribute('tabindex', '-1');
}

/** Presses a button that reloads the Studio. */
export async function pressToReload(page: Page, button: Locator): Promise<void> {
  const loadEvent = page.waitForEvent('load');
  await button.click();
  await loadEvent;
}

/** Presses a key until an element has the focus, and shows the element. */
export async function pressUntil(page: Page, key: string, target: Locator): Promise<void> {
  // A page in a frame has a tab stop for each of its texts.
  for (let presses = 0; presses < 300; presses++) {
    await page.keyboard.press(key);
    const isThere = await target.evaluate((element) => element === document.activeElement);
    if (!isThere) continue;
    await expect(target).not.toHaveCSS('outline-style', 'none');
    return;
  }
  throw new Error(`${key} does not lead to ${target}.`);
}
