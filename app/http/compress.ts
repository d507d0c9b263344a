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
 * Windows of 64 KB for pages, which larger ones slow down without a gain, and of 256 KB for files that all pages share;
 * only for those level 10, which takes thirty times as long.
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
