import { describe, expect, test } from 'vitest';
import { type ColourRole, grounds } from '../../../app/theme/colour-roles.ts';
import { globalCss } from '../../../app/theme/global-css.ts';

/** Contrast of two colors by WCAG 2.2: 1 to 21. */
function contrast(first: string, other: string): number {
  const [light, dark] = [luminance(first), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Minimum contrast on the background and on a card: AAA, AA, and 3 for shapes. */
const leastContrast: Partial<Record<ColourRole, number>> = {
  ink: 7,
  'ink-soft': 7,
  'accent-text': 4.5,
  success: 4.5,
  focus: 3,
};

const schemes = Object.entries(grounds).flatMap(([ground, { light, dark }]) => [
  { name: `${ground}, light`, colours: light },
  { name: `${ground}, dark`, colours: dark },
]);

describe.each(schemes)('on $name', ({ colours }) => {
  test('every text and ring has enough contrast', () => {
    for (const [role, least] of Object.entries(leastContrast) as [ColourRole, number][]) {
      expect(contrast(colours[role], colours.ground), role).toBeGreaterThanOrEqual(least);
      expect(contrast(colours[role], colours.surface), role).toBeGreaterThanOrEqual(least);
    }
  });

  test('buttons and their labels have enough contrast, under the pointer too', () => {
    expect(contrast(colours['on-accent'], colours.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours['on-accent'], colours['accent-strong'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.accent, colours.ground)).toBeGreaterThanOrEqual(3);
  });

  test('the styles of all pages have each colour', () => {
    for (const [role, value] of Object.entries(colours)) expect(globalCss).toContain(`--${role}:${value}`);
  });
});
