import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeWhole } from './write-whole.ts';

export interface Compressed {
  readonly br: Uint8Array;
  readonly gz: Uint8Array;
}

/** Compresses tightly; the same content is compressed once. */
export type Compressor = (content: Uint8Array) => Promise<Compressed>;

/** Whether a file is text; pictures and fonts are compressed already. */
export function compressible(path: string): boolean {
  return /\.(html|js|css|json|svg|xml|atom|txt|data|webmanifest)$/.test(path);
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A compressor that is quick, for sites that are only tried out: what it gives is up to a third larger. */
export const lightCompressor: Compressor = async (content) => {
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }),
    zip(content, { level: 1 }),
  ]);
  return { br, gz };
};

/**
 * A compressor that remembers across runs by the hash of the content. zlib works on several cores by itself.
 * @param folder where what has been compressed is kept
 */
export function cachedCompressor(folder: string): Compressor {
  const running = new Map<string, Promise<Compressed>>();
  const ready = mkdir(folder, { recursive: true });
  return (content) => {
    const hash = createHash('sha256').update(SETTINGS).update(content).digest('hex').slice(0, 32);
    const known = running.get(hash);
    if (known) return known;
    const made = ready.then(() => compress(content, join(folder, hash)));
    running.set(hash, made);
    return made;
  };
}

/** How tightly brotli compresses: what weighs little, and what is worth its best. */
const QUALITY = { light: 10, heavy: 11 };

const GZIP = { level: 9 };

/** Bytes from which on a file is worth the tightest brotli: it takes three times as long to save two bytes of a hundred. */
const HEAVY = 13_500;

/** Into blocks of how many bits it is cut; none is best for all files, 0 leaves it to the library, which takes 18. */
const BLOCKS = [0, 16];

/** What was compressed otherwise is compressed anew. */
const SETTINGS = JSON.stringify({ QUALITY, GZIP, HEAVY, BLOCKS });

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

async function compress(content: Uint8Array, cached: string): Promise<Compressed> {
  const present = await Promise.all([readFile(`${cached}.br`), readFile(`${cached}.gz`)]).catch(() => null);
  if (present) return { br: present[0], gz: present[1] };
  const [br, gz] = await Promise.all([compressBrotli(content), zip(content, GZIP)]);
  await Promise.all([writeWhole(`${cached}.br`, br), writeWhole(`${cached}.gz`, gz)]);
  return { br, gz };
}
