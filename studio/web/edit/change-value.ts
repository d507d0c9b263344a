import type { Json } from '../../../edits/json.ts';

/** The value that a field gets, from the one that it had when it was saved last. */
export type Change = (value: Json | undefined) => Json | undefined;
