/** The signs of a language around an amount. Browsers lack some locales, Icelandic among them; the server has them all. */
export interface MoneyPattern {
  readonly before: string;
  readonly after: string;
  /** Between thousands. */
  readonly group: string;
  readonly decimal: string;
}

/** Reads the pattern from a formatted amount. @param format formats an amount in the language */
export function readMoneyPattern(format: (value: number) => string): MoneyPattern {
  const [, before = '', group = '', decimal = '', after = ''] =
    /^(\D*)1(\D+)234\D+567(\D+)50(\D*)$/.exec(format(1_234_567.5)) ?? [];
  return { before, after, group, decimal };
}

/** Writes an amount: `449.900 kr.`; with decimals only if it has any. */
export function writeMoney(value: number, { before, after, group, decimal }: MoneyPattern): string {
  const [whole = '', cents] = value.toFixed(Number.isInteger(value) ? 0 : 2).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return before + grouped + (cents === undefined ? '' : decimal + cents) + after;
}
