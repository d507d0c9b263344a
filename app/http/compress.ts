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
 * Windows of 64 KB for pages, which larger ones slow down without a gain, and of 256 KB for files that all pages share.
 * Levels above 9 take thirty times as long: they are for those, and for pages that nearly fill the first round trip.
 */
const SETTINGS = {
  pages: { level: 9, window: 16 },
  largePages: { level: 11, window: 16 },
  shared: { level: 10, window: 18 },
  gzip: 6,
};

/** A new connection gets 14 KB in its first round trip. */
const NEARLY_FULL = 13.5 * 1024;

/** Compresses by Brotli, for browsers. @param isShared true for a script or a style of all pages */
export async function compressBrotli(content: Uint8Array, isShared = false): Promise<Buffer> {
  if (isShared) return await compressAt(content, SETTINGS.shared);
  const page = await compressAt(content, SETTINGS.pages);
  return page.length > NEARLY_FULL ? await compressAt(content, SETTINGS.largePages) : page;
}

function compressAt(
  content: Uint8Array,
  { level, window }: { level: number; window: number },
): Promise<Buffer> {
  return brotli(content, {
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
