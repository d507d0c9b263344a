import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BEST_SETTINGS, type Compressed, compressBest, compressQuickly } from '../../app/http/compress.ts';
import { readIfThere } from '../check/project/content-files.ts';
import { writeWhole } from './write-whole.ts';

/** Compresses a file of the sites, on other cores. */
export type Compressor = (content: Uint8Array) => Promise<Compressed>;

/** Whether a file is text; pictures and fonts are compressed already. */
export function compressible(path: string): boolean {
  return /\.(html|js|css|json|svg|xml|atom|txt|data|webmanifest)$/.test(path);
}

/** A compressor for sites that are only tried out. */
export const lightCompressor: Compressor = compressQuickly;

/**
 * A compressor that compresses each content once and remembers it across runs.
 * @param folder the cache
 */
export function cachedCompressor(folder: string): Compressor {
  const running = new Map<string, Promise<Compressed>>();
  mkdirSync(folder, { recursive: true });
  return (content) => {
    const hash = createHash('sha256').update(BEST_SETTINGS).update(content).digest('hex').slice(0, 32);
    const compressed = running.get(hash) ?? compress(content, join(folder, hash));
    running.set(hash, compressed);
    return compressed;
  };
}

async function compress(content: Uint8Array, cached: string): Promise<Compressed> {
  const [knownBr, knownGz] = [readIfThere(`${cached}.br`), readIfThere(`${cached}.gz`)];
  if (knownBr && knownGz) return { br: knownBr, gz: knownGz };
  const { br, gz } = await compressBest(content);
  await Promise.all([writeWhole(`${cached}.br`, br), writeWhole(`${cached}.gz`, gz)]);
  return { br, gz };
}
