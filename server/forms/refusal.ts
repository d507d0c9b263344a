/** Why something that was sent is no form of this site; the words are `forms:refusals.<refusal>`. */
export const refusalStatus = {
  'cross-origin': 403,
  'too-large': 413,
  'wrong-type': 415,
  malformed: 400,
  'unknown-form': 400,
  'unknown-field': 400,
  'too-many': 429,
} as const;
export type Refusal = keyof typeof refusalStatus;
