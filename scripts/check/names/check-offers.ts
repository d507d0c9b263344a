import { calendarDay } from '../../../schema/lifetime.ts';
import { wordingOf } from '../message.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { childOf, isRecord, type Written } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/** Checks that offers are lower than the ordinary price, and that no day has two of them. */
export function checkOffers(source: YamlSource, written: readonly Written[]): Problem[] {
  return written.flatMap(({ path, value }) => {
    if (!isRecord(value) || !Array.isArray(value.offers) || value.amounts === undefined) return [];
    const { amounts, offers } = value;
    const at = [...path, 'offers'];
    return offers.flatMap((offer: unknown, place) => [
      ...checkAmounts(source, childOf(offer, 'amounts'), amounts, [...at, place, 'amounts']),
      ...checkDays(source, offers, place, at),
    ]);
  });
}

/** The first amount that is not lower is enough: a cause is mostly the same for all. */
function checkAmounts(source: YamlSource, offered: unknown, ordinary: unknown, path: ProblemPath): Problem[] {
  if (!isRecord(offered)) return [];
  const wrong = Object.entries(offered).flatMap(([currency, amount]) => {
    const usual = childOf(ordinary, currency);
    if (typeof amount !== 'number' || typeof usual !== 'number' || amount < usual) return [];
    const wording = wordingOf('offer.notLower', { currency, amount, ordinary: usual });
    return [problemAt(source, 'wrong-offer', [...path, currency], { wording })];
  });
  return wrong.slice(0, 1);
}

/** Days that an offer shares with one that is written before it. */
function checkDays(
  source: YamlSource,
  offers: readonly unknown[],
  place: number,
  path: ProblemPath,
): Problem[] {
  const days = daysOf(offers[place]);
  const other = offers.findIndex((offer, before) => {
    const others = daysOf(offer);
    return before < place && days && others && days.from <= others.until && others.from <= days.until;
  });
  if (other < 0) return [];
  const wording = wordingOf('offer.overlap', {
    ...daysOf(offers[other]),
    line: source.positionOf([...path, other, 'validFrom']).line,
  });
  return [problemAt(source, 'wrong-offer', [...path, place, 'validFrom'], { wording })];
}

/** The days of an offer; null where they are none, which is reported by itself. */
function daysOf(offer: unknown) {
  const from = calendarDay.safeParse(childOf(offer, 'validFrom')).data;
  const until = calendarDay.safeParse(childOf(offer, 'validUntil')).data;
  return from !== undefined && until !== undefined && from <= until ? { from, until } : null;
}
