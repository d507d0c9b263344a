import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressQuickly } from '../../app/http/compress-quickly.ts';
import { type Compressed, compressTightly, SETTINGS } from '../../app/http/compress-tightly.ts';
import { readIfThere } from '../check/project/content-files.ts';
import { writeWhole } from './write-whole.ts';

/** Compresses the files of the sites. */
export interface Compressor {
  /** Compresses as far as the sites have it in the end, on other cores; the same content once. */
  readonly fully: (content: Uint8Array) => Promise<Compressed>;
  /**
   * Compresses for the time being what changes in sites that are there, so that visitors need not wait for the above. Null
   * where that takes no longer.
   */
  readonly quickly: ((content: Uint8Array) => Promise<Compressed>) | null;
}

/** Whether a file is text; pictures and fonts are compressed already. */
export function compressible(path: string): boolean {
  return /\.(html|js|css|json|svg|xml|atom|txt|data|webmanifest)$/.test(path);
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A compressor that is quick, for sites that are only tried out: what it gives is up to a third larger. */
export const lightCompressor: Compressor = {
  async fully(content) {
    const [br, gz] = await Promise.all([
      brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }),
      zip(content, { level: 1 }),
    ]);
    return { br, gz };
  },
  quickly: null,
};

/**
 * A compressor that remembers across runs by the hash of the content.
 * @param folder where what has been compressed is kept
 */
export function cachedCompressor(folder: string): Compressor {
  const running = new Map<string, Promise<Compressed>>();
  mkdirSync(folder, { recursive: true });
  return {
    fully(content) {
      const hash = createHash('sha256').update(SETTINGS).update(content).digest('hex').slice(0, 32);
      const known = running.get(hash);
      if (known) return known;
      const made = compress(content, join(folder, hash));
      running.set(hash, made);
      return made;
    },
    quickly: compressQuickly,
  };
}

async function compress(content: Uint8Array, cached: string): Promise<Compressed> {
  const [br, gz] = [readIfThere(`${cached}.br`), readIfThere(`${cached}.gz`)];
  if (br && gz) return { br, gz };
  const compressed = await compressTightly(content);
  await Promise.all([writeWhole(`${cached}.br`, compressed.br), writeWhole(`${cached}.gz`, compressed.gz)]);
  return compressed;
}
