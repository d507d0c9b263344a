import { describe, expect, test } from 'vitest';
import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { siteOn } from '../../../app/site/site-on-day.ts';
import type { Section } from '../../../schema/sections/section.ts';
import { type Edit, edited, siteOf } from './minimal-site.ts';

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
    ' validUntil: 2026-12-24 }, { id: always, icon: zap }] }\n      - { kind: form, id: write',
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

describe('is shown from its first day to its last:', () => {
  test.each<[thing: string, edit: Edit, isThere: (site: ResolvedSite) => boolean | undefined]>([
    ['a rate', rate, ({ rates }) => 'hourly' in rates],
    ['a rate worked out from it', rate, ({ rates }) => 'emergency' in rates],
    ['a package whose price passes', price, (site) => packagesOf(site)?.includes('basic')],
    ['a package', plus, (site) => packagesOf(site)?.includes('plus')],
    ['a card', card, (site) => cardsOf(site)?.includes('speed')],
    [
      'a card with bullets',
      bulletCard,
      (site) => section(site, 'bullet-cards')?.cards.some(({ id }) => id === 'tree'),
    ],
    ['a notice', notice, ({ notices }) => notices.some(({ id }) => id === 'christmas')],
    ['the line of a rate in a price list', rate, (site) => linesOf(site)?.includes('work')],
    ['the line of a package in a price list', basic, (site) => linesOf(site)?.includes('basic')],
    [
      'the choice of a package in a form',
      plus,
      ({ forms }) =>
        forms.order?.fields.some(
          (field) => field.type === 'package' && field.options.some(({ value }) => value === 'Plus'),
        ),
    ],
  ])('%s', (_, edit, isThere) => {
    const days = ['2026-11-30', '2026-12-01', '2026-12-24', '2026-12-25'];
    expect(days.map((day) => isThere(on(day, edit)))).toEqual([false, true, true, false]);
  });

  test('a package, no longer than its price and itself', () => {
    const cheap: Edit = [
      '{ ISK: 4990, USD: 39 }',
      '{ ISK: 4990, USD: 39 }\n          validUntil: 2026-12-10',
    ];
    expect(packagesOf(on('2026-12-10', cheap, basic))).toEqual(['basic', 'plus']);
    expect(packagesOf(on('2026-12-11', cheap, basic))).toEqual(['plus']);
    expect(packagesOf(on('2026-11-30', cheap, basic))).toEqual(['plus']);
  });
});

describe('what has no lifetime stays:', () => {
  test('a site without any is the same on every day', () => {
    const site = siteOf();
    expect(siteOn(site, '1999-01-01')).toEqual(site);
    expect(siteOn(site, '2999-01-01')).toEqual(site);
  });

  test('the things beside one that is over', () => {
    const site = on(after, plus, card, bulletCard, notice);
    expect(packagesOf(site)).toEqual(['basic']);
    expect(cardsOf(site)).toEqual(['hosting']);
    expect(section(site, 'bullet-cards')?.cards.map(({ id }) => id)).toEqual(['always']);
    expect(site.notices.map(({ id }) => id)).toEqual(['moved']);
    expect(linesOf(site)).toEqual(['work', 'basic', 'from']);
  });

  test('the lowest price of a set while any package of it is there', () => {
    expect(linesOf(on(after, basic))).toEqual(['work', 'from']);
    expect(linesOf(on(after, basic, plus))).toEqual(['work']);
  });

  test('the whole site, which can still be asked for another day', () => {
    const whole = siteOf(edited(rate, plus));
    expect(packagesOf(siteOn(whole, after))).toEqual(['basic']);
    expect(packagesOf(siteOn(whole, during))).toEqual(['basic', 'plus']);
    expect(packagesOf(whole)).toEqual(['basic', 'plus']);
  });
});

