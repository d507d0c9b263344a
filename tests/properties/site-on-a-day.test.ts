import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { siteOn } from '../../app/site/site-on-day.ts';
import { daysAfter, isValidOn } from '../../app/site/valid-days.ts';
import type { Lifetime } from '../../schema/lifetime.ts';
import type { Section } from '../../schema/sections/section.ts';
import { editSite, parseSite } from '../unit/site/minimal-site.ts';

const site = parseSite(
  editSite([
    '      - { kind: timeline,',
    '      - { kind: card-grid, id: all, columns: 2, cards: [{ id: one, icon: zap }, { id: two, icon: zap }] }\n      - { kind: bullet-cards, id: offers, columns: 2, cards: [{ id: tree, icon: zap }] }\n      - { kind: timeline,',
  ]),
);

const first = '2026-12-01';
const days = fc.option(
  fc.nat({ max: 6 }).map((later) => daysAfter(first, later)),
  { nil: undefined },
);
const lifetimes = fc
  .tuple(days, days)
  .map(
    ([one, other]): Lifetime =>
      one !== undefined && other !== undefined && one > other
        ? { validFrom: other, validUntil: one }
        : { validFrom: one, validUntil: other },
  );

/** The site where every item that can have a lifetime has one of these, in turn. */
const passingSites = fc.array(lifetimes, { minLength: 1, maxLength: 12 }).map((turns): ResolvedSite => {
  let turn = 0;
  const withLifetime = <T extends object>(item: T): T & Lifetime => ({
    ...item,
    ...turns[turn++ % turns.length],
  });
  const mapValues = <T>(record: Readonly<Record<string, T>>, change: (item: T) => T) =>
    Object.fromEntries(Object.entries(record).map(([key, item]) => [key, change(item)]));
  const pages = site.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section): Section => {
      if (section.kind === 'card-grid') return { ...section, cards: section.cards.map(withLifetime) };
      if (section.kind === 'bullet-cards') return { ...section, cards: section.cards.map(withLifetime) };
      return section;
    }),
  }));
  return {
    ...site,
    rates: mapValues(site.rates, withLifetime),
    packages: mapValues(site.packages, (set) => ({
      ...set,
      packages: set.packages.map((item) => {
        const { price } = item;
        return { ...withLifetime(item), price: price.kind === 'by-quote' ? price : withLifetime(price) };
      }),
    })),
    pages,
    pageByPath: Object.fromEntries(pages.map((page) => [page.path, page])),
    notices: ['one', 'two'].map((id) => withLifetime({ id, pages: [] })),
  };
});

const anyDay = fc.nat({ max: 8 }).map((later) => daysAfter(first, later - 1));

/** Every item of a site that has its own lifetime, by name. */
function* offersOf({ rates, packages: sets, notices, pages }: ResolvedSite) {
  const withName = (name: string, ...all: readonly Lifetime[]) => ({ name, all });
  for (const rate of Object.values(rates)) yield withName(`rate ${rate.id}`, rate);
  for (const { packages } of Object.values(sets))
    for (const item of packages)
      yield withName(`package ${item.id}`, item, item.price.kind === 'by-quote' ? {} : item.price);
  for (const notice of notices) yield withName(`notice ${notice.id}`, notice);
  for (const { id, sections } of pages)
    for (const section of sections)
      if (section.kind === 'card-grid' || section.kind === 'bullet-cards')
        for (const card of section.cards) yield withName(`card ${id} ${section.id} ${card.id}`, card);
}

const packagesIn = ({ packages }: ResolvedSite, set: string) =>
  packages[set]?.packages.map(({ id }) => id) ?? [];

/** Checks that a section of a site still has content, and that all its references exist. */
function expectWhole(site: ResolvedSite, section: Section): void {
  if ('cards' in section) expect(section.cards).not.toEqual([]);
  if (section.kind === 'packages') expect(packagesIn(site, section.set)).not.toEqual([]);
  if (section.kind !== 'price-list') return;
  expect(section.entries).not.toEqual([]);
  for (const entry of section.entries) {
    if (entry.kind === 'rate') expect(site.rates).toHaveProperty(entry.rate);
    else if (entry.kind === 'lowest') expect(packagesIn(site, entry.set)).not.toEqual([]);
    else expect(packagesIn(site, entry.set)).toContain(entry.package);
  }
}

test('on any day just what is shown on that day is there, and it is whole', () => {
  fc.assert(
    fc.property(passingSites, anyDay, (fullSite, day) => {
      const items = [...offersOf(fullSite)].filter(({ all }) => all.every((life) => isValidOn(life, day)));
      const ofDay = siteOn(fullSite, day);
      expect([...offersOf(ofDay)].map(({ name }) => name)).toEqual(items.map(({ name }) => name));
      expect(siteOn(ofDay, day)).toEqual(ofDay);
      expect(ofDay.pages.map(({ path }) => path)).toEqual(site.pages.map(({ path }) => path));
      for (const { sections } of ofDay.pages) {
        for (const section of sections) expectWhole(ofDay, section);
      }
      for (const field of Object.values(ofDay.forms).flatMap(({ fields }) => fields)) {
        if (field.type !== 'package') continue;
        for (const option of field.options) expect(packagesIn(ofDay, field.set)).toContain(option.package);
        expect(field.options.map(({ value }) => value)).toContain(field.initial);
      }
    }),
  );
});
