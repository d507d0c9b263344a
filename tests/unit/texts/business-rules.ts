import { readFileSync } from 'node:fs';
import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { realSite, realTexts } from './real-project.ts';

/** The site and all its texts. */
export interface Content {
  readonly site: ResolvedSite;
  /** By language and name: `services:prices.hero.title`, `content:terms`. Facts are not filled in. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The project’s own content. */
export const realContent: Content = {
  site: realSite,
  texts: Object.fromEntries(realSite.languages.map(({ code }) => [code, readAllTexts(code)])),
};

/** A rule of the business: forbidden statements, required facts, or properties of packages. */
export interface Rule {
  readonly name: string;
  /** Contradictions of the rule. */
  readonly findings: (content: Content) => string[];
  /** Contents that contradict it; each must be found. */
  readonly contradictions: readonly ((content: Content) => Content)[];
}

const languages = ['is', 'en', 'es', 'da'] as const;
type ByLanguage<T> = Readonly<Record<(typeof languages)[number], T>>;

interface Limits {
  /** Keys of the texts that the rule applies to. */
  readonly where?: RegExp;
  /** Sentences on another subject. */
  readonly except?: RegExp;
}

/** No sentence may match a pattern. */
function neverSaid(
  name: string,
  patterns: ByLanguage<readonly [RegExp, string]>,
  { where = /./, except = /(?!)/ }: Limits = {},
): Rule {
  const contradicts = (code: keyof typeof patterns) => (sentence: string) =>
    patterns[code][0].test(sentence) && !except.test(sentence);
  return {
    name,
    findings: ({ texts }) =>
      inTexts(texts, where, (text, code) => splitSentences(text).filter(contradicts(code))),
    contradictions: languages.map((code) => (content) => {
      const key = Object.keys(content.texts[code] ?? {}).find((each) => where.test(each)) ?? '';
      return withText(content, code, key, `${content.texts[code]?.[key]} ${patterns[code][1]}`);
    }),
  };
}

/** Some texts must always match a pattern. */
function alwaysSaid(name: string, where: RegExp, patterns: ByLanguage<RegExp>): Rule {
  return {
    name,
    findings: ({ texts }) => inTexts(texts, where, (text, code) => (patterns[code].test(text) ? [] : [text])),
    contradictions: languages.map((code) => (content) => {
      const key = Object.keys(content.texts[code] ?? {}).find((each) => where.test(each)) ?? '';
      return withText(content, code, key, '…');
    }),
  };
}

/** Matches in texts, with language and key. */
function inTexts(
  texts: Content['texts'],
  where: RegExp,
  find: (text: string, code: (typeof languages)[number]) => string[],
): string[] {
  return languages.flatMap((code) =>
    Object.entries(texts[code] ?? {}).flatMap(([key, text]) =>
      where.test(key) && !/keywords$/.test(key)
        ? find(text, code).map((match) => `${code} ${key}: ${match}`)
        : [],
    ),
  );
}

function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/);
}

/** Some texts must include some facts in every language. */
function alwaysFetched(name: string, key: RegExp, facts: readonly string[]): Rule {
  const fetches = (text: string, fact: string) =>
    new RegExp(String.raw`\{\{\s*${fact.replaceAll('.', String.raw`\.`)}(?:\.number)?\s*\}\}`).test(text);
  return {
    name,
    findings: ({ texts }) =>
      languages.flatMap((code) => {
        const matches = Object.entries(texts[code] ?? {}).filter(([each]) => key.test(each));
        if (matches.length === 0) return [`${code}: no text ${key}`];
        return matches.flatMap(([each, text]) =>
          facts.flatMap((fact) => (fetches(text, fact) ? [] : [`${code} ${each} without ${fact}: ${text}`])),
        );
      }),
    contradictions: languages.map((code) => (content) => {
      const first = Object.keys(content.texts[code] ?? {}).find((each) => key.test(each)) ?? '';
      return withText(content, code, first, 'A text without figures.');
    }),
  };
}

type Sets = ResolvedSite['packages'];
type PackageItem = Sets[string]['packages'][number];

/** A property of each package of some sets. */
function ofPackages(
  name: string,
  sets: (set: Sets[string]) => boolean,
  isKept: (item: PackageItem, place: number, set: Sets[string]) => boolean,
  broken: (item: PackageItem) => Partial<PackageItem>,
): Rule {
  return {
    name,
    findings: ({ site }) =>
      Object.values(site.packages)
        .filter(sets)
        .flatMap((set) =>
          set.packages.flatMap((item, place) => (isKept(item, place, set) ? [] : [`${set.id} ${item.id}`])),
        ),
    contradictions: [
      (content) => ({
        ...content,
        site: {
          ...content.site,
          packages: Object.fromEntries(
            Object.entries(content.site.packages).map(([id, set]) => [
              id,
              { ...set, packages: set.packages.map((item) => ({ ...item, ...broken(item) })) },
            ]),
          ),
        },
      }),
    ],
  };
}

