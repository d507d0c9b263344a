import { describe, expect, test } from 'vitest';
import { november, withClosedDays, withOffers } from '../../offers.ts';
import { createProject, editFiles, editProject, smallProject } from '../texts/small-project.ts';
import { type Files, printImpact } from './printed-impact.ts';

/** An edit, and its report with plain spaces. */
interface Case {
  readonly name: string;
  /** The small project by default. */
  readonly before?: Files;
  readonly after: Files;
  readonly en: string;
  readonly is?: string;
}

const site = smallProject['site.yaml'] ?? '';

type SiteEdit = readonly [find: string, replace: string];

function editSite(edits: readonly SiteEdit[]): string {
  const files = editProject(...edits.map(([find, replace]) => ['site.yaml', find, replace] as const));
  return files['site.yaml'] ?? '';
}

/** The small project with an edited site.yaml and every text that it then needs. */
function withSite(...edits: readonly SiteEdit[]): Files {
  return createProject(editSite(edits));
}

/** The small project with other values in its site.yaml. */
function withValues(...edits: readonly SiteEdit[]): Files {
  return { ...smallProject, 'site.yaml': editSite(edits) };
}

/** Adds offers to the hourly rate, with these amounts in krónur, each a year before the one to its left. */
function rateOffers(...amounts: readonly number[]): SiteEdit {
  const rate = '    amounts: { ISK: 14900, USD: 110 }\n';
  const lines = amounts.toReversed().map((isk, years) => {
    const [from, until] = [27, 30].map((day) => `${2026 + years}-11-${day}`);
    return `      - { validFrom: ${from}, validUntil: ${until}, amounts: { ISK: ${isk}, USD: 100 } }\n`;
  });
  return [rate, `${rate}    offers:\n${lines.reverse().join('')}`];
}

const prices: readonly Case[] = [
  {
    name: 'a price, also where texts and the lowest price show it',
    after: withValues(['ISK: 4990, USD: 39', 'ISK: 4490, USD: 39']),
    en: `Prices and figures
  en hosting.title › en packages.hosting.basic.name: 4.990 kr. -> 4.490 kr. · /lausnir/vefhysing (Icelandic)
    -10 %
`,
  },
  {
    name: 'a rate with the one that follows it, and the document that names it',
    after: withValues(['ISK: 14900, USD: 110', 'ISK: 15645, USD: 121']),
    en: `Prices and figures
  en hosting.prices.entries.work.title: 14.900 kr. -> 15.645 kr. · /, /lausnir/vefhysing (2 languages)
    is +5 %; en $110 -> $121 (+10 %)
`,
  },
  {
    name: 'a figure, and a setting of a package',
    after: withValues(['clients: 500+', 'clients: 600+'], ['        popular: true\n', '']),
    en: `Prices and figures
  Marked as most popular, en hosting.title › en packages.hosting.plus.name: yes -> no · /lausnir/vefhysing (2 languages)
  en home.numbers.figures.clients.label: 500+ -> 600+ · / (2 languages)
`,
  },
  {
    name: 'the phone number, which is on every page, and opening hours',
    after: withValues(
      ['+354 555 0142', '+354 555 0143'],
      ['days: [monday, friday], opens: 09:00', 'days: [tuesday, wednesday], opens: 10:00'],
    ),
    en: `Prices and figures
  Phone number: +354 555 0142 -> +354 555 0143 · every page (2 languages)
  Opening hours: monday, friday, 09:00, 17:00 -> tuesday, wednesday, 10:00, 17:00 · / (2 languages)
`,
  },
];

