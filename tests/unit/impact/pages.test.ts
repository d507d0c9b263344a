import { expect, test } from 'vitest';
import { editedProject, projectOf, smallProject } from '../texts/small-project.ts';
import { impactOf, kindsOf, printedImpact } from './printed-impact.ts';

const site = smallProject['site.yaml'] ?? '';

/** The small project with its site.yaml edited and every text that it then needs. */
function withSite(...edits: readonly (readonly [find: string, replace: string])[]): Record<string, string> {
  const edited = edits.reduce((text, [find, replace]) => {
    if (text.split(find).length !== 2) throw new Error(`Not there exactly once: ${find}`);
    return text.replace(find, () => replace);
  }, site);
  return projectOf(edited);
}

const newPage = [
  '\nnotFound:',
  `  - id: extra
    path: /auka
    texts: about
    indexed: false
    sections:
      - { kind: hero, id: hero }

notFound:`,
] as const;

test('a page that is new is told with its address, and the links to it', () => {
  const after = withSite(newPage, ['quick: [/, /lausnir]', 'quick: [/, /auka, /lausnir]']);
  expect(printedImpact(smallProject, after)).toBe(`Pages
  Page added: en extra.title /auka (2 languages)
    Search engines are kept out.
  Every page
    Link added, Quick links at the foot › en extra.title: /auka
`);
});

test('a page that is gone is told with where its address leads', () => {
  const before = withSite(newPage);
  expect(printedImpact(before, smallProject)).toBe(`Pages
  Page removed: en extra.title /auka (2 languages)
    Nothing is at /auka any more: add a redirect, so that old links still lead somewhere.
`);
  const redirected = editedProject([
    'site.yaml',
    '{ from: /hysing,',
    '{ from: /auka, to: /lausnir }\n  - { from: /hysing,',
  ]);
  expect(printedImpact(before, redirected)).toBe(`Pages
  Page removed: en extra.title /auka (2 languages)
    /auka leads on to /lausnir.
`);
});

test('a page that has moved is told once, not with every link to it', () => {
  const moved = site
    .replaceAll('/lausnir/vefhysing', '/hysing')
    .replace('{ from: /hysing, to: /hysing }', '{ from: /lausnir/vefhysing, to: /hysing }');
  expect(printedImpact(smallProject, { ...smallProject, 'site.yaml': moved })).toBe(`Pages
  Page moved: en hosting.title /lausnir/vefhysing -> /hysing (2 languages)
    /lausnir/vefhysing leads on to /hysing.
  Old address no longer leads on: /hysing -> /lausnir/vefhysing
`);
});

test('a page that takes another id and its texts along changes nothing', () => {
  const after = { ...projectOf(site.replace('  - id: solutions\n    path', '  - id: answers\n    path')) };
  for (const language of ['is', 'en']) {
    for (const file of ['solutions', 'nav'])
      after[`locales/${language}/${file}.json`] = (
        after[`locales/${language}/${file}.json`] ?? ''
      ).replaceAll(`"${language} answers.`, `"${language} solutions.`);
  }
  expect(printedImpact(smallProject, after)).toBe('Nothing changes for visitors.\n');
});

test('search engines', () => {
  const after = editedProject([
    'site.yaml',
    '    path: /lausnir\n',
    '    path: /lausnir\n    indexed: false\n',
  ]);
  expect(printedImpact(smallProject, after)).toBe(`Pages
  en solutions.title /lausnir
    Search engines: find the page -> are kept out
`);
});

test('sections that come, go and stand elsewhere', () => {
  const after = withSite(
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
  );
  expect(printedImpact(smallProject, after)).toBe(`Pages
  en home.title /
    Section removed: History (timeline)
  en solutions.title /lausnir
    Section added: Figures (stats)
  en hosting.title /lausnir/vefhysing
    Sections in another order: Hero, Packages, Prices, Order -> Hero, Prices, Order, Packages
`);
});

test('a section’s settings, its entries and its buttons', () => {
  const after = withSite(
    ['        columns: 2\n', '        columns: 3\n        ground: mist\n'],
    [
      '          - { id: speed, icon: zap }\n',
      '          - { id: care, icon: house, to: / }\n          - { id: speed, icon: server }\n',
    ],
    [
      '          - { label: get-quote, to: /lausnir }\n',
      '          - { label: get-quote, to: /lausnir/vefhysing }\n          - { label: order, to: /lausnir }\n',
    ],
    ['figures: [clients, uptime]', 'figures: [uptime, clients]'],
  );
  expect(printedImpact(smallProject, after)).toBe(`Pages
  en home.title /
    Button leads elsewhere, Hero › “en actions.get-quote”: /lausnir -> /lausnir/vefhysing
    Button added, Hero › “en actions.order”: /lausnir
    Figures in another order, Numbers: en home.numbers.figures.clients.label, en home.numbers.figures.uptime.label -> en home.numbers.figures.uptime.label, en home.numbers.figures.clients.label
  en solutions.title /lausnir
    Background, All: plain -> mist
    Side by side, All: 2 -> 3
    Card added: All › en solutions.all.cards.care.title
    Icon, All › en solutions.all.cards.speed.title: zap -> server
`);
});

test('menus, redirects, notices and languages', () => {
  const after = withSite(
    ['    - { kind: link, to: /lausnir }', '    - { kind: link, to: / }'],
    ['quick: [/, /lausnir]', 'quick: [/lausnir, /]'],
    [
      '{ from: /hysing, to: /lausnir/vefhysing }',
      '{ from: /hysing, to: /lausnir }\n  - { from: /heim, to: / }',
    ],
    ['\nredirects:', '\nnotices:\n  - { id: closed, pages: [/lausnir] }\n\nredirects:'],
    ['    domain: hraunvefur.io', '    domain: hraunvefur.com'],
  );
  expect(printedImpact(smallProject, after)).toBe(`Pages
  Old address leads elsewhere, /hysing: /lausnir/vefhysing -> /lausnir
  Old address leads on: /heim -> /
  Domain, English: hraunvefur.io -> hraunvefur.com
  Every page
    Link added, Menu at the top › en home.title: /
    Link removed, Menu at the top › en solutions.title: /lausnir
    Links in another order, Quick links at the foot: en home.title, en solutions.title -> en solutions.title, en home.title
  en solutions.title /lausnir
    Notice added, Notice closed: “en notices.closed”
`);
});

test('the words of a button follow its name, and a name with the same words changes nothing', () => {
  const before = editedProject(
    ['locales/en/common.json', '"en actions.order"', '"en actions.get-quote"'],
    ['locales/is/common.json', '"is actions.order"', '"is actions.get-quote"'],
  );
  const after = editedProject(
    [
      'site.yaml',
      'label: get-quote, to: /lausnir }\n      - { kind: stats',
      'label: order, to: /lausnir }\n      - { kind: stats',
    ],
    ['locales/en/common.json', '"en actions.order"', '"en actions.get-quote"'],
    ['locales/is/common.json', '"is actions.order"', '"is actions.get-quote"'],
  );
  expect(kindsOf(impactOf(before, after).changes)).toEqual([]);
});
