import { expect, test } from 'vitest';
import type { NewsRow, ProjectRow } from '../../../app/site/row-shapes.ts';
import { beginning, dayOf, newsView, projectView } from '../../../app/site/row-views.ts';

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

test('translated news has nothing of the original’s words', () => {
  expect(newsView(news, english)).toMatchObject({
    title: 'New site',
    excerpt: 'One Two',
    lead: null,
    paragraphs: ['One', 'Two'],
    date: 'November 21, 2026',
    language: null,
  });
});

test('news without the translation is the original, marked', () => {
  expect(newsView(news, { ...english, language: 'es' })).toMatchObject({
    title: 'Nýr vefur',
    excerpt: 'Útdráttur',
    language: 'is',
  });
});

test('an empty excerpt is made from the content; one that repeats its beginning is no lead', () => {
  expect(newsView({ ...news, excerpt: ' \n ' }, icelandic)).toMatchObject({
    excerpt: 'Ein Tvær',
    lead: null,
  });
});

test.each(['constructor', '__proto__'])('%s is no translation', (language) => {
  expect(newsView(news, { ...english, language })).toMatchObject({ title: 'Nýr vefur', language: 'is' });
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

const shared = {
  id: 'ull',
  categoryId: 'verslun',
  picture: null,
  imageUrl: null,
  screen: null,
  colour: null,
  link: 'https://ull.example',
};
const original = { title: 'Ull', description: 'Netverslun', category: 'verslun', tags: ['Stripe'] };
const lines = {
  results: [{ figure: '14 → 0', words: 'sæti seld tvisvar' }],
  paragraphs: ['Ein', 'Tvær'],
};

test.each([
  [
    'en',
    {
      ...shared,
      ...original,
      ...lines,
      title: 'Wool',
      description: 'Shop',
      language: null,
      contentLanguage: 'is',
      categoryLanguage: 'is',
    },
  ],
  [
    'da',
    {
      ...shared,
      title: 'Uld',
      description: 'Butik',
      results: [],
      paragraphs: ['En'],
      category: 'butik',
      tags: ['Kort'],
      language: null,
      contentLanguage: null,
      categoryLanguage: null,
    },
  ],
])('a project in %s: what is not translated is marked', (language, view) => {
  expect(projectView(project, { language, original: 'is' })).toEqual(view);
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
  ['<b>&amp;', '<b>&amp;'],
])('the beginning of %j is %j', (content, excerpt) => {
  expect(beginning(content)).toBe(excerpt);
});

test.each([
  ['2026-01-02T23:30:00Z', 'Atlantic/Reykjavik', '02/01/2026'],
  ['2026-01-02T23:30:00Z', 'Europe/Copenhagen', '03/01/2026'],
  ['2025-12-31T23:30:00Z', 'Europe/Madrid', '01/01/2026'],
])('%s in %s is %s', (time, timeZone, date) => {
  expect(dayOf(new Date(time), { locale: 'is-IS', timeZone })).toBe(date);
});

test.each([
  ['en-US', 'January 2, 2026'],
  ['es-ES', '2 de enero de 2026'],
  ['da-DK', '2. januar 2026'],
])('readers of %s see dates as their country writes them', (locale, date) => {
  const time = new Date('2026-01-02T12:00:00Z');
  expect(dayOf(time, { locale, timeZone: 'Atlantic/Reykjavik' })).toBe(date);
});
