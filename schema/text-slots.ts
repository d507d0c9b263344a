/**
 * Which texts a thing needs in `locales/`, so that a key follows from ids and nobody types one.
 * `required` must exist in every language; `optional` in every language or in none.
 */
export type TextSlots = Readonly<Record<string, 'required' | 'optional'>>;

/**
 * The texts of one kind of section.
 * - `own`: below the section, `<page>.<section>.<slot>`; a heading if left out
 * - `lists`: for each entry of the named list, `<page>.<section>.<list>.<entry>.<slot>`
 * - `points`: further texts of each entry, `….<entry>.points.<name>`, for each name in the entry's own list
 *   `points` or for each of the section's `columns`
 */
export interface SectionTexts {
  readonly own?: TextSlots;
  readonly lists?: Readonly<
    Record<string, { readonly slots: TextSlots; readonly points?: 'own' | 'columns' }>
  >;
}

/** Texts that a thing cannot do without. */
export function required(...slots: readonly string[]): TextSlots {
  return Object.fromEntries(slots.map((slot) => [slot, 'required']));
}

/** A heading with an optional line above it and an optional text below it. */
export const headingSlots = {
  title: 'required',
  text: 'optional',
  eyebrow: 'optional',
} as const satisfies TextSlots;
