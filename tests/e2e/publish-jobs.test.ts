import { expect } from '@playwright/test';
import { pressUntil, test } from './studio-test.ts';

/* Undo, publishing from the page, and the list of changes. */

test.describe.configure({ mode: 'default' });

const HOSTING = 'packages/hosting/packages';
const price = (name: string) => `value:${HOSTING}/${name}/price`;

test('two prices are changed, undone, redone, published and reverted by keyboard', async ({
  page,
  work,
  studio,
}) => {
  const { fields, preview } = work;
  const isk = fields.getByRole('textbox', { name: 'ISK', exact: true });
  const basic = preview.locator('[data-package=basic]');
  const business = preview.locator('[data-package=business]');
  const typePrice = async (name: string, amount: string) => {
    await work.open('/lausnir/vefhysing', price(name));
    await isk.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(amount);
    await expect(preview.locator(`[data-package=${name}]`)).toContainText(`${amount} kr.`);
  };
  await typePrice('basic', '5.990');
  await work.expectSaved(1);
  await typePrice('business', '10.990');
  await work.expectSaved(2);

  await test.step('In a field, the keys undo what was typed in it.', async () => {
    await page.keyboard.press('Backspace');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(isk).toHaveValue('10.990');
    await work.expectSaved(2);
  });
  await test.step('Elsewhere, they undo changes of the draft, also after a reload.', async () => {
    await page.reload();
    await expect(business).toContainText('10.990 kr.');
    await page.keyboard.press('ControlOrMeta+z');
    await work.expectSaved(1);
    await expect(business).not.toContainText('10.990 kr.');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(basic).toContainText('4.990 kr.');
    await expect(page.getByRole('button', { name: 'Undo (Ctrl+Z)' })).toBeDisabled();
    for (const count of [1, 2]) {
      await page.keyboard.press('ControlOrMeta+Shift+z');
      await work.expectSaved(count);
    }
    await expect(basic).toContainText('5.990 kr.');
    await expect(isk).toHaveValue('10990');
  });

  const summary = page.getByRole('region', { name: 'Publish these changes?' });
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(summary.locator('li').filter({ hasText: 'Basic' }).locator('ins')).toHaveText('5.990 kr.');
  await expect(summary.getByText('No problems.')).toBeVisible();
  await expect(summary.getByRole('button', { name: 'Publish now' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(summary).toBeHidden();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(summary.getByRole('button', { name: 'Publish now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Publishing …')).toBeVisible();
  const toast = page.getByRole('status').filter({ hasText: 'Published: the sites on this computer' });
  // The notice has no place in the flow of the page; its text has.
  await expect(toast.getByText(/^Published/)).toBeVisible({ timeout: 90_000 });
  expect(studio.lastDiff().filter((line) => line.startsWith('+'))).toEqual([
    expect.stringContaining('ISK: 5990'),
    expect.stringContaining('ISK: 10990'),
  ]);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();

  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Your changes are in your draft again.')).toBeVisible({ timeout: 90_000 });
  await work.expectSaved(2);
  expect(studio.lastDiff().filter((line) => line.startsWith('-'))).toHaveLength(2);
});

test('a removal is undone from its notice, until something else changes', async ({
  page,
  work,
  expectErrors,
}) => {
  // The fields of the removed entry are asked for once more.
  expectErrors(/status of 404.*\/fields/);
  const source = 'value:pages/specimens/sections/questions/questions/cost';
  await work.open('/synishorn', source);
  const remove = async () => {
    await work.fields.getByRole('button', { name: 'This entry' }).click();
    await work.fields.getByRole('button', { name: 'Remove' }).click();
    await work.expectSaved(1);
  };
  const toast = page.getByRole('status').filter({ hasText: 'Removed.' });
  await remove();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(work.diff).toEqual([]);
  await work.open('/synishorn', source);
  await remove();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(toast).toHaveCount(0);
  await expect.poll(work.diff).toEqual([]);
});

test('a problem takes the place of the button, and is one press away', async ({ page, work }) => {
  await work.open('/lausnir', 'text:solutions:solutions.hero.text');
  await work.field('Text').getByRole('textbox').first().fill('Frá 4.990 kr. á mánuði.');
  const problem = page.getByRole('link', { name: '1 problem' });
  await expect(problem).toBeVisible();
  await page.goto(`${work.address}/changes`);
  await pressUntil(page, 'Tab', problem);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/edit\/is\/lausnir\?source=text/);
});

test('the list has the last state only, by page, with the words that differ', async ({ page, work }) => {
  await work.open('/lausnir', 'text:solutions:solutions.hero.title');
  const heading = work.field('Heading');
  await heading.getByRole('textbox').first().fill('Fyrsta tilraun');
  await work.expectSaved(1);
  await heading.getByRole('textbox').first().fill('Spurðu, byggðu svo');
  await expect(work.preview.getByRole('heading', { level: 1 })).toHaveText('Spurðu, byggðu svo');
  await page.goto(`${work.address}/changes`);
  const row = page.getByRole('listitem').filter({ hasText: 'byggðu svo' });
  await expect(row.locator('ins')).toContainText('byggðu');
  await expect(page.getByText('Fyrsta tilraun')).toBeHidden();
  await row.getByRole('button', { name: 'Undo this change' }).click();
  await expect(page.getByText('Nothing waits to be published.')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await row.getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(/edit\/is\/lausnir\?source=text/);
});
