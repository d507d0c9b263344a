import type { CSSProperties } from 'react';
import { seededRandom } from './basalt/seeded-random.ts';

const styles: readonly CSSProperties[] = [
  { fontWeight: 800, letterSpacing: '-.05em', fontSize: '1.375rem' },
  { fontWeight: 400, letterSpacing: '.22em', textTransform: 'uppercase', fontSize: '.9375rem' },
  { fontFamily: 'Georgia, "Times New Roman", serif', fontStyle: 'italic', fontSize: '1.375rem' },
  { fontWeight: 650, letterSpacing: '-.02em', textTransform: 'lowercase', fontSize: '1.4375rem' },
  { fontFamily: 'Georgia, "Times New Roman", serif', letterSpacing: '.04em', fontSize: '1.25rem' },
  { fontWeight: 800, letterSpacing: '.06em', textTransform: 'uppercase', fontSize: '1rem' },
];

/** The letters of an invented client's word mark, always the same for the same name. */
export function wordmarkStyle(name: string): CSSProperties {
  const index = Math.floor(seededRandom(name)() * styles.length);
  return styles[index] ?? {};
}
