import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Compressed, compressTightly, tightness } from '../../server/compress-tightly.ts';
import { readIfThere } from '../project/read-if-there.ts';
import { writeWhole } from './write-whole.ts';

/** Compresses a file; the same content is compressed once. */
export type Compressor = (path: string, content: Uint8Array) => Promise<Compressed>;

/** Whether a file is text; pictures and fonts are compressed already. */
export function compressible(path: string): boolean {
  return /\.(html|js|css|json|svg|xml|atom|txt|data|webmanifest)$/.test(path);
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A compressor that is quick, for sites that are only tried out: what it gives is up to a third larger. */
export const lightCompressor: Compressor = async (_, content) => {
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
  mkdirSync(folder, { recursive: true });
  return (path, content) => {
    const hash = createHash('sha256').update(tightness(path)).update(content).digest('hex').slice(0, 32);
    const known = running.get(hash);
    if (known) return known;
    const made = compress(path, content, join(folder, hash));
    running.set(hash, made);
    return made;
  };
}

async function compress(path: string, content: Uint8Array, cached: string): Promise<Compressed> {
  const [br, gz] = [readIfThere(`${cached}.br`), readIfThere(`${cached}.gz`)];
  if (br && gz) return { br, gz };
  const compressed = await compressTightly(path, content);
  await Promise.all([writeWhole(`${cached}.br`, compressed.br), writeWhole(`${cached}.gz`, compressed.gz)]);
  return compressed;
}
