import { expect } from '@playwright/test';
import { documentSource } from '../../render/preview/sources.ts';
import { LANGUAGES, test } from './studio-test.ts';

/* Texts written with real keys: emphasis, lists, links, values that are written once, and documents in all languages. */

test.describe.configure({ mode: 'default' });

const ESTIMATE = documentSource('terms', { language: 'is', number: 2 });
const HERO = 'text:solutions:hosting.hero.text';
const estimate =
  'Áætlun er mat okkar á tímafjölda. Stefni í að verkið fari fram úr henni spyrjum við þig fyrst.';

test('bold, lists, headings and links are made without seeing a mark of Markdown', async ({ page, work }) => {
  await work.open('/', ESTIMATE);
  const text = work.fields.getByRole('textbox', { name: 'Íslenska' });
  const press = (name: string) => work.fields.getByRole('button', { name, exact: true }).click();
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Verðið er fast');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(text.locator('.bold')).toHaveText('fast');
  await page.keyboard.type('a.');
  await expect(text.locator('.bold')).toHaveText('fasta.');
  // From behind the hidden mark.
  for (const key of ['ArrowRight', 'Backspace']) await page.keyboard.press(key);
  await expect(text.locator('.bold')).toHaveText('fasta');
  // A space ends it, and its marks stay at the word.
  await page.keyboard.type(' og');
  await expect(text.locator('.bold')).toHaveText('fasta');
  await expect(text).not.toContainText('*');
  for (const _ of ' og') await page.keyboard.press('Backspace');
  await page.keyboard.press('ControlOrMeta+End');
  for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
  await page.keyboard.type('Í boði');
  await press('Smaller heading');
  for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
  await press('Bulleted list');
  await page.keyboard.type('Vefir');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Hýsing');
  await page.keyboard.press('ControlOrMeta+Shift+k');
  await page.keyboard.type('vefhýs');
  await expect(work.fields.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await expect(text).toHaveText(/Í boði• Vefir• Hýsing$/);
  await expect(text).not.toContainText(/[*#[\]()]/);
  await expect
    .poll(work.diff)
    .toEqual([
      `-${estimate}`,
      `+${estimate} Verðið er **fasta**`,
      '+',
      '+### Í boði',
      '+',
      '+- Vefir',
      '+- [Hýsing](/lausnir/vefhysing)',
    ]);

  await text.locator('.bold').click();
  await press('Bold');
  await expect(text.locator('.bold')).toHaveCount(0);
  await expect(text).not.toContainText('*');
});

test('a slash inserts a price, which opens from its text, turns into text and is linked again', async ({
  page,
  work,
}) => {
  await work.open('/lausnir/vefhysing', HERO);
  const text = work.field('Text').getByRole('textbox', { name: 'Íslenska' });
  const lastLine = async () => (await work.diff()).find((line) => line.startsWith('+"text"'));
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(work.fields.getByRole('button', { name: 'Bold' })).toHaveCount(0);
  await page.keyboard.type(' Frá /');
  const search = page.getByRole('combobox', { name: /^Find a price/ });
  await expect(search).toBeFocused();
  await page.keyboard.type('4990');
  await expect(work.fields.getByRole('option').first()).toContainText('4.990 kr.');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type(' og/eða /');
  await expect(search).toBeFocused();
  await page.keyboard.type('x');
  await page.keyboard.press('Escape');
  await expect(text).toHaveText(/ Frá 4\.990\skr\. og\/eða \/x$/);
  await expect.poll(lastLine).toMatch(/ Frá \{\{package\.hosting\.\w+(?:\.price)?\}\} og\/eða \/x",?$/);

  await text.locator('.fact').last().click();
  await work.fields.getByRole('button', { name: 'Turn into plain text' }).click();
  await expect.poll(lastLine).toMatch(/ Frá 4\.990\skr\. og/);
  await work.fields.getByRole('button', { name: 'Link it' }).first().click();
  await expect.poll(lastLine).toMatch(/ Frá \{\{package\.hosting\.[\w.]+\}\} og/);
  await text.locator('.fact').last().click();
  await work.fields.getByRole('button', { name: 'Change the price' }).click();
  await expect(page).toHaveURL(/source=value.*price/);
  await expect(work.fields.getByRole('textbox', { name: 'ISK', exact: true })).toHaveValue(/4[.,]?990/);
});

test('a list typed below a paragraph stays with it, and is publishable when every language has it', async ({
  page,
  work,
}) => {
  await work.open('/', ESTIMATE);
  for (const language of LANGUAGES) {
    await work.fields.getByRole('textbox', { name: language }).click();
    await page.keyboard.press('ControlOrMeta+End');
    for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
    await page.keyboard.type(`- ${language} 1`);
    await page.keyboard.press('Enter');
    await page.keyboard.type(`${language} 2`);
    await expect.poll(work.diff).toContain(`+- ${language} 2`);
    // No other paragraph is paired with the list.
    await expect(page.getByRole('list', { name: 'Paragraphs below' })).toHaveText(/^Verð og tímavinna/);
    await expect(page.getByText(/^missing: /)).toHaveCount(0);
  }
  const diff = await work.diff();
  expect(diff.filter((line) => line !== '+')).toEqual(
    ['Dansk', 'English', 'Español', 'Íslenska'].flatMap((name) => [`+- ${name} 1`, `+- ${name} 2`]),
  );
  expect(diff).toHaveLength(12);
  expect((await work.publish()).filter((line) => /^[+-]\S/.test(line))).toHaveLength(8);
});

test('a paragraph is added, moved and removed in all languages at once', async ({ page, work }) => {
  await work.open('/', ESTIMATE);
  const below = page.getByRole('list', { name: 'Paragraphs below' });
  const press = (name: string) => work.fields.getByRole('button', { name, exact: true }).click();
  await work.fields.getByRole('textbox', { name: 'Íslenska' }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Alltaf.');
  // What was typed is saved first.
  await press('Add a paragraph below');
  for (const language of LANGUAGES) {
    const text = work.field('Paragraph 3').getByRole('textbox', { name: language });
    await expect(text).toHaveText('');
    await text.click();
    await page.keyboard.type(`Ný ${language}`);
    await expect.poll(work.diff).toContain(`+Ný ${language}`);
  }
  const typedLines = [`-${estimate}`, `+${estimate} Alltaf.`];
  const addedLines = ['Dansk', 'English', 'Español'].map((name) => `+Ný ${name}`);
  const diff = await work.diff();
  expect(diff.filter((line) => line !== '+')).toEqual([...addedLines, ...typedLines, '+Ný Íslenska']);
  expect(diff).toHaveLength(10);

  await press('Move down');
  await expect(work.field('Paragraph 4').getByRole('textbox', { name: 'English' })).toHaveText('Ný English');
  await expect(below.getByRole('listitem')).toHaveCount(1);
  expect(await work.diff()).toHaveLength(10);

  const removal = page.getByRole('dialog', { name: /^Remove this paragraph in all languages\?/ });
  await press('Remove in all languages');
  await removal.getByRole('button', { name: 'Remove in all languages' }).click();
  await expect.poll(work.diff).toEqual(typedLines);
  await expect(work.field('Paragraph 3').getByRole('textbox', { name: 'Íslenska' })).toHaveText(
    'Verð og tímavinna',
  );
});
