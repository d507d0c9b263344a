import { expect, test } from 'vitest';
import { markMistake, markSymbol } from '../../../checks/project/mark-file.ts';

const svg = (inner: string, root = 'viewBox="0 0 64 12"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>\n`;

/** Files that a page must never show, with the message about each. */
const hostile: readonly (readonly [name: string, file: string, message: string])[] = [
  ['a script', svg('<script>alert(1)</script>'), '“script”'],
  ['a handler', svg('<path d="M0 0" onclick="alert(1)"/>'), '“onclick”'],
  ['a handler of the root', svg('<path d="M0 0"/>', 'viewBox="0 0 1 1" onload="alert(1)"'), '“onload”'],
  ['a handler in single quotes', svg("<path onclick='alert(1)'/>"), '“<path onclick'],
  [
    'another document',
    svg('<foreignObject><iframe src="//example.org"/></foreignObject>'),
    '“foreignObject”',
  ],
  ['a use of something else', svg('<use href="//example.org/a.svg#a"/>'), '“use”'],
  ['an address in a colour', svg('<path fill="url(//example.org/a.svg#a)"/>'), '“fill”'],
  ['an address in another attribute', svg('<path d="url(https://example.org)"/>'), '“d”'],
  ['a link', svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>'), '“a”'],
  ['a style', svg('<style>@import url(//example.org)</style>'), '“style”'],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, '“<!DOCTYPE'],
  ['an entity in an attribute', svg('<path d="&#106;"/>'), '“<path'],
  ['an instruction', `<?xml-stylesheet href="//example.org"?>${svg('')}`, '“<?xml-stylesheet'],
  ['a comment', svg('<!-- <script> -->'), '“<!--'],
  ['a text', svg('Saltey'), '“Saltey”'],
  ['CDATA', svg('<![CDATA[<script>]]>'), '“<![CDATA['],
  ['another root', '<html><svg viewBox="0 0 1 1"></svg></html>', '“html”'],
  [
    'another default namespace',
    '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 1 1"></svg>',
    '“xmlns”',
  ],
  ['a colour of its own', svg('<path fill="#f00"/>'), '“fill”'],
  ['content after the end', `${svg('')}<svg viewBox="0 0 1 1"></svg>`, 'order'],
  ['an end too early', svg('</svg><g>'), 'order'],
  ['an open group', svg('<g>'), 'order'],
  ['no size', svg('<path d="M0 0"/>', ''), 'size of its drawing'],
  ['a size that is none', svg('', 'viewBox="0 0 wide 12"'), 'size of its drawing'],
  ['too many lines', svg(`<path d="${'M0 0'.repeat(3000)}"/>`), 'characters'],
  ['half a tag', '<svg viewBox="0 0 1 1"', '“<svg'],
];

test.each(hostile)('%s is refused', (_, file, message) => {
  expect(markMistake(file)?.wording.en.message).toContain(message);
});

test('a drawing in the colour of the text around it becomes a symbol', () => {
  const file = svg(
    '<g transform="translate(1 -2)"><path fill="none" stroke="currentColor" d="M0 0h64"/></g>',
  );
  expect(markMistake(file)).toBeNull();
  expect(markSymbol('saltey', file)).toBe(
    '<symbol id="mark-saltey" viewBox="0 0 64 12" preserveAspectRatio="xMinYMid" fill="currentColor">' +
      '<g transform="translate(1 -2)"><path fill="none" stroke="currentColor" d="M0 0h64"/></g></symbol>',
  );
});
