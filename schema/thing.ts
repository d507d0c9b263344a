import { z } from 'zod';
import { type ContentModel, contentModel } from './content-model.ts';
import { id } from './identifiers.ts';
import type { TextSlots } from './text-slots.ts';

/**
 * The schema of a thing that an editor writes as a map.
 * @param title what an editor calls it
 * @param example such a thing, which the Studio and editors insert for a new one
 */
export function thing<Fields extends z.core.$ZodLooseShape>(
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
 * Schema of an item that has a name, `id`, and texts: by default below those of what it is in and the key of its list.
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
  return thing(title, description, { id, ...fields }, example).register(contentModel, {
    name: 'id',
    texts: [{ slots: texts }],
    ...model,
  });
}

/**
 * The schema of one kind of a thing, which the field `kind` names.
 * @param example such a thing without its kind
 */
export function oneKind<Kind extends string, Fields extends z.core.$ZodLooseShape>(
  kind: Kind,
  description: string,
  fields: Fields,
  example: Readonly<Record<string, unknown>> = {},
) {
  return z
    .strictObject({ kind: z.literal(kind).describe(description), ...fields })
    .meta({ examples: [{ kind, ...example }] });
}
