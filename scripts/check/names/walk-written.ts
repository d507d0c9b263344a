import type { z } from 'zod';
import type { ProblemPath } from '../problems/problem.ts';
import { childPlace, isRecord, schemaAt } from '../shape/schema-walk.ts';

/** Something that was written, with what the schema knows about it. */
export interface Written {
  readonly path: ProblemPath;
  readonly value: unknown;
  /** null where the schema knows nothing, as below an unknown key. */
  readonly schema: z.core.$ZodType | null;
}

/**
 * Lists everything in a file, from the outside inwards, whether or not the schema accepts it.
 * @param root the whole file's schema
 * @param value the whole file's value
 */
export function* walkWritten(root: z.core.$ZodType, value: unknown): Generator<Written> {
  yield* below({ path: [], value, schema: schemaAt(root, value, []).schema });
}

/**
 * Whether a thing is described by a schema or by one that was made from it with `describe`.
 * @param base a schema such as `path`
 */
export function isOf(base: z.core.$ZodType, written: Written): boolean {
  return written.schema?._zod.def === base._zod.def;
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
