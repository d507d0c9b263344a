import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter, isValidOn } from '../../app/site/lifetime.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { siteOn } from '../../app/site/site-on-day.ts';
import type { Lifetime } from '../../schema/lifetime.ts';
import type { Section } from '../../schema/sections/section.ts';
import { realSite } from '../unit/texts/real-project.ts';

const first = '2026-12-01';
const days = fc.nat({ max: 6 }).map((later) => daysAfter(first, later));
const lifetimes: fc.Arbitrary<Lifetime> = fc
  .tuple(fc.option(days, { nil: undefined }), fc.option(days, { nil: undefined }))
  .map(([one, other]) =>
    one !== undefined && other !== undefined && one > other
      ? { validFrom: other, validUntil: one }
      : { validFrom: one, validUntil: other },
  );

/** The project’s site where everything that can have a lifetime has one of these, in turn. */
const passingSites = fc.array(lifetimes, { minLength: 1, maxLength: 12 }).map((turns): ResolvedSite => {
  let turn = 0;
  const lasting = <T extends object>(thing: T): T & Lifetime => ({
    ...thing,
    ...turns[turn++ % turns.length],
  });
  const mapped = <T>(record: Readonly<Record<string, T>>, change: (thing: T) => T) =>
    Object.fromEntries(Object.entries(record).map(([key, thing]) => [key, change(thing)]));
  const pages = realSite.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section): Section => {
      if (section.kind === 'card-grid') return { ...section, cards: section.cards.map(lasting) };
      if (section.kind === 'bullet-cards') return { ...section, cards: section.cards.map(lasting) };
      return section;
    }),
  }));
  return {
    ...realSite,
    rates: mapped(realSite.rates, lasting),
    packageSets: mapped(realSite.packageSets, (set) => ({
      ...set,
      packages: set.packages.map((offered) => {
        const { price } = offered;
        return { ...lasting(offered), price: price.kind === 'by-quote' ? price : lasting(price) };
      }),
    })),
    pages,
    pageByPath: Object.fromEntries(pages.map((page) => [page.path, page])),
    notices: ['one', 'two', 'three'].map((id) => lasting({ id, pages: [] })),
  };
});

const anyDay = fc.nat({ max: 8 }).map((later) => daysAfter(first, later - 1));

/** Everything in a site that has a lifetime of its own, by name. */
function* offersOf(site: ResolvedSite): Generator<readonly [name: string, all: readonly Lifetime[]]> {
  for (const rate of Object.values(site.rates)) yield [`rate ${rate.id}`, [rate]];
  for (const set of Object.values(site.packageSets)) {
    for (const offered of set.packages) {
      const { id, price } = offered;
      yield [`package ${set.id} ${id}`, price.kind === 'by-quote' ? [offered] : [offered, price]];
    }
  }
  for (const notice of site.notices) yield [`notice ${notice.id}`, [notice]];
  for (const page of site.pages) {
    for (const section of page.sections) {
      if (section.kind !== 'card-grid' && section.kind !== 'bullet-cards') continue;
      for (const card of section.cards) yield [`card ${page.id} ${section.id} ${card.id}`, [card]];
    }
  }
}

test('on any day just what is shown on that day is there', () => {
  fc.assert(
    fc.property(passingSites, anyDay, (site, day) => {
      const shown = [...offersOf(site)].filter(([, all]) => all.every((life) => isValidOn(life, day)));
      expect([...offersOf(siteOn(site, day))].map(([name]) => name)).toEqual(shown.map(([name]) => name));
    }),
  );
});

/** Checks a law of the site on any day. */
function onAnyDay(law: (site: ResolvedSite) => void): void {
  fc.assert(fc.property(passingSites, anyDay, (site, day) => law(siteOn(site, day))));
}

const sectionsOf = ({ pages }: ResolvedSite) => pages.flatMap(({ sections }) => sections);

test('on any day no section is empty', () => {
  onAnyDay((site) => {
    for (const section of sectionsOf(site)) {
      if ('cards' in section) expect(section.cards).not.toEqual([]);
      if ('entries' in section) expect(section.entries).not.toEqual([]);
      if (section.kind === 'packages') expect(site.packageSets[section.set]?.packages).not.toEqual([]);
    }
  });
});

test('on any day each line of a price list has its price', () => {
  onAnyDay((site) => {
    const { rates, packageSets } = site;
    const entries = sectionsOf(site).flatMap((one) => (one.kind === 'price-list' ? one.entries : []));
    for (const entry of entries) {
      const offered = entry.kind === 'rate' ? [] : (packageSets[entry.set]?.packages ?? []);
      if (entry.kind === 'rate') expect(rates).toHaveProperty(entry.rate);
      else if (entry.kind === 'lowest') expect(offered).not.toEqual([]);
      else expect(offered.map(({ id }) => id)).toContain(entry.package);
    }
  });
});

test('on any day a form offers what there is, and one of it is chosen', () => {
  onAnyDay(({ forms, packageSets }) => {
    for (const field of Object.values(forms).flatMap(({ fields }) => fields)) {
      if (field.type !== 'package') continue;
      const offered = packageSets[field.set]?.packages.map(({ id }) => id);
      for (const option of field.options) expect(offered).toContain(option.package);
      expect(field.options.map(({ value }) => value)).toContain(field.initial);
    }
  });
});

test('on any day the arrow of a hero leads to a section', () => {
  onAnyDay(({ pages }) => {
    for (const { sections } of pages) {
      const ids = sections.map(({ id }) => id);
      for (const section of sections)
        if (section.kind === 'hero' && section.scrollTo !== undefined)
          expect(ids).toContain(section.scrollTo);
    }
  });
});

test('the site of a day is the same again on that day', () => {
  fc.assert(
    fc.property(passingSites, anyDay, (site, day) => {
      const once = siteOn(site, day);
      expect(siteOn(once, day)).toEqual(once);
    }),
  );
});

test('what has no lifetime is on every page on any day', () => {
  fc.assert(
    fc.property(passingSites, anyDay, (site, day) => {
      const lasting = (one: ResolvedSite) =>
        one.pages.map(({ id, path, sections }) => [
          id,
          path,
          sections.filter(
            ({ kind }) =>
              !['card-grid', 'bullet-cards', 'packages', 'price-list', 'order-form', 'hero'].includes(kind),
          ),
        ]);
      expect(lasting(siteOn(site, day))).toEqual(lasting(site));
    }),
  );
});
