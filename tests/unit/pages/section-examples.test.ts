import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sectionKinds } from '../../../app/sections/registry.ts';
import { sectionKinds as allKinds, section } from '../../../schema/sections/section.ts';
import { siteNode, walkSite } from '../../../schema/site-node.ts';
import { sectionExamples } from './section-examples.ts';

const fieldsOf = new Map<unknown, string[]>(
  // A hidden section shows nothing.
  section.options.map(({ shape }) => [
    shape.kind.value,
    Object.keys(shape).filter((key) => key !== 'hidden'),
  ]),
);

describe.each(sectionExamples)('the example $file', ({ kind, source }) => {
  test('is a section of its kind and shows every field that the kind has', () => {
    expect(section.safeParse(source)).toMatchObject({ success: true, data: { kind } });
    expect(Object.keys(source as object).sort()).toEqual(fieldsOf.get(kind)?.sort());
  });

  test('is refused with a field that its kind does not have', () => {
    expect(section.safeParse({ ...(source as object), colour: 'red' }).success).toBe(false);
  });
});

test('every kind has its example and its component', () => {
  const kinds = [...fieldsOf.keys()].sort();
  expect(sectionExamples.map(({ kind }) => kind)).toEqual(kinds);
  expect([...allKinds].sort()).toEqual(kinds);
  expect([...sectionKinds].sort()).toEqual(kinds);
});

test('every field of an item is in an example, except for its days', () => {
  const sections = sectionExamples.map(({ source }) => source);
  const site = siteNode({ pages: [{ id: 'all', path: '/', texts: 'site', sections }] });
  const missing = new Map<unknown, Set<string>>();
  for (const { path, schema, value } of walkSite(site)) {
    if (path[2] !== 'sections' || path.length < 5 || !(schema instanceof z.core.$ZodObject)) continue;
    const keys = missing.get(schema) ?? new Set(Object.keys(schema._zod.def.shape));
    for (const key of ['validFrom', 'validUntil', ...Object.keys(value as object)]) keys.delete(key);
    missing.set(schema, keys);
  }
  // A rate of the price list has the link of the package next to it.
  expect([...missing.values()].flatMap((keys) => [...keys])).toEqual(['to']);
});
