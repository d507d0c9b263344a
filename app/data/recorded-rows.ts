import type { RowReply, RowRequest, Rows } from './rows.ts';

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

/**
 * Reads each thing once, so that all that is made from them shows the same.
 * @param note told of each reply, once
 */
export function readOnceEach(
  rows: Rows,
  note: (key: string, request: RowRequest, reply: RowReply) => void,
): Rows {
  const readings = new Map<string, Promise<RowReply>>();
  const readAndNote = async (key: string, request: RowRequest): Promise<RowReply> => {
    const reply = await rows.read(request);
    note(key, request, reply);
    return reply;
  };
  const read = (request: RowRequest): Promise<RowReply> => {
    const key = requestKey(request);
    const reading = readings.get(key) ?? readAndNote(key, request);
    readings.set(key, reading);
    return reading;
  };
  // The key names the kind, so that the reply is of it.
  return { read: read as Rows['read'] };
}

/** Rows that remember what was read from them. */
export interface RowRecorder extends Rows {
  /** What has been read so far; what failed is left out. */
  readonly recorded: () => RecordedRows;
}

/** Reads each thing once and records it. */
export function recordRows(rows: Rows): RowRecorder {
  const good: Record<string, RowReply> = {};
  const once = readOnceEach(rows, (key, _, reply) => {
    if (reply.ok) good[key] = reply;
  });
  return { ...once, recorded: () => good };
}
