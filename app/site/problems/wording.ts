/**
 * A value as a sentence shows it.
 * @param value anything that stands in the file
 * @returns the value in quotation marks, on one line and not longer than 60 characters
 */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : String(JSON.stringify(value) ?? value);
  const plain = text
    .slice(0, 400)
    .replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
  return `“${plain.length > 60 ? `${plain.slice(0, 59)}…` : plain}”`;
}

/**
 * Several names as a sentence lists them.
 * @param names at least one
 * @param last the word before the last one
 * @returns `a, b or c`
 */
export function listed(names: readonly string[], last: 'or' | 'and' = 'or'): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

/**
 * What sort of value something is, in an editor's words.
 * @param value a value from the file
 */
export function sortOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'object':
      return 'a group of keys';
    case 'string':
      return 'text';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    default:
      return 'something else';
  }
}

const expectedSorts: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
};

/**
 * What sort of value is needed, in an editor's words.
 * @param expected a type's name as zod gives it
 */
export function neededSort(expected: string): string {
  return expectedSorts[expected] ?? 'another value';
}
