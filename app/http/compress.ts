import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';

/** The same content in two encodings. */
export interface Compressed {
  readonly br: Buffer;
  readonly gz: Buffer;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli's 10 makes a page 7 % smaller in thirty times the time: only for what stays as it is and is shared by all pages. */
const LEVELS = { brotli: 8, brotliOfShared: 10, gzip: 6 };

/** Changes with how content is compressed. */
export const COMPRESSION_SETTINGS = JSON.stringify(LEVELS);

/** How brotli compresses. @param isShared whether it is a script or a style of all pages */
export function brotliOptions(length: number, isShared = false): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isShared ? LEVELS.brotliOfShared : LEVELS.brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      // 256 KB: no file is larger, and the usual window of 4 MB would only cost memory.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  };
}

/** Compresses in both ways at the same time, on other cores. @param isShared whether it is a script or a style of all pages */
export async function compressContent(content: Uint8Array, isShared = false): Promise<Compressed> {
  const [br, gz] = await Promise.all([
    brotli(content, brotliOptions(content.length, isShared)),
    zip(content, { level: LEVELS.gzip }),
  ]);
  return { br, gz };
}
