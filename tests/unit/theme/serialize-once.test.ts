import { serializeStyles as byEmotion, type Interpolation, type SerializedStyles } from '@emotion/serialize';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serializeStyles } from '../../../app/theme/serialize-once.ts';

/** In development it has a method besides. */
const wording = ({ name, styles, next }: SerializedStyles) => ({ name, styles, next });

type Style = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const declarations = fc.dictionary(
  fc.constantFrom('color', 'marginTop', 'zIndex'),
  fc.constantFrom('red', '1', 'auto'),
);
const style: fc.Arbitrary<Style> = fc
  .record({ own: declarations, hovered: declarations })
  .map(({ own, hovered }) => ({ ...own, '&:hover': hovered }));

test('styles are as Emotion writes them, however often and beside whatever others they are asked for', () => {
  fc.assert(
    fc.property(
      fc.array(style, { minLength: 1, maxLength: 4 }),
      fc.array(fc.array(fc.nat(3), { minLength: 1, maxLength: 3 }), { maxLength: 8 }),
      (styles, asked) => {
        for (const places of [...asked, ...asked]) {
          const given = places.map((place) => styles[place % styles.length] as Interpolation<unknown>);
          expect(wording(serializeStyles(given))).toEqual(wording(byEmotion(given)));
        }
      },
    ),
  );
});

test('styles of objects are written once', () => {
  const [base, look] = [{ color: 'red' }, { margin: 0 }];
  const once = serializeStyles([base, look], {}, {});
  expect(serializeStyles([base, look], {}, {})).toBe(once);
  expect(serializeStyles([base], {}, {})).not.toEqual(once);
  expect(serializeStyles([look, base], {}, {})).not.toEqual(once);
});

test('what a property may change is written each time', () => {
  const wide = (props: unknown) => ({ width: (props as { readonly width: number }).width });
  const base = { color: 'red' };
  const list = [wide];
  const written = (parts: readonly Interpolation<unknown>[], width: number) =>
    serializeStyles([...parts], {}, { width }).styles;
  expect([1, 2].map((width) => written([base, wide], width))).toEqual([
    'color:red;width:1px;',
    'color:red;width:2px;',
  ]);
  expect(written([list], 1)).not.toBe(written([list], 2));
  expect(written(['color:red;'], 1)).toBe('color:red;');
});
