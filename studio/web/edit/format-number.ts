import { interfaceLanguage } from '../interface-texts.ts';

/** A number, or an amount of a currency, as the editor's language writes it: `ISK 4,990`. */
export function formatNumber(value: number, currency?: string): string {
  const style = currency === undefined ? {} : ({ style: 'currency', currency } as const);
  const options = { ...style, maximumFractionDigits: 15, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(interfaceLanguage, options).format(value);
}
