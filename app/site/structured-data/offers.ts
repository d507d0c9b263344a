import type { AggregateOfferLeaf, OfferLeaf, ProductLeaf } from 'schema-dts';
import type { Lifetime } from '../../../schema/lifetime.ts';
import type { OfferedPackage, PackageSet } from '../../../schema/package-set.ts';
import type { BillingPeriod, VatNote } from '../../../schema/price.ts';
import type { Section, SectionOfKind } from '../../../schema/sections/section.ts';
import { lowestAmounts } from '../facts.ts';
import type { ResolvedLanguage, ResolvedSite } from '../resolved-site.ts';
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

function packageProduct(set: PackageSet, offered: OfferedPackage, context: OfferContext): ProductLeaf | null {
  const offer = packageOffer(set, offered, context);
  const texts = `${set.texts}:packages.${set.id}.${offered.id}`;
  return (
    offer && product(context.text(`${texts}.name`), context.text(`${texts}.description`), offer, context)
  );
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
    return rate && price !== undefined ? fixedOffer(price, rate, rate, context) : null;
  }
  const set = site.packageSets[entry.set];
  if (!set) return null;
  if (entry.kind === 'lowest') {
    const lowest = lowestAmounts(set, language)?.[language.currency];
    const priced = set.packages.filter((offered) => amountOf(offered, language) !== undefined);
    const cheapest = priced.find((offered) => amountOf(offered, language) === lowest);
    if (lowest === undefined || !cheapest) return null;
    return offersFrom(lowest, priced.length, lifetimeOf(cheapest), context);
  }
  const offered = set.packages.find(({ id }) => id === entry.package);
  return offered ? packageOffer(set, offered, context) : null;
}

function packageOffer(set: PackageSet, offered: OfferedPackage, context: OfferContext): AnyOffer | null {
  const amount = amountOf(offered, context.language);
  if (amount === undefined) return null;
  const days = lifetimeOf(offered);
  return offered.price.kind === 'from'
    ? offersFrom(amount, 1, days, context)
    : fixedOffer(amount, set, days, context);
}

/** What a package costs in the language's currency; nothing where it is by quote. */
function amountOf({ price }: OfferedPackage, { currency }: ResolvedLanguage): number | undefined {
  return price.kind === 'by-quote' ? undefined : price.amounts[currency];
}

function product(name: string, description: string, offers: AnyOffer, { site }: OfferContext): ProductLeaf {
  const brand = { '@type': 'Brand', name: site.company.name } as const;
  return { '@type': 'Product', name, description, brand, offers };
}

/** A price that starts at an amount. */
function offersFrom(
  lowPrice: number,
  offerCount: number,
  days: Lifetime,
  { language, url }: OfferContext,
): AggregateOfferLeaf {
  const priceCurrency = language.currency;
  return { '@type': 'AggregateOffer', lowPrice, priceCurrency, offerCount, url, ...validity(days) };
}

/** The first and the last day on which a price holds. */
function validity({ validFrom, validUntil }: Lifetime) {
  return {
    ...(validFrom ? { validFrom } : {}),
    ...(validUntil ? { validThrough: validUntil, priceValidUntil: validUntil } : {}),
  };
}

interface Terms {
  readonly period: BillingPeriod;
  readonly vat: VatNote;
}

function fixedOffer(
  price: number,
  { period, vat }: Terms,
  days: Lifetime,
  { language, url }: OfferContext,
): OfferLeaf {
  const priceCurrency = language.currency;
  const unit = units[period];
  return {
    '@type': 'Offer',
    price,
    priceCurrency,
    availability: 'https://schema.org/InStock',
    url,
    ...validity(days),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency,
      valueAddedTaxIncluded: vat === 'included',
      ...(unit ? { unitCode: unit } : {}),
    },
  };
}

/** The codes of UN/CEFACT for what a price pays for; a price that is paid once has none. */
const units: Readonly<Record<BillingPeriod, string | null>> = {
  once: null,
  hour: 'HUR',
  month: 'MON',
  year: 'ANN',
};
