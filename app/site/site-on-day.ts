import type { Form, FormField } from '../../schema/form.ts';
import type { Amounts } from '../../schema/money.ts';
import type { OfferedPackage, PackageSet } from '../../schema/package-set.ts';
import type { PriceOffer } from '../../schema/price.ts';
import type { Section } from '../../schema/sections/section.ts';
import { closedDayPeriods, closedDaysOn } from './opening-days.ts';
import type { Reduction } from './resolve-rates.ts';
import { deepFreeze, type ResolvedPackage, type ResolvedSite, toRecord } from './resolved-site.ts';
import { daysAfter, isValidOn, whileBoth } from './valid-days.ts';

/** Days before an offer whose lowest price must be shown by law (directive 98/6/EC, article 6a). */
export const DAYS_BEFORE_OFFER = 30;

/**
 * The frozen site of a day, `2026-12-24`, from which all pages are rendered: with the amounts of that day's offers,
 * without items of other days, hidden pages and sections, and sections that have nothing to show.
 */
export function siteOn(site: ResolvedSite, day: string): ResolvedSite {
  const rates = mapAll(
    filterAll(site.rates, (rate) => isValidOn(rate, day)),
    (rate) => priceOn(rate, day),
  );
  const packages = mapAll(site.packages, (set) => ({
    ...set,
    packages: packagesOn(set.packages, day),
  }));
  const forms = mapAll(site.forms, (form) => formOn(form, packages));
  const offerings = { rates, packages, forms };
  const pageOn = <P extends { sections: Section[] }>(page: P): P => ({
    ...page,
    sections: page.sections.flatMap((section) => sectionOn(section, offerings, day) ?? []),
  });
  const pages = site.pages.filter(({ hidden }) => !hidden).map(pageOn);
  return deepFreeze({
    ...site,
    ...offerings,
    company: { ...site.company, closedDays: closedDaysOn(site.company.closedDays, day) },
    pages,
    pageByPath: toRecord(pages.map((page) => [page.path, page])),
    notFound: pageOn(site.notFound),
    notices: site.notices.filter((notice) => isValidOn(notice, day)),
  });
}

/** The next day on which visitors see a change of the site of all days; null if nothing begins or ends in a year. */
export function nextChange(site: ResolvedSite, day: string): string | null {
  const closedPeriods = closedDayPeriods(site.company.closedDays, day);
  const days = new Set([
    ...findLimits(site),
    ...closedPeriods.flatMap(({ from, until }) => [from, daysAfter(until, 1)]),
  ]);
  const laterDays = [...days].filter((each) => each > day).sort();
  if (laterDays.length === 0) return null;
  const currentSite = JSON.stringify(siteOn(site, day));
  return laterDays.find((each) => JSON.stringify(siteOn(site, each)) !== currentSite) ?? null;
}

/** The days on which anything in a value begins or has ended. */
function findLimits(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner !== 'string') return findLimits(inner);
    if (key === 'validFrom') return [inner];
    return key === 'validUntil' ? [daysAfter(inner, 1)] : [];
  });
}

/** A package is offered while its price is valid. */
export function getPackageLifetime(pkg: OfferedPackage) {
  return pkg.price.kind === 'by-quote' ? pkg : whileBoth(pkg, pkg.price);
}

/** The packages of a day; one that extends a package which is not offered includes the contents of that package. */
function packagesOn(packages: readonly ResolvedPackage[], day: string): ResolvedPackage[] {
  const isOffered = (pkg: OfferedPackage) => isValidOn(getPackageLifetime(pkg), day);
  const withBaseContents = (pkg: ResolvedPackage): ResolvedPackage => {
    const basePackage = packages.find(({ id }) => id === pkg.extends);
    if (!basePackage || isOffered(basePackage)) return pkg;
    return withBaseContents({
      ...pkg,
      extends: basePackage.extends,
      features: [...new Set([...basePackage.features, ...pkg.features])],
    });
  };
  return packages.filter(isOffered).map((pkg) => packageOn(withBaseContents(pkg), day));
}

