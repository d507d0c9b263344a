import { describe, expect, test } from 'vitest';
import { type ColourRole, grounds } from '../../../app/theme/roles.ts';

/** The contrast of two colours by WCAG 2.2: 1 to 21. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const AAA = 7;
const AA = 4.5;
/** For what is no text: rings, ticks. */
const SHAPES = 3;

const text: readonly [ColourRole, number][] = [
  ['ink', AAA],
  ['ink-soft', AAA],
  ['accent-text', AA],
  ['success', AA],
  ['focus', SHAPES],
];

const schemes = Object.entries(grounds).flatMap(([ground, { light, dark }]) => [
  { name: `${ground}, light`, colours: light },
  { name: `${ground}, dark`, colours: dark },
]);

test('black on white is the greatest contrast', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each(schemes)('on $name', ({ colours }) => {
  test.each(text)('%s can be read on the ground and on a card: at least %s', (role, least) => {
    expect(contrast(colours[role], colours.ground)).toBeGreaterThanOrEqual(least);
    expect(contrast(colours[role], colours.surface)).toBeGreaterThanOrEqual(least);
  });

  test('the words on a button can be read, under the pointer too, and the button is seen', () => {
    expect(contrast(colours['on-accent'], colours.accent)).toBeGreaterThanOrEqual(AA);
    expect(contrast(colours['on-accent'], colours['accent-strong'])).toBeGreaterThanOrEqual(AA);
    expect(contrast(colours.accent, colours.ground)).toBeGreaterThanOrEqual(SHAPES);
  });
});
