import { expect, test } from 'vitest';
import type { NewsRow, ProjectRow } from '../../../app/site/row-shapes.ts';
import { formatDay, makeExcerpt, newsView, projectView } from '../../../app/site/row-views.ts';

const timeZone = 'Atlantic/Reykjavik';
const icelandic = { language: 'is', locale: 'is-IS', original: 'is', timeZone };
const english = { language: 'en', locale: 'en-US', original: 'is', timeZone };

const news: NewsRow = {
  id: '7d3c1c1e-0000-4000-8000-000000000001',
  slug: 'nyr-vefur',
  title: 'Nýr vefur',
  excerpt: 'Útdráttur',
  content: 'Ein\n\nTvær',
  image_url: 'https://a.is/b.png',
  pictures: null,
  published_at: '2026-11-21T23:59:59.123456+00:00',
  translations: { en: { title: 'New site', excerpt: null, content: 'One\nTwo' } },
};

test('news in the language of the rows', () => {
  expect(newsView(news, icelandic)).toEqual({
    slug: 'nyr-vefur',
    title: 'Nýr vefur',
    excerpt: 'Útdráttur',
    lead: 'Útdráttur',
    paragraphs: ['Ein', 'Tvær'],
    picture: null,
    imageUrl: 'https://a.is/b.png',
    publishedAt: '2026-11-21T23:59:59.123Z',
    date: '21/11/2026',
    language: null,
  });
});

test('news in another language is its translation alone, or the original, marked', () => {
  expect(newsView(news, english)).toMatchObject({
    title: 'New site',
    excerpt: 'One Two',
    lead: null,
    paragraphs: ['One', 'Two'],
    date: 'November 21, 2026',
    language: null,
  });
  const spanish = { ...english, language: 'es' };
  expect(newsView(news, spanish)).toMatchObject({ title: 'Nýr vefur', lead: 'Útdráttur', language: 'is' });
});

test('an empty excerpt is made from the content; one that repeats its beginning is no lead', () => {
  expect(newsView({ ...news, excerpt: ' \n ' }, icelandic)).toMatchObject({
    excerpt: 'Ein Tvær',
    lead: null,
  });
});

const project: ProjectRow = {
  id: 'ull',
  title: 'Ull',
  description: 'Netverslun',
  content: '14 → 0 | sæti seld tvisvar\nEin\nTvær',
  category: 'verslun',
  tags: ['Stripe', ' '],
  image_url: null,
  pictures: null,
  link: 'https://ull.example',
  screen: null,
  colour: null,
  published_at: '2026-11-21T12:00:00+00:00',
  translations: {
    en: { title: 'Wool', description: 'Shop', content: null, category: null, tags: null },
    da: { title: 'Uld', description: 'Butik', content: 'En', category: 'butik', tags: ['Kort'] },
  },
};

test('what of a project is not translated is the original’s, marked', () => {
  const view = (language: string) => projectView(project, { language, original: 'is' });
  const results = [{ figure: '14 → 0', words: 'sæti seld tvisvar' }];
  expect(view('en')).toMatchObject({
    ...{ title: 'Wool', language: null, category: 'verslun', categoryLanguage: 'is', tags: ['Stripe'] },
    ...{ results, paragraphs: ['Ein', 'Tvær'], contentLanguage: 'is' },
  });
  expect(view('da')).toMatchObject({
    ...{ title: 'Uld', language: null, category: 'butik', categoryId: 'verslun', categoryLanguage: null },
    ...{ tags: ['Kort'], results: [], paragraphs: ['En'], contentLanguage: null },
  });
});

test('a category has one id, however its name is encoded and spaced', () => {
  const ids = ['Vefsíður', ' Vefsíður '.normalize('NFD')].map(
    (category) => projectView({ ...project, category }, { language: 'is', original: 'is' }).categoryId,
  );
  expect(ids).toEqual(['Vefsíður', 'Vefsíður']);
});

test.each([
  ['  Ein\r\n\r\nlína \u00a0 hér ', 'Ein lína hér'],
  ['a'.repeat(150), 'a'.repeat(150)],
  ['a'.repeat(151), `${'a'.repeat(150)}…`],
  [`${'a'.repeat(149)} b`, `${'a'.repeat(149)}…`],
])('the beginning of %j is %j', (content, excerpt) => {
  expect(makeExcerpt(content)).toBe(excerpt);
});

test.each([
  ['is-IS', 'Atlantic/Reykjavik', '02/01/2026'],
  ['is-IS', 'Europe/Copenhagen', '03/01/2026'],
  ['en-US', 'Atlantic/Reykjavik', 'January 2, 2026'],
  ['es-ES', 'Atlantic/Reykjavik', '2 de enero de 2026'],
  ['da-DK', 'Atlantic/Reykjavik', '2. januar 2026'],
])('readers of %s see the day in %s as %s', (locale, timeZone, date) => {
  expect(formatDay(new Date('2026-01-02T23:30:00Z'), { locale, timeZone })).toBe(date);
});
