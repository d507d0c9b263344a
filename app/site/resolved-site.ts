import type { Company } from '../../schema/company.ts';
import type { Form } from '../../schema/form.ts';
import type { Language } from '../../schema/language.ts';
import type { Navigation } from '../../schema/navigation.ts';
import type { Notice } from '../../schema/notice.ts';
import type { OfferedPackage, PackageSet } from '../../schema/package-set.ts';
import type { Page } from '../../schema/page.ts';
import type { Picture } from '../../schema/picture.ts';
import type { PackagePrice } from '../../schema/price.ts';
import type { Quantity } from '../../schema/quantity.ts';
import type { Redirect } from '../../schema/redirect.ts';
import type { AcceptedSite } from '../../schema/site.ts';
import type { Marking } from './format.ts';
import { type Reduction, type ResolvedRate, resolveRates } from './resolve-rates.ts';

/** A language with properties that follow from its position and domain. */
export interface ResolvedLanguage extends Language, Marking {
  /** true for the first language. */
  readonly isDefault: boolean;
  /** `https://hraunvefur.is`, without a slash at the end. */
  readonly origin: string;
}

/** A package; with a reduction, its amounts are those of the offer. */
export interface ResolvedPackage extends OfferedPackage {
  price: PackagePrice & { readonly reduction?: Reduction };
}

export interface ResolvedPackageSet extends PackageSet {
  packages: ResolvedPackage[];
}

/** The whole site, ready to be shown: shorthand expanded, names looked up, frozen. Records have no prototype. */
export interface ResolvedSite {
  readonly languages: readonly ResolvedLanguage[];
  readonly defaultLanguage: ResolvedLanguage;
  /** By id; derived rates are worked out. */
  readonly rates: Readonly<Record<string, ResolvedRate>>;
  /** By id. */
  readonly packageSets: Readonly<Record<string, ResolvedPackageSet>>;
  /** By name. */
  readonly figures: Readonly<Record<string, Quantity>>;
  readonly properNames: readonly string[];
  readonly company: Company;
  readonly navigation: Navigation;
  readonly notices: readonly Notice[];
  /** By id. */
  readonly pictures: Readonly<Record<string, Picture>>;
  readonly redirects: readonly Redirect[];
  /** By id. */
  readonly forms: Readonly<Record<string, Form>>;
  readonly pages: readonly Page[];
  /** By address as written, `/frettir/{slug}` included; without hidden pages, to which nothing may link. */
  readonly pageByPath: Readonly<Record<string, Page>>;
  readonly notFound: AcceptedSite['notFound'];
}

/** Makes the frozen model that everything else uses. @param accepted a site whose references have been checked */
export function resolveSite(accepted: AcceptedSite): ResolvedSite {
  const site = structuredClone(accepted);
  const languages = site.languages.map(
    (language, index): ResolvedLanguage => ({
      ...language,
      isDefault: index === 0,
      origin: `https://${language.domain}`,
    }),
  );
  const [defaultLanguage] = languages;
  if (!defaultLanguage) throw new RangeError('A site has at least one language.');
  return deepFreeze({
    languages,
    defaultLanguage,
    rates: recordBy(resolveRates(site.rates), ({ id }) => id),
    packageSets: recordBy(site.packages, ({ id }) => id),
    figures: toRecord(Object.entries(site.figures)),
    properNames: site.properNames,
    company: site.company,
    navigation: site.navigation,
    notices: site.notices,
    pictures: recordBy(site.pictures, ({ id }) => id),
    redirects: site.redirects,
    forms: recordBy(site.forms, ({ id }) => id),
    pages: site.pages,
    pageByPath: recordBy(
      site.pages.filter(({ hidden }) => !hidden),
      ({ path }) => path,
    ),
    notFound: site.notFound,
  });
}

function recordBy<T>(items: readonly T[], key: (item: T) => string): Record<string, T> {
  return toRecord(items.map((item) => [key(item), item]));
}

/** Freezes plain data and everything in it; frozen parts are assumed to be deeply frozen. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

/** A record without a prototype: it has no inherited names such as `constructor`. */
export function toRecord<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  const record: Record<string, T> = Object.create(null);
  for (const [key, value] of entries) record[key] = value;
  return record;
}

/** The time zone in which the company's days begin: that of its first office. */
export function companyTimeZone({ offices }: Pick<ResolvedSite['company'], 'offices'>): string {
  return offices[0]?.timeZone ?? 'UTC';
}

/** Looks up a value that `readSite` has checked to exist. */
export function lookUp<T>(record: Readonly<Record<string, T>>, id: string): T {
  const value = record[id];
  if (value === undefined) throw new Error(`${id} is not defined`);
  return value;
}
