import { z } from 'zod';
import { type ContentModel, contentModel } from './content-model.ts';
import { id } from './identifiers.ts';
import type { TextSlots } from './text-slots.ts';

/**
 * Schema of a value with fields.
 * @param title name of the value for editors
 * @param example a value, which the Studio and editors insert for a new one
 */
export function objectSchema<Fields extends z.core.$ZodLooseShape>(
  title: string,
  description: string,
  fields: Fields,
  example?: Readonly<Record<string, unknown>>,
) {
  return z
    .strictObject(fields)
    .describe(description)
    .meta({ title, ...(example && { examples: [example] }) });
}

/**
 * Schema of an item of a list with a name, `id`, and texts; by default, keys continue those of the surrounding item.
 * @param texts the item's text slots
 * @param example an item, which the Studio and editors insert for a new one
 */
export function itemSchema<Fields extends z.core.$ZodLooseShape>(
  title: string,
  description: string,
  texts: TextSlots,
  fields: Fields,
  example: Readonly<Record<string, unknown>>,
  model: ContentModel = {},
) {
  return objectSchema(title, description, { id, ...fields }, example).register(contentModel, {
    name: 'id',
    texts: [{ slots: texts }],
    ...model,
  });
}

/**
 * Schema of one kind of a value; the field `kind` names it.
 * @param example a value without its kind
 */
export function kindSchema<Kind extends string, Fields extends z.core.$ZodLooseShape>(
  kind: Kind,
  description: string,
  fields: Fields,
  example: Readonly<Record<string, unknown>> = {},
) {
  return z
    .strictObject({ kind: z.literal(kind).describe(description), ...fields })
    .meta({ examples: [{ kind, ...example }] });
}
