import { expect, test } from 'vitest';
import { atomFeed } from '../../../app/site/atom-feed.ts';
import type { NewsRow } from '../../../app/site/row-shapes.ts';
import { fillTexts } from '../../../app/site/texts/texts.ts';
import { someNewsRow } from '../data/some-rows.ts';
import { createContext, itemPages, smallSite } from '../pages/small-pages.ts';
import { completeTexts, readTexts } from '../texts/written-texts.ts';

const site = smallSite(itemPages);
const row = (overrides: Partial<NewsRow> = {}) => someNewsRow(overrides) as NewsRow;

/** Lines of the feed in English. */
function renderFeedLines(...news: readonly NewsRow[]): string[] {
  const { language } = createContext(site, 'en');
  const texts = fillTexts(site, language, readTexts(completeTexts(site), 'en'));
  return atomFeed({ site, language, texts, news }).split('\n');
}

test('the feed has its author and addresses, and entries that keep their names for ever', () => {
  const translatedRow = row({
    excerpt: 'Stutt',
    image_url: 'https://img.example/A.WEBP?v="1"&w=2',
    published_at: '2025-12-31T23:30:00+00:00',
    translations: { en: { title: 'New & old', excerpt: 'Short', content: 'One & two\n\n  Three  \n' } },
  });
  const original = row({ content: ' \n', published_at: '2026-11-21T14:30:00+02:00' });
  expect(renderFeedLines(translatedRow, original)).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    '<id>https://hraunvefur.io/frettir.atom</id>',
    '<title>en news.title | en title</title>',
    '<subtitle>en news.meta.description</subtitle>',
    '<updated>2026-11-21T12:30:00.000Z</updated>',
    '<link rel="self" type="application/atom+xml" href="https://hraunvefur.io/frettir.atom"/>',
    '<link rel="alternate" type="text/html" href="https://hraunvefur.io/frettir"/>',
    `<author><name>${site.company.name}</name><uri>https://hraunvefur.io/</uri></author>`,
    '<entry>',
    '<id>tag:hraunvefur.io,2025:7d3c1c1e-0000-4000-8000-000000000001</id>',
    '<title>New &amp; old</title>',
    '<published>2025-12-31T23:30:00.000Z</published>',
    '<updated>2025-12-31T23:30:00.000Z</updated>',
    '<link rel="alternate" type="text/html" href="https://hraunvefur.io/frettir/nyr-vefur"/>',
    '<link rel="enclosure" type="image/webp" href="https://img.example/A.WEBP?v=%221%22&amp;w=2"/>',
    '<summary type="html">&lt;p&gt;Short&lt;/p&gt;</summary>',
    '<content type="html">&lt;p&gt;One &amp;amp; two&lt;/p&gt;&lt;p&gt;Three&lt;/p&gt;</content>',
    '</entry>',
    '<entry xml:lang="is">',
    '<id>tag:hraunvefur.io,2026:7d3c1c1e-0000-4000-8000-000000000001</id>',
    '<title>Nýr vefur</title>',
    '<published>2026-11-21T12:30:00.000Z</published>',
    '<updated>2026-11-21T12:30:00.000Z</updated>',
    '<link rel="alternate" type="text/html" href="https://hraunvefur.io/frettir/nyr-vefur"/>',
    '<content type="html"></content>',
    '</entry>',
    '</feed>',
    '',
  ]);
});

test('the feed has the twenty newest, in their order', () => {
  const news = Array.from({ length: 30 }, (_, place) => row({ title: `Frétt ${place}` }));
  expect(renderFeedLines(...news).filter((line) => line.startsWith('<title>Frétt'))).toEqual(
    news.slice(0, 20).map(({ title }) => `<title>${title}</title>`),
  );
});
