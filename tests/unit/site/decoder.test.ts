import { expect, expectTypeOf, test } from 'vitest';
import {
  type Decoded,
  type Decoding,
  ifMissing,
  list,
  object,
  orNull,
  record,
  string,
} from '../../../app/site/decoder.ts';

const name = string(
  'must be text',
  [(text) => text.length <= 5, 'must be short'],
  [(text) => /^\S*$/.test(text), 'must be one word'],
);
const boat = object({
  name,
  harbour: orNull(name),
  crew: list(object({ name })),
  log: ifMissing(record('must be a log'), {}),
});

/** What is wrong, as somebody would read it. */
function mismatchesOf(decoding: Decoding<unknown>): string[] {
  return decoding.ok ? [] : decoding.mismatches.map(({ path, message }) => [...path, message].join(' '));
}

test('what is well formed comes out with its type, without what nobody asked for', () => {
  const decoding = boat({
    name: 'Kría',
    harbour: 'Höfn',
    crew: [{ name: 'Una', age: 40 }],
    log: { a: [1] },
    x: 1,
  });
  expect(decoding).toEqual({
    ok: true,
    value: { name: 'Kría', harbour: 'Höfn', crew: [{ name: 'Una' }], log: { a: [1] } },
  });
  expectTypeOf<Decoded<typeof boat>>().toEqualTypeOf<{
    readonly name: string;
    readonly harbour: string | null;
    readonly crew: readonly { readonly name: string }[];
    readonly log: Readonly<Record<string, unknown>>;
  }>();
});

test('everything that is wrong is reported at once, each with the way to it', () => {
  const given = {
    name: 'Sæ björg',
    harbour: 7,
    crew: [{ name: 'Una' }, 'Jón', { name: 'Þorgerður' }],
    log: [],
  };
  expect(mismatchesOf(boat(given))).toEqual([
    'name must be short',
    'name must be one word',
    'harbour must be text',
    'crew 1 must be an object',
    'crew 2 name must be short',
    'log must be a log',
  ]);
});

test.each(['constructor', 'toString', '__proto__'])(
  'a column %s is not found in what objects inherit',
  (column) => {
    const decode = object({ [column]: ifMissing(string('must be text'), 'none') });
    expect(decode({})).toEqual({ ok: true, value: Object.fromEntries([[column, 'none']]) });
  },
);

test('a __proto__ that was sent changes nothing', () => {
  const given = JSON.parse('{ "__proto__": { "name": "Kría" }, "constructor": { "prototype": null } }');
  expect(mismatchesOf(object({ name })(given))).toEqual(['name must be text']);
  const decoding = record('must be a log')(given);
  expect(decoding).toEqual({ ok: true, value: { constructor: { prototype: null } } });
  expect(decoding.ok && Object.hasOwn(decoding.value, '__proto__')).toBe(false);
});
