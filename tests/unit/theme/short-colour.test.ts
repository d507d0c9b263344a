import { expect, test } from 'vitest';
import { shortColour } from '../../../app/theme/short-colour.ts';

test.each([
  ['#ffffff', '#fff'],
  ['#00aa9944', '#0a94'],
])('%s is %s', (colour, short) => {
  expect(shortColour(colour)).toBe(short);
});

test.each(['#fffffe', '#12112233', '#fff', 'var(--ground)'])('%s stays', (colour) => {
  expect(shortColour(colour)).toBe(colour);
});
