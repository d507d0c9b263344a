import type { Vocabulary } from './extract-vocabulary.ts';
import published from './vocabulary.json' with { type: 'json' };

const { types, properties, members } = published as unknown as Vocabulary;

/** What schema.org says of a property; undefined where it has none of that name for the types in use. */
export function propertyNamed(
  name: string,
): { readonly subjects: readonly string[]; readonly values: readonly string[] } | undefined {
  if (!Object.hasOwn(properties, name)) return undefined;
  const [subjects = [], values = []] = properties[name] ?? [];
  return { subjects, values };
}

/** Whether a type is one of some types, or a kind of one. */
export function isKindOf(type: string, wanted: readonly string[]): boolean {
  return wanted.includes(type) || (types[type] ?? []).some((parent) => isKindOf(parent, wanted));
}

/** Whether a list that schema.org has values of, such as DayOfWeek, has this one; written alone or as an address. */
export function isMember(list: string, value: string): boolean {
  const name = value.replace(/^https:\/\/schema\.org\//, '');
  return Object.hasOwn(members, list) && (members[list]?.includes(name) ?? false);
}
