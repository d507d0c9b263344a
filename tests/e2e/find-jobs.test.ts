import { expect, type Page } from '@playwright/test';
import { barriersOn } from './run-axe.ts';
import { expectRunning, test } from './studio-test.ts';

/* Finding anything from anywhere, and the keys that work on every screen. */

const parts = (page: Page) => ({
  window: page.getByRole('dialog', { name: 'Find anything' }),
  field: page.getByRole('combobox', { name: 'Find anything' }),
  options: page.getByRole('listbox', { name: 'Found' }).getByRole('option'),
  chosen: page.getByRole('listbox', { name: 'Found' }).getByRole('option', { selected: true }),
});

/** Presses one key after the other, without waiting for what they do. */
async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Waits until the focus is on the page in the frame. */
async function expectFocusOnPage(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
}

test('a price is found by its first digits and changed without waiting for anything', async ({
  page,
  work,
}) => {
  const { window, field, chosen } = parts(page);
  await page.goto(`${work.address}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await press(page, '499');
  await expect(chosen).toHaveAccessibleName(/^4\.990\skr\. Basic · Web hosting/);
  await expect(chosen.locator('mark')).toHaveText(['4.99']);
  await page.keyboard.press('Enter');
  await press(page, '5490');
  const amount = work.fields.getByRole('textbox', { name: 'ISK', exact: true });
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('5490');
  await expect(window).toBeHidden();
  await expect
    .poll(work.diff)
    .toEqual([
      '-price: { kind: fixed, amounts: { ISK: 4990, USD: 39, EUR: 35, DKK: 249 } }',
      '+price: { kind: fixed, amounts: { ISK: 5490, USD: 39, EUR: 35, DKK: 249 } }',
    ]);

  await test.step('the new amount is found, also where it is open already', async () => {
    await work.fields.getByRole('textbox', { name: 'USD', exact: true }).focus();
    await page.keyboard.press('Control+k');
    await press(page, '549');
    await expect(chosen).toHaveAccessibleName(/^5\.490/);
    await page.keyboard.press('Enter');
    await press(page, '5990');
    await expect(amount).toHaveValue('5990');
    await expect
      .poll(work.diff)
      .toContain('+price: { kind: fixed, amounts: { ISK: 5990, USD: 39, EUR: 35, DKK: 249 } }');
  });

  await test.step('Escape leads back to the page', async () => {
    // The page with the new amount takes the place of the one before.
    await expect(work.preview.locator('[data-package=basic]')).toContainText('5.990 kr.');
    await expect(page.locator('iframe[data-next]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expectFocusOnPage(page);
  });

  await test.step('Ctrl Enter shows it on the page', async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await press(page, '9990');
    await expect(chosen).toHaveAccessibleName(/^9\.990/);
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/business/);
    await expectFocusOnPage(page);
  });
});

test('the keys work on the page in the frame, and Escape returns to it', async ({ page, work }) => {
  const { window, field } = parts(page);
  await work.open('/lausnir');
  await expectRunning(work.preview);
  await work.preview.locator('h1').click();
  await expect(work.field('Heading').locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectFocusOnPage(page);
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expectFocusOnPage(page);
  await page.keyboard.press('Control+2');
  await expect(work.preview.locator('html[lang^=en]')).toBeAttached();
  await expect(page).toHaveURL(/\/edit\/en\//);
  await expectFocusOnPage(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, 'gc');
  await expect(page).toHaveURL(/\/changes$/);
});

test('pages, actions and news are found; what the server finds moves nothing', async ({
  page,
  work,
  server,
}) => {
  const { field, options, chosen } = parts(page);
  const client = await server.editor();
  const slug = 'leitin-finnur-fretta-grein';
  await client.from('news').insert({ title: 'Lausnir sem finnast', slug, content: 'Texti.' }).throwOnError();
  await page.goto(`${work.address}/home`);
  await page.getByRole('button', { name: 'Find anything' }).click();
  await field.fill('lausnir');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const name = await chosen.innerText();
  await expect(page.getByRole('group', { name: 'News and projects' })).toContainText('Lausnir sem finnast');
  expect(await chosen.innerText()).toBe(name);
  await expect(page.getByRole('status').filter({ hasText: / found$/ })).toHaveText(
    `${await options.count()} found`,
  );
  expect(await barriersOn(page)).toEqual([]);

  await test.step('the segments narrow it', async () => {
    await page.getByRole('radio', { name: 'News and projects' }).check();
    await expect(options).toHaveCount(1);
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(slug));
  });

  await test.step('an action by a part of its name, and nothing', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lausnir sem finnast');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Control+k');
    await field.fill('xyzzy');
    await expect(page.getByRole('dialog')).toContainText('Nothing found. Try fewer letters.');
    await field.fill('new pag');
    await expect(chosen).toHaveAccessibleName('New page');
    await field.press('Enter');
    await expect(page).toHaveURL(/pages\/new$/);
  });
  await client.from('news').delete().eq('slug', slug).throwOnError();
});

test('letters after G open screens, and can be turned off; never while typing', async ({ page, work }) => {
  const { window } = parts(page);
  await page.goto(`${work.address}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [keys, screen] of [
    ['gr', 'requests'],
    ['gn', 'news'],
    ['gp', 'edit'],
    ['gt', 'home'],
  ] as const) {
    await press(page, keys);
    await expect(page).toHaveURL(new RegExp(`/${screen}`));
  }
  await press(page, 'gn');
  await expect(page).toHaveURL(/news$/);
  await page.getByRole('searchbox').focus();
  await press(page, 'gc?');
  await expect(page.getByRole('searchbox')).toHaveValue('gc?');
  await page.getByRole('searchbox').blur();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('Find anything');
  expect(await barriersOn(page)).toEqual([]);
  await keys.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await press(page, 'gc?');
  await expect(keys).toBeHidden();
  await expect(page).toHaveURL(/news$/);
  await page.keyboard.press('Control+k');
  await expect(window).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });

  test('every screen has a button that finds', async ({ page, work }) => {
    const { window, field, options } = parts(page);
    await page.goto(`${work.address}/requests`);
    await page.getByRole('button', { name: 'Find anything' }).tap();
    await field.fill('999');
    await expect(options.first()).toContainText('9.990');
    expect(await barriersOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await options.first().tap();
    await expect(window).toBeHidden();
    await expect(work.fields.getByRole('textbox', { name: 'ISK', exact: true })).toBeFocused();
    await page.goto(`${work.address}/edit/is/`);
    await expect(page.getByRole('button', { name: 'Find anything' })).toBeVisible();
  });
});
