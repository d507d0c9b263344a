import type { AggregateOfferLeaf, OfferLeaf, ProductLeaf, UnitPriceSpecificationLeaf } from 'schema-dts';
import type { Lifetime } from '../../../schema/lifetime.ts';
import type { Amounts } from '../../../schema/money.ts';
import type { BillingPeriod, VatNote } from '../../../schema/price.ts';
import type { Section, SectionOfKind } from '../../../schema/sections/section.ts';
import { lowestPrice } from '../facts.ts';
import type { Reduction } from '../resolve-rates.ts';
import type {
  ResolvedLanguage,
  ResolvedPackage,
  ResolvedPackageSet,
  ResolvedSite,
} from '../resolved-site.ts';
import { getPackageLifetime } from '../site-on-day.ts';
import { whileBoth } from '../valid-days.ts';

/** Context of a page's offers. */
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
 * @returns nothing for prices by quote
 */
export function sectionOffers(section: Section, texts: string, context: OfferContext): ProductLeaf[] {
  const { site, text } = context;
  if (section.kind === 'packages') {
    const set = site.packages[section.set];
    if (!set) return [];
    return set.packages.flatMap((offered) => {
      const names = `${set.texts}:packages.${set.id}.${offered.id}`;
      const words = { name: text(`${names}.name`), description: text(`${names}.description`) };
      return product(words, packagePrice(set, offered), context);
    });
  }
  if (section.kind !== 'price-list') return [];
  return section.entries.flatMap((entry) => {
    const names = `${texts}.entries.${entry.id}`;
    const words = { name: text(`${names}.title`), description: text(`${names}.text`) };
    return product(words, entryPrice(entry, context), context);
  });
}

/** A price with its terms. */
interface ShownPrice {
  readonly price: { readonly amounts: Amounts; readonly reduction?: Reduction | undefined };
  /** Number of packages that start at this price; left out for a fixed price. */
  readonly startsAt?: number;
  readonly terms: {
    readonly period: BillingPeriod;
    readonly unit?: string | undefined;
    readonly vat: VatNote;
  };
  /** Days on which the item with this price is offered. */
  readonly days: Lifetime;
}

function packagePrice(set: ResolvedPackageSet, offered: ResolvedPackage): ShownPrice | null {
  const { price } = offered;
  if (price.kind === 'by-quote') return null;
  const shownPrice = { price, terms: set, days: getPackageLifetime(offered) };
  return price.kind === 'from' ? { ...shownPrice, startsAt: 1 } : shownPrice;
}

type PriceEntry = SectionOfKind<'price-list'>['entries'][number];

function entryPrice(entry: PriceEntry, { site, language }: OfferContext): ShownPrice | null {
  if (entry.kind === 'rate') {
    const rate = site.rates[entry.rate];
    return rate ? { price: rate, terms: rate, days: rate } : null;
  }
  const set = site.packages[entry.set];
  if (!set) return null;
  if (entry.kind === 'package') {
    const match = set.packages.find(({ id }) => id === entry.package);
    return match ? packagePrice(set, match) : null;
  }
  const price = lowestPrice(set, language);
  const packages = set.packages.filter((offered) => offered.price.kind !== 'by-quote');
  const cheapest = packages.find((offered) => packagePrice(set, offered)?.price.amounts === price?.amounts);
  return price && cheapest
    ? { price, startsAt: packages.length, terms: set, days: getPackageLifetime(cheapest) }
    : null;
}

/** A product with its offer in the language's currency; nothing without a price. */
function product(
  words: { readonly name: string; readonly description: string },
  shownPrice: ShownPrice | null,
  context: OfferContext,
): ProductLeaf[] {
  const price = shownPrice?.price.amounts[context.language.currency];
  if (!shownPrice || price === undefined) return [];
  const brand = { '@type': 'Brand', name: context.site.company.name } as const;
  return [{ '@type': 'Product', ...words, brand, offers: offer(price, shownPrice, context) }];
}

function offer(
  price: number,
  { price: { reduction }, startsAt, terms, days }: ShownPrice,
  { language, url, text }: OfferContext,
): OfferLeaf | AggregateOfferLeaf {
  const priceCurrency = language.currency;
  const priceValidUntil = whileBoth(days, { validUntil: reduction?.validUntil }).validUntil;
  const unitCode = unitCodes[terms.period];
  const valid = priceValidUntil ? { priceValidUntil } : {};
  const specification = (amount: number): UnitPriceSpecificationLeaf => ({
    '@type': 'UnitPriceSpecification',
    price: amount,
    priceCurrency,
    valueAddedTaxIncluded: terms.vat === 'included',
    ...(unitCode ? { unitCode } : {}),
    ...(terms.unit ? { unitText: text(`common:price.unit.${terms.unit}`) } : {}),
  });
  /** The price that is shown struck through. */
  const ordinary = reduction && {
    ...specification(reduction.ordinary[priceCurrency] ?? 0),
    priceType: 'https://schema.org/StrikethroughPrice' as const,
  };
  if (startsAt !== undefined)
    return {
      '@type': 'AggregateOffer',
      lowPrice: price,
      priceCurrency,
      offerCount: startsAt,
      url,
      ...valid,
      ...(ordinary ? { priceSpecification: ordinary } : {}),
    };
  return {
    '@type': 'Offer',
    ...(terms.period === 'month' ? { description: text('common:packages.term') } : {}),
    price,
    priceCurrency,
    availability: 'https://schema.org/InStock',
    url,
    ...valid,
    priceSpecification: ordinary ? [specification(price), ordinary] : specification(price),
  };
}

/** The codes of UN/CEFACT for billing periods; a price that is paid once has none. */
const unitCodes: Readonly<Record<BillingPeriod, string | null>> = {
  once: null,
  hour: 'HUR',
  month: 'MON',
  year: 'ANN',
};
