import type { z } from 'zod';

/** The value of JSON from a file; `null` if it is damaged. */
export function readStoredJson<Value>(text: string, schema: z.ZodType<Value>): Value | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