const offers: readonly Case[] = [
  {
    name: 'an offer that comes',
    after: withValues(withOffers(november)),
    en: `Prices and figures
  Offer added, en hosting.title › en packages.hosting.basic.name: 4.990 kr. -> 3.990 kr. · /lausnir/vefhysing (2 languages) (from November 27, 2026 to November 30, 2026)
    is -20 %; en $39 -> $31 (-20.5 %)
`,
    is: `Verð og tölur
  Tilboði bætt við, is hosting.title › is packages.hosting.basic.name: 4.990 kr. -> 3.990 kr. · /lausnir/vefhysing (2 tungumál) (frá 27. nóvember 2026 til 30. nóvember 2026)
    is -20 %; en $39 -> $31 (-20,5 %)
`,
  },
  {
    name: 'an offer of a rate that goes, while another one stays',
    before: withValues(rateOffers(9900, 9800)),
    after: withValues(rateOffers(9800)),
    en: `Prices and figures
  Offer removed, en hosting.prices.entries.work.title: 9.900 kr. -> 14.900 kr. · /, /lausnir/vefhysing (2 languages) (from November 27, 2027 to November 30, 2027)
    is +50.5 %; en $100 -> $110 (+10 %)
`,
  },
  {
    name: 'an offer that lasts longer',
    before: withValues(withOffers(november)),
    after: withValues(withOffers(['2026-11-27', '2026-12-02', 3990, 31])),
    en: `Prices and figures
  Offer changed, en hosting.title › en packages.hosting.basic.name: from November 27, 2026 to November 30, 2026 -> from November 27, 2026 to December 2, 2026 · /lausnir/vefhysing (2 languages)
`,
  },
  {
    name: 'an offer that is over',
    after: withValues(withOffers(['2020-11-27', '2020-11-30', 3490, 29])),
    en: 'Nothing changes for visitors.\n',
  },
  {
    name: 'a closed day that is not yet in sight',
    after: withValues(withClosedDays('{ day: 2026-12-24, opens: 09:00, closes: 12:00 }')),
    en: `Prices and figures
  Closed days: none -> 2026-12-24, 09:00, 12:00 · / (2 languages) (from November 24, 2026 on)
`,
  },
];

const newPage: SiteEdit = [
  '\nnotFound:',
  `  - id: extra
    path: /auka
    texts: about
    indexed: false
    sections:
      - { kind: hero, id: hero }

notFound:`,
];

