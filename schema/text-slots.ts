/**
 * Texts that an item needs in `locales/`.
 * `required` must exist in every language; `optional` in every language or in none.
 */
export type TextSlots = Readonly<Record<string, 'required' | 'optional'>>;

/** Texts that an item cannot do without. */
export function required(...slots: readonly string[]): TextSlots {
  return Object.fromEntries(slots.map((slot) => [slot, 'required']));
}

/** A heading with an optional text below it. */
export const headingSlots = {
  title: 'required',
  text: 'optional',
} as const satisfies TextSlots;
