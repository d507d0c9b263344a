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
 * Brotli's levels, and the bits of its windows: 64 KB for pages, where a larger window takes longer and makes none smaller;
 * 256 KB for scripts. Level 10 takes thirty times as long: only for what all pages share.
 */
const SETTINGS = { pages: { level: 9, window: 16 }, shared: { level: 10, window: 18 }, gzip: 6 };

/** Compresses by brotli, as browsers get it. @param isShared whether it is a script or a style of all pages */
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

/** Compresses in both ways at the same time, on other cores. @param isShared whether it is a script or a style of all pages */
export async function compressContent(content: Uint8Array, isShared = false): Promise<Compressed> {
  const [br, gz] = await Promise.all([
    compressBrotli(content, isShared),
    zip(content, { level: SETTINGS.gzip }),
  ]);
  return { br, gz };
}
