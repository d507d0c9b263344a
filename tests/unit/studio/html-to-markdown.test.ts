import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { htmlToMarkdown } from '../../../studio/web/edit/html-to-markdown.ts';
import { tidyText } from '../../../studio/web/edit/tidy-text.ts';

const convert = (html: string) => tidyText(htmlToMarkdown(html), 'markdown').text;
const readPasted = (name: string) => readFileSync(resolve('tests/fixtures/pasted', `${name}.html`), 'utf8');

test('text from Word keeps its headings, emphasis, links and lists of paragraphs', () => {
  expect(convert(readPasted('word'))).toMatchInlineSnapshot(`
    "## Afhending

    Vefnum er **skilað** með *„gögnum“* og [leiðbeiningum](https://example.is/leid).

    - Forsíða
        - Myndir
    - Fréttir

    Þrjú skref:

    1. Prófun
    2. Birting"
  `);
});

test('text from Google Docs keeps its headings, emphasis, links and nested lists', () => {
  expect(convert(readPasted('google-docs'))).toMatchInlineSnapshot(`
    "## Delivery

    We hand over **all files** with *“instructions”*, see [the terms](https://example.is/terms).

    - Pages
        - Pictures
    - News

    1. Test
    2. Publish"
  `);
});

test.each([
  [
    'bullets of PowerPoint are a list',
    `<div><div><span style='mso-special-format:bullet;font-family:Arial'>•</span><span>Eitt</span></div>
     <div><span style='mso-special-format:bullet;font-family:Arial'>•</span><span>Tvö</span></div></div>`,
    '- Eitt\n- Tvö',
  ],
  [
    'bold in bold is bold once',
    '<p>x <strong style="font-weight:700"><span style="font-weight:700">y</span></strong></p>',
    'x **y**',
  ],
  ['adjacent parts in italics are joined', '<i>fram</i><i>tíð</i> __init__', '*framtíð* \\_\\_init\\_\\_'],
  [
    'a list of Word that begins with an inner level is no code',
    item('Innri', 3) + item('Önnur', 3),
    '- Innri\n    - Önnur',
  ],
  ['letters of Word’s lists are numbers', item('Fyrst', 1, 'a)'), '1. Fyrst'],
  [
    'a numbered heading of Word is a heading',
    item('Efni', 1, '1.').replaceAll(/<(\/?)p/g, '<$1h2'),
    '## Efni',
  ],
  [
    'a paragraph in an item joins it',
    '<ul><li>a<ul><li>b<p>c</p></li></ul></li><li>d</li></ul>',
    '- a\n    - b c\n- d',
  ],
  [
    'addresses on the own computer or page are no links',
    '<a href="#_Toc1">a</a> <a href="file:///C:/b">b</a>',
    'a b',
  ],
  [
    'pictures and styles are left out',
    '<style>p { color: red }</style><p>a<img src="a.png" alt="A"></p>',
    'a',
  ],
])('%s', (_, html, markdown) => {
  expect(convert(html)).toBe(markdown);
});

function item(text: string, level: number, marker = '·'): string {
  return `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span
    style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
}
