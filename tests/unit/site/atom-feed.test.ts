import { describe, expect, test } from 'vitest';
import { atomFeed } from '../../../app/site/atom-feed.ts';
import type { NewsRow } from '../../../app/site/row-shapes.ts';
import { fillTexts } from '../../../app/site/texts/texts.ts';
import { someNewsRow } from '../data/some-rows.ts';
import { contextOf, itemPages, smallSite } from '../pages/small-pages.ts';
import { completeTexts, textsOf } from '../texts/written-texts.ts';
import { childrenOf, readXml, textIn, type XmlElement } from './read-xml.ts';

const site = smallSite(itemPages);
const row = (given: Partial<NewsRow> = {}) => someNewsRow(given) as NewsRow;

/** The feed of a language as it is written. */
function written(news: readonly NewsRow[], code = 'is', of = site): string {
  const { language } = contextOf(of, code);
  return atomFeed({
    site: of,
    language,
    texts: fillTexts(of, language, textsOf(completeTexts(of), code)),
    news,
  });
}

const feed = (news: readonly NewsRow[], code = 'is') => readXml(written(news, code));
const entriesOf = (root: XmlElement) => childrenOf(root, 'entry');
const linksOf = (element: XmlElement) => childrenOf(element, 'link').map(({ attributes }) => attributes);

/** The only entry of a feed with one news item. */
function entryOf(given: Partial<NewsRow>, code = 'is'): XmlElement {
  const [entry, ...more] = entriesOf(feed([row(given)], code));
  if (!entry || more.length > 0) throw new Error('There is not one entry.');
  return entry;
}

describe('the feed', () => {
  test('has its author, its language, and the addresses of itself and its page', () => {
    const root = feed([row()], 'en');
    expect(root.name).toBe('feed');
    expect(root.attributes).toEqual({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' });
    expect(textIn(root, 'id')).toBe('https://hraunvefur.io/frettir.atom');
    expect(textIn(root, 'title')).toBe('en news.title | en title');
    expect(childrenOf(root, 'author').map((author) => textIn(author, 'name'))).toEqual([site.company.name]);
    expect(linksOf(root)).toEqual([
      { rel: 'self', type: 'application/atom+xml', href: 'https://hraunvefur.io/frettir.atom' },
      { rel: 'alternate', type: 'text/html', href: 'https://hraunvefur.io/frettir' },
    ]);
  });

  test('has the twenty newest, in their order', () => {
    const news = Array.from({ length: 30 }, (_, place) => row({ title: `Frétt ${place}` }));
    const titles = entriesOf(feed(news)).map((entry) => textIn(entry, 'title'));
    expect(titles).toEqual(news.slice(0, 20).map(({ title }) => title));
  });

  test('was last changed when the newest was published', () => {
    const news = ['2026-11-20T12:00:00+00:00', '2026-11-21T14:30:00+02:00', '2024-01-01T00:00:00+00:00'];
    expect(textIn(feed(news.map((published_at) => row({ published_at }))), 'updated')).toBe(
      '2026-11-21T12:30:00.000Z',
    );
  });
});

describe('an entry', () => {
  test('leads to the news item and keeps its name for ever', () => {
    const entry = entryOf({ published_at: '2025-12-31T23:30:00+00:00' });
    expect(textIn(entry, 'id')).toBe('tag:hraunvefur.is,2025:7d3c1c1e-0000-4000-8000-000000000001');
    expect(linksOf(entry)).toEqual([
      { rel: 'alternate', type: 'text/html', href: 'https://hraunvefur.is/frettir/nyr-vefur' },
    ]);
    for (const name of ['published', 'updated']) expect(textIn(entry, name)).toBe('2025-12-31T23:30:00.000Z');
  });

  test('has an excerpt and the whole text in paragraphs', () => {
    const entry = entryOf({ excerpt: 'Stutt', content: 'Eitt & annað\n\n  Tvö  \n' });
    expect(textIn(entry, 'summary')).toBe('<p>Stutt</p>');
    expect(textIn(entry, 'content')).toBe('<p>Eitt &amp; annað</p><p>Tvö</p>');
    for (const name of ['summary', 'content'])
      expect(childrenOf(entry, name).map(({ attributes }) => attributes)).toEqual([{ type: 'html' }]);
  });

  test('is translated, or marked with its language', () => {
    const translated = { translations: { en: { title: 'A new site', excerpt: null, content: 'Text' } } };
    expect(textIn(entryOf(translated, 'en'), 'title')).toBe('A new site');
    expect(entryOf(translated, 'en').attributes).toEqual({});
    expect(entryOf({}, 'en').attributes).toEqual({ 'xml:lang': 'is' });
    expect(entryOf({}, 'is').attributes).toEqual({});
  });

  test.each([
    ['https://img.example/a.jpg', { type: 'image/jpeg', href: 'https://img.example/a.jpg' }],
    [
      'https://img.example/A.WEBP?v="1"&w=2',
      { type: 'image/webp', href: 'https://img.example/A.WEBP?v=%221%22&w=2' },
    ],
    ['https://img.example/photo', { href: 'https://img.example/photo' }],
  ])('has its picture %s enclosed', (image_url, expected) => {
    expect(linksOf(entryOf({ image_url })).slice(1)).toEqual([{ rel: 'enclosure', ...expected }]);
  });

  test('has no summary where there are no words for one', () => {
    const entry = entryOf({ content: ' \n' });
    expect(childrenOf(entry, 'summary')).toEqual([]);
    expect(textIn(entry, 'content')).toBe('');
  });
});
