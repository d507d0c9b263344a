import type { AggregateOfferLeaf, OfferLeaf, ProductLeaf, UnitPriceSpecificationLeaf } from 'schema-dts';
import type { Lifetime } from '../../../schema/lifetime.ts';
import type { Amounts } from '../../../schema/money.ts';
import type { BillingPeriod, VatNote } from '../../../schema/price.ts';
import type { Section, SectionOfKind } from '../../../schema/sections/section.ts';
import { lowestPrice } from '../facts.ts';
import { listOfferedSets } from '../form-links.ts';
import type { Reduction } from '../resolve-rates.ts';
import type {
  ResolvedLanguage,
  ResolvedPackage,
  ResolvedPackageSet,
  ResolvedSite,
} from '../resolved-site.ts';
import { getPackageLifetime } from '../site-on-day.ts';
import { whileBoth } from '../valid-days.ts';

export interface OfferContext {
  readonly site: ResolvedSite;
  readonly language: ResolvedLanguage;
  /** The page's full address. */
  readonly url: string;
  /** The text of `namespace:key`. */
  readonly text: (name: string) => string;
}

/**
 * Everything that a section shows with a price, except by quote, as products with offers.
 * @param texts `namespace:page.section`, the prefix of the section's texts
 */
export function sectionOffers(section: Section, texts: string, context: OfferContext): ProductLeaf[] {
  const { site, text } = context;
  if (section.kind === 'packages')
    return listOfferedSets(section).flatMap(({ set: id }) => {
      const set = site.packages[id];
      if (!set) return [];
      return set.packages.flatMap((pkg) => {
        const key = `${set.texts}:packages.${set.id}.${pkg.id}`;
        const productTexts = { name: text(`${key}.name`), description: text(`${key}.description`) };
        return product(productTexts, packagePrice(set, pkg), context);
      });
    });
  if (section.kind !== 'price-list') return [];
  return section.entries.flatMap((entry) => {
    const key = `${texts}.entries.${entry.id}`;
    const productTexts = { name: text(`${key}.title`), description: text(`${key}.text`) };
    return product(productTexts, entryPrice(entry, context), context);
  });
}

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

function packagePrice(set: ResolvedPackageSet, pkg: ResolvedPackage): ShownPrice | null {
  const { price } = pkg;
  if (price.kind === 'by-quote') return null;
  const shownPrice = { price, terms: set, days: getPackageLifetime(pkg) };
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
  const packages = set.packages.filter((pkg) => pkg.price.kind !== 'by-quote');
  const cheapest = packages.find((pkg) => packagePrice(set, pkg)?.price.amounts === price?.amounts);
  return price && cheapest
    ? { price, startsAt: packages.length, terms: set, days: getPackageLifetime(cheapest) }
    : null;
}

/** A product with its offer in the language's currency; nothing without a price. */
function product(
  productTexts: { readonly name: string; readonly description: string },
  shownPrice: ShownPrice | null,
  context: OfferContext,
): ProductLeaf[] {
  const price = shownPrice?.price.amounts[context.language.currency];
  if (!shownPrice || price === undefined) return [];
  const brand = { '@type': 'Brand', name: context.site.company.name } as const;
  return [{ '@type': 'Product', ...productTexts, brand, offers: offer(price, shownPrice, context) }];
}

function offer(
  price: number,
  { price: { reduction }, startsAt, terms, days }: ShownPrice,
  { language, url, text }: OfferContext,
): OfferLeaf | AggregateOfferLeaf {
  const priceCurrency = language.currency;
  const priceValidUntil = whileBoth(days, { validUntil: reduction?.validUntil }).validUntil;
  const unitCode = UNIT_CODES[terms.period];
  const validity = priceValidUntil ? { priceValidUntil } : {};
  const specifyPrice = (amount: number): UnitPriceSpecificationLeaf => ({
    '@type': 'UnitPriceSpecification',
    price: amount,
    priceCurrency,
    valueAddedTaxIncluded: terms.vat === 'included',
    ...(unitCode ? { unitCode } : {}),
    ...(terms.unit ? { unitText: text(`common:price.unit.${terms.unit}`) } : {}),
  });
  /** The price that is shown struck through. */
  const ordinaryPrice = reduction && {
    ...specifyPrice(reduction.ordinary[priceCurrency] ?? 0),
    priceType: 'https://schema.org/StrikethroughPrice' as const,
  };
  if (startsAt !== undefined)
    return {
      '@type': 'AggregateOffer',
      lowPrice: price,
      priceCurrency,
      offerCount: startsAt,
      url,
      ...validity,
      ...(ordinaryPrice ? { priceSpecification: ordinaryPrice } : {}),
    };
  return {
    '@type': 'Offer',
    ...(terms.period === 'month' ? { description: text('common:packages.term') } : {}),
    price,
    priceCurrency,
    availability: 'https://schema.org/InStock',
    url,
    ...validity,
    priceSpecification: ordinaryPrice ? [specifyPrice(price), ordinaryPrice] : specifyPrice(price),
  };
}

/** The codes of UN/CEFACT for billing periods; a price that is paid once has none. */
const UNIT_CODES: Readonly<Record<BillingPeriod, string | null>> = {
  once: null,
  hour: 'HUR',
  month: 'MON',
  year: 'ANN',
};
