import { describe, expect, test } from 'vitest';
import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { siteOn } from '../../../app/site/site-on-day.ts';
import type { Section } from '../../../schema/sections/section.ts';
import { type Edit, edited, minimalSite, siteOf } from './minimal-site.ts';

/** The keys of an offer of the days before Christmas, each on a line of its own. */
const advent = (indent: number) =>
  ['validFrom: 2026-12-01', 'validUntil: 2026-12-24']
    .map((line) => `\n${' '.repeat(indent)}${line}`)
    .join('');
const during = '2026-12-10';
const after = '2026-12-25';

const rate: Edit = ['{ ISK: 14900, USD: 110 }', `{ ISK: 14900, USD: 110 }${advent(4)}`];
const price: Edit = ['{ ISK: 4990, USD: 39 }', `{ ISK: 4990, USD: 39 }${advent(10)}`];
const basic: Edit = ['features: [disk, support]', `features: [disk, support]${advent(8)}`];
const plus: Edit = ['features: [support]', `features: [support]${advent(8)}`];
const card: Edit = ['icon: zap }', 'icon: zap, validFrom: 2026-12-01, validUntil: 2026-12-24 }'];
const otherCard: Edit = [
  'cards:\n          - { id: hosting, icon: server, to: /lausnir/vefhysing',
  'cards:\n          - { id: hosting, icon: server, to: /lausnir/vefhysing, validUntil: 2026-12-24',
];
const bulletCard: Edit = [
  '      - { kind: form, id: write',
  '      - { kind: bullet-cards, id: offers, columns: 2, cards: [{ id: tree, icon: zap, validFrom: 2026-12-01,' +
    ' validUntil: 2026-12-24 }] }\n      - { kind: form, id: write',
];
const notice: Edit = [
  '\nredirects:',
  '\nnotices:\n  - { id: christmas, validFrom: 2026-12-01, validUntil: 2026-12-24 }\n  - { id: moved }\n\nredirects:',
];

/** The small site with edits, as it is on a day. */
const on = (day: string, ...edits: readonly Edit[]) => siteOn(siteOf(edited(...edits)), day);

/** The sections of a page by their ids. */
const sectionsOf = (site: ResolvedSite, path: string) => site.pageByPath[path]?.sections.map(({ id }) => id);

function section<K extends Section['kind']>(site: ResolvedSite, kind: K) {
  const found = site.pages.flatMap(({ sections }) => sections).find((one) => one.kind === kind);
  return found as Extract<Section, { kind: K }> | undefined;
}

const packagesOf = (site: ResolvedSite) => site.packageSets.hosting?.packages.map(({ id }) => id);
const cardsOf = (site: ResolvedSite) => section(site, 'card-grid')?.cards.map(({ id }) => id);
const linesOf = (site: ResolvedSite) => section(site, 'price-list')?.entries.map(({ id }) => id);
const fieldOf = (site: ResolvedSite) => site.forms.order?.fields.find(({ type }) => type === 'package');

describe('is shown from its first day to its last:', () => {
  test.each<[thing: string, edit: Edit, isThere: (site: ResolvedSite) => boolean | undefined]>([
    ['a rate worked out from it', rate, ({ rates }) => 'emergency' in rates],
    ['a package whose price passes', price, (site) => packagesOf(site)?.includes('basic')],
    ['a section with its only card', bulletCard, (site) => section(site, 'bullet-cards') !== undefined],
    ['the line of a rate in a price list', rate, (site) => linesOf(site)?.includes('work')],
    ['the line of a package in a price list', basic, (site) => linesOf(site)?.includes('basic')],
  ])('%s', (_, edit, isThere) => {
    const days = ['2026-11-30', '2026-12-01', '2026-12-24', '2026-12-25'];
    expect(days.map((day) => isThere(on(day, edit)))).toEqual([false, true, true, false]);
  });
});

