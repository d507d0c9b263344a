import { expect, type Page } from '@playwright/test';
import type { Edit } from '../../edits/edit-schema.ts';
import type { Draft } from '../../studio/api/drafts-api.ts';
import { studioSite } from '../studio-site.ts';
import { OWN_HEADERS, test } from './studio-test.ts';

/* Problems are said in plain words, and solved by the buttons next to them. */

test.describe.configure({ mode: 'default' });

const files = studioSite();
const CODES = ['is', 'en', 'es', 'da'];

/** Saves edits without the screens. */
async function change(page: Page, address: string, edits: readonly Edit[]) {
  const reply = await page.request.post(`${address}/api/draft/changes`, {
    headers: OWN_HEADERS,
    data: { edits },
  });
  expect(reply.status()).toBe(200);
}

test('a shared value that was retyped as a number is used again by a button', async ({ page, work }) => {
  const key = 'solutions:hosting.hero.text';
  const sentence = 'Vefirnir standa síðan {{company.milestone.founded}}.';
  const readText = (code: string) =>
    JSON.parse(files[`locales/${code}/solutions.json`] ?? '').hosting.hero.text as string;
  await change(
    page,
    work.address,
    CODES.map((language) => ({
      kind: 'text',
      ...{ language, key, before: readText(language), after: `${language}: ${sentence}` },
    })),
  );
  await work.open('/lausnir/vefhysing', `text:${key}`);
  const field = work.field('Text');
  const text = field.getByRole('textbox', { name: 'Íslenska' });
  await expect(text.locator('.fact')).toHaveText('2009');
  await text.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('is: Frá 2009 hafa vefirnir staðið.');
  const message = field.getByText(
    '“2009” is a shared value here in one language, and typed as text in another.',
  );
  await expect(message).toBeVisible();
  await expect(field.getByRole('button', { name: 'Keep as text in all languages' })).toBeVisible();

  await test.step('the list of changes says the same, with the place, and blocks the publication', async () => {
    await page.getByRole('link', { name: /^Changes/ }).click();
    await expect(
      page.getByText('Web hosting › Hosting you can forget about › Text', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Publish/ })).toBeHidden();
    await expect(page.getByText('1 problem')).toBeVisible();
    await page.getByRole('link', { name: 'Show it' }).click();
  });

  await field.getByRole('button', { name: 'Use the shared value' }).click();
  await expect(message).toBeHidden();
  await expect(text.locator('.fact')).toHaveText('2009');
  await expect(text).toHaveText('is: Frá 2009 hafa vefirnir staðið.');
  expect(await work.diff()).toContain(
    '+"text": "is: Frá {{company.milestone.founded}} hafa vefirnir staðið."',
  );
});

test('no text stays behind when its item is removed, and texts left over before go by a button', async ({
  page,
  work,
  errors,
}) => {
  // The fields of the removed card are asked for once more.
  errors.expected.push(/status of 404.*fields/);
  const heading = 'text:solutions:solutions.topics.cards.strategy.title';
  await change(
    page,
    work.address,
    CODES.map((language) => ({
      kind: 'text',
      language,
      key: 'solutions:former.title',
      before: null,
      after: language,
    })),
  );
  await work.open('/lausnir', heading);
  const text = work.field('Heading').getByRole('textbox', { name: 'Íslenska' });
  await text.fill('Hraðinn skiptir öllu');
  await text.blur();
  await work.expectSaved(2);
  const listAwaiting = async () => {
    const draft = await page.request.get(`${work.address}/api/draft?quick=1`);
    return ((await draft.json()) as Draft).awaiting.flatMap(({ languages }) => languages);
  };
  expect(await listAwaiting()).toHaveLength(3);
  await work.openItemMenu();
  await work.fields.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(work.preview.getByText('Hraðinn skiptir öllu')).toHaveCount(0);

  await page.getByRole('link', { name: /^Changes/ }).click();
  await expect(page.getByText('Texts are left over that no page shows any more.')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove the unused texts' }).click();
  await expect(page.getByText('Texts are left over that no page shows any more.')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Publish/ })).toBeEnabled();
  const diff = await work.diff();
  expect(diff.filter((line) => line.startsWith('+'))).toEqual([]);

  expect(await listAwaiting()).toEqual([]);
});
