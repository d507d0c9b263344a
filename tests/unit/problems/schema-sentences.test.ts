import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { schemaSentence } from '../../../checks/message.ts';
import icelandic from '../../../locales/checks/schema-is.json' with { type: 'json' };
import { site } from '../../../schema/site.ts';

const sentences = [...collectSentences(site, new Set())];

describe('the Icelandic of what the schema says', () => {
  test.each(sentences)('is there: %s', (english) => {
    const phrase = schemaSentence(english);
    expect(phrase?.en).toBe(/[.?!…]$/.test(english) ? english : `${english}.`);
    expect(phrase?.is).toMatch(/[.?!…]$/);
    expect(phrase?.is).not.toBe(phrase?.en);
    expect(valuesIn(phrase?.is ?? '')).toEqual(expect.arrayContaining(valuesIn(english)));
    expect(phrase?.is).not.toMatch(/\b(the|with|which|this)\b|[\p{Script=Cyrillic}\p{Script=Greek}]/u);
  });

  test('is there for nothing that the schema no longer says', () => {
    expect(Object.keys(icelandic).filter((english) => !sentences.includes(english))).toEqual([]);
  });

  test('there is none for the words of the schema’s library', () => {
    expect(schemaSentence('Invalid input: expected string, received number')).toBeNull();
    expect(schemaSentence('Too small: expected number to be >=1900')).toBeNull();
  });
});

/** Descriptions, error messages, and the message of a failed transformation. */
function collectSentences(schema: z.core.$ZodType | undefined, visited: Set<z.core.$ZodType>): Set<string> {
  const ownSentences = new Set<string>();
  if (!schema || visited.has(schema)) return ownSentences;
  visited.add(schema);
  const description = z.globalRegistry.get(schema)?.description;
  if (description !== undefined) ownSentences.add(description);
  for (const message of listMessages(schema)) ownSentences.add(message);
  for (const inner of getInnerSchemas(schema))
    for (const each of collectSentences(inner, visited)) ownSentences.add(each);
  return ownSentences;
}

/** Messages of a schema for a refused value; a transformation has one only for such a value. */
function listMessages(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.core.$ZodPipe) {
    const { error } = z.core.safeParse(schema, 'nearly always');
    return (error?.issues ?? []).flatMap(({ code, message }) => (code === 'custom' ? [message] : []));
  }
  const { _zod } = schema;
  const checks = (_zod.def.checks ?? []).map((check) => check._zod.def.error);
  return [_zod.def.error, ...checks].flatMap((error) => {
    const wording = error?.({ code: 'custom', input: undefined, path: [], message: '' } as never);
    return typeof wording === 'string' ? [wording] : [];
  });
}

function getInnerSchemas(schema: z.core.$ZodType): (z.core.$ZodType | undefined)[] {
  if (schema instanceof z.core.$ZodObject) return Object.values(schema._zod.def.shape);
  if (schema instanceof z.core.$ZodArray) return [schema._zod.def.element];
  if (schema instanceof z.core.$ZodRecord) return [schema._zod.def.keyType, schema._zod.def.valueType];
  if (schema instanceof z.core.$ZodUnion) return [...schema._zod.def.options];
  if (schema instanceof z.core.$ZodPipe) return [schema._zod.def.in, schema._zod.def.out];
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault)
    return [schema._zod.def.innerType];
  return [];
}

/** Numbers, facts, file names and addresses: the same in each language. */
function valuesIn(sentence: string): string[] {
  return sentence.match(/\{[^}]*\}+|\d+([.,:-]\d+)*|\/[a-z/-]{3,}|[a-z.]+\.(json|md|is|dev)\b/g) ?? [];
}
