import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { seededRandom } from './basalt/seeded-random.ts';

const serif = 'Georgia, "Times New Roman", serif';

const letters: readonly CSSObject[] = [
  { fontWeight: 800, letterSpacing: '-.05em', fontSize: '1.375rem' },
  { fontWeight: 400, letterSpacing: '.22em', textTransform: 'uppercase', fontSize: '.9375rem' },
  { fontFamily: serif, fontStyle: 'italic', fontSize: '1.375rem' },
  { fontWeight: 650, letterSpacing: '-.02em', textTransform: 'lowercase', fontSize: '1.4375rem' },
  { fontFamily: serif, letterSpacing: '.04em', fontSize: '1.25rem' },
  { fontWeight: 800, letterSpacing: '.06em', textTransform: 'uppercase', fontSize: '1rem' },
];

const marks = letters.map((style) => styled.span(style));

/** The word mark of an invented client; the same name is always set in the same way. */
export function Wordmark({ name }: { readonly name: string }) {
  const Mark = marks[Math.floor(seededRandom(`${name}!`)() * marks.length)];
  return Mark ? <Mark lang="is">{name}</Mark> : null;
}
