import { z } from 'zod';

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
