import type { IncomingMessage } from 'node:http';
import type { FormEntry } from '../../app/forms/submission-schema.ts';

/** The bytes that were sent; `too-large`; or `gone` when the visitor hung up. */
export type ReadBody = Buffer | 'too-large' | 'gone';

/** Most forms fit into it; bytes. */
const FIRST_ROOM = 2048;

/**
 * Reads what was sent. What goes beyond the limit is not kept: Node throws it away while the answer is on its way.
 * @param limit bytes
 */
export function readBody(request: IncomingMessage, limit: number): Promise<ReadBody> {
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    request.resume();
    return Promise.resolve('too-large');
  }
  return new Promise((resolve) => {
    // One piece of memory: a body may come byte by byte, and each chunk that is kept costs hundreds of bytes.
    let body: Buffer = Buffer.allocUnsafeSlow(Math.min(FIRST_ROOM, limit));
    let length = 0;
    const finish = (result: ReadBody) => {
      request.off('data', take).off('end', end).off('error', gone).off('close', gone);
      // Without a listener an error of the rest would end the process.
      request.on('error', () => {});
      resolve(result);
    };
    const take = (chunk: Buffer) => {
      const needed = length + chunk.length;
      if (needed > limit) {
        finish('too-large');
        request.resume();
        return;
      }
      if (needed > body.length) body = enlarged(body, Math.min(Math.max(needed, body.length * 2), limit));
      chunk.copy(body, length);
      length = needed;
    };
    const end = () => finish(body.subarray(0, length));
    const gone = () => finish('gone');
    request.on('data', take).on('end', end).on('error', gone).on('close', gone);
  });
}

function enlarged(body: Buffer, size: number): Buffer {
  const larger = Buffer.allocUnsafeSlow(size);
  body.copy(larger);
  return larger;
}

const MOST_PAIRS = 200;
const AMPERSAND = 0x26;
const EQUALS = 0x3d;
const PERCENT = 0x25;
const PLUS = 0x2b;
const SPACE = 0x20;

/** Everything that no keyboard types but tab and line break. */
const CONTROL_CHARACTERS = /[\p{Cc}--[\t\n\r]]/v;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Takes the body of a form apart, strictly.
 * @returns its names and values in order, or null when it is not what a browser sends: a broken percent code, no
 *   UTF-8, control characters, too many pairs
 */
export function parseFormBody(body: Uint8Array): FormEntry[] | null {
  const entries: FormEntry[] = [];
  for (let start = 0; start < body.length; ) {
    const found = body.indexOf(AMPERSAND, start);
    const end = found === -1 ? body.length : found;
    const pair = body.subarray(start, end);
    start = end + 1;
    if (pair.length === 0) continue;
    if (entries.length === MOST_PAIRS) return null;

    const equals = pair.indexOf(EQUALS);
    const name = decoded(equals === -1 ? pair : pair.subarray(0, equals));
    const value = equals === -1 ? '' : decoded(pair.subarray(equals + 1));
    if (name === null || value === null) return null;
    entries.push([name, value]);
  }
  return entries;
}

function decoded(bytes: Uint8Array): string | null {
  const plain = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    let byte = bytes[at] ?? 0;
    if (byte === PLUS) byte = SPACE;
    else if (byte === PERCENT) {
      const [high, low] = [hexDigit(bytes[at + 1]), hexDigit(bytes[at + 2])];
      if (high === null || low === null) return null;
      byte = high * 16 + low;
      at += 2;
    }
    plain[length++] = byte;
  }
  try {
    const text = utf8.decode(plain.subarray(0, length));
    return CONTROL_CHARACTERS.test(text) ? null : text;
  } catch {
    return null;
  }
}

function hexDigit(byte: number | undefined): number | null {
  if (byte === undefined) return null;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : null;
}