describe('a section with nothing left is gone:', () => {
  test('one of cards', () => {
    expect(sectionsOf(on(during, card, otherCard), '/lausnir')).toEqual(['hero', 'all', 'write']);
    expect(sectionsOf(on(after, card, otherCard), '/lausnir')).toEqual(['hero', 'write']);
  });

  test('one of cards with bullets', () => {
    const only: Edit = [bulletCard[0], bulletCard[1].replace(', { id: always, icon: zap }', '')];
    expect(section(on(during, only), 'bullet-cards')).toBeDefined();
    expect(section(on(after, only), 'bullet-cards')).toBeUndefined();
  });

  test('packages and their order form', () => {
    expect(sectionsOf(on(during, basic, plus), '/lausnir/vefhysing')).toEqual([
      'hero',
      'packages',
      'prices',
      'order',
    ]);
    expect(sectionsOf(on(after, basic, plus), '/lausnir/vefhysing')).toEqual(['hero', 'prices']);
  });

  test('a price list', () => {
    expect(sectionsOf(on(after, rate, basic, plus), '/lausnir/vefhysing')).toEqual(['hero']);
  });

  test('one of the page for addresses that are not there', () => {
    const offer: Edit = [
      '    - { kind: hero, id: hero }\n',
      '    - { kind: hero, id: hero }\n    - { kind: card-grid, id: offers, columns: 2, cards: [{ id: tree, icon: zap, validUntil: 2026-12-24 }] }\n',
    ];
    // The same words stand with more spaces on other pages.
    const site = (day: string) => siteOn(siteOf(withLast(edited(), offer)), day);
    expect(site(during).notFound.sections.map(({ id }) => id)).toEqual(['hero', 'offers']);
    expect(site(after).notFound.sections.map(({ id }) => id)).toEqual(['hero']);
  });

  test('its page stays, and is the same by its address', () => {
    const site = on(after, rate, basic, plus);
    expect(site.pages.map(({ path }) => path)).toEqual(['/', '/lausnir', '/lausnir/vefhysing']);
    for (const page of site.pages) expect(site.pageByPath[page.path]).toBe(page);
  });

  test('the arrow of a hero that led to it is gone as well', () => {
    const arrow: readonly Edit[] = [
      card,
      otherCard,
      [
        '      - { kind: hero, id: hero }\n      - kind: card-grid',
        '      - { kind: hero, id: hero, scrollTo: all }\n      - kind: card-grid',
      ],
    ];
    const arrowOf = (site: ResolvedSite) => site.pageByPath['/lausnir']?.sections[0];
    expect(arrowOf(on(during, ...arrow))).toHaveProperty('scrollTo', 'all');
    expect(arrowOf(on(after, ...arrow))).not.toHaveProperty('scrollTo');
    expect(on(after, ...arrow).pages[0]?.sections[0]).toHaveProperty('scrollTo', 'numbers');
  });
});

describe('a form', () => {
  const field = (site: ResolvedSite) => site.forms.order?.fields.find(({ type }) => type === 'package');

  test('chooses what it chose while that is there', () => {
    expect(field(on(after, plus))).toMatchObject({ initial: 'Basic', options: [{ package: 'basic' }] });
  });

  test('chooses the first of what is left when that is gone', () => {
    expect(field(on(during, basic))).toMatchObject({ initial: 'Basic' });
    expect(field(on(after, basic))).toMatchObject({ initial: 'Plus', options: [{ package: 'plus' }] });
  });

  test('has no choice of packages when none is left, and keeps its other fields', () => {
    const named: Edit = [
      '      - type: package\n',
      '      - { type: text, name: name }\n      - type: package\n',
    ];
    expect(on(during, basic, plus, named).forms.order?.fields.map(({ type }) => type)).toEqual([
      'text',
      'package',
    ]);
    expect(on(after, basic, plus, named).forms.order?.fields.map(({ type }) => type)).toEqual(['text']);
  });
});

test('the site of a day cannot be changed', () => {
  expect(() => Object.assign(on(after, plus).pages[2] ?? {}, { path: '/' })).toThrow(TypeError);
});

/** An edit of the last place where a text stands. */
function withLast(text: string, [find, replace]: Edit): string {
  const at = text.lastIndexOf(find);
  return text.slice(0, at) + replace + text.slice(at + find.length);
}
