import type { RowKind, RowReply, RowRequest, Rows } from '../../../app/data/rows.ts';
import type { NewsRow, ProjectRow } from '../../../app/site/row-shapes.ts';
import { itemName } from './kit-names.ts';
import { kitWords, wordsOf } from './kit-words.ts';
import { sampleParagraph } from './sample-text.ts';

const CATEGORIES = 3;

/** A week lies between two of them. */
const someDay = Date.UTC(2026, 8, 30, 9);
const week = 7 * 24 * 60 * 60 * 1000;

/**
 * So many pieces of news and projects, the same each time, in the kit's words.
 * @param original the language that the site's rows are written in
 */
export function kitRows(count: number, original: string): Rows {
  const places = Array.from({ length: count }, (_, place) => place);
  const news = places.map((place) => newsRow(place, original));
  const projects = places.map((place) => projectRow(place, original));
  const answer = (request: RowRequest) => {
    switch (request.of) {
      case 'news':
        return { rows: news.slice(request.from, request.from + request.count), total: count };
      case 'news-item':
        return news.find(({ slug }) => slug === request.slug) ?? news[0] ?? null;
      case 'projects':
        return projects;
      case 'project':
        return projects.find(({ id }) => id === request.id) ?? projects[0] ?? null;
      case 'index':
        return {
          news: news.map(({ slug, published_at }) => ({ name: slug, publishedAt: published_at })),
          projects: projects.map(({ id, published_at }) => ({ name: id, publishedAt: published_at })),
        };
    }
  };
  return {
    // The answer is of the kind of the request, which the compiler cannot see in a switch.
    read: async <K extends RowKind>(request: RowRequest<K>) =>
      ({ ok: true, value: answer(request as RowRequest), problems: [] }) as unknown as RowReply<K>,
  };
}

function newsRow(place: number, original: string): NewsRow {
  const { content, ...words } = newsWords(place, original);
  return {
    ...words,
    id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    slug: itemName(place),
    content,
    image_url: null,
    published_at: publishedAt(place),
    translations: inOtherLanguages(original, (language) => newsWords(place, language)),
  };
}

function newsWords(place: number, language: string) {
  const { questions, sentences } = wordsOf(language);
  return {
    title: at(questions, place),
    excerpt: `${at(sentences, place)} ${at(sentences, place + 2)}`,
    content: paragraphs(place, language),
  };
}

function projectRow(place: number, original: string): ProjectRow {
  return {
    ...projectWords(place, original),
    id: itemName(place),
    image_url: null,
    link: place % 2 === 0 ? 'https://example.is/' : null,
    published_at: publishedAt(place),
    translations: inOtherLanguages(original, (language) => projectWords(place, language)),
  };
}

function projectWords(place: number, language: string) {
  const { names, headings, sentences } = wordsOf(language);
  return {
    title: at(headings, place),
    description: at(sentences, place),
    content: paragraphs(place, language),
    category: at(names, place % CATEGORIES),
    tags: names.slice(place % 3, (place % 3) + 2 + (place % 3)),
  };
}

function paragraphs(place: number, language: string): string {
  return [0, 1, 2].map((step) => sampleParagraph(language, place + step)).join('\n');
}

function publishedAt(place: number): string {
  return new Date(someDay - place * week).toISOString();
}

function inOtherLanguages<T>(original: string, make: (language: string) => T): Record<string, T> {
  const others = Object.keys(kitWords).filter((language) => language !== original);
  return Object.fromEntries(others.map((language) => [language, make(language)]));
}

function at(from: readonly string[], place: number): string {
  return from[place % from.length] ?? '';
}
