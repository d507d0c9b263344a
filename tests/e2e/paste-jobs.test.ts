import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { documentSource } from '../../render/preview/sources.ts';
import { test } from './studio-test.ts';

/* Text pasted from word processors: it keeps its markup where Markdown is allowed, is tidied, and can be undone. */

test.describe.configure({ mode: 'default' });

const HERO = 'text:solutions:hosting.hero.text';
/** As plain text, Word's lists have bullets of its own font. */
const WORD_TEXT =
  'Afhending\r\nVefnum er skilað með „gögnum“\u00a0og\u00a0\u00a0leið\u00adbeiningum.\r\n\uf0b7\tForsíða\r\n';

function readPasted(name: string): string {
  return readFileSync(resolve('tests/fixtures/pasted', `${name}.html`), 'utf8');
}

/** Pastes over all of a text. */
async function pasteInto(field: Locator, clipboard: Readonly<Record<string, string>>): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.evaluate((element, contents) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(contents)) clipboardData.setData(type, text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, clipboard);
}

test('text of Word and Google Docs in a document is Markdown, and one Ctrl+Z undoes it', async ({
  page,
  work,
}) => {
  await work.open('/', documentSource('terms', { language: 'is', number: 2 }));
  const pastes = [
    {
      name: 'Íslenska',
      html: readPasted('word'),
      note: /^4 characters were tidied$/,
      lines: [
        '## Afhending',
        '*„gögnum“* og [leiðbeiningum](https://example.is/leid)',
        '- Forsíða',
        '    - Myndir',
      ],
      end: '2. Birting',
    },
    {
      name: 'English',
      html: readPasted('google-docs'),
      note: null,
      lines: ['## Delivery', '**all files** with *“instructions”*', '- Pages', '    - Pictures'],
      end: '2. Publish',
    },
  ];
  for (const { name, html, note, lines, end } of pastes)
    await test.step(name, async () => {
      const text = work.fields.getByRole('textbox', { name });
      const before = (await text.textContent()) ?? '';
      await pasteInto(text, { 'text/html': html, 'text/plain': WORD_TEXT });
      for (const line of lines) await expect(text).toContainText(line);
      if (note) await expect(work.fields.getByText(note)).toBeVisible();
      await work.expectSaved(1);
      await expect.poll(work.diff).toContain(`+${end}`);

      await page.keyboard.type('!');
      await expect(work.fields.getByText(/tidied/)).toHaveCount(0);
      await expect.poll(work.diff).toContain(`+${end}!`);
      expect((await work.diff()).filter((line) => line.includes(end))).toEqual([`+${end}!`]);

      await page.keyboard.press('ControlOrMeta+z');
      await expect(text).toHaveText(new RegExp(`${end.replace('.', '\\.')}$`));
      await page.keyboard.press('ControlOrMeta+z');
      await expect(text).toHaveText(before);
      await expect.poll(work.diff).toEqual([]);
    });
});

test('text of Word in a text without markup is one tidied line', async ({ page, work }) => {
  await work.open('/lausnir/vefhysing', HERO);
  const text = work.field('Text').getByRole('textbox', { name: 'Íslenska' });
  const before = (await text.textContent()) ?? '';
  await pasteInto(text, { 'text/html': readPasted('word'), 'text/plain': WORD_TEXT });
  await expect(text).toHaveText('Afhending Vefnum er skilað með „gögnum“ og leiðbeiningum. Forsíða');
  await expect(work.fields.getByText(/characters were tidied$/)).toBeVisible();
  await work.expectSaved(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveText(before);
});

test('text of Word in a news item keeps its lines, and its title is one line', async ({ page, work }) => {
  await page.goto(`${work.address}/news/_new`);
  const [title, text] = ['Title', 'Text'].map((name) => page.getByRole('textbox', { name, exact: true }));
  if (!title || !text) throw new Error('The fields are missing.');
  await title.fill('Fyrri titill');
  await pasteInto(title, { 'text/plain': 'Nýr\u00a0vefur\r\nfyrir\u00a0höfnina\r\n' });
  await expect(title).toHaveValue('Nýr vefur fyrir höfnina');
  await expect(page.getByText('3 characters were tidied')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(title).toHaveValue('Fyrri titill');
  await expect(page.getByText(/characters were tidied$/)).toHaveCount(0);
  await pasteInto(text, { 'text/html': readPasted('word'), 'text/plain': WORD_TEXT });
  await expect(text).toHaveValue('Afhending\nVefnum er skilað með „gögnum“ og leiðbeiningum.\n• Forsíða\n');
});