describe('what has no lifetime stays:', () => {
  test('a site without any is the same on every day', () => {
    const site = siteOf();
    expect(siteOn(site, '1999-01-01')).toEqual(site);
    expect(siteOn(site, '2999-01-01')).toEqual(site);
  });

  test('the things beside one that is over', () => {
    const site = on(after, plus, card, notice);
    expect(packagesOf(site)).toEqual(['basic']);
    expect(cardsOf(site)).toEqual(['hosting']);
    expect(site.notices.map(({ id }) => id)).toEqual(['moved']);
    expect(linesOf(site)).toEqual(['work', 'basic', 'from']);
  });

  test('the whole site, which can still be asked for another day', () => {
    const whole = siteOf(edited(rate, plus));
    expect(packagesOf(siteOn(whole, after))).toEqual(['basic']);
    expect(packagesOf(siteOn(whole, during))).toEqual(['basic', 'plus']);
    expect(() => Object.assign(siteOn(whole, after).pages[2] ?? {}, { path: '/' })).toThrow(TypeError);
  });
});

describe('a section with nothing left is removed:', () => {
  test('cards', () => {
    expect(sectionsOf(on(during, card, otherCard), '/lausnir')).toEqual(['hero', 'all', 'write']);
    expect(sectionsOf(on(after, card, otherCard), '/lausnir')).toEqual(['hero', 'write']);
  });

  test('packages and their order form, and the price list; the page stays', () => {
    const site = on(after, basic, plus);
    expect(sectionsOf(site, '/lausnir/vefhysing')).toEqual(['hero', 'prices']);
    expect(sectionsOf(on(after, rate, basic, plus), '/lausnir/vefhysing')).toEqual(['hero']);
    for (const page of site.pages) expect(site.pageByPath[page.path]).toBe(page);
  });

  test('a section of the page for unknown addresses', () => {
    const site = siteOf(
      `${minimalSite.trimEnd()}\n    - { kind: card-grid, id: offers, columns: 2, cards: [{ id: tree, icon: zap, validUntil: 2026-12-24 }] }\n`,
    );
    expect(siteOn(site, during).notFound.sections.map(({ id }) => id)).toEqual(['hero', 'offers']);
    expect(siteOn(site, after).notFound.sections.map(({ id }) => id)).toEqual(['hero']);
  });

  test('with the arrow of a hero that led to it', () => {
    const arrow: Edit = [
      '      - { kind: hero, id: hero }\n      - kind: card-grid',
      '      - { kind: hero, id: hero, scrollTo: all }\n      - kind: card-grid',
    ];
    const arrowOf = (site: ResolvedSite) => site.pageByPath['/lausnir']?.sections[0];
    expect(arrowOf(on(during, card, otherCard, arrow))).toHaveProperty('scrollTo', 'all');
    expect(arrowOf(on(after, card, otherCard, arrow))).not.toHaveProperty('scrollTo');
  });
});

describe('a form', () => {
  test('chooses what it chose, or the first of what is left', () => {
    expect(fieldOf(on(after, plus))).toMatchObject({ initial: 'Basic', options: [{ package: 'basic' }] });
    expect(fieldOf(on(after, basic))).toMatchObject({ initial: 'Plus', options: [{ package: 'plus' }] });
  });

  test('has no choice of packages when none is left, and keeps its other fields', () => {
    const field = '      - type: package\n';
    const named: Edit = [field, `      - { type: text, name: name }\n${field}`];
    const typesOn = (day: string) => on(day, basic, plus, named).forms.order?.fields.map(({ type }) => type);
    expect(typesOn(during)).toEqual(['text', 'package']);
    expect(typesOn(after)).toEqual(['text']);
  });
});

test('a package has the contents of the one that it extends where that one is not offered', () => {
  const larger: Edit = [
    'features: [support]',
    'extends: basic\n        facts: { disk: 20 GB }\n        features: [disk, mail]',
  ];
  const plusOn = (day: string) => on(day, basic, larger).packageSets.hosting?.packages.at(-1);
  expect(plusOn(during)).toMatchObject({ extends: 'basic', features: ['disk', 'mail'] });
  expect(plusOn(after)).toMatchObject({ extends: undefined, features: ['disk', 'support', 'mail'] });
});
