import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { asText, childOf } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/** Checks that no rate is worked out from itself, directly or through others. Each circle is one problem. */
export function checkRates(source: YamlSource): Problem[] {
  const rates = childOf(source.value, 'rates');
  if (!Array.isArray(rates)) return [];
  const bases = new Map<unknown, unknown>();
  for (const rate of rates)
    if (childOf(rate, 'kind') === 'derived') bases.set(childOf(rate, 'id'), childOf(rate, 'of'));
  const known = new Set<unknown>();
  return rates.flatMap((rate, place) => {
    const id = childOf(rate, 'id');
    if (known.has(id) || childOf(rate, 'kind') !== 'derived') return [];
    const circle = circleFrom(bases, id, known);
    if (circle === null) return [];
    const others = circle.slice(1).map(String);
    const wording = wordingOf('reference.derivedFromItself', {
      rate: asText(id),
      others,
      context: others.length > 0 ? 'others' : undefined,
    });
    return problemAt(source, 'derived-loop', ['rates', place, 'of'], { wording });
  });
}

/** The rates from one back to itself, or null; all that are passed become known. */
function circleFrom(
  bases: ReadonlyMap<unknown, unknown>,
  start: unknown,
  known: Set<unknown>,
): unknown[] | null {
  const passed: unknown[] = [];
  let current = start;
  while (bases.has(current) && !known.has(current)) {
    known.add(current);
    passed.push(current);
    current = bases.get(current);
  }
  return current === start && passed.length > 0 ? passed : null;
}
