import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { factPattern } from '../../../app/site/texts/fill-facts.ts';
import { currencyCode } from '../../../schema/money.ts';
import { wordingOf } from '../message.ts';
import { currencyDot, currencyGroup, currencySpace } from './currencies.ts';
import type { TypedAmount } from './typed-amounts.ts';

const fact = `[*_]*(${factPattern.source})[*_]*`;
/** “Prices are in kr. {{price.hourly}} is …” speaks of the currency before it names the price. */
const before = String.raw`(?<![\p{L}\d])(?<!(?<!\p{L})(?:í|i|in|en) (?=\p{L}))(${currencyGroup}${currencyDot})${currencySpace}${fact}`;
/** A letter next to it makes a word of it: “{{price.hourly}} krefst” has no currency. */
const after = String.raw`${fact}${currencySpace}-?(${currencyGroup}(?!\p{L})${currencyDot})`;
const pattern = new RegExp(`${after}|${before}`, 'giu');

/** Finds currencies that are typed beside a fact which is shown with its currency. */
export function repeatedCurrencies(text: string, site: ResolvedSite): TypedAmount[] {
  if (!text.includes('{{')) return [];
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [written, factAhead, nameAhead, currencyBehind, , currencyAhead, , factBehind, nameBehind] = match;
    if (!hasCurrency(nameAhead ?? nameBehind ?? '', site)) return [];
    const wording = wordingOf('fact.repeatedCurrency', {
      fact: factAhead ?? factBehind ?? '',
      currency: currencyBehind ?? currencyAhead ?? '',
    });
    return [{ written, index: match.index, wording }];
  });
}

/** Whether a fact is shown with a currency: a price, or a figure that is an amount. */
function hasCurrency(name: string, { rates, packageSets, figures }: ResolvedSite): boolean {
  const [sort, first = '', second, third, ...more] = name.split('.');
  if (more.length > 0) return false;
  if (sort === 'price') return second === undefined && Object.hasOwn(rates, first);
  if (sort === 'figure') {
    const figure = second === undefined && Object.hasOwn(figures, first) ? figures[first] : undefined;
    return figure !== undefined && 'unit' in figure && currencyCode.safeParse(figure.unit).success;
  }
  const set = sort === 'package' && Object.hasOwn(packageSets, first) ? packageSets[first] : undefined;
  if (set === undefined) return false;
  if (second === 'lowest' && third === undefined)
    return set.packages.some(({ price }) => price.kind !== 'by-quote');
  return (
    third === 'price' && set.packages.some(({ id, price }) => id === second && price.kind !== 'by-quote')
  );
}
