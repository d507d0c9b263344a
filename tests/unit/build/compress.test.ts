import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { contentHash } from '../../../app/http/content-hash.ts';
import { cachedCompressor, compressible } from '../../../scripts/build/compress.ts';
import { temporaryFolder } from './temporary-folder.ts';

const page = Buffer.from(`<p>${'Hraun og vefur. '.repeat(200)}</p>`);

describe('compressing', () => {
  test('gives both forms, each of which is the content again and much smaller', async () => {
    const { br, gz } = await cachedCompressor(temporaryFolder()).fully(page);
    expect(brotliDecompressSync(br)).toEqual(page);
    expect(gunzipSync(gz)).toEqual(page);
    expect(Math.max(br.length, gz.length)).toBeLessThan(page.length / 10);
  });

  test('is as tight as there is: brotli 11 and gzip 9', async () => {
    const text = readFileSync('site.yaml');
    const { br, gz } = await cachedCompressor(temporaryFolder()).fully(text);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    expect(Buffer.from(br)).toEqual(brotliCompressSync(text, { params }));
    expect(Buffer.from(gz)).toEqual(gzipSync(text, { level: 9 }));
  });

  test('quickly, for the time being, gives the content again as well', async () => {
    const text = readFileSync('site.yaml');
    const made = await cachedCompressor(temporaryFolder()).quickly?.(text);
    expect(brotliDecompressSync(made?.br ?? '')).toEqual(text);
    expect(gunzipSync(made?.gz ?? '')).toEqual(text);
    expect(made?.br.length).toBeLessThan(text.length / 3);
  });

  test('of no content works', async () => {
    const { br, gz } = await cachedCompressor(temporaryFolder()).fully(Buffer.alloc(0));
    expect([brotliDecompressSync(br).length, gunzipSync(gz).length]).toEqual([0, 0]);
  });

  test('is done once for the same content, also from build to build', async () => {
    const folder = temporaryFolder();
    const first = cachedCompressor(folder);
    const [one, two] = await Promise.all([first.fully(page), first.fully(Buffer.from(page))]);
    expect(two).toBe(one);
    const long = new Date('2020-01-01');
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), long, long);
    const again = await cachedCompressor(folder).fully(page);
    expect({ br: Buffer.from(again.br), gz: Buffer.from(again.gz) }).toEqual({
      br: Buffer.from(one.br),
      gz: Buffer.from(one.gz),
    });
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mtime).toEqual(long);
  });

  test('keeps different content apart', async () => {
    const { fully } = cachedCompressor(temporaryFolder());
    const { br } = await fully(Buffer.from('one'));
    const other = await fully(Buffer.from('two'));
    expect(brotliDecompressSync(br).toString()).toBe('one');
    expect(brotliDecompressSync(other.br).toString()).toBe('two');
  });
});

test.each([
  ['index.html', true],
  ['_.data', true],
  ['assets/app-1.js', true],
  ['icons.svg', true],
  ['sitemap.xml', true],
  ['frettir.atom', true],
  ['robots.txt', true],
  ['locales/is/home.json', true],
  ['font.woff2', false],
  ['social.png', false],
  ['a.html.br', false],
])('%s is text: %s', (path, is) => {
  expect(compressible(path)).toBe(is);
});

describe('the hash of content', () => {
  test('is the same for the same content, as text or bytes, and fits into an address', () => {
    expect(contentHash('hraun')).toBe(contentHash(Buffer.from('hraun')));
    expect(contentHash('hraun')).toMatch(/^[\w-]{10}$/);
  });

  test('differs for other content', () => {
    const hashes = Array.from({ length: 1000 }, (_, place) => contentHash(`${place}`));
    expect(new Set(hashes).size).toBe(1000);
  });
});
