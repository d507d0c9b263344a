import { type Figure, type InEachLanguage, money, one } from './figure.ts';
import type { SpecPartName } from './spec-section-9.ts';

/** How a line of a package tells that it is about a thing. */
const lines = {
  disk: { is: /diskpláss/, en: /disk space/, es: /espacio en disco/i, da: /diskplads/ },
  traffic: { is: /umferð/, en: /traffic/, es: /tráfico/i, da: /trafik/ },
  mailboxes: { is: /pósthólf/, en: /mailbox/, es: /buz[oó]n/i, da: /postkasse/ },
  storage: { is: /pláss/, en: /storage/, es: /espacio/i, da: /plads/ },
  pages: { is: /síð(a|um|na)/, en: /pages/, es: /páginas/i, da: /sider/ },
  maintenance: { is: /viðhald/, en: /maintenance/, es: /mantenimiento/i, da: /vedligeholdelse/ },
  response: { is: /svar innan/i, en: /reply within/i, es: /respuesta en/i, da: /svar inden/i },
  content: {
    is: /efnisvinnu á mánuði/,
    en: /content .*month/,
    es: /contenidos al mes/,
    da: /indhold.* måneden/,
  },
  development: {
    is: /forritun á mánuði/,
    en: /programming per month/,
    es: /programación al mes/,
    da: /programm.* måneden/,
  },
  posts: { is: /færsl/, en: /posts/, es: /^[\d ]*publicaciones/i, da: /opslag/ },
  agents: {
    is: /starfsm/,
    en: /(person|people) answering/,
    es: /personas?/i,
    da: /medarbejder/,
  },
} as const satisfies Readonly<Record<string, InEachLanguage<RegExp>>>;

type Thing = keyof typeof lines;

const unlimited: InEachLanguage<RegExp> = {
  is: /ótakm(a|ö)rk/i,
  en: /unlimited/i,
  es: /ilimitad|sin límite/i,
  da: /ubegrænset/i,
};

/** What follows the number of a thing: data, months or hours; a count is followed by its line's own words. */
const units: Readonly<Partial<Record<Thing, (number: string) => InEachLanguage<string>>>> = {
  disk: gigabytes,
  traffic: gigabytes,
  storage: gigabytes,
  maintenance: (number) => ({
    is: `${number} mánaða`,
    en: `${number} months`,
    es: `${number} meses`,
    da: `${number} måneder`,
  }),
  response: hours,
  content: hours,
  development: hours,
};

function gigabytes(number: string): InEachLanguage<string> {
  const text = `${number} GB`;
  return { is: text, en: text, es: text, da: text };
}

function hours(number: string): InEachLanguage<string> {
  return {
    is: `${number} klukkustund`,
    en: `${number} hour`,
    es: `${number} hora`,
    da: `${number} time`,
  };
}

/** A package: its price in krónur, or null where it is by quote, and how much of each thing it has. */
type Contents = Readonly<Partial<Record<Thing, string>>> & { readonly price: string | null };

interface OfferedSet {
  readonly part: SpecPartName;
  readonly set: string;
  readonly pages: readonly string[];
  /** The one that is marked most popular. */
  readonly popular: string;
  readonly packages: Readonly<Record<string, Contents>>;
}

