import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { annotate } from '../../../render/preview/annotate.ts';
import { freeSigns, Marks } from '../../../render/preview/marks.ts';
import { parseSite } from '../site/minimal-site.ts';
import { findMarkedHtml, withoutSources } from './preview-parts.ts';

/** Any text, with many of the characters that marks and markup consist of. */
const markup = [...'<>&"\'\uE000\uE001\uE005\0', '</p>', '<script>', '{{a.b}}'];
const anyText = fc
  .array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...markup)), { maxLength: 8 })
  .map((parts) => parts.join(''));

/** A text as React escapes it in HTML. */
function escapeText(text: string): string {
  const entities = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#x27' };
  return text.replace(/[&<>"']/g, (sign) => `&${entities[sign as keyof typeof entities]};`);
}

const page = { site: parseSite(), path: '/' };

test('marks are of characters that the page does not have', () => {
  const privateSigns = (length: number) =>
    Array.from({ length }, (_, index) => String.fromCharCode(0xe000 + index)).join('');
  const signs = privateSigns(100);
  expect(new Marks(freeSigns(signs) ?? 0).strip(signs)).toBe(signs);
  expect(freeSigns(privateSigns(6400))).toBeNull();
});

describe('a page with sources', () => {
  test('is the page that visitors get, whatever its texts are; they stay text', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (title, label, text) => {
        const html = (wrap: (source: string, text: string) => string) =>
          '<html lang="is"><head><title>' +
          `${escapeText(wrap('text:site:title', title))}</title></head><body><main>` +
          `<p aria-label="${escapeText(wrap('text:a:label', label))}">${escapeText(wrap('text:a:text', text))}` +
          '<br/>.</p></main></body></html>';
        const plain = html((_, words) => words);
        const marks = new Marks(freeSigns(plain) ?? 0);
        const annotatedPage = annotate(
          plain,
          html((source, words) => marks.wrap(source, words)),
          marks,
          page,
        );
        const sources = [...(label === '' ? [] : ['text:a:label']), ...(text === '' ? [] : ['text:a:text'])];
        const attribute = sources.length > 0 ? ` data-source="${sources.join(' ')}"` : '';
        expect(annotatedPage).toContain(`<p${attribute} aria-label`);
        expect(annotatedPage?.includes('<html data-page-sources="text:site:title"')).toBe(title !== '');
        expect(withoutSources(annotatedPage ?? '')).toBe(plain);
      }),
      { numRuns: 100 },
    );
  });

  test('is none where the two renderings differ', () => {
    const marks = new Marks(0xe000);
    expect(annotate('<p>a</p>', `<p>${marks.wrap('text:a:b', 'b')}</p>`, marks, page)).toBeNull();
  });

  test('gives an icon its source, and keeps scripts and comments unchanged', () => {
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
    const annotatedPage = annotate('<p>a</p>', `<p>${marks.wrap(source, 'a')}</p>`, marks, page);
    expect(annotatedPage).toBe('<p data-source="text:a:&quot;>&lt;script>alert(1)&lt;/script>">a</p>');
    expect(findMarkedHtml(annotatedPage ?? '', source)).toEqual([]);
  });
});
