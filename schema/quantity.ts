import { z } from 'zod';
import { contentModel } from './content-model.ts';
import { calendarDay } from './lifetime.ts';
import { getChild } from './plain-value.ts';

export const UNITS = [
  'GB',
  'kB',
  'MB',
  'TB',
  '%',
  'h',
  'min',
  'day',
  'week',
  'month',
  'year',
  'USD',
  'EUR',
  'ISK',
  'DKK',
] as const;
export type Unit = (typeof UNITS)[number];

/** A figure that texts and cards show, in one of the forms that people write. */
export type Quantity =
  | { readonly kind: 'amount'; readonly value: number; readonly unit: Unit | null; readonly orMore: boolean }
  | { readonly kind: 'range'; readonly from: number; readonly to: number; readonly unit: Unit | null }
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'always' }
  /** A day of the calendar, `2026-11-02`. */
  | { readonly kind: 'date'; readonly date: string };

/** The kinds of figures. */
const KINDS: readonly unknown[] = ['amount', 'range', 'unlimited', 'always', 'date'];

/** Returns true for a figure as the schema accepted it. */
export function isQuantity(value: unknown): value is Quantity {
  return KINDS.includes(getChild(value, 'kind'));
}

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const PATTERN = new RegExp(String.raw`^${NUMBER}(?:\s*-\s*${NUMBER})?(\+)?(?:\s*(${UNITS.join('|')}))?$`);

/**
 * Reads a figure as an editor writes it.
 * @param text `10`, `500+`, `10 GB`, `99.9 %`, `0.5-2 %`, `7-10 days`, `2026-11-02`, `unlimited` or `24/7`; a dot is
 *   the decimal sign
 * @returns the figure, or null if the text has none of these forms
 */
export function parseQuantity(text: string): Quantity | null {
  if (text === 'unlimited') return { kind: 'unlimited' };
  if (text === '24/7') return { kind: 'always' };
  if (calendarDay.safeParse(text).success) return { kind: 'date', date: text };
  const match = PATTERN.exec(text.replace(/(day|week|month|year)s$/, '$1'));
  if (!match) return null;
  const [, first, second, plus, unitName] = match;
  const unit = (unitName ?? null) as Unit | null;
  if (second !== undefined) {
    const [from, to] = [Number(first), Number(second)];
    // 2026-11 is an incomplete date.
    return from < to ? { kind: 'range', from, to, unit } : null;
  }
  return { kind: 'amount', value: Number(first), unit, orMore: plus !== undefined };
}

/** A figure in its short form; accepted as a tagged `Quantity`. */
export const quantity = z
  .union([z.number(), z.string()], {
    error: 'A figure is a number such as 10, 500+, 10 GB, 99.9 %, unlimited or 24/7',
  })
  .transform((input, context): Quantity => {
    const figure = parseQuantity(String(input));
    if (figure) return figure;
    context.addIssue({
      code: 'custom',
      message: `A figure is a number with a unit (${UNITS.join(', ')}) or none: 10, 500+, 10 GB, 99.9 %, 30 days, unlimited or 24/7; or a date: 2026-11-02`,
    });
    return z.NEVER;
  })
  .describe(
    'A figure: 10, 500+, 10 GB, 99.9 %, 0.5-2 %, 30 days, unlimited, 24/7 or a date like 2026-11-02. Use a dot for decimals.',
  )
  .register(contentModel, { isWhole: true });
