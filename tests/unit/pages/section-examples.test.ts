import { describe, expect, test } from 'vitest';
import { sectionKinds } from '../../../app/sections/registry.ts';
import { sectionKinds as allKinds, section } from '../../../schema/sections/section.ts';
import { sectionExamples } from './section-examples.ts';

const fieldsOf = new Map<unknown, string[]>(
  // A hidden section shows nothing.
  section.options.map(({ shape }) => [
    shape.kind.value,
    Object.keys(shape).filter((key) => key !== 'hidden'),
  ]),
);

describe.each(sectionExamples)('the example $file', ({ kind, written }) => {
  test('is a section of its kind and shows every field that the kind has', () => {
    expect(section.safeParse(written)).toMatchObject({ success: true, data: { kind } });
    expect(Object.keys(written as object).sort()).toEqual(fieldsOf.get(kind)?.sort());
  });

  test('is refused with a field that its kind does not have', () => {
    expect(section.safeParse({ ...(written as object), colour: 'red' }).success).toBe(false);
  });
});

test('every kind has its example and its component', () => {
  const kinds = [...fieldsOf.keys()].sort();
  expect(sectionExamples.map(({ kind }) => kind)).toEqual(kinds);
  expect([...allKinds].sort()).toEqual(kinds);
  expect([...sectionKinds].sort()).toEqual(kinds);
});
