import type { RowKind, RowReply, RowRequest, Rows } from './rows.ts';

/** Replies by the key of their request; the build leaves them for the server. */
export type RecordedRows = Readonly<Record<string, RowReply>>;

/** The same for equal requests, in whatever order they name their parts. */
export function requestKey(request: RowRequest): string {
  const parts = Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(Object.fromEntries(parts));
}

/** Gives what was recorded, and nothing else. */
export function replayRows(recorded: RecordedRows): Rows {
  const read = async (request: RowRequest): Promise<RowReply> => {
    const key = requestKey(request);
    const known = Object.hasOwn(recorded, key) ? recorded[key] : undefined;
    return known ?? { ok: false, reason: 'This was not recorded.' };
  };
  return { read: read as Rows['read'] };
}

/** Rows that are read once each, so that all pages of a build show the same. */
export interface RowRecorder extends Rows {
  /** What has been read so far; what failed is left out. */
  readonly recorded: () => RecordedRows;
}

/** Reads each thing once and records it. */
export function recordRows(rows: Rows): RowRecorder {
  const asked = new Map<string, Promise<RowReply>>();
  const good: Record<string, RowReply> = {};
  return {
    read<K extends RowKind>(request: RowRequest<K>) {
      const asking = request as RowRequest;
      const key = requestKey(asking);
      const reading = asked.get(key) ?? record(key, asking);
      asked.set(key, reading);
      // The key names the kind, so that the reply is of it.
      return reading as Promise<RowReply> as Promise<RowReply<K>>;
    },
    recorded: () => good,
  };

  async function record(key: string, request: RowRequest): Promise<RowReply> {
    const reply = await rows.read(request);
    if (reply.ok) good[key] = reply;
    return reply;
  }
}
