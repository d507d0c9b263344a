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

const basic: Edit = ['features: [disk, support]', `features: [disk, support]${advent(8)}`];
const plus: Edit = ['features: [support]', `features: [support]${advent(8)}`];
const card: Edit = ['icon: zap }', 'icon: zap, validFrom: 2026-12-01, validUntil: 2026-12-24 }'];
const otherCard: Edit = [
  'cards:\n          - { id: hosting, icon: server, to: /lausnir/vefhysing',
  'cards:\n          - { id: hosting, icon: server, to: /lausnir/vefhysing, validUntil: 2026-12-24',
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

describe('what has no lifetime stays:', () => {
  test('the things beside one that is over', () => {
    const site = on(after, plus, card, notice);
    expect(packagesOf(site)).toEqual(['basic']);
    expect(cardsOf(site)).toEqual(['hosting']);
    expect(site.notices.map(({ id }) => id)).toEqual(['moved']);
    expect(linesOf(site)).toEqual(['work', 'basic', 'from']);
  });
});

describe('a section with nothing left is removed:', () => {
  test('cards', () => {
    expect(sectionsOf(on(during, card, otherCard), '/lausnir')).toEqual(['hero', 'all', 'write']);
    expect(sectionsOf(on(after, card, otherCard), '/lausnir')).toEqual(['hero', 'write']);
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
