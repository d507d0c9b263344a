import type { IncomingMessage } from 'node:http';
import type { FormEntry } from '../../app/forms/check-submission.ts';
import { plainText } from '../../app/forms/typed-answers.ts';

/**
 * Reads the body of a request. A body may come byte by byte, and each stored chunk costs hundreds of bytes, so all are
 * copied into one buffer.
 * @param limit bytes; the rest is read and dropped
 * @returns the bytes that were sent; `gone` if the visitor disconnected
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Buffer | 'too-large' | 'gone'> {
  const size = Number(request.headers['content-length'] ?? limit);
  if (size > limit) {
    request.resume();
    return 'too-large';
  }
  const body = Buffer.allocUnsafeSlow(size);
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      if (length + chunk.length <= size) chunk.copy(body, length);
      length += chunk.length;
    }
  } catch {
    return 'gone';
  }
  return length > size ? 'too-large' : body.subarray(0, length);
}

const MAX_PAIRS = 200;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Parses the body of a form strictly.
 * @returns its names and values in order as plain text, or null if no browser sends that: a broken percent code,
 *   invalid UTF-8, too many pairs
 */
export function parseFormBody(body: Uint8Array): FormEntry[] | null {
  try {
    const pairs = utf8
      .decode(body)
      .split('&')
      .filter((pair) => pair !== '');
    if (pairs.length > MAX_PAIRS) return null;
    return pairs.map((pair): FormEntry => {
      const equals = pair.indexOf('=');
      if (equals === -1) return [decodePart(pair), ''];
      return [decodePart(pair.slice(0, equals)), decodePart(pair.slice(equals + 1))];
    });
  } catch {
    return null;
  }
}

/** @throws if it cannot be decoded */
function decodePart(text: string): string {
  return plainText(decodeURIComponent(text.replaceAll('+', ' ')));
}
