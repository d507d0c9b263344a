import { hash } from 'node:crypto';
import type { ResolvedLanguage, ResolvedPackage, ResolvedPackageSet } from './resolved-site.ts';

/** An offer as a page shows it, in short. */
export interface OfferMark {
  readonly package: string;
  /** In the currency's main unit; null if the price is by quote. */
  readonly price: number | null;
  readonly currency: string;
  /** Changes whenever the package's price, figures or contents do. */
  readonly version: string;
}

/** The mark of a package for readers of a language. */
export function offerMark(pkg: ResolvedPackage, { currency }: ResolvedLanguage): OfferMark {
  const price = pkg.price.kind === 'by-quote' ? null : (pkg.price.amounts[currency] ?? null);
  const { facts, features } = pkg;
  return {
    package: pkg.id,
    price,
    currency,
    // The previous price is no part of an order.
    version: hash('sha256', JSON.stringify([{ ...pkg.price, reduction: undefined }, facts, features])).slice(
      0,
      8,
    ),
  };
}

/** The marks of all packages of a set, as an order form carries them: `basic=4990ISK~1x2y3z business=9990ISK~…`. */
export function offerMarks(set: ResolvedPackageSet, language: ResolvedLanguage): string {
  return set.packages
    .map((pkg) => offerMark(pkg, language))
    .map(({ package: id, price, currency, version }) => `${id}=${price ?? ''}${currency}~${version}`)
    .join(' ');
}

/** Parses marks; text that is no mark is left out. */
export function readOfferMarks(text: string): OfferMark[] {
  return [
    ...text.matchAll(/(?<=^| )([a-z0-9-]{1,60})=(\d{1,12}(?:\.\d{1,2})?)?([A-Z]{3})~([a-f0-9]{8})(?= |$)/g),
  ].map(([, id = '', price, currency = '', version = '']) => ({
    package: id,
    price: price === undefined ? null : Number(price),
    currency,
    version,
  }));
}
