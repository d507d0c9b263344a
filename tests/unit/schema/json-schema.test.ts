import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { JsonSchema, Snippet } from '../../../schema/editor/for-editors.ts';
import { jsonSchema } from '../../../schema/editor/json-schema.ts';
import { site } from '../../../schema/site.ts';

const root = JSON.parse(jsonSchema()) as JsonSchema;

/** Every object schema that has properties, with its path. */
function objects(node: unknown, way: string): { way: string; schema: JsonSchema }[] {
  if (Array.isArray(node)) return node.flatMap((inner, index) => objects(inner, `${way}/${index}`));
  if (node === null || typeof node !== 'object') return [];
  const innerObjects = Object.entries(node).flatMap(([key, inner]) => objects(inner, `${way}/${key}`));
  const schema = node as JsonSchema;
  return schema.type === 'object' && schema.properties ? [{ way, schema }, ...innerObjects] : innerObjects;
}

/** Branches of a choice. */
function listBranches(schema: JsonSchema): JsonSchema[] {
  return ((schema.allOf ?? []) as { readonly then?: JsonSchema }[]).flatMap(({ then: branch }) =>
    branch ? [branch] : [],
  );
}

/** Every choice with a tag. */
const choices = objects(root, '#').filter(({ schema }) => listBranches(schema).length > 0);

describe('schema/site.schema.json', () => {
  it('is up to date (npm run schema writes it)', () => {
    expect(readFileSync('schema/site.schema.json', 'utf8')).toBe(jsonSchema());
  });

  it('is named in the first line of site.yaml', () => {
    const [first] = readFileSync('site.yaml', 'utf8').split('\n');
    expect(first).toBe('# yaml-language-server: $schema=./schema/site.schema.json');
  });

  it('describes every field', () => {
    const isDescribed = ({ description }: JsonSchema) => typeof description === 'string';
    const undescribedFields = objects(root, '#').flatMap(({ way, schema }) =>
      Object.entries(schema.properties ?? {})
        // The values of a tag describe it.
        .filter(([name, field]) => {
          const meanings = listBranches(schema).map(({ properties }) => properties?.[name] ?? {});
          return !isDescribed(field) && (meanings.length === 0 || !meanings.every(isDescribed));
        })
        .map(([name]) => `${way}/${name}`),
    );
    expect(undescribedFields).toEqual([]);
  });

  it('calls every thing by a name, which editors show', () => {
    expect(objects(root, '#').flatMap(({ way, schema }) => (schema.title ? [] : [way]))).toEqual([]);
  });

  it('validates a choice with a tag by its tag, so that a misspelt tag is reported as that', () => {
    expect(JSON.stringify(root)).not.toContain('"oneOf"');
    const kinds = choices.map(({ schema }) => schema.title).sort();
    expect(new Set(kinds)).toEqual(
      new Set(['entry of the bar', 'field', 'line of the price list', 'price', 'rate', 'section']),
    );
    for (const { schema } of choices) {
      const [tag = ''] = Object.keys(schema.properties ?? {});
      expect(schema.required).toEqual([tag]);
      expect(listBranches(schema).map(({ properties }) => properties?.[tag]?.const)).toEqual(
        schema.properties?.[tag]?.enum,
      );
    }
  });
});

describe('the examples of the schema', () => {
  const examples: { readonly title: string; readonly schema: z.ZodType; readonly example: unknown }[] = [];
  z.toJSONSchema(site, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema }) {
      const { title, examples: values = [] } = z.globalRegistry.get(zodSchema) ?? {};
      const schema = zodSchema as unknown as z.ZodType;
      for (const example of values as unknown[]) examples.push({ title: title ?? '', schema, example });
    },
  });

  it('are such things', () => {
    expect(examples.length).toBeGreaterThan(60);
    for (const { schema, example } of examples)
      expect({ example, problems: schema.safeParse(example).error?.issues }).toEqual({
        example,
        problems: undefined,
      });
  });

  it('are there for each thing that an editor adds, and are offered as lines to fill in', () => {
    const snippets = objects(root, '#').flatMap(({ schema }) => (schema.defaultSnippets ?? []) as Snippet[]);
    const labels = new Set(snippets.map(({ label }) => label));
    for (const { schema } of choices)
      for (const { title } of listBranches(schema)) expect(labels).toContain(`new ${title}`);
    for (const name of [
      'card',
      'package',
      'page',
      'option',
      'redirect',
      'notice',
      'office',
      'button',
      'form',
    ])
      expect(labels).toContain(`new ${name}`);

    const exampleTexts = new Set(examples.map(({ example }) => JSON.stringify(example)));
    for (const { body, description } of snippets) {
      expect(description).not.toBe('');
      const filledSnippet = parse(
        formatLines(body)
          .join('\n')
          .replace(/\$\{\d+:([^}]*)\}/g, '$1'),
      ) as unknown;
      expect(exampleTexts).toContain(JSON.stringify(filledSnippet));
    }
  });
});

/** Writes the body of a snippet as the YAML extension does: values unchanged, without added quotes. */
function formatLines(body: unknown, indent = ''): string[] {
  if (Array.isArray(body)) {
    return body.flatMap((entry) => {
      const [first = '', ...rest] = formatLines(entry, `${indent}  `);
      return [`${indent}- ${first.trimStart()}`, ...rest];
    });
  }
  if (body === null || typeof body !== 'object') return [`${indent}${body}`];
  return Object.entries(body).flatMap(([name, value]) =>
    value !== null && typeof value === 'object'
      ? [`${indent}${name}:`, ...formatLines(value, `${indent}  `)]
      : [`${indent}${name}: ${value}`],
  );
}