const only =
  (...ids: readonly string[]) =>
  ({ id }: { readonly id: string }) =>
    ids.includes(id);

/** In krónur; infinite for a price by quote, which the largest package has. */
function getAmount(price: PackageItem['price']): number {
  return price.kind === 'fixed' ? (price.amounts.ISK ?? 0) : Number.POSITIVE_INFINITY;
}

/** Contents of a package, including those of the package that it extends. */
function listContents(item: PackageItem, { packages }: Sets[string]): readonly string[] {
  const smaller = packages.find(({ id }) => id === item.extends);
  return [...(smaller ? listContents(smaller, { packages } as Sets[string]) : []), ...item.features];
}

function withText(content: Content, code: string, key: string, text: string): Content {
  return { ...content, texts: { ...content.texts, [code]: { ...content.texts[code], [key]: text } } };
}

const orders = /^forms:(?:hosting|wordpress-express)-order\.confirmation$/;

/** Rules of BUSINESS.md that a text or a package could contradict. */
export const rules: readonly Rule[] = [
  // Packages
  ofPackages(
    'a larger package includes all of the one before it',
    () => true,
    ({ extends: smaller, price }, place, { packages }) => {
      const before = packages[place - 1];
      return smaller === before?.id || (before !== undefined && getAmount(price) < getAmount(before.price));
    },
    () => ({ extends: undefined }),
  ),
  ofPackages(
    'websites, Express and hosting have a delivery time, unless by plan',
    only('website', 'express', 'hosting'),
    ({ delivery, price }) => delivery !== undefined || price.kind === 'by-quote',
    () => ({ delivery: undefined }),
  ),
  ofPackages(
    'each website is accessible; the audit comes with the largest one only',
    only('website'),
    (item, place, set) => {
      const contents = listContents(item, set);
      const isLargest = place === set.packages.length - 1;
      return contents.includes('accessibility') && contents.includes('accessibility-audit') === isLargest;
    },
    ({ features }) => ({ features: features.filter((feature) => feature !== 'accessibility') }),
  ),
  ofPackages(
    'all hosting has the move and monitored servers; only the largest monitors the client’s pages',
    only('hosting'),
    (item, place, set) => {
      const contents = listContents(item, set);
      const isLargest = place === set.packages.length - 1;
      return (
        contents.includes('moving') &&
        contents.includes('server-monitoring') &&
        contents.includes('monitoring') === isLargest
      );
    },
    () => ({ features: ['moving', 'monitoring'] }),
  ),
  ofPackages(
    'webmail, phone, calendar and contacts come with each mailbox of the e-mail packages',
    only('email'),
    (item, _, set) =>
      set.unit === 'mailbox' && ['mobile', 'sync'].every((name) => listContents(item, set).includes(name)),
    () => ({ features: ['storage'] }),
  ),

  // Facts at points where a buyer decides
  alwaysFetched('the line of monthly packages names term and notice', /^common:packages\.term$/, [
    'figure.terms-commitment',
    'figure.terms-notice',
  ]),
  alwaysFetched('the terms name term, payment and the company', /^content:terms$/, [
    'text.term',
    'figure.terms-due',
    'figure.payment-monthly',
    'figure.payment-projects',
    'company.registrationNumber',
    'company.vatNumber',
    'company.address',
  ]),
  alwaysFetched('footer and contact have the numbers of the company', /^common:footer\.operator$/, [
    'company.registrationNumber',
    'company.vatNumber',
  ]),
  alwaysFetched('Express states the price of hosting as well', /^solutions:packages\.express\.note$/, [
    'package.hosting.lowest',
  ]),
  alwaysFetched(
    'mails about enquiries and orders state when a reply comes',
    /^forms:(?:contact|quote|hosting-order|wordpress-express-order)\.confirmation$/,
    ['figure.reply-working-days'],
  ),
  alwaysFetched('the mail of the service desk goes by urgency', /^forms:servicedesk\.confirmation$/, [
    'figure.response-urgent',
    'figure.response-high',
    'figure.response-medium',
    'figure.response-low',
  ]),

  // Forbidden statements
  neverSaid(
    'there is small print: the minimum term',
    {
      is: [/smáa? ?let(?:r|ur)/i, 'Verðið er án smáa letursins.'],
      en: [/\b(?:fine|small) print\b/i, 'Nothing hides in the fine print.'],
      es: [/letra pequeña/i, 'Precios sin letra pequeña.'],
      da: [/med småt/i, 'Uden det med småt.'],
    },
    // Sales of clients to their customers are another matter.
    { where: /^(?!solutions:subscription\.)/ },
  ),
  neverSaid(
    'monthly services have a minimum term',
    {
      is: [/án binditíma|hætt(?:u|ir|ið|a) (?:hve)?nær sem/i, 'Þú hættir hvenær sem þú vilt.'],
      en: [
        /\bno (?:commitment|minimum term)\b|\b(?:cancel|leave) (?:any ?time|whenever)\b/i,
        'Cancel anytime, no commitment.',
      ],
      es: [/sin permanencia|(?:cancela|vete) cuando quieras/i, 'Sin permanencia: cancela cuando quieras.'],
      da: [/(?:uden|ingen) binding|opsig når som helst/i, 'Hosting uden binding.'],
    },
    // Projects have none.
    { except: /project|projekt|proyect|verk/i },
  ),
  neverSaid('support around the clock is not included', {
    is: [/(?:aðstoð|þjónusta|hjálp) (?:24\/7|allan sólarhringinn)/i, 'Aðstoð 24/7 fylgir.'],
    en: [/24\/7 support|support 24\/7|support around the clock/i, 'With 24/7 support.'],
    es: [/(?:soporte|asistencia) (?:24\/7|las 24 horas)/i, 'Soporte 24/7 incluido.'],
    da: [/support (?:24\/7|døgnet rundt)/i, 'Support 24/7 er med.'],
  }),
  neverSaid(
    'the service desk counts opening hours by urgency, and names no weekdays in its mail',
    {
      is: [/virkum dögum|virkra daga/i, 'Við svörum á virkum dögum.'],
      en: [/weekdays|working days?/i, 'We reply on weekdays.'],
      es: [/lunes a viernes|días? laborables?/i, 'Te respondemos de lunes a viernes.'],
      da: [/hverdag/i, 'Vi svarer på hverdage.'],
    },
    { where: /^forms:servicedesk\.confirmation$/ },
  ),
  neverSaid(
    'the sites set no cookies',
    {
      is: [/við notum (?:\p{L}+ )?vafrakökur/iu, 'Við notum vafrakökur til að muna það sem þú velur.'],
      en: [/\bwe use (?:\w+ )?cookies/i, 'We use cookies to remember what you choose.'],
      es: [/(?<!no )usamos cookies/i, 'Usamos cookies para recordar lo que eliges.'],
      da: [/vi bruger (?!ingen)(?:\p{L}+ )?cookies/iu, 'Vi bruger cookies til at huske dine valg.'],
    },
    { where: /^cookies:|^content:cookies$/ },
  ),
  neverSaid(
    'assistants answer on their own; what we publish has been read',
    {
      is: [/alltaf síðasta orðið|ekkert fer (?:út|úr húsi) fyrr/i, 'Manneskja á alltaf síðasta orðið.'],
      en: [/final say|last word|nothing goes out until/i, 'A person still has the final say.'],
      es: [/última palabra|nada sale de casa/i, 'La última palabra la tiene una persona.'],
      da: [/altid det sidste ord|intet forlader huset/i, 'Et menneske har altid det sidste ord.'],
    },
    { where: /^solutions:(?:ai|chat)\.|^content:history$|^about:/ },
  ),
  alwaysSaid('the share of uptime is a target', /figures\.uptime\.label$/, {
    is: /stefn|markmið/i,
    en: /target|aim/i,
    es: /objetivo/i,
    da: /mål|sigter/i,
  }),
  neverSaid(
    'orders are half paid on order, or the first month',
    {
      is: [/reikning(?:ur|i)? fyrir allri/i, 'Með reikningi fyrir allri upphæðinni.'],
      en: [/invoice for the (?:full|whole)/i, 'With an invoice for the full amount.'],
      es: [/factura (?:del total|completa)/i, 'Con la factura del total.'],
      da: [/faktura på (?:hele|det fulde)/i, 'Med en faktura på hele beløbet.'],
    },
    { where: orders },
  ),
];

function readAllTexts(code: string): Record<string, string> {
  const files = Object.entries(realTexts).filter(([name]) => name.startsWith(`${code}/`));
  const texts = files.flatMap(([name, text]) => flat(JSON.parse(text), `${name.slice(code.length + 1)}:`));
  const documents = ['terms', 'privacy', 'cookies', 'history'].map((name): [string, string] => [
    `content:${name}`,
    readFileSync(`content/${code}/${name}.md`, 'utf8'),
  ]);
  return Object.fromEntries([...texts, ...documents]);
}

function flat(tree: unknown, prefix: string): [string, string][] {
  if (typeof tree === 'string') return [[prefix, tree]];
  return Object.entries(tree as object).flatMap(([key, inner]) =>
    flat(inner, prefix.endsWith(':') ? prefix + key : `${prefix}.${key}`),
  );
}
