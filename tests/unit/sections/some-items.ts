import type { NewsCardView, NewsView, ProjectCardView, ProjectView } from '../../../app/site/views.ts';

/** A news item as shown in a list; `overrides` replaces parts of it. */
export function someNewsCard(overrides: Partial<NewsCardView> = {}): NewsCardView {
  return {
    slug: 'nyr-vefur',
    title: 'Nýr vefur',
    excerpt: 'Vefurinn er kominn í loftið.',
    picture: null,
    imageUrl: null,
    publishedAt: '2026-11-21T12:00:00.000Z',
    date: '21/11/2026',
    language: null,
    ...overrides,
  };
}

/** The same item as shown on its own page. */
export function someNews(overrides: Partial<NewsView> = {}): NewsView {
  const card = someNewsCard();
  return { ...card, lead: card.excerpt, paragraphs: ['Fyrsta línan.', 'Önnur línan.'], ...overrides };
}

/** A project as shown in the gallery; `overrides` replaces parts of it. */
export function someProjectCard(overrides: Partial<ProjectCardView> = {}): ProjectCardView {
  return {
    id: 'ullarbudin',
    title: 'Ullarbúðin',
    description: 'Netverslun með ull',
    category: 'Vefir',
    categoryId: 'Vefir',
    tags: [],
    picture: null,
    imageUrl: null,
    screen: null,
    colour: null,
    language: null,
    categoryLanguage: null,
    ...overrides,
  };
}

/** The same project as shown on its own page. */
export function someProject(overrides: Partial<ProjectView> = {}): ProjectView {
  return {
    ...someProjectCard(),
    results: [],
    paragraphs: ['Fyrsta línan.', 'Önnur línan.'],
    contentLanguage: null,
    link: null,
    ...overrides,
  };
}
