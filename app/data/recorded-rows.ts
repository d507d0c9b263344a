import type { RowReply, RowRequest, Rows } from './rows.ts';

/** Replies by the key of their request; the build leaves them for the server. */
export type RecordedRows = Readonly<Record<string, RowReply>>;

/** The same for equal requests, in whatever order they name their parts. */
export function requestKey(request: RowRequest): string {
  const parts = Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(Object.fromEntries(parts));
}

/** Rows that remember what was read from them. */
export interface RowRecorder extends Rows {
  /** What has been read so far; what failed is left out. */
  readonly recorded: () => RecordedRows;
}

/** Reads each thing once, so that all that is made from them shows the same, and records it. */
export function recordRows(rows: Rows): RowRecorder {
  const readings = new Map<string, Promise<RowReply>>();
  const good: Record<string, RowReply> = {};
  const readAndRecord = async (key: string, request: RowRequest): Promise<RowReply> => {
    const reply = await rows.read(request);
    if (reply.ok) good[key] = reply;
    return reply;
  };
  const read = (request: RowRequest): Promise<RowReply> => {
    const key = requestKey(request);
    const reading = readings.get(key) ?? readAndRecord(key, request);
    readings.set(key, reading);
    return reading;
  };
  // The key names the kind, so the reply is of it.
  return { read: read as Rows['read'], recorded: () => good };
}
