import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The same content in two encodings. */
export interface Compressed {
  readonly br: Uint8Array;
  readonly gz: Uint8Array;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** How tightly brotli compresses: what weighs little, and what is worth its best. */
const QUALITY = { light: 10, heavy: 11 };

const GZIP = { level: 9 };

/** Bytes from which on a file is worth the tightest brotli: it takes three times as long to save two bytes of a hundred. */
const HEAVY = 13_500;

/** Into blocks of how many bits it is cut; none is best for all files, 0 leaves it to the library, which takes 18. */
const BLOCKS = [0, 16];

/** All of the above: what was compressed otherwise is compressed anew. */
export const SETTINGS = JSON.stringify({ QUALITY, GZIP, HEAVY, BLOCKS });

async function compressBrotli(content: Uint8Array): Promise<Uint8Array> {
  const at = (quality: number, block = 0) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGBLOCK]: block,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
  const quick = await at(QUALITY.light);
  if (quick.length < HEAVY) return quick;
  const tight = await Promise.all(BLOCKS.map((block) => at(QUALITY.heavy, block)));
  return tight.reduce((least, one) => (one.length < least.length ? one : least));
}

/** Compresses as tightly as is worth its time, on other cores. */
export async function compressTightly(content: Uint8Array): Promise<Compressed> {
  const [br, gz] = await Promise.all([compressBrotli(content), zip(content, GZIP)]);
  return { br, gz };
}
