import type { Phrase } from '../wording-type.ts';

const sorts = {
  nothing: { en: 'nothing', is: 'ekkert' },
  list: { en: 'a list', is: 'listi' },
  group: { en: 'a group of keys', is: 'hópur lykla' },
  text: { en: 'text', is: 'texti' },
  number: { en: 'a number', is: 'tala' },
  whole: { en: 'a whole number', is: 'heil tala' },
  truth: { en: 'true or false', is: 'true eða false' },
} as const satisfies Readonly<Record<string, Phrase>>;

/**
 * What sort of value something is, in an editor's words; in Icelandic the nominative.
 * @param value a value from the file
 */
export function sortOf(value: unknown): Phrase {
  if (value === null || value === undefined) return sorts.nothing;
  if (Array.isArray(value)) return sorts.list;
  switch (typeof value) {
    case 'object':
      return sorts.group;
    case 'string':
      return sorts.text;
    case 'number':
      return sorts.number;
    case 'boolean':
      return sorts.truth;
    default:
      return { en: 'something else', is: 'eitthvað annað' };
  }
}

const expectedSorts: Readonly<Record<string, Phrase>> = {
  string: sorts.text,
  number: sorts.number,
  int: sorts.whole,
  boolean: sorts.truth,
  array: sorts.list,
  object: sorts.group,
  record: sorts.group,
};

/**
 * What sort of value is needed, in an editor's words; in Icelandic the nominative.
 * @param expected a type's name as zod gives it
 */
export function neededSort(expected: string): Phrase {
  return expectedSorts[expected] ?? { en: 'another value', is: 'annað gildi' };
}
