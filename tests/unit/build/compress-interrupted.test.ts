import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

/** A disk that is full after half of a file, as long as `full` is true. */
const disk = { full: false, refused: 0 };

async function compressorOnThatDisk() {
  vi.resetModules();
  vi.doMock('node:fs/promises', async (original) => {
    const real = await original<typeof import('node:fs/promises')>();
    return {
      ...real,
      async writeFile(path: string, content: Uint8Array) {
        if (!disk.full) return await real.writeFile(path, content);
        disk.refused += 1;
        await real.writeFile(path, content.subarray(0, content.length / 2));
        throw new Error('ENOSPC: no space left on device');
      },
    };
  });
  return await import('../../../scripts/build/compress.ts');
}

// Test files share their modules.
afterEach(() => {
  vi.doUnmock('node:fs/promises');
  vi.resetModules();
});

test('what a broken-off build has half written is never taken for a page', async () => {
  const { cachedCompressor } = await compressorOnThatDisk();
  const folder = temporaryFolder();
  const page = Buffer.from(`<p>${'Hraun og vefur. '.repeat(200)}</p>`);
  disk.full = true;
  await expect(cachedCompressor(folder).fully(page)).rejects.toThrow('ENOSPC');
  expect(disk.refused).toBeGreaterThan(0);
  disk.full = false;
  const { br, gz } = await cachedCompressor(folder).fully(page);
  expect(brotliDecompressSync(br)).toEqual(page);
  expect(gunzipSync(gz)).toEqual(page);
});
