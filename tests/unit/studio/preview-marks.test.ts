import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { annotate } from '../../../studio/preview/annotate.ts';
import { freeSigns, Marks } from '../../../studio/preview/marks.ts';
import {
  documentSource,
  parseSource,
  rowSource,
  textSource,
  valueSource,
} from '../../../studio/preview/sources.ts';
import { siteOf } from '../site/minimal-site.ts';
import { shownBy, withoutSources } from './preview-parts.ts';

/** Any text, with many of the characters that marks and markup are made of. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '<',
        '>',
        '&',
        '"',
        "'",
        '\uE000',
        '\uE001',
        '\uE005',
        '</p>',
        '<script>',
        '{{a.b}}',
        '\0',
      ),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

/** A text as React puts it into HTML. */
function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#x27;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

const page = { site: siteOf(), path: '/' };

describe('marks', () => {
  test('name any number of sources around any text, one inside another, and leave no trace', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, fc.nat(5000), (before, inner, after, others) => {
        const marks = new Marks(freeSigns(before + inner + after) ?? 0);
        for (let index = 0; index < others; index++) marks.wrap(`text:a:${index}`, 'a');
        const nested = marks.wrap('value:a', inner);
        const marked = marks.wrap('text:a:b', before + nested + after);
        const sources = [
          ...(before + inner + after === '' ? [] : ['text:a:b']),
          ...(inner === '' ? [] : ['value:a']),
        ];
        expect(marks.read(marked)).toEqual({ text: before + inner + after, sources });
        expect(marks.read(marks.transfer(marked, before + inner + after) ?? '')).toEqual(marks.read(marked));
      }),
      { numRuns: 60 },
    );
  });

  test('are of characters that the page does not have', () => {
    const taken = Array.from({ length: 100 }, (_, index) => String.fromCharCode(0xe000 + index)).join('');
    const first = freeSigns(taken) ?? 0;
    expect(new Marks(first).strip(taken)).toBe(taken);
    const all = Array.from({ length: 6400 }, (_, index) => String.fromCharCode(0xe000 + index)).join('');
    expect(freeSigns(all)).toBeNull();
  });
});

describe('a page with sources', () => {
  test('is the page that visitors get, whatever its texts are; they stay text', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (title, label, text) => {
        const html = (wrap: (source: string, text: string) => string) =>
          '<html lang="is"><head><title>' +
          `${escaped(wrap('text:site:title', title))}</title></head><body><main>` +
          `<p aria-label="${escaped(wrap('text:a:label', label))}">${escaped(wrap('text:a:text', text))}` +
          '<br/>.</p></main></body></html>';
        const plain = html((_, words) => words);
        const marks = new Marks(freeSigns(plain) ?? 0);
        const annotated = annotate(
          plain,
          html((source, words) => marks.wrap(source, words)),
          marks,
          page,
        );
        const sources = [...(label === '' ? [] : ['text:a:label']), ...(text === '' ? [] : ['text:a:text'])];
        const attribute = sources.length > 0 ? ` data-source="${sources.join(' ')}"` : '';
        expect(annotated).toContain(`<p${attribute} aria-label`);
        expect(annotated?.includes('<html data-page-sources="text:site:title"')).toBe(title !== '');
        expect(withoutSources(annotated ?? '')).toBe(plain);
      }),
      { numRuns: 100 },
    );
  });

  test('is none where the two renderings differ', () => {
    const marks = new Marks(0xe000);
    expect(annotate('<p>a</p>', `<p>${marks.wrap('text:a:b', 'b')}</p>`, marks, page)).toBeNull();
  });

  test('gives an icon its source, and keeps scripts and comments as they are', () => {
    const marks = new Marks(0xe000);
    const html = (icon: string) =>
      `<svg><use href="/i.svg#${icon}"></use></svg><!-- ${icon} --><script>"${icon}"</script>`;
    expect(annotate(html('zap'), html(marks.wrap('value:a/icon', 'zap')), marks, page)).toBe(
      `<svg data-source="value:a/icon"><use href="/i.svg#zap"></use></svg><!-- zap --><script>"zap"</script>`,
    );
  });

  test('names no element by what an attacker writes into a key', () => {
    const marks = new Marks(0xe000);
    const source = 'text:a:"><script>alert(1)</script>';
    const annotated = annotate('<p>a</p>', `<p>${marks.wrap(source, 'a')}</p>`, marks, page);
    expect(annotated).toBe('<p data-source="text:a:&quot;>&lt;script>alert(1)&lt;/script>">a</p>');
    expect(shownBy(annotated ?? '', source)).toEqual([]);
  });
});

test.each([
  [textSource('services', 'api.hero.title'), { kind: 'text', key: 'services:api.hero.title' }],
  [
    valueSource(['navigation', 'header', 'services', 'entries', '/a b', 'icon']),
    { kind: 'value', path: ['navigation', 'header', 'services', 'entries', '/a b', 'icon'] },
  ],
  [valueSource(['company', 'clients', 2]), { kind: 'value', path: ['company', 'clients', 2] }],
  [documentSource('terms', 3), { kind: 'document', name: 'terms', block: 3 }],
  ['document:terms', { kind: 'document', name: 'terms', block: null }],
  [rowSource('news', 'nýr vefur'), { kind: 'row', table: 'news', name: 'nýr vefur' }],
  ['value:%', null],
  ['text:nothing', null],
  ['', null],
])('the source %s can be read', (source, parsed) => {
  expect(parseSource(source)).toEqual(parsed);
  expect(source).not.toMatch(/ /);
});
