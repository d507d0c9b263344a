import { describe, expect, test } from 'vitest';
import { pageDayBook, wordsHash } from '../../../scripts/build/page-days/page-days.ts';
import { readableText } from '../../../scripts/build/page-days/readable-text.ts';

const pageOf = (main: string) =>
  `<html><body><header>Valmynd</header><main id="main" class="e-1">${main}</main></body></html>`;
const wordsOf = (main: string, description = 'Vefir sem standa.') =>
  wordsHash({ title: 'Hýsing | Hraunvefur', description }, pageOf(main));

/** The days of pages, given what the file says. */
function daysOf(
  pages: Readonly<Record<string, string>>,
  written: string | null,
  today: string | null = null,
) {
  const book = pageDayBook(written, today);
  for (const [path, main] of Object.entries(pages)) book.note('is', path, wordsOf(main));
  return { days: book.days().is ?? {}, text: book.text() };
}

const first = daysOf({ '/b': '<p>Tvö</p>', '/': '<p>Eitt</p>' }, null, '2026-11-01').text;

describe('the day of a page', () => {
  test('is that on which its words were written down, however it is drawn since', () => {
    const drawn =
      '<svg viewBox="0 0 1 1"><title>x</title></svg><section data-look="grand"><p class="e-2">Eitt<!-- --></p></section>';
    expect(daysOf({ '/': drawn }, first).days).toEqual({ '/': '2026-11-01' });
  });

  test('is not known of one that says something else, or that is new', () => {
    expect(daysOf({ '/': '<p>Annað</p>', '/ny': '<p>Ný</p>', '/b': '<p>Tvö</p>' }, first).days).toEqual({
      '/b': '2026-11-01',
    });
    expect(daysOf({ '/': '<p>Eitt</p>' }, null).days).toEqual({});
  });

  test('is today where it is to be written down, and stays what it was for all others', () => {
    const { days, text } = daysOf({ '/': '<p>Annað</p>', '/b': '<p>Tvö</p>' }, first, '2026-12-24');
    expect(days).toEqual({ '/': '2026-12-24', '/b': '2026-11-01' });
    expect(daysOf({ '/': '<p>Annað</p>', '/b': '<p>Tvö</p>' }, text)).toEqual({ days, text });
  });

  test('changes with the title and the description', () => {
    const book = pageDayBook(first);
    book.note('is', '/', wordsOf('<p>Eitt</p>', 'Annað.'));
    expect(book.days()).toEqual({});
  });

  test('stands in a file that is the same in whatever order pages come', () => {
    expect(daysOf({ '/': '<p>Eitt</p>', '/b': '<p>Tvö</p>' }, null, '2026-11-01').text).toBe(first);
    expect(Object.keys(JSON.parse(first).is)).toEqual(['/', '/b']);
  });

  test.each(['', 'x', '[]', '{"is":{"/":"2026-11-01"}}', '{"is":{"/":5}}'])('is not read from %j', (file) => {
    expect(() => pageDayBook(file)).toThrow('page-days.json is not as npm run days writes it');
  });
});

describe('what a visitor reads', () => {
  test.each([
    ['<h1>Hæ</h1><p>þú &amp; ég</p>', 'Hæ þú &amp; ég'],
    ['<p>Verð:<!-- --> <b>4.990</b> kr.</p>', 'Verð: 4.990 kr.'],
    ['<nav><ol><li>Forsíða</li></ol></nav><p>Texti</p>', 'Texti'],
    [
      '<ul data-notices="true" data-over="false"><li>Lokað<ul><li>í dag</li></ul></li></ul><p>Texti</p>',
      'Texti',
    ],
    [
      '<section data-section="latest-news"><section><p>Frétt</p></section></section><section data-section="prose">Texti</section>',
      'Texti',
    ],
    ['<script>if (1<2) "</p>"</script><a href="/?a>b" title="x">Hlekkur</a>', 'Hlekkur'],
  ])('of %s', (main, text) => {
    expect(readableText(pageOf(main))).toBe(text);
  });
});
