import { z } from 'zod';
import { type ContentModel, contentModel } from './content-model.ts';
import { childOf, isRecord } from './plain-value.ts';
import { site } from './site.ts';
import type { ValuePath } from './value-path.ts';

/** The schema of one place in the file. */
export interface SchemaPlace {
  /** The schema without its defaults, and of several choices the one that the value names; null where nothing is known. */
  readonly schema: z.core.$ZodType | null;
  /** What the field is for, in a sentence. */
  readonly description: string | null;
  readonly model: ContentModel;
  /** false when it may be left out. */
  readonly required: boolean;
}

/**
 * Finds the schema of a place.
 * @param value what was written; of several choices its tag picks one
 * @param path the place
 */
export function schemaAt(value: unknown, path: ValuePath): SchemaPlace {
  let place = placeOf(site, value);
  let current = value;
  for (const step of path) {
    current = childOf(current, step);
    place = childPlace(place.schema, step, current);
  }
  return place;
}

/**
 * The place one step further in.
 * @param schema an unwrapped schema, from a `SchemaPlace`
 * @param step a key or a place in a list
 * @param value what was written there
 */
export function childPlace(
  schema: z.core.$ZodType | null,
  step: string | number,
  value: unknown,
): SchemaPlace {
  if (schema instanceof z.core.$ZodObject) {
    const { shape } = schema._zod.def;
    const child = Object.hasOwn(shape, step) ? shape[step] : undefined;
    return child ? placeOf(child, value) : nowhere;
  }
  if (schema instanceof z.core.$ZodArray) return placeOf(schema._zod.def.element, value);
  if (schema instanceof z.core.$ZodRecord) return placeOf(schema._zod.def.valueType, value);
  return nowhere;
}

/**
 * The keys that a group may have.
 * @param schema an unwrapped schema, from a `SchemaPlace`
 * @returns their names, or null when it is no group or any key is welcome
 */
export function keysOf(schema: z.core.$ZodType | null): string[] | null {
  return schema instanceof z.core.$ZodObject ? Object.keys(schema._zod.def.shape) : null;
}

/** Names of the fields that items of lists start with: `id`, `kind`. */
export function firstFields(): readonly string[] {
  const fields = new Set<string>();
  const visit = (schema: z.core.$ZodType | null, isItem: boolean) => {
    const options = schema instanceof z.core.$ZodUnion ? schema._zod.def.options : [];
    for (const option of options) visit(option, isItem);
    const keys = keysOf(schema) ?? [];
    if (isItem) for (const key of keys.slice(0, 1)) fields.add(key);
    for (const key of keys) visit(childPlace(schema, key, undefined).schema, false);
    const isList = schema instanceof z.core.$ZodArray;
    if (isList || schema instanceof z.core.$ZodRecord) visit(childPlace(schema, 0, undefined).schema, isList);
  };
  visit(site, false);
  return [...fields];
}

/** A value from the file as text. Groups have no prototype, so that `String` would throw. */
export function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Something that was written, with what the schema knows about it. */
export interface Written {
  readonly path: ValuePath;
  readonly value: unknown;
  /** null where the schema knows nothing, as below an unknown key. */
  readonly schema: z.core.$ZodType | null;
}

/**
 * Lists everything in a file, from the outside inwards, whether or not the schema accepts it.
 * @param value the whole file's value
 */
export function* walkWritten(value: unknown): Generator<Written> {
  yield* below({ path: [], value, schema: schemaAt(value, []).schema });
}

/**
 * Returns true if a value has a schema, or one that was made from it with `describe`.
 * @param base a schema such as `path`
 */
export function isOf(base: z.core.$ZodType, { schema }: Pick<SchemaPlace, 'schema'>): boolean {
  return schema?._zod.def === base._zod.def;
}

function* below(written: Written): Generator<Written> {
  yield written;
  const { path, value, schema } = written;
  if (Array.isArray(value)) {
    for (const [place, item] of value.entries()) {
      yield* below({ path: [...path, place], value: item, schema: childPlace(schema, place, item).schema });
    }
  } else if (isRecord(value)) {
    for (const [key, item] of Object.entries(value)) {
      yield* below({ path: [...path, key], value: item, schema: childPlace(schema, key, item).schema });
    }
  }
}

const nowhere: SchemaPlace = { schema: null, description: null, model: {}, required: false };

/** Places of schemas without a value, each made once. */
const places = new WeakMap<z.core.$ZodType, SchemaPlace>();

function placeOf(written: z.core.$ZodType, value: unknown): SchemaPlace {
  const place = places.get(written) ?? unwrapped(written);
  places.set(written, place);
  const branch = place.schema instanceof z.core.$ZodUnion ? branchOf(place.schema, value) : null;
  if (!branch) return place;
  const { schema, description, model, required } = placeOf(branch, value);
  return {
    schema,
    description: place.description ?? description,
    model: { ...model, ...place.model },
    required: place.required && required,
  };
}

function unwrapped(written: z.core.$ZodType): SchemaPlace {
  let schema = written;
  let description: string | null = null;
  let model: ContentModel = {};
  let required = true;
  for (;;) {
    description ??= z.globalRegistry.get(schema)?.description ?? null;
    model = { ...contentModel.get(schema), ...model };
    if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault) {
      required = false;
      schema = schema._zod.def.innerType;
    } else if (schema instanceof z.core.$ZodPipe) schema = schema._zod.def.in;
    else return { schema, description, model, required };
  }
}

/** Of several choices the one whose tag was written; without tags, the group for a group. */
function branchOf(union: z.core.$ZodUnion, value: unknown): z.core.$ZodType | null {
  const { options } = union._zod.def;
  if (!isRecord(value)) return null;
  if (!(union instanceof z.core.$ZodDiscriminatedUnion)) {
    return options.find((option) => option instanceof z.core.$ZodObject) ?? null;
  }
  const { discriminator } = union._zod.def;
  const tag = childOf(value, discriminator);
  return options.find((option) => literalsOf(option, discriminator).includes(tag)) ?? null;
}

/** The choices of a tagged union. */
export interface Choices {
  /** The tag's key. */
  readonly key: string;
  readonly tags: readonly string[];
  /** All keys of all choices. */
  readonly keys: readonly string[];
}

/**
 * The key that tells the choices of a tagged union apart.
 * @returns null when it is no tagged union
 */
export function tagsOf(schema: z.core.$ZodType | null): Choices | null {
  if (!(schema instanceof z.core.$ZodDiscriminatedUnion)) return null;
  const { discriminator, options } = schema._zod.def;
  return {
    key: discriminator,
    tags: options.flatMap((option) => literalsOf(option, discriminator).map(String)),
    keys: options.flatMap((option) => keysOf(option) ?? []),
  };
}

function literalsOf(option: z.core.$ZodType, key: string): readonly unknown[] {
  const literal = option instanceof z.core.$ZodObject ? option._zod.def.shape[key] : undefined;
  return literal instanceof z.core.$ZodLiteral ? literal._zod.def.values : [];
}