const pages: readonly Case[] = [
  {
    name: 'a new page, with its address and the links to it',
    after: withSite(newPage, ['quick: [/, /lausnir]', 'quick: [/, /auka, /lausnir]']),
    en: `Pages
  Page added: en extra.title · /auka (2 languages)
    Search engines do not find the page.
  Link added, Quick links at the foot › en extra.title: /auka · every page (2 languages)
`,
    is: `Síður
  Ný síða: is extra.title · /auka (2 tungumál)
    Leitarvélar sjá hana ekki.
  Nýr tengill, Flýtileiðir neðst › is extra.title: /auka · allar síður (2 tungumál)
`,
  },
  {
    name: 'a page that is gone and has no redirect',
    before: withSite(newPage),
    after: smallProject,
    en: `Pages
  Page removed: en extra.title · /auka (2 languages)
    /auka no longer works: add a redirect, so that old links still open a page.
`,
  },
  {
    name: 'a page that has moved, once and not with every link to it',
    after: {
      ...smallProject,
      'site.yaml': site
        .replaceAll('/lausnir/vefhysing', '/hysing')
        .replace('{ from: /hysing, to: /hysing }', '{ from: /lausnir/vefhysing, to: /hysing }'),
    },
    en: `Pages
  Page moved, en hosting.title: /lausnir/vefhysing -> /hysing · /hysing (2 languages)
    /lausnir/vefhysing redirects to /hysing.
  Redirect removed, /hysing: /lausnir/vefhysing
`,
  },
  {
    name: 'sections that are added, removed and in another order',
    after: withSite(
      ['      - { kind: timeline, id: history, milestones: [founded, moved] }\n', ''],
      [
        '      - { kind: hero, id: hero }\n      - kind: card-grid',
        '      - kind: hero\n        id: hero\n      - { kind: stats, id: figures, figures: [uptime, clients] }\n      - kind: card-grid',
      ],
      ['      - { kind: packages, id: packages, set: hosting, label: order, to: /lausnir }\n', ''],
      [
        '      - { kind: order-form, id: order, form: order }',
        '      - { kind: order-form, id: order, form: order }\n      - { kind: packages, id: packages, set: hosting, label: order, to: /lausnir }',
      ],
    ),
    en: `Pages
  Section removed: en home.title › en home.history.title (timeline) · / (2 languages)
  Section added: en solutions.title › en solutions.figures.title (stats) · /lausnir (2 languages)
  Sections reordered, en hosting.title: en hosting.hero.title, en hosting.packages.title, en hosting.prices.title, en hosting.order.title -> en hosting.hero.title, en hosting.prices.title, en hosting.order.title, en hosting.packages.title · /lausnir/vefhysing (2 languages)
`,
  },
  {
    name: 'settings of a page and its sections, entries and buttons',
    after: withSite(
      ['    path: /lausnir\n', '    path: /lausnir\n    indexed: false\n'],
      ['        columns: 2\n', '        columns: 3\n'],
      [
        '          - { id: speed, icon: zap }\n',
        '          - { id: care, icon: house, to: / }\n          - { id: speed, icon: server }\n',
      ],
      [
        '          - { label: get-quote, to: /lausnir }\n',
        '          - { label: get-quote, to: /lausnir/vefhysing }\n          - { label: order, to: /lausnir }\n',
      ],
    ),
    en: `Pages
  Button link changed, en home.title › en home.hero.title › en actions.get-quote: /lausnir -> /lausnir/vefhysing · / (2 languages)
  Button added, en home.title › en home.hero.title › en actions.order: /lausnir · / (2 languages)
  Search engines, en solutions.title: find the page -> do not find the page · /lausnir (2 languages)
  Columns, en solutions.title › en solutions.all.title: 2 -> 3 · /lausnir (2 languages)
  Card added: en solutions.title › en solutions.all.title › en solutions.all.cards.care.title · /lausnir (2 languages)
  Icon, en solutions.title › en solutions.all.title › en solutions.all.cards.speed.title: zap -> server · /lausnir (2 languages)
`,
  },
  {
    name: 'names of other items, by their titles',
    after: withSite(
      ['set: hosting, package: basic, to', 'set: hosting, package: plus, to'],
      ['kind: rate, id: work, rate: hourly', 'kind: rate, id: work, rate: emergency'],
      ['set: hosting, label: order', 'set: hosting, label: get-quote'],
      ['facts: { disk: 10 GB }', 'facts: { disk: 20 GB }'],
      ['features: [disk, support]', 'features: [support, disk]'],
      ['figures: [clients, uptime]', 'figures: [uptime, clients]'],
      ['  cookies: /\n', '  cookies: /lausnir\n'],
      ['options: [quote, {', 'options: [{'],
    ),
    en: `Prices and figures
  en hosting.title › en packages.hosting.basic.name › Disk: 10 GB -> 20 GB · /lausnir/vefhysing (2 languages)
  Contents reordered, en hosting.title › en packages.hosting.basic.name: en packages.hosting.features.disk, en packages.hosting.features.support -> en packages.hosting.features.support, en packages.hosting.features.disk · /lausnir/vefhysing (2 languages)

Pages
  Figures reordered, en home.title › en home.numbers.title: en home.numbers.figures.clients.label, en home.numbers.figures.uptime.label -> en home.numbers.figures.uptime.label, en home.numbers.figures.clients.label · / (2 languages)
  Button label changed, en hosting.title › en hosting.packages.title: “en actions.order” -> “en actions.get-quote” · /lausnir/vefhysing (2 languages)
  Rate shown, en hosting.title › en hosting.prices.title › en hosting.prices.entries.work.title: hourly -> emergency · /lausnir/vefhysing (2 languages)
  Package shown, en hosting.title › en hosting.prices.title › en hosting.prices.entries.basic.title: “en packages.hosting.basic.name” -> “en packages.hosting.plus.name” · /lausnir/vefhysing (2 languages)
  Cookie notice: / -> /lausnir · every page (2 languages)

Forms
  Choice removed: Form “en solutions.title” › en contact.fields.subject.label › en contact.fields.subject.options.quote · /lausnir (2 languages)
`,
  },
  {
    name: 'menus, redirects, notices and languages',
    after: withSite(
      ['    - { kind: link, to: /lausnir }', '    - { kind: link, to: / }'],
      ['quick: [/, /lausnir]', 'quick: [/lausnir, /]'],
      [
        '{ from: /hysing, to: /lausnir/vefhysing }',
        '{ from: /hysing, to: /lausnir }\n  - { from: /heim, to: / }',
      ],
      ['\nredirects:', '\nnotices:\n  - { id: closed, pages: [/lausnir] }\n\nredirects:'],
      ['    domain: hraunvefur.io', '    domain: hraunvefur.com'],
    ),
    en: `Pages
  Link added, Menu at the top › en home.title: / · every page (2 languages)
  Link removed, Menu at the top › en solutions.title: /lausnir · every page (2 languages)
  Links reordered, Quick links at the foot: en home.title, en solutions.title -> en solutions.title, en home.title · every page (2 languages)
  Notice added: Notice “en notices.closed” · /lausnir (2 languages)
  Redirect changed, /hysing: /lausnir/vefhysing -> /lausnir
  Redirect added, /heim: /
  Domain, English: hraunvefur.io -> hraunvefur.com
`,
  },
];

const fields = `      - { type: text, name: name, required: true }
      - { type: select, name: subject, options: [quote, { value: support, icon: server }] }
`;

