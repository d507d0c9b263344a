import type { Json } from '../../../edits/json.ts';

/** Returns the new value of a field from the one saved last. */
export type Change = (value: Json | undefined) => Json | undefined;
