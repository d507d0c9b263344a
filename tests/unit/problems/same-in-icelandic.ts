import { expect } from 'vitest';
import type { Problem } from '../../../checks/problems/problem.ts';
import type { Message } from '../../../checks/problems/wording-type.ts';

/** Checks that a problem's Icelandic names the same facts as its English, and contains no English. */
export function expectSameInIcelandic({ wording: { en, is } }: Problem): void {
  expect(is.message).not.toBe(en.message);
  expect(is.hint).not.toBe(en.hint);
  expect(factsIn(is, /„([^“]*)“/g)).toEqual(factsIn(en, /“([^”]*)”/g));
  // The editor’s own words may be in any language.
  const words = `${is.message} ${is.hint}`.replace(/„[^“]*“|".*"|[\w-]+(?:\.[\w-]+)+/g, '');
  expect(words).not.toMatch(/\b(the|with|not|this|that|which|did you|write|take|add|put|check|line|key)\b/i);
  expect(words).not.toMatch(/[“”](?=\p{L})|\p{L}”|[\p{Script=Cyrillic}\p{Script=Greek}]/u);
  expect(is.message).toMatch(/\.$/);
  expect(is.hint).toMatch(/\S/);
}

/** Values that a message takes from the file: quotations, numbers, facts and addresses, sorted. */
function factsIn({ message, hint }: Message, quotes: RegExp): string[] {
  const text = `${message} ${hint}`;
  const quotations = [...text.matchAll(quotes)].map(([, inner]) => `quoted ${inner}`);
  const others = text.match(/\{\{[^}]*\}\}|\d+([.,:-]\d+)*|(?<![\p{L}.])\/[a-z/{}-]+/gu) ?? [];
  return [...quotations, ...others].sort();
}
