import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The same content in two encodings. */
export interface Compressed {
  readonly br: Buffer;
  readonly gz: Buffer;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Brotli's levels, and the bits of its windows: 64 KB for pages, which a larger window slows down without a gain;
 * 256 KB for scripts. Level 10 takes thirty times as long: only for files that all pages share.
 */
const SETTINGS = { pages: { level: 9, window: 16 }, shared: { level: 10, window: 18 }, gzip: 6 };

/** Compresses by Brotli, for browsers. @param isShared true for a script or a style of all pages */
export async function compressBrotli(content: Uint8Array, isShared = false): Promise<Buffer> {
  const { level, window } = isShared ? SETTINGS.shared : SETTINGS.pages;
  return await brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Compresses in both ways in parallel, on other cores. @param isShared true for a script or a style of all pages */
export async function compressContent(content: Uint8Array, isShared = false): Promise<Compressed> {
  const [br, gz] = await Promise.all([
    compressBrotli(content, isShared),
    zip(content, { level: SETTINGS.gzip }),
  ]);
  return { br, gz };
}
