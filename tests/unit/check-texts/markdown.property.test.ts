import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksOf, readInline } from '../../../scripts/check/texts/markdown-blocks.ts';

const pieces = [
  ...[
    'orð',
    'og ',
    ' ',
    '  ',
    '.',
    '\n',
    '\r\n',
    '\n\n',
    '#',
    '## ',
    '- ',
    '1. ',
    '* ',
    '*',
    '**',
    '__',
    '_',
  ],
  ...['`', '```', '[', ']', '(', ')', '](/a)', '![', '<b>', '<', '>', '| ', '\\', '{{a.b}}', '---', '==='],
];
const markdown = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((all) => all.join(''));

test('whatever is written, blocks and their units stand where they say', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const blocks = blocksOf(text);
      for (const { written, index } of [...blocks, ...blocks.flatMap(({ units }) => units)])
        expect(text.replace(/\r/g, ' ').startsWith(written.replace(/\r/g, ' '), index)).toBe(true);
      for (const { written } of blocks) expect(written).not.toMatch(/\n[ \t\r]*\n/);
      // Between them is nothing but blank space and the lines below headings.
      expect(
        blocksOf(text)
          .map(({ written }) => written)
          .join('')
          .replace(/\s/g, ''),
      ).toBe(text.replace(/\s/g, ''));
    }),
  );
});

test('whatever is written, links, pictures and open markup stand where they say', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const { links, images, broken } = readInline(text);
      for (const { written, words, target, index } of [...links, ...images]) {
        expect(text.startsWith(written, index)).toBe(true);
        expect(written).toContain(words);
        expect(written).toContain(target);
      }
      for (const { index } of broken) expect(index).toBeLessThan(text.length);
    }),
  );
});

test('markup around words is counted, whatever it is and however it is put together', () => {
  const word = fc.constantFrom('orð', 'tvö orð', 'a1', '{{a.b}}', 'Þ.');
  const marked = fc.constantFrom<
    [sort: 'bold' | 'italic' | 'code' | 'links' | 'images' | 'none', around: (text: string) => string]
  >(
    ['bold', (text) => `**${text}**`],
    ['bold', (text) => `__${text}__`],
    ['italic', (text) => `*${text}*`],
    ['italic', (text) => `_${text}_`],
    ['code', (text) => `\`${text}\``],
    ['links', (text) => `[${text}](/a)`],
    ['images', (text) => `![${text}](https://a.example/b.png)`],
    ['none', (text) => text],
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(marked, word), { minLength: 1, maxLength: 6 }), (parts) => {
      const read = readInline(parts.map(([[, around], text]) => around(text)).join(' og '));
      const count = (sort: string) => parts.filter(([[kind]]) => kind === sort).length;
      expect({ ...read, links: read.links.length, images: read.images.length }).toEqual({
        links: count('links'),
        images: count('images'),
        bold: count('bold'),
        italic: count('italic'),
        code: count('code'),
        breaks: 0,
        broken: [],
      });
    }),
  );
});
