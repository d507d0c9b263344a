import { parseQuantity, quantity } from '../../../schema/quantity.ts';
import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { asText, isOf, type Written } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/** Warns of figures with decimals and no unit, which are mostly shares, and of shares above 100 %. */
export function checkFigures(source: YamlSource, written: readonly Written[]): Problem[] {
  return written.flatMap((thing) => {
    const text = asText(thing.value);
    const figure = isOf(quantity.in, thing) ? parseQuantity(text) : null;
    if (figure?.kind !== 'amount' && figure?.kind !== 'range') return [];
    const values = { name: String(thing.path.at(-1)), written: text };
    const most = figure.kind === 'range' ? figure.to : figure.value;
    if (figure.unit === '%' && most > 100) {
      const wording = wordingOf('figure.overHundred', values);
      return problemAt(source, 'out-of-range', thing.path, { severity: 'warning', wording });
    }
    // What counts things is a whole number.
    if (figure.unit !== null || !text.includes('.')) return [];
    const wording = wordingOf('figure.withoutUnit', values);
    return problemAt(source, 'bad-format', thing.path, { severity: 'warning', wording });
  });
}