function packageOn(pkg: ResolvedPackage, day: string): ResolvedPackage {
  const { price } = pkg;
  return price.kind === 'by-quote' ? pkg : { ...pkg, price: priceOn(price, day) };
}

type Offerings = Pick<ResolvedSite, 'rates' | 'packages' | 'forms'>;

/** A section on a day; null if it has nothing to show. */
function sectionOn(section: Section, offerings: Offerings, day: string): Section | null {
  if (section.hidden) return null;
  switch (section.kind) {
    case 'packages':
      return offerings.packages[section.set]?.packages.length ? section : null;
    case 'price-list': {
      const entries = section.entries.filter((entry) => {
        if (entry.kind === 'rate') return offerings.rates[entry.rate] !== undefined;
        const packages = offerings.packages[entry.set]?.packages ?? [];
        return entry.kind === 'lowest'
          ? packages.length > 0
          : packages.some(({ id }) => id === entry.package);
      });
      return entries.length > 0 ? { ...section, entries } : null;
    }
    case 'order-form':
      return offerings.forms[section.form]?.fields.some(({ type }) => type === 'package') ? section : null;
    default:
      return validItems(section, day);
  }
}

/** A section with the items of a day; null if a list has none on that day. */
function validItems(section: Section, day: string): Section | null {
  const lists = Object.entries(section).flatMap(([key, value]) =>
    Array.isArray(value) ? [[key, value.filter((item) => isValidOn(item, day)), value.length] as const] : [],
  );
  if (lists.some(([, items, length]) => length > 0 && items.length === 0)) return null;
  return { ...section, ...Object.fromEntries(lists) };
}

/** A form on a day: without choices that cannot be ordered, and without fields that have no choice. */
function formOn(form: Form, sets: Readonly<Record<string, PackageSet>>): Form {
  return {
    ...form,
    fields: form.fields.flatMap((field): FormField[] => {
      if (field.type !== 'package') return [field];
      const packages = sets[field.set]?.packages ?? [];
      const options = field.options.filter((option) => packages.some(({ id }) => id === option.package));
      const [first] = options;
      if (!first) return [];
      const initial = options.some(({ value }) => value === field.initial) ? field.initial : first.value;
      return [{ ...field, options, initial }];
    }),
  };
}

function mapAll<T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return toRecord(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function filterAll<T>(record: Readonly<Record<string, T>>, keep: (value: T) => boolean): Record<string, T> {
  return toRecord(Object.entries(record).filter(([, value]) => keep(value)));
}

interface Priced {
  readonly amounts: Amounts;
  readonly offers?: readonly PriceOffer[] | undefined;
}

/** The price with the amounts of a day, `2026-11-27`, and without its list of offers. */
export function priceOn<P extends Priced>(price: P, day: string): P & { readonly reduction?: Reduction } {
  if (price.offers === undefined) return price;
  const { offers, ...ordinary } = price;
  const offer = offers.find((each) => isValidOn(each, day));
  if (!offer) return ordinary as P;
  const { validFrom, validUntil } = offer;
  const from = daysAfter(validFrom, -DAYS_BEFORE_OFFER);
  const earlierOffers = offers.filter((each) => each.validFrom < validFrom && each.validUntil >= from);
  return {
    ...(ordinary as P),
    amounts: { ...price.amounts, ...offer.amounts },
    reduction: {
      ordinary: price.amounts,
      lowestBefore: findLowest([price.amounts, ...earlierOffers.map(({ amounts }) => amounts)]),
      validUntil,
    },
  };
}

/** The lowest amount in each currency. */
function findLowest(all: readonly Amounts[]): Amounts {
  const lowest: Amounts = {};
  for (const currency of new Set(all.flatMap((amounts) => Object.keys(amounts)))) {
    const values = all.flatMap((amounts) => amounts[currency] ?? []);
    if (values.length > 0) lowest[currency] = Math.min(...values);
  }
  return lowest;
}
