import { itemName } from '../../scripts/dev/kit/kit-names.ts';

/** The pages that there are pictures of besides the kit: folder and address. */
export const photographedPages: Readonly<Record<string, string>> = {
  home: '/',
  services: '/thjonusta',
  'web-design': '/thjonusta/vefhonnun',
  solutions: '/lausnir',
  hosting: '/lausnir/vefhysing',
  prices: '/verdskra',
  company: '/fyrirtaekid',
  quote: '/fa-tilbod',
  news: '/frettir',
  article: `/frettir/${itemName(1)}`,
  projects: '/verkefni',
  'not-found': '/er-ekki-til',
};
