import { requestKey } from '../../app/data/recorded-rows.ts';
import type { RowKind, RowReply, RowRequest, Rows } from '../../app/data/rows.ts';

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
  const readings = new Map<string, Promise<RowReply>>();
  const used: UsedReply[] = [];

  const readOnce = async (key: string, request: RowRequest): Promise<RowReply> => {
    const reply = await rows.read(request);
    used.push({ key, request, reply });
    return reply;
  };

  return {
    used,
    read<K extends RowKind>(request: RowRequest<K>) {
      const asked = request as RowRequest;
      const key = requestKey(asked);
      const reading = readings.get(key) ?? readOnce(key, asked);
      readings.set(key, reading);
      // The key names the kind, so that the reply is of it.
      return reading as Promise<RowReply> as Promise<RowReply<K>>;
    },
  };
}