const sets: readonly OfferedSet[] = [
  {
    part: 'website packages',
    set: 'website',
    pages: ['/verdskra'],
    popular: 'business',
    packages: {
      basic: { price: '299.950 kr.', pages: '10', maintenance: '3' },
      business: { price: '499.950 kr.', pages: '20', maintenance: '6' },
      enterprise: { price: null, pages: 'unlimited', maintenance: '12' },
    },
  },
  {
    part: 'express',
    set: 'express',
    pages: ['/lausnir/wordpress', '/lausnir/wordpress-express'],
    popular: 'wordpress-express',
    packages: {
      'wordpress-express': { price: '99.950 kr.', pages: '5' },
      'woocommerce-express': { price: '149.950 kr.', pages: '10' },
    },
  },
  {
    part: 'hosting',
    set: 'hosting',
    pages: ['/lausnir/vefhysing'],
    popular: 'business',
    packages: {
      basic: { price: '4.990 kr.', disk: '10', traffic: '100', mailboxes: '5' },
      business: { price: '9.990 kr.', disk: '50', traffic: '500', mailboxes: '20' },
      enterprise: { price: '24.990 kr.', disk: 'unlimited', traffic: 'unlimited', mailboxes: 'unlimited' },
    },
  },
  {
    part: 'email',
    set: 'email',
    pages: ['/lausnir/tolvupostur'],
    popular: 'business',
    packages: {
      basic: { price: '990 kr.', storage: '10' },
      business: { price: '1.990 kr.', storage: '50' },
      enterprise: { price: '3.990 kr.', storage: '100' },
    },
  },
  {
    part: 'vcare',
    set: 'vcare',
    pages: ['/lausnir/vefumsjon', '/thjonustupakkar'],
    popular: 'business',
    packages: {
      basic: { price: '14.950 kr.', disk: '10', response: '24' },
      business: { price: '29.950 kr.', disk: '50', response: '4', content: '2' },
      enterprise: { price: '49.950 kr.', disk: '100', response: '1', content: '5', development: '3' },
    },
  },
  {
    part: 'marketing',
    set: 'marketing',
    pages: ['/thjonusta/markadssetning'],
    popular: 'pro',
    packages: {
      basic: { price: '89.950 kr.', posts: '8' },
      pro: { price: '149.950 kr.', posts: '15' },
      enterprise: { price: '249.950 kr.', posts: 'unlimited' },
    },
  },
  {
    part: 'seo',
    set: 'seo',
    pages: ['/thjonusta/leitarvelabestun'],
    popular: 'pro',
    packages: {
      basic: { price: '49.950 kr.', content: '3' },
      pro: { price: '89.950 kr.', content: '8' },
      enterprise: { price: '149.950 kr.', content: '20' },
    },
  },
  {
    part: 'chat',
    set: 'chat',
    pages: ['/lausnir/netspjall'],
    popular: 'business',
    packages: {
      basic: { price: '14.950 kr.', agents: '1' },
      business: { price: '29.950 kr.', agents: '3' },
      enterprise: { price: '49.950 kr.', agents: 'unlimited' },
    },
  },
];

const nothing: Figure['shows'] = { is: [[]], en: [[]], es: [[]], da: [[]] };
const mostPopular = { is: /^Vinsælast$/, en: /^Most popular$/, es: /^El más popular$/, da: /^Mest populær$/ };

/** What the card of each package shows. */
export const packageFigures: readonly Figure[] = sets.flatMap((offered) =>
  offered.pages.flatMap((page) =>
    Object.entries(offered.packages).flatMap(([id, contents]) => cardFigures(offered, page, id, contents)),
  ),
);

function cardFigures(
  { part, set, popular }: OfferedSet,
  page: string,
  id: string,
  { price, ...things }: Contents,
): Figure[] {
  const card = `#packages [data-package=${id}], #websites [data-package=${id}]`;
  const inCard = (place: string) => card.replaceAll(']', `] ${place}`);
  const amount: Figure = {
    part,
    page,
    place: inCard('> p > strong'),
    shows: price === null ? nothing : one(money(price, `${set}.${id}`)),
  };
  const flag: Figure = { part, page, place: inCard('> div > span'), shows: nothing, says: mostPopular };
  return [
    amount,
    ...(id === popular ? [flag] : []),
    ...Object.entries(things).map(([thing, number]) =>
      thingFigure(part, page, inCard('li'), thing as Thing, number),
    ),
  ];
}

function thingFigure(part: SpecPartName, page: string, place: string, thing: Thing, number: string): Figure {
  const line = { part, page, place, about: lines[thing] };
  if (number === 'unlimited') return { ...line, shows: nothing, says: unlimited };
  const plain = { is: number, en: number, es: number, da: number };
  return { ...line, shows: one(units[thing]?.(number) ?? plain) };
}
