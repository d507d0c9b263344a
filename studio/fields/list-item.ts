import { z } from 'zod';
import type { Json } from '../../edits/json.ts';
import type { SiteNode } from '../../schema/site-node.ts';

/** Example from the schema: the start value of a new item. */
export function getExample({ schema }: Pick<SiteNode, 'schema'>): Json | undefined {
  if (schema === null) return undefined;
  const [example] = (z.globalRegistry.get(schema)?.examples ?? []) as readonly Json[];
  if (example !== undefined) return example;
  if (schema instanceof z.core.$ZodUnion)
    return schema._zod.def.options
      .map((option) => getExample({ schema: option }))
      .find((each) => each !== undefined);
  return undefined;
}
