import { describe, expect, test } from 'vitest';
import { nuFindings } from '../../../scripts/validate/nu-messages.ts';

const output = (...messages: readonly object[]) => JSON.stringify({ version: '26.9.27', messages });
const stray = { type: 'error', message: 'Stray end tag “p”.', extract: '</p>' };

describe('what the Nu HTML checker finds', () => {
  test('is told once, with the first page and how many have it', () => {
    const info = { type: 'info', subType: 'warning', message: 'Section lacks heading.', url: 'file:/c' };
    expect(
      nuFindings(
        output(
          { ...stray, url: 'file:/a' },
          { ...stray, url: 'file:/b' },
          { ...stray, url: 'file:/b' },
          info,
        ),
      ),
    ).toEqual([
      { kind: 'error', message: stray.message, extract: '</p>', pages: 2, first: 'file:/a' },
      { kind: 'warning', message: info.message, extract: '', pages: 1, first: 'file:/c' },
    ]);
  });

  test.each([
    'Trailing slash on void elements has no effect and interacts badly with unquoted attribute values.',
    "CSS: “anchor-name”: Property “anchor-name” doesn't exist.",
    'CSS: Unrecognized at-rule “@starting-style”',
    'CSS: Unknown pseudo-element or pseudo-class “::view-transition”.',
    'CSS: “inset-inline-start”: Parse Error.',
  ])('is no mistake: %s', (message) => {
    expect(nuFindings(output({ type: 'error', message, url: 'file:/a' }))).toEqual([]);
  });

  test.each(["CSS: “colour”: Property “colour” doesn't exist.", 'CSS: Parse Error.'])(
    'is a mistake: %s',
    (message) => {
      expect(nuFindings(output({ type: 'error', message, url: 'file:/a' }))).toHaveLength(1);
    },
  );

  test('cannot be read from anything else', () => {
    expect(() => nuFindings('Exception in thread "main"')).toThrow(SyntaxError);
  });
});
