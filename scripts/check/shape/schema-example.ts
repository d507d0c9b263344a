import { z } from 'zod';
import { childOf, isRecord } from './schema-walk.ts';

/** Longer examples are no help on one line. */
const longest = 110;

/**
 * An example of a group, as it is written on one line.
 * @param schema what the group's place takes, unwrapped
 * @param written what stands there in its place: a name is put into the example if a name is all that is needed
 * @returns `{ from: /gamalt, to: /nytt }`, or null when the schema has none or it is long
 */
export function exampleOf(schema: z.core.$ZodType | null, written: unknown): string | null {
  if (schema === null) return null;
  if (typeof written === 'string' && z.core.safeParse(schema, { id: written }).success)
    return `{ id: ${written} }`;
  const own = childOf(childOf(z.globalRegistry.get(schema), 'examples'), 0);
  const [first] = schema instanceof z.core.$ZodUnion ? schema._zod.def.options : [];
  if (own === undefined) return first === undefined ? null : exampleOf(first, null);
  const text = onOneLine(own);
  return text.length > longest ? null : text;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isRecord(value)) return String(value);
  const pairs = Object.entries(value).map(([key, inner]) => `${key}: ${onOneLine(inner)}`);
  return `{ ${pairs.join(', ')} }`;
}
