import type { AggregateOfferLeaf, OfferLeaf, ProductLeaf, UnitPriceSpecificationLeaf } from 'schema-dts';
import type { Lifetime } from '../../../schema/lifetime.ts';
import type { BillingPeriod, VatNote } from '../../../schema/price.ts';
import type { Section, SectionOfKind } from '../../../schema/sections/section.ts';
import { lowestPrice } from '../facts.ts';
import { whileBoth } from '../lifetime.ts';
import type { Reduction } from '../price-on-day.ts';
import { viewPackage } from '../price-view.ts';
import type {
  ResolvedLanguage,
  ResolvedPackage,
  ResolvedPackageSet,
  ResolvedSite,
} from '../resolved-site.ts';
import type { PackageView } from '../section-view.ts';
import { lifetimeOf } from '../site-on-day.ts';

type AnyOffer = OfferLeaf | AggregateOfferLeaf;

/** What the offers of a page are made from. */
export interface OfferContext {
  readonly site: ResolvedSite;
  readonly language: ResolvedLanguage;
  /** The page's full address. */
  readonly url: string;
  /** The text of `namespace:key`. */
  readonly text: (name: string) => string;
}

/**
 * Everything that a section shows with a price, as products with offers.
 * @param texts `namespace:page.section`, the prefix of the section's texts
 * @returns nothing for what is priced by quote
 */
export function sectionOffers(section: Section, texts: string, context: OfferContext): ProductLeaf[] {
  if (section.kind === 'packages') {
    const set = context.site.packageSets[section.set];
    return set ? set.packages.flatMap((offered) => packageProduct(set, offered, context) ?? []) : [];
  }
  if (section.kind === 'price-list')
    return section.entries.flatMap(
      (entry) => entryProduct(entry, `${texts}.entries.${entry.id}`, context) ?? [],
    );
  return [];
}

function packageProduct(
  set: ResolvedPackageSet,
  offered: ResolvedPackage,
  context: OfferContext,
): ProductLeaf | null {
  const offer = packageOffer(set, offered, context);
  if (!offer) return null;
  const view = viewPackage(set, offered, context.language);
  const description = `${context.text(`${view.texts}.description`)} ${contentsOf(view, context)}.`;
  return product(context.text(`${view.texts}.name`), description, offer, context);
}

/** What is in a package, in one sentence. */
function contentsOf({ extends: smaller, features }: PackageView, { language, text }: OfferContext): string {
  const lines = features.map(({ text: key, value = '', count, unlimited }) => {
    const form = count === undefined ? '' : `_${new Intl.PluralRules(language.locale).select(count)}`;
    const line = text(`${key}${unlimited ? '_unlimited' : form}`) || text(key);
    return line.replaceAll('{{value}}', value).replaceAll('{{count}}', String(count));
  });
  const everything = text('common:packages.everything').replace(
    '{{name}}',
    smaller === null ? '' : text(`${smaller}.name`),
  );
  return `${smaller === null ? '' : `${everything} `}${lines.join(', ')}`;
}

type PriceEntry = SectionOfKind<'price-list'>['entries'][number];

function entryProduct(entry: PriceEntry, texts: string, context: OfferContext): ProductLeaf | null {
  const offer = entryOffer(entry, context);
  return offer && product(context.text(`${texts}.title`), context.text(`${texts}.text`), offer, context);
}

function entryOffer(entry: PriceEntry, context: OfferContext): AnyOffer | null {
  const { site, language } = context;
  if (entry.kind === 'rate') {
    const rate = site.rates[entry.rate];
    const price = rate?.amounts[language.currency];
    return rate && price !== undefined
      ? fixedOffer({ price, days: rate, reduction: rate.reduction }, rate, context)
      : null;
  }
  const set = site.packageSets[entry.set];
  if (!set) return null;
  if (entry.kind === 'lowest') {
    const { amounts, reduction } = lowestPrice(set, language) ?? {};
    const lowest = amounts?.[language.currency];
    const priced = set.packages.filter((offered) => amountOf(offered, language) !== undefined);
    const cheapest = priced.find((offered) => amountOf(offered, language) === lowest);
    if (lowest === undefined || !cheapest) return null;
    const price = { price: lowest, days: lifetimeOf(cheapest), reduction };
    return offersFrom(price, priced.length, set, context);
  }
  const offered = set.packages.find(({ id }) => id === entry.package);
  return offered ? packageOffer(set, offered, context) : null;
}