const forms: readonly Case[] = [
  {
    name: 'fields that are added and removed',
    after: withSite([
      fields,
      `      - { type: text, name: name, required: true }
      - { type: email, name: email, required: true }
      - { type: tel, name: phone }
`,
    ]),
    en: `Forms
  Field added, Form “en solutions.title” › en contact.fields.email.label: email address, required · /lausnir (2 languages)
  Field added, Form “en solutions.title” › en contact.fields.phone.label: phone number, optional · /lausnir (2 languages)
  Field removed, Form “en solutions.title” › en contact.fields.subject.label: list of choices, optional · /lausnir (2 languages)
`,
  },
  {
    name: 'what a field demands',
    after: withSite([fields, fields.replace('required: true', 'maxLength: 80')]),
    en: `Forms
  Required, Form “en solutions.title” › en contact.fields.name.label: required -> optional · /lausnir (2 languages)
  Maximum length, Form “en solutions.title” › en contact.fields.name.label: 200 -> 80 · /lausnir (2 languages)
`,
  },
];

const withHeadings = (is: string, en: string) =>
  editFiles(smallProject, [
    ['content/is/story.md', '{{price.hourly}}.\n', `{{price.hourly}}.\n\n${is}\n`],
    ['content/en/story.md', '{{price.hourly}}.\n', `{{price.hourly}}.\n\n${en}\n`],
  ]);

const hero = (text: string) => ['locales/is/home.json', '"is home.hero.title"', text] as const;

const texts: readonly Case[] = [
  {
    name: 'a text in one language, with the words that change',
    before: editProject(hero('"Vefir sem standa af sér öll veður"')),
    after: editProject(hero('"Vefir sem standa af sér flest veður"')),
    en: `Texts
  en home.title › en home.hero.title › title · / (Icelandic)
    is “Vefir sem standa af sér [öll] veður” -> “Vefir sem standa af sér [flest] veður”

[ ] marks the words that change.
`,
    is: `Textar
  is home.title › Vefir sem standa af sér flest veður › fyrirsögn · / (íslenska)
    is „Vefir sem standa af sér [öll] veður“ -> „Vefir sem standa af sér [flest] veður“

[ ] sýnir orðin sem breytast.
`,
  },
  {
    name: 'a document, paragraph by paragraph',
    after: editFiles(smallProject, [
      ['content/en/story.md', 'An hour costs', 'An hour is'],
      ['content/is/story.md', '{{price.hourly}}.\n', '{{price.hourly}}.\n\nNý efnisgrein.\n'],
    ]),
    en: `Texts
  Paragraph added: en home.title › Story · / (Icelandic)
    is “Ný efnisgrein.”
  en home.title › Story · / (English)
    en “An hour [costs] $110.” -> “An hour [is] $110.”

[ ] marks the words that change.
`,
  },
  {
    name: 'headings that others link to, named in the default language',
    before: withHeadings('## 1. Verð\n\n## 2. Ábyrgð', '## 1. Price\n\n## 2. Liability'),
    after: withHeadings('## 1. Upphaf\n\n## 2. Verð', '## 1. Start\n\n## 2. Liability'),
    en: `Texts
  en home.title › Story · / (Icelandic)
    is “## 1. [Verð] ## 2. [Ábyrgð]” -> “## 1. [Upphaf] ## 2. [Verð]”
  en home.title › Story · / (English)
    en “## 1. [Price]” -> “## 1. [Start]”
  Link to a heading lost: en home.title › Story · / (2 languages)
    Links from elsewhere to #story-abyrgd will open the top of the page.

[ ] marks the words that change.
`,
    is: `Textar
  is home.title › Story · / (íslenska)
    is „## 1. [Verð] ## 2. [Ábyrgð]“ -> „## 1. [Upphaf] ## 2. [Verð]“
  is home.title › Story · / (enska)
    en „## 1. [Price]“ -> „## 1. [Start]“
  Tengill á fyrirsögn tapast: is home.title › Story · / (2 tungumál)
    Tenglar annars staðar frá á #story-abyrgd munu opna efsta hluta síðunnar.

[ ] sýnir orðin sem breytast.
`,
  },
];

const withNotice = (days: string) =>
  withSite(['\nredirects:', `\nnotices:\n  - { id: closed${days} }\n\nredirects:`]);

const days: readonly Case[] = [
  {
    name: 'what is shown for longer',
    before: withNotice(', validUntil: 2026-12-24'),
    after: withNotice(', validUntil: 2026-12-31'),
    en: `Pages
  Shown on other days, Notice “en notices.closed”: until December 24, 2026 -> until December 31, 2026 · every page (2 languages)
`,
  },
];

describe.each(Object.entries({ prices, offers, pages, forms, texts, days }))('%s', (_, cases) => {
  test.each(cases)('$name', ({ before = smallProject, after, en, is }) => {
    const printIn = (language: 'en' | 'is') =>
      printImpact(before, after, { language }).replaceAll('\u00a0', ' ');
    expect(printIn('en')).toBe(en);
    if (is !== undefined) expect(printIn('is')).toBe(is);
  });
});
