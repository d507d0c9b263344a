import { z } from 'zod';
import { site } from '../../../schema/site.ts';

/** The keys of all lists that site.yaml may have, such as `sections` and `cards`. */
export const listKeys: readonly string[] = [...keysIn(site, new Set())];

function keysIn(schema: z.core.$ZodType, seen: Set<z.core.$ZodType>): Set<string> {
  const found = new Set<string>();
  if (seen.has(schema)) return found;
  seen.add(schema);
  if (schema instanceof z.core.$ZodObject)
    for (const [key, value] of Object.entries(schema._zod.def.shape)) if (isList(value)) found.add(key);
  for (const inner of innerOf(schema)) for (const key of keysIn(inner, seen)) found.add(key);
  return found;
}

function isList(schema: z.core.$ZodType): boolean {
  return schema instanceof z.core.$ZodArray || (isWrapper(schema) && isList(schema._zod.def.innerType));
}

function innerOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.core.$ZodObject) return Object.values(schema._zod.def.shape);
  if (schema instanceof z.core.$ZodArray) return [schema._zod.def.element];
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options;
  if (schema instanceof z.core.$ZodRecord) return [schema._zod.def.valueType];
  if (schema instanceof z.core.$ZodPipe) return [schema._zod.def.in];
  return isWrapper(schema) ? [schema._zod.def.innerType] : [];
}

function isWrapper(schema: z.core.$ZodType): schema is z.core.$ZodDefault | z.core.$ZodOptional {
  return schema instanceof z.core.$ZodDefault || schema instanceof z.core.$ZodOptional;
}
