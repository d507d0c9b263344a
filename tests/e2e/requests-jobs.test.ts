import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { openSpool } from '../../server/submissions/spool.ts';
import { someSubmission } from '../unit/database/some-submissions.ts';
import { test } from './studio-test.ts';

/* A day's work with requests: they are read, answered, marked, exported and deleted. Each test has a unique word. */

test.describe.configure({ mode: 'default' });

/** A word that only the requests of one test contain. */
const someWord = () => `ord${randomUUID().slice(0, 8)}`;

/** Minutes ago. */
const timeAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const request = (word: string, name: string, minutes: number, email = `${name}@example.is`) =>
  someSubmission({
    fields: { name, email, subject: 'Vefur', message: `Halló ${word}` },
    receivedAt: timeAgo(minutes),
  });

const rows = (page: Page) => page.getByRole('list', { name: 'Requests' }).getByRole('link');
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('a day’s requests are read, answered, marked and exported', async ({
  page,
  studio,
  mailServer: { mails },
  table,
}) => {
  const word = someWord();
  await table.insert([request(word, 'Arna', 1), request(word, 'Bogi', 2), request(word, 'Dísa', 3)]);
  await page.goto(`${studio.address}/requests?words=${word}`);
  await expect(rows(page)).toHaveText([/Arna/, /Bogi/, /Dísa/]);

  // From an open request to the next, even if a key is pressed again before that one is shown.
  await rows(page).first().click();
  const openRequest = page.locator('[aria-labelledby=request-title]');
  await expect(openRequest).toContainText('Arna@example.is');
  await expect(openRequest.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(openRequest).toContainText('Dísa@example.is');
  await expect(openRequest.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(rows(page).nth(2)).toBeFocused();

  // By the keyboard alone: down to the second one, into the archive, and the third one is spam.
  await rows(page).first().focus();
  await page.keyboard.press('j');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('a');
  await expect(status(page, 'Moved to the archive.')).toBeAttached();
  await expect(rows(page)).toHaveText([/Arna/, /Dísa/]);
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('s');
  await expect(rows(page)).toHaveText([/Arna/]);

  // Typed letters mark nothing.
  await page.getByRole('searchbox').fill(`${word} as`);
  await page.getByRole('searchbox').fill(word);
  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await page.keyboard.press('r');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeFocused();
  await text.fill('Sæl Arna.\n\nVið hringjum á morgun.');
  await page.getByRole('button', { name: 'Send the reply' }).click();
  await expect(page.getByRole('article').getByText(/^Answered · answered by /)).toBeVisible();
  await expect(page.getByRole('blockquote')).toContainText('Við hringjum á morgun.');
  expect(mails.map(({ readers }) => readers)).toEqual([['Arna@example.is']]);
  await expect(rows(page)).toHaveCount(0);

  await page.goto(`${studio.address}/requests?folder=answered&words=${word}`);
  await expect(rows(page)).toHaveText([/Arna/]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save this list as a table (CSV)' }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  expect(csv.split('\r\n')).toEqual([
    expect.stringMatching(/^\ufeffid,form/),
    expect.stringMatching(new RegExp(`,Arna,Arna@example\\.is,Vefur,Halló ${word},.*,answered,`)),
    '',
  ]);
});

test('a new request appears and is announced without reloading', async ({ page, studio, table }) => {
  const word = someWord();
  await page.clock.install();
  await page.goto(`${studio.address}/requests?words=${word}`);
  await expect(page.getByText('Nothing fits.')).toBeVisible();
  await table.insert([request(word, 'Elín', 0)]);
  // The list asks again every 5 s.
  await page.clock.fastForward(5_000);
  await expect(rows(page)).toHaveText([/Elín/]);
  await expect(status(page, '1 new request has come in.')).toBeAttached();
  await page.goto(`${studio.address}/requests/statistics`);
  await expect(page.locator('svg rect[height="100%"]').first()).toBeAttached();
  await page.getByText('The same as a table').click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(27);
});

test('one person’s data is exported and deleted, in the database and in the spool', async ({
  page,
  studio,
  table,
}) => {
  const word = someWord();
  const email = `${word}@example.is`;
  const spool = openSpool(studio.spoolFolder);
  await table.insert([request(word, 'Fjóla', 1, email), request(word, 'Gunnar', 2)]);
  await spool.append(request(word, 'Fjóla', 3, email.toUpperCase()));
  await page.goto(`${studio.address}/requests?words=${word}`);
  await page.getByRole('link', { name: 'One person’s data' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(status(page, `2 requests with the address ${email}.`)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy for the person' }).click();
  const copy = await readFile(await (await downloading).path(), 'utf8');
  expect(copy.trim().split('\n')).toHaveLength(2);

  await page.getByRole('button', { name: 'Delete all 2 for good' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Delete 2 requests of ${email}`);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(status(page, '2 requests were deleted.')).toBeVisible();
  expect(await spool.list()).toEqual([]);
  const forms = await table.list({ since: timeAgo(60) });
  const names = forms.filter(({ fields }) => fields.message?.includes(word)).map(({ fields }) => fields.name);
  expect(names).toEqual(['Gunnar']);

  await page.goto(`${studio.address}/people/log?kind=person`);
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines.filter({ hasText: 'Deleted one person’s data: 2 requests.' }).first()).toBeVisible();
});
