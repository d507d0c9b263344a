import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readInline } from '../../../scripts/check/texts/markdown-blocks.ts';

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
