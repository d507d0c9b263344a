import type { RowReply, RowRequest, Rows } from './row-requests.ts';

/** Replies by the key of their request; the build saves them for the server. */
export type RecordedRows = Readonly<Record<string, RowReply>>;

/** The same key for equal requests, in any order of their parts. */
export function requestKey(request: RowRequest): string {
  const parts = Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(Object.fromEntries(parts));
}

export interface RowRecorder extends Rows {
  /** The replies so far, without failures. */
  readonly recorded: () => RecordedRows;
}

/** Sends each request once, so that all pages show the same rows, and records the reply. */
export function recordRows(rows: Rows): RowRecorder {
  const readings = new Map<string, Promise<RowReply>>();
  const recordedReplies: Record<string, RowReply> = {};
  const readAndRecord = async (key: string, request: RowRequest): Promise<RowReply> => {
    const reply = await rows.read(request);
    if (reply.ok) recordedReplies[key] = reply;
    return reply;
  };
  const readOnce = (request: RowRequest): Promise<RowReply> => {
    const key = requestKey(request);
    const reading = readings.get(key) ?? readAndRecord(key, request);
    readings.set(key, reading);
    return reading;
  };
  // The key names the kind, so the reply has that kind.
  return { read: readOnce as Rows['read'], recorded: () => recordedReplies };
}
