import fc from 'fast-check';
import { is } from 'valibot';
import { expect, test } from 'vitest';
import { atomFeed } from '../../app/site/atom-feed.ts';
import { type NewsRow, newsRowSchema } from '../../app/site/row-shapes.ts';
import { fillTexts } from '../../app/site/texts/texts.ts';
import { someNewsRow } from '../unit/data/some-rows.ts';
import { createContext, itemPages, smallSite } from '../unit/pages/small-pages.ts';
import { completeTexts, readTexts } from '../unit/texts/written-texts.ts';

/* Law: whatever the rows contain, the feed is well-formed XML with an entry for each of them, and its HTML contains
   nothing but paragraphs and text. */

/** Texts that are hardest on XML: its special characters, control characters, halves of surrogate pairs, its limits. */
const hostile = fc.constantFrom(
  ...'< > & " \' ]]> <![CDATA[ <!-- --> <?x?> &amp; &#0; <script> </p> 😀 þ'.split(' '),
  ...'\0\u0008\u000b\u001b\u007f\u0085\u2028\ud83d\ude00\ufffe\uffff\t\r\n'.split(''),
);
const anyText = fc
  .array(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 12 })
  .map((parts) => parts.join(''));
const anyTitle = anyText.map((text) => `x${text}`);
const anyAddress = anyText.map((text) => `https://img.example/${text.replace(/\s/gu, '')}`);
const anyTime = fc
  .date({ min: new Date('0001-01-02T00:00:00Z'), max: new Date('9999-12-30T00:00:00Z'), noInvalidDate: true })
  .map((time) => time.toISOString());
const anyTranslation = fc.record({ title: anyTitle, excerpt: fc.option(anyText), content: anyText });

const rows = fc.array(
  fc
    .record({
      title: anyTitle,
      excerpt: fc.option(anyText),
      content: anyText,
      image_url: fc.option(anyAddress),
      published_at: anyTime,
      translations: fc.dictionary(fc.constantFrom('en', 'da'), anyTranslation),
    })
    .map((fields) => someNewsRow(fields) as NewsRow),
  { maxLength: 4 },
);

const site = smallSite(itemPages);

test('the feed of any rows', () => {
  fc.assert(
    fc.property(rows, fc.constantFrom('is', 'en'), (someRows, code) => {
      // Only such rows are passed on.
      const news = someRows.filter((row) => is(newsRowSchema, row));
      const { language } = createContext(site, code);
      const texts = fillTexts(site, language, readTexts(completeTexts(site), code));
      const feed = atomFeed({ site, language, texts, news });
      expectWellFormed(feed);
      const [head = '', ...entries] = feed.split(/(?=<entry)/);
      expect(entries).toHaveLength(news.length);
      const findUpdateTime = (xml: string) => /<updated>(.*)<\/updated>/.exec(xml)?.[1];
      const times = entries.map(findUpdateTime);
      for (const time of [...times, findUpdateTime(head)])
        expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      if (times.length > 0) expect(times).toContain(findUpdateTime(head));
      for (const entry of entries) {
        expect(entry).toMatch(/<id>tag:[a-z.]+,\d{4}:[0-9a-f-]{36}<\/id>/);
        const [, content = '-'] = /<content type="html">([^<]*)<\/content>/.exec(entry) ?? [];
        expect(content.replace(/&lt;p&gt;((?!&lt;|&gt;).)*&lt;\/p&gt;/gs, '')).toBe('');
        for (const [, href] of entry.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^https:\/\/[!-~]+$/);
      }
    }),
    { numRuns: 50 },
  );
});

const reference = '&(?:amp|lt|gt|quot|#39);';
/** An element without child elements. */
const innermost = new RegExp(
  String.raw`<([\w:]+)((?: [\w:]+="(?:[^<&"]|${reference})*")*)(?:/>|>(?:[^<&>]|${reference})*</\1>)`,
  'gu',
);

/** Removes elements without child elements until nothing is left. */
function expectWellFormed(xml: string): void {
  expect(xml).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u);
  let rest = xml.replace('<?xml version="1.0" encoding="UTF-8"?>', '');
  for (let before = ''; rest !== before; ) {
    before = rest;
    rest = rest.replace(innermost, '');
  }
  expect(rest.trim()).toBe('');
}
