import type { Place } from './built-pages.ts';
import { each, everywhere, type Figure, money, one } from './figure.ts';
import { packageFigures } from './spec-package-figures.ts';

const hourly = money('14.900 kr.', 'hourly');
const emergency = money('22.350 kr.', 'emergency');
const hostingLowest = money('4.990 kr.', 'hosting.basic');
const wordpressExpress = money('99.950 kr.', 'express.wordpress-express');
const wooCommerceExpress = money('149.950 kr.', 'express.woocommerce-express');
const surcharge = { is: '50%', en: '50%', es: '50 %', da: '50 %' };
const uptime = { is: '99,9%', en: '99.9%', es: '99,9 %', da: '99,9 %' };
const [always = hourly, clients = hourly, projects = hourly] = everywhere('24/7', '500+', '600+');
const oneHour = { is: '1 klst.', en: '1 hour', es: '1 hora', da: '1 time' };
const closed = { is: '', en: '', es: '', da: '' };
const openOn = everywhere('9:00-17:00', '9:00-17:00', '9:00-17:00', '9:00-17:00', '9:00-17:00');

/** The words under a heading of the terms. */
function terms(section: number, inside: string): Place {
  return { page: '/skilmalar', place: `#text h2:nth-of-type(${section}) ${inside}` };
}

/** Every number of the specification, typed by hand and independent of site.yaml, with each place that shows it. */
export const figures: readonly Figure[] = [
  ...packageFigures,

  { part: 'hourly rate', page: '/verdskra', place: '[data-price=hourly] strong', shows: one(hourly) },
  { part: 'hourly rate', page: '/verdskra', place: '[data-price=emergency] strong', shows: one(emergency) },
  { part: 'hourly rate', page: '/verdskra', place: '[data-price=emergency] div', shows: one(surcharge) },
  { part: 'hourly rate', ...terms(3, '+ p + ul > li:nth-child(1)'), shows: one(hourly) },
  { part: 'hourly rate', ...terms(3, '+ p + ul > li:nth-child(2)'), shows: one(emergency, surcharge) },
  { part: 'hourly rate', page: '/skilmalar', place: '#hero h1 ~ p', shows: one(hourly) },
  { part: 'hourly rate', page: '/hafa-samband', place: '#hours', shows: one(emergency), amongOthers: true },
  {
    part: 'hourly rate',
    page: '/lausnir/api-tengingar',
    place: '#questions',
    shows: one(hourly),
    amongOthers: true,
  },

  {
    part: 'terms',
    ...terms(4, '+ p'),
    shows: one({ is: '7-10 dag', en: '7-10 day', es: '7-10 días', da: '7-10 dage' }),
  },
  {
    part: 'terms',
    ...terms(8, '+ p'),
    shows: one(
      { is: '12 mánuð', en: '12 months', es: '12 meses', da: '12 måneder' },
      { is: '3 mánuð', en: '3 months', es: '3 meses', da: '3 måneder' },
    ),
  },
  {
    part: 'terms',
    ...terms(12, '+ p'),
    shows: one({ is: '30 daga', en: '30 days', es: '30 días', da: '30 dage' }),
  },
  { part: 'uptime', ...terms(7, '+ p'), shows: one(uptime) },
  { part: 'uptime', page: '/lausnir/vefhysing', place: '#features li:nth-child(2) h3', shows: one(uptime) },
  { part: 'stats', page: '/', place: '#stats dd', shows: each(clients, projects, uptime, always) },
  { part: 'stats', page: '/fyrirtaekid', place: '#stats dd', shows: each(clients, projects, uptime, always) },

  {
    part: 'service desk',
    page: '/thjonustubord',
    place: '#response dd',
    shows: each(
      oneHour,
      { is: '4 klst.', en: '4 hours', es: '4 horas', da: '4 timer' },
      { is: '8 klst.', en: '8 hours', es: '8 horas', da: '8 timer' },
      { is: '24 klst.', en: '24 hours', es: '24 horas', da: '24 timer' },
    ),
  },

  {
    part: 'milestones',
    page: '/fyrirtaekid',
    place: '#milestones time',
    shows: each(...everywhere('2006', '2010', '2015', '2020', '2023')),
  },
  // Founded; web shops and hosting; a distributed team; artificial intelligence.
  ...[['2006'], ['2010', '2015'], ['2020'], ['2023']].map(
    (years, place): Figure => ({
      part: 'milestones',
      page: '/fyrirtaekid',
      place: `#history h2 ~ div > p:nth-child(${place + 1})`,
      shows: one(...everywhere(...years)),
    }),
  ),

  {
    part: 'opening hours',
    page: '/hafa-samband',
    place: '#hours dd',
    shows: each(...openOn, closed, closed),
  },

  {
    part: 'express',
    page: '/verdskra',
    place: '[data-price=wordpress-express] strong',
    shows: one(wordpressExpress),
  },
  {
    part: 'express',
    page: '/verdskra',
    place: '[data-price=woocommerce-express] strong',
    shows: one(wooCommerceExpress),
  },
  { part: 'express', page: '/verdskra', place: '[data-price=hosting] strong', shows: one(hostingLowest) },
  {
    part: 'express',
    page: '/lausnir/wordpress-express/panta',
    place: 'main',
    shows: one(wordpressExpress, wooCommerceExpress),
    amongOthers: true,
  },
  {
    part: 'hosting',
    page: '/lausnir/vefhysing/panta',
    place: 'main',
    shows: one(hostingLowest),
    amongOthers: true,
  },

  {
    part: 'shopify',
    page: '/lausnir/netverslun',
    place: '#comparison tr:nth-child(1) td[data-column=Shopify]',
    shows: one({ is: '29-299 USD', en: '$29-$299', es: '29-299 US$', da: '29-299 US$' }),
  },
  {
    part: 'shopify',
    page: '/lausnir/netverslun',
    place: '#comparison tr:nth-child(2) td[data-column=Shopify]',
    shows: one({ is: '0,5-2%', en: '0.5-2%', es: '0,5-2 %', da: '0,5-2 %' }),
  },
  {
    part: 'shopify',
    page: '/lausnir/netverslun',
    place: '#comparison tr:nth-child(-n+3) td[data-column=WooCommerce]',
    shows: each(closed, closed, closed),
  },
];
