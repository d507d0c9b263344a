import { parseQuantity } from '../../../schema/quantity.ts';
import { fold } from '../problems/suggest.ts';
import { withPlainSigns } from './plain-signs.ts';
import { dayOf } from './written-days.ts';

/** Units as people write them, without accents, by how the file has them. */
const units: Readonly<Record<string, readonly string[]>> = {
  GB: ['gb', 'gigabyte', 'gigabytes', 'gigabaet'],
  MB: ['mb', 'megabyte', 'megabytes', 'megabaet'],
  TB: ['tb', 'terabyte', 'terabytes', 'terabaet'],
  '%': ['%', 'prosent', 'percent', 'per cent', 'pct'],
  h: ['h', 'hr', 'hrs', 'hour', 'hours', 'klst', 'klukkustund', 'klukkustundir', 'klukkutimi', 'klukkutimar'],
  min: ['min', 'mins', 'minute', 'minutes', 'minuta', 'minutur', 'mn'],
  days: ['day', 'days', 'd', 'dagur', 'dagar', 'daga'],
  months: ['month', 'months', 'man', 'manudur', 'manudir', 'manada'],
  years: ['year', 'years', 'ar', 'ara'],
  ISK: ['kr', 'isk', 'kronur'],
  USD: ['usd', '$'],
  EUR: ['eur', '€', 'evrur'],
};
const unitOf = new Map(Object.entries(units).flatMap(([unit, names]) => names.map((name) => [name, unit])));

const unlimited = /^(?:otakmark\w+|unlimited|ubegr\w+|ilimitad\w+|∞|endalaus\w*)$/;
const always = /^(?:24 ?[-/x] ?7|24 ?h|allan solarhringinn|alltaf|always|around the clock)$/;

/**
 * A figure as the file has it, from the ways in which people write one.
 * @param written `99,9 %`, `4 klst.`, `100 gb`, `yfir 500`, `1.500`, `ótakmarkað`, `24.12.2026`, `10-7 days`
 * @returns a figure that `parseQuantity` reads; null when none is in it
 */
export function repairedFigure(written: string): string | null {
  if (written.length > 60) return null;
  const text = withPlainSigns(written).trim();
  const folded = fold(text).replace(/\.$/, '');
  if (unlimited.test(folded)) return 'unlimited';
  if (always.test(folded)) return '24/7';
  const attempt = dayOf(text) ?? withUnit(folded);
  return attempt !== null && parseQuantity(attempt) ? attempt : null;
}

/** `(over) 1.500,5 (- 2.000) (+) (unit)`, with small letters and without accents. */
const parts =
  /^(yfir |over |meira en |more than |\+)?([\d.,]+)(?: ?- ?([\d.,]+))? ?(\+|plus)? ?([^\d\s][^\d]*)?$/;

function withUnit(text: string): string | null {
  const [, over, first, second, plus, name] = parts.exec(text) ?? [];
  if (first === undefined) return null;
  const unit = name === undefined ? '' : unitOf.get(name.replace(/\.$/, '').trim());
  if (unit === undefined) return null;
  const numbers = [first, ...(second === undefined ? [] : [second])].map(plainNumber);
  if (numbers.length === 2) numbers.sort((a, b) => Number(a) - Number(b));
  const more = over !== undefined || plus !== undefined ? '+' : '';
  return `${numbers.join('-')}${more}${unit === '' ? '' : ` ${unit}`}`;
}

/** A dot before three digits stands between thousands, a comma before decimals. */
function plainNumber(text: string): string {
  return text.replace(/\.(?=\d{3}(\D|$))/g, '').replace(',', '.');
}
