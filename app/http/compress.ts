import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** The same content in two encodings. */
export interface Compressed {
  readonly br: Buffer;
  readonly gz: Buffer;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** For what stays: the best compression there is. A page takes 40 ms of another core. */
const BEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
/** For what a visitor waits for and few others get: a page takes 1 ms and is a tenth larger. */
const QUICK = { brotli: 6, gzip: 6 };

/** Changes with how `compressBest` compresses. */
export const BEST_SETTINGS = JSON.stringify(BEST);

export function compressBest(content: Uint8Array): Promise<Compressed> {
  return compress(content, BEST);
}

export function compressQuickly(content: Uint8Array): Promise<Compressed> {
  return compress(content, QUICK);
}

/** The same, at once. */
export function compressQuicklySync(content: Uint8Array): Compressed {
  return {
    br: brotliCompressSync(content, brotliOptions(content, QUICK.brotli)),
    gz: gzipSync(content, { level: QUICK.gzip }),
  };
}

async function compress(content: Uint8Array, quality: typeof BEST): Promise<Compressed> {
  const [br, gz] = await Promise.all([
    brotli(content, brotliOptions(content, quality.brotli)),
    zip(content, { level: quality.gzip }),
  ]);
  return { br, gz };
}

function brotliOptions({ length }: Uint8Array, quality: number) {
  const { BROTLI_PARAM_QUALITY: qualityKey, BROTLI_PARAM_SIZE_HINT: lengthKey } = constants;
  return { params: { [qualityKey]: quality, [lengthKey]: length } };
}
