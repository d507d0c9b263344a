import { readOnceEach } from '../../app/data/recorded-rows.ts';
import type { RowReply, RowRequest, Rows } from '../../app/data/rows.ts';

/** A reply that something was made from. */
export interface UsedReply {
  /** Its `requestKey`. */
  readonly key: string;
  readonly request: RowRequest;
  readonly reply: RowReply;
}

/** Rows that remember what was read from them. */
export interface UsedRows extends Rows {
  readonly used: readonly UsedReply[];
}

/** Reads each thing once, so that all parts of a page show the same, and remembers the replies. */
export function usedRows(rows: Rows): UsedRows {
  const used: UsedReply[] = [];
  const once = readOnceEach(rows, (key, request, reply) => used.push({ key, request, reply }));
  return { ...once, used };
}