function packageOffer(
  set: ResolvedPackageSet,
  offered: ResolvedPackage,
  context: OfferContext,
): AnyOffer | null {
  const amount = amountOf(offered, context.language);
  if (amount === undefined) return null;
  const { price } = offered;
  const reduction = price.kind === 'by-quote' ? undefined : price.reduction;
  const shown = { price: amount, days: lifetimeOf(offered), reduction };
  return price.kind === 'from' ? offersFrom(shown, 1, set, context) : fixedOffer(shown, set, context);
}

/** What a package costs in the language's currency; nothing where it is by quote. */
function amountOf({ price }: ResolvedPackage, { currency }: ResolvedLanguage): number | undefined {
  return price.kind === 'by-quote' ? undefined : price.amounts[currency];
}

function product(name: string, description: string, offers: AnyOffer, { site }: OfferContext): ProductLeaf {
  const brand = { '@type': 'Brand', name: site.company.name } as const;
  return { '@type': 'Product', name, description, brand, offers };
}

/** An amount in the language's currency. */
interface ShownPrice {
  readonly price: number;
  /** When what it is the price of is offered. */
  readonly days: Lifetime;
  readonly reduction: Reduction | undefined;
}

interface Terms {
  readonly period: BillingPeriod;
  readonly unit?: string | undefined;
  readonly vat: VatNote;
}

/** A price that starts at an amount. */
function offersFrom(
  { price: lowPrice, days, reduction }: ShownPrice,
  offerCount: number,
  terms: Terms,
  context: OfferContext,
): AggregateOfferLeaf {
  const priceCurrency = context.language.currency;
  const ordinary = reduction && ordinarySpecification(reduction, terms, context);
  return {
    '@type': 'AggregateOffer',
    lowPrice,
    priceCurrency,
    offerCount,
    url: context.url,
    ...validity(days, reduction),
    ...(ordinary ? { priceSpecification: ordinary } : {}),
  };
}

/** The first and the last day on which a thing is offered, and the last day of its price. */
function validity(days: Lifetime, reduction: Reduction | undefined) {
  const { validFrom, validUntil } = days;
  const priceUntil = whileBoth(days, { validUntil: reduction?.validUntil }).validUntil;
  return {
    ...(validFrom ? { validFrom } : {}),
    ...(validUntil ? { validThrough: validUntil } : {}),
    ...(priceUntil ? { priceValidUntil: priceUntil } : {}),
  };
}

function fixedOffer({ price, days, reduction }: ShownPrice, terms: Terms, context: OfferContext): OfferLeaf {
  const now = specification(price, terms, context);
  return {
    '@type': 'Offer',
    ...(terms.period === 'month' ? { description: context.text('common:packages.term') } : {}),
    price,
    priceCurrency: context.language.currency,
    availability: 'https://schema.org/InStock',
    url: context.url,
    ...validity(days, reduction),
    priceSpecification: reduction ? [now, ordinarySpecification(reduction, terms, context)] : now,
  };
}

/** The price that is shown struck through. */
function ordinarySpecification(
  { ordinary }: Reduction,
  terms: Terms,
  context: OfferContext,
): UnitPriceSpecificationLeaf {
  return {
    ...specification(ordinary[context.language.currency] ?? 0, terms, context),
    priceType: 'https://schema.org/StrikethroughPrice',
  };
}

function specification(
  price: number,
  { period, unit, vat }: Terms,
  { language, text }: OfferContext,
): UnitPriceSpecificationLeaf {
  const unitCode = units[period];
  return {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: language.currency,
    valueAddedTaxIncluded: vat === 'included',
    ...(unitCode ? { unitCode } : {}),
    ...(unit ? { unitText: text(`common:price.unit.${unit}`) } : {}),
  };
}

/** The codes of UN/CEFACT for what a price pays for; a price that is paid once has none. */
const units: Readonly<Record<BillingPeriod, string | null>> = {
  once: null,
  hour: 'HUR',
  month: 'MON',
  year: 'ANN',
};
