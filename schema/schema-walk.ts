import { z } from 'zod';
import { type ContentModel, contentModel } from './content-model.ts';
import { getChild, isRecord } from './plain-value.ts';
import { site } from './site.ts';
import type { ValuePath } from './value-path.ts';

/** The schema of one place in the file. */
export interface SchemaPlace {
  /** The schema without its defaults, and of several choices the one that the value names; null if unknown. */
  readonly schema: z.core.$ZodType | null;
  /** Purpose of the field, in a sentence. */
  readonly description: string | null;
  readonly model: ContentModel;
  /** false if it may be left out. */
  readonly required: boolean;
}

/**
 * Finds the schema of a place.
 * @param value the value of the file; of several choices its tag selects one
 */
export function schemaAt(value: unknown, path: ValuePath): SchemaPlace {
  let place = findPlace(site, value);
  let current = value;
  for (const step of path) {
    current = getChild(current, step);
    place = childPlace(place.schema, step, current);
  }
  return place;
}

/**
 * The place one step further in.
 * @param schema an unwrapped schema, from a `SchemaPlace`
 * @param step a key or a place in a list
 * @param value the value at that place
 */
export function childPlace(
  schema: z.core.$ZodType | null,
  step: string | number,
  value: unknown,
): SchemaPlace {
  if (schema instanceof z.core.$ZodObject) {
    const { shape } = schema._zod.def;
    const child = Object.hasOwn(shape, step) ? shape[step] : undefined;
    return child ? findPlace(child, value) : UNKNOWN_PLACE;
  }
  if (schema instanceof z.core.$ZodArray) return findPlace(schema._zod.def.element, value);
  if (schema instanceof z.core.$ZodRecord) return findPlace(schema._zod.def.valueType, value);
  return UNKNOWN_PLACE;
}

/**
 * The keys that a group may have.
 * @param schema an unwrapped schema, from a `SchemaPlace`
 * @returns their names, or null if it is no group or accepts any key
 */
export function listKeys(schema: z.core.$ZodType | null): string[] | null {
  return schema instanceof z.core.$ZodObject ? Object.keys(schema._zod.def.shape) : null;
}

/** Names of the fields that items of lists start with: `id`, `kind`. */
export function firstFields(): readonly string[] {
  const fields = new Set<string>();
  const visit = (schema: z.core.$ZodType | null, isItem: boolean) => {
    const options = schema instanceof z.core.$ZodUnion ? schema._zod.def.options : [];
    for (const option of options) visit(option, isItem);
    const keys = listKeys(schema) ?? [];
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

/** A value of the file with its schema. */
export interface SchemaValue {
  readonly path: ValuePath;
  /** The list or group around the value; null for the whole file. */
  readonly parent: SchemaValue | null;
  readonly value: unknown;
  /** null if the schema lacks it, as below an unknown key. */
  readonly schema: z.core.$ZodType | null;
}

/**
 * Lists every value of a file, valid or not, from the outside inwards.
 * @param value the whole file's value
 */
export function* walkValues(value: unknown): Generator<SchemaValue> {
  yield* visit({ path: [], parent: null, value, schema: schemaAt(value, []).schema });
}

/**
 * Returns true if a value has a schema, one that was made from it with `describe`, or one of its kinds.
 * @param base a schema such as `path`
 */
export function hasSchema(base: z.core.$ZodType, { schema }: Pick<SchemaPlace, 'schema'>): boolean {
  const kinds = base instanceof z.core.$ZodUnion ? base._zod.def.options : [];
  return [base, ...kinds].some(({ _zod }) => _zod.def === schema?._zod.def);
}

function* visit(entry: SchemaValue): Generator<SchemaValue> {
  yield entry;
  const { path, value, schema } = entry;
  const record = isRecord(value) ? Object.entries(value) : [];
  for (const [step, item] of Array.isArray(value) ? value.entries() : record)
    yield* visit({
      path: [...path, step],
      parent: entry,
      value: item,
      schema: childPlace(schema, step, item).schema,
    });
}

const UNKNOWN_PLACE: SchemaPlace = { schema: null, description: null, model: {}, required: false };

/** Places of schemas without a value; each is created once. */
const PLACES = new WeakMap<z.core.$ZodType, SchemaPlace>();

function findPlace(source: z.core.$ZodType, value: unknown): SchemaPlace {
  const place = PLACES.get(source) ?? unwrap(source);
  PLACES.set(source, place);
  const branch = place.schema instanceof z.core.$ZodUnion ? chooseBranch(place.schema, value) : null;
  if (!branch) return place;
  const { schema, description, model, required } = findPlace(branch, value);
  return {
    schema,
    description: place.description ?? description,
    model: { ...model, ...place.model },
    required: place.required && required,
  };
}

function unwrap(source: z.core.$ZodType): SchemaPlace {
  let schema = source;
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

/** Of several choices the one that the value's tag names; without tags, the group for a group. */
function chooseBranch(union: z.core.$ZodUnion, value: unknown): z.core.$ZodType | null {
  const { options } = union._zod.def;
  if (!isRecord(value)) return null;
  if (!(union instanceof z.core.$ZodDiscriminatedUnion)) {
    return options.find((option) => option instanceof z.core.$ZodObject) ?? null;
  }
  const { discriminator } = union._zod.def;
  const tag = getChild(value, discriminator);
  return options.find((option) => readLiterals(option, discriminator).includes(tag)) ?? null;
}

/** The choices of a tagged union. */
export interface TagChoices {
  /** The tag's key. */
  readonly key: string;
  readonly tags: readonly string[];
  /** All keys of all choices. */
  readonly keys: readonly string[];
}

/**
 * The tag and the choices of a tagged union.
 * @returns null if it is no tagged union
 */
export function getChoices(schema: z.core.$ZodType | null): TagChoices | null {
  if (!(schema instanceof z.core.$ZodDiscriminatedUnion)) return null;
  const { discriminator, options } = schema._zod.def;
  return {
    key: discriminator,
    tags: options.flatMap((option) => readLiterals(option, discriminator).map(String)),
    keys: options.flatMap((option) => listKeys(option) ?? []),
  };
}

function readLiterals(option: z.core.$ZodType, key: string): readonly unknown[] {
  const literal = option instanceof z.core.$ZodObject ? option._zod.def.shape[key] : undefined;
  return literal instanceof z.core.$ZodLiteral ? literal._zod.def.values : [];
}
