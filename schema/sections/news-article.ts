import { required } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** The news item that the address names; only on a page whose address has {slug}. */
export const newsArticle = defineSection('news-article', 'A piece of news.', {
  fields: {},
  texts: required('share', 'copied', 'back', 'next'),
  example: { id: 'article' },
});
