import type { FormEntry } from '../../app/forms/submission-schema.ts';

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
