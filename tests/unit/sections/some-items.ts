import type { NewsCardView, NewsView, ProjectCardView, ProjectView } from '../../../app/site/views.ts';

/** A news item as shown in a list; `given` replaces parts of it. */
export function someNewsCard(given: Partial<NewsCardView> = {}): NewsCardView {
  return {
    slug: 'nyr-vefur',
    title: 'Nýr vefur',
    excerpt: 'Vefurinn er kominn í loftið.',
    picture: null,
    imageUrl: null,
    publishedAt: '2026-11-21T12:00:00.000Z',
    date: '21/11/2026',
    language: null,
    ...given,
  };
}

/** The same item as shown on its own page. */
export function someNews(given: Partial<NewsView> = {}): NewsView {
  const card = someNewsCard();
  return { ...card, lead: card.excerpt, paragraphs: ['Fyrsta línan.', 'Önnur línan.'], ...given };
}

/** A project as shown in the gallery; `given` replaces parts of it. */
export function someProjectCard(given: Partial<ProjectCardView> = {}): ProjectCardView {
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
    ...given,
  };
}

/** The same project as shown on its own page. */
export function someProject(given: Partial<ProjectView> = {}): ProjectView {
  return {
    ...someProjectCard(),
    results: [],
    paragraphs: ['Fyrsta línan.', 'Önnur línan.'],
    contentLanguage: null,
    link: null,
    ...given,
  };
}
