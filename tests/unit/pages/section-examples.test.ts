import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sectionKinds } from '../../../app/sections/registry.ts';
import { section, sectionTexts } from '../../../schema/sections/section.ts';
import { exampleFolder, sectionExamples } from './section-examples.ts';

const fieldsOf = new Map<unknown, string[]>(
  section.options.map(({ shape }) => [shape.kind.value, Object.keys(shape)]),
);

describe.each(sectionExamples)('the example $file', ({ kind, written }) => {
  test('is a section of its kind', () => {
    expect(section.safeParse(written)).toMatchObject({ success: true, data: { kind } });
  });

  test('shows every field that its kind has', () => {
    expect(Object.keys(written as object).sort()).toEqual(fieldsOf.get(kind)?.sort());
  });

  test('is refused with a field that its kind does not have', () => {
    expect(section.safeParse({ ...(written as object), colour: 'red' }).success).toBe(false);
  });
});

test('every kind has its example, its texts and its component, and nothing else lies among the examples', () => {
  const kinds = [...fieldsOf.keys()].sort();
  expect(sectionExamples.map(({ kind }) => kind).sort()).toEqual(kinds);
  expect(Object.keys(sectionTexts).sort()).toEqual(kinds);
  expect([...sectionKinds].sort()).toEqual(kinds);
  const files = readdirSync(exampleFolder).filter((name) => name !== 'README.md');
  expect(files.sort()).toEqual(sectionExamples.map(({ file }) => file).sort());
});
