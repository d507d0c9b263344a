import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonSchema } from '../../../scripts/schema/json-schema.ts';

type Node = { readonly [key: string]: unknown };

/** Every object schema that has properties, with the way to it. */
function objects(node: unknown, way: string): { way: string; properties: Record<string, Node> }[] {
  if (Array.isArray(node)) return node.flatMap((inner, index) => objects(inner, `${way}/${index}`));
  if (node === null || typeof node !== 'object') return [];
  const found = Object.entries(node).flatMap(([key, inner]) => objects(inner, `${way}/${key}`));
  const { type, properties } = node as Node;
  return type === 'object' && properties
    ? [{ way, properties: properties as Record<string, Node> }, ...found]
    : found;
}

describe('schema/site.schema.json', () => {
  it('is what the schema says now (npm run schema writes it)', () => {
    expect(readFileSync('schema/site.schema.json', 'utf8')).toBe(jsonSchema());
  });

  it('is named in the first line of site.yaml', () => {
    const [first] = readFileSync('site.yaml', 'utf8').split('\n');
    expect(first).toBe('# yaml-language-server: $schema=./schema/site.schema.json');
  });

  it('describes every field', () => {
    const schema = JSON.parse(jsonSchema()) as { definitions: Record<string, Node> };
    const described = (field: Node | undefined): boolean => {
      if (!field) return false;
      if (typeof field.description === 'string') return true;
      const parts = [field, ...((field.allOf ?? []) as Node[])].filter(
        ({ $ref }) => typeof $ref === 'string',
      );
      return parts.some(({ $ref }) =>
        described(schema.definitions[String($ref).replace('#/definitions/', '')]),
      );
    };
    const silent = objects(schema, '#').flatMap(({ way, properties }) =>
      Object.entries(properties)
        .filter(([, field]) => !described(field))
        .map(([name]) => `${way}/${name}`),
    );
    expect(silent).toEqual([]);
  });
});
