import { z } from 'zod';
import type { Json } from '../../edits/json.ts';
import { childPlace } from '../../schema/schema-walk.ts';
import { nodeAt } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import type { AdditionView } from '../api/pages-api.ts';
import type { ParsedContent } from '../fields/field-context.ts';
import { getExample } from '../fields/list-item.ts';

/** Returns true for a list whose items can be written as one line each. */
export function isTextList({ root }: ParsedContent, list: ValuePath): boolean {
  const node = root && nodeAt(root, list);
  const schema = node && childPlace(node.schema, 0, undefined).schema;
  const schemas = schema instanceof z.core.$ZodUnion ? schema._zod.def.options : [schema];
  return schemas.some((each) => each instanceof z.core.$ZodString);
}

/** Kinds that an item of a list can have, each with its example from the schema. */
export function listItemKinds({ root, labels }: ParsedContent, list: ValuePath): AdditionView['kinds'] {
  const node = root && nodeAt(root, list);
  const schema = node && childPlace(node.schema, 0, undefined).schema;
  if (!(schema instanceof z.core.$ZodDiscriminatedUnion)) return [];
  const key = schema._zod.def.discriminator;
  return schema._zod.def.options.flatMap((option) => {
    const example = getExample({ schema: option });
    if (typeof example !== 'object' || example === null) return [];
    const kind = (example as { readonly [key: string]: Json })[key];
    return [{ label: labels.choice(key, kind), item: example }];
  });
}
