import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The same content in two encodings. */
export interface Compressed {
  readonly br: Uint8Array;
  readonly gz: Uint8Array;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** For what changes with each edit: tight, and three times as quick as the tightest. Distances are written by what suits pages. */
const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_NPOSTFIX]: 3 };

/** For code, which is compressed when it changes: as tight as brotli goes, which is one byte of a hundred less. */
const TIGHTEST = { [constants.BROTLI_PARAM_QUALITY]: 11 };
const CODE = /\bassets\/[^/]+\.js$/;

const GZIP = { level: 9 };

/** All of the above, as a text. */
export const SETTINGS = JSON.stringify({ QUICK, TIGHTEST, GZIP });

/** How far a file is compressed, as a text: what was compressed otherwise, or for another use, is compressed anew. */
export function tightness(fileName: string): string {
  return `${SETTINGS} ${CODE.test(fileName)}`;
}

/** Compresses a file as tightly as is worth its time, on other cores. */
export async function compressTightly(fileName: string, content: Uint8Array): Promise<Compressed> {
  const params = {
    ...(CODE.test(fileName) ? TIGHTEST : QUICK),
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, GZIP)]);
  return { br, gz };
}
