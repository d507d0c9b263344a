import type { FormField } from '../../schema/form.ts';
import type { AmountView } from './section-view.ts';

/**
 * Writes the choices of a field that are thousands of a currency: `100-500` from `100.000` to `500.000 kr.`, `10000+`
 * from `10.000.000 kr.`
 * @param locale of the reader
 * @returns by value; nothing for fields whose choices are no amounts
 */
export function choiceAmounts(field: FormField, locale: string): Readonly<Record<string, AmountView>> {
  if (field.type !== 'select' || field.thousands === undefined) return {};
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: field.thousands,
    maximumFractionDigits: 0,
    useGrouping: 'always',
  });
  return Object.fromEntries(
    field.options.map(({ value }): [string, AmountView] => {
      const [from = 0, to] = (value.match(/\d+/g) ?? []).map((digits) => Number(digits) * 1000);
      return [value, to === undefined ? { from: money.format(from), to: null } : ends(money, from, to)];
    }),
  );
}

/** Both ends of a range, with the currency once, where the language puts it. */
function ends(money: Intl.NumberFormat, from: number, to: number): AmountView {
  const [start, end] = money.formatRange(from, to).split(/\s*[–-]\s*/);
  return start && end ? { from: start, to: end } : { from: money.format(from), to: money.format(to) };
}
