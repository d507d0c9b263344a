import type { Amounts } from '../../schema/money.ts';
import type { PackagePrice, PriceOffer } from '../../schema/price.ts';
import { type Change, makeChange, periodWords, valuesIn } from './change.ts';
import { type Difference, type Path, valueAt, withValueAt } from './differences.ts';
import type { Comparison } from './measure-impact.ts';
import { priceValues } from './prices.ts';
import { seenWithout } from './seen.ts';

/** An offer without its first day, by which it is known. */
export interface OfferOfDays {
  readonly until: string;
  readonly amounts: Amounts;
}

interface Priced {
  readonly kind?: 'fixed' | 'from';
  readonly amounts: Amounts;
  readonly offers?: readonly PriceOffer[];
}

/** Whether a path is that of an offer: `packageSets hosting packages basic offers 2026-11-27`. */
export function isOffer(path: Path): boolean {
  return path.at(-2) === 'offers';
}

/**
 * An offer that comes, goes or changes, beside the ordinary price.
 * @param identity of what it is an offer for
 * @returns null where no visitor sees it, or no longer
 */
export function offerChange(
  difference: Difference,
  comparison: Comparison,
  identity: Pick<Change, 'topic' | 'kind' | 'subject' | 'name' | 'isPlaced'>,
): Change | null {
  const { kind, path } = difference;
  const { today } = comparison;
  const before = difference.before as OfferOfDays | undefined;
  const after = difference.after as OfferOfDays | undefined;
  const validFrom = path.at(-1) ?? '';
  const last =
    [before, after]
      .map((offer) => offer?.until ?? '')
      .sort()
      .at(-1) ?? '';
  if (last < today) return null;
  const price = path[0] === 'rates' ? path.slice(0, -2) : [...path.slice(0, -2), 'price'];
  const day = comparison.on(validFrom > today ? validFrom : undefined);
  const side = kind === 'removed' ? 'before' : 'after';
  const { site } = day[side].content;
  const shown = valueAt(site, price) as Priced;
  const offers = shown.offers?.flatMap((offer) => {
    if (offer.validFrom !== validFrom) return [offer];
    return kind === 'changed' && before
      ? [{ validFrom, validUntil: before.until, amounts: before.amounts }]
      : [];
  });
  const seen = seenWithout(day, side, withValueAt(site, price, { ...shown, offers }));
  if (seen.pages.length === 0 && !seen.everyPage) return null;
  const { translate } = comparison.names.after;
  const pricedAt = (state: 'before' | 'after', offer: OfferOfDays | undefined): PackagePrice | undefined => {
    const ordinary = valueAt(day[state].content.site, price) as Priced | undefined;
    return ordinary && { kind: ordinary.kind ?? 'fixed', amounts: offer?.amounts ?? ordinary.amounts };
  };
  const values = priceValues(
    { before: pricedAt('before', before), after: pricedAt('after', after) },
    day,
    day.languages,
  );
  const days = valuesIn(day.languages, () => ({
    before: periodWords({ validFrom, validUntil: before?.until }, translate),
    after: periodWords({ validFrom, validUntil: after?.until }, translate),
  }));
  const isOnOtherDays = kind === 'changed' && values.length === 0;
  return makeChange(
    {
      ...identity,
      label:
        kind === 'changed'
          ? translate('setting', { context: 'offers', setting: 'offers' })
          : translate(kind === 'added' ? 'added' : 'removed', { context: 'offers' }),
      separator: isOnOtherDays ? ': ' : ' ',
      values: isOnOtherDays ? days : values,
      from: validFrom > today ? validFrom : null,
      until: (after ?? before)?.until ?? null,
    },
    seen,
  );
}
