import fc from 'fast-check';
import { is } from 'valibot';
import { expect, test } from 'vitest';
import { atomFeed } from '../../app/site/atom-feed.ts';
import { type NewsRow, newsRow } from '../../app/site/row-shapes.ts';
import { fillTexts } from '../../app/site/texts/texts.ts';
import { someNewsRow } from '../unit/data/some-rows.ts';
import { contextOf, itemPages, smallSite } from '../unit/pages/small-pages.ts';
import { childrenOf, readXml, textIn } from '../unit/site/read-xml.ts';
import { completeTexts, textsOf } from '../unit/texts/written-texts.ts';

/* Law: whatever the rows contain, the feed is well-formed XML with an entry for each of them, and in its HTML there is
   nothing but paragraphs and text. */

/** Texts with what is hardest on XML: its own signs, control characters, halves of surrogate pairs, its limits. */
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
    .map((given) => someNewsRow(given) as NewsRow),
  { maxLength: 4 },
);

const site = smallSite(itemPages);

test('the feed of any rows', () => {
  fc.assert(
    fc.property(rows, fc.constantFrom('is', 'en'), (given, code) => {
      // Only such rows get as far as here.
      const news = given.filter((row) => is(newsRow, row));
      const { language } = contextOf(site, code);
      const texts = fillTexts(site, language, textsOf(completeTexts(site), code));
      const root = readXml(atomFeed({ site, language, texts, news }));
      const entries = childrenOf(root, 'entry');
      expect(entries).toHaveLength(news.length);
      const times = entries.map((entry) => textIn(entry, 'updated'));
      for (const time of [...times, textIn(root, 'updated')])
        expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      if (times.length > 0) expect(times).toContain(textIn(root, 'updated'));
      for (const entry of entries) {
        expect(textIn(entry, 'id')).toMatch(/^tag:[a-z.]+,\d{4}:[0-9a-f-]{36}$/);
        expect(textIn(entry, 'content').replace(/<p>[^<>]*<\/p>/g, '')).toBe('');
        for (const { attributes } of childrenOf(entry, 'link'))
          expect(attributes.href).toMatch(/^https:\/\/[!-~]+$/);
      }
    }),
    { numRuns: 50 },
  );
});
