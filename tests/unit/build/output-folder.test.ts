import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Compressor } from '../../../scripts/build/compress.ts';
import { fileStamps } from '../../../scripts/build/file-stamps.ts';
import { type OutputReport, outputFolder } from '../../../scripts/build/output-folder.ts';
import { contentsOf, temporaryFolder } from './temporary-folder.ts';

const compressor: Compressor = {
  fully: async (content) => ({ br: Buffer.from(`br of ${content}`), gz: Buffer.from(`gz of ${content}`) }),
  quickly: null,
};

/** Puts some files into a folder as one build does. */
async function build(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<OutputReport> {
  const output = outputFolder(folder, compressor);
  for (const [path, content] of Object.entries(files)) output.put(path, content);
  return await output.finish();
}

describe('the folder of a build', () => {
  test('holds what was put there, text compressed beside it', async () => {
    const folder = temporaryFolder();
    const report = await build(folder, { 'is/a/index.html': '<p>', 'is/font.woff2': new Uint8Array([65]) });
    expect(contentsOf(folder)).toEqual({
      'is/a/index.html': '<p>',
      'is/a/index.html.br': 'br of <p>',
      'is/a/index.html.gz': 'gz of <p>',
      'is/font.woff2': 'A',
    });
    expect({ ...report, written: [...report.written].sort() }).toEqual({
      files: 4,
      written: ['is/a/index.html', 'is/a/index.html.br', 'is/a/index.html.gz', 'is/font.woff2'],
      removed: [],
    });
  });

  test('loses what lay compressed beside texts when nothing is to', async () => {
    const folder = temporaryFolder();
    await build(folder, { 'a.html': 'one', 'b.css': 'two' });
    const output = outputFolder(folder, null);
    output.put('a.html', 'one');
    output.put('b.css', 'three');
    const { files, written } = await output.finish();
    expect(contentsOf(folder)).toEqual({ 'a.html': 'one', 'b.css': 'three' });
    expect([files, written]).toEqual([2, ['b.css']]);
  });

  test('is not touched by a build of the same', async () => {
    const folder = temporaryFolder();
    const files = { 'a.html': 'one', 'b.html': 'two' };
    await build(folder, files);
    const long = new Date('2020-01-01');
    for (const name of Object.keys(contentsOf(folder))) utimesSync(join(folder, name), long, long);
    const { written, removed } = await build(folder, files);
    expect([written, removed]).toEqual([[], []]);
    for (const name of Object.keys(contentsOf(folder)))
      expect(statSync(join(folder, name)).mtime).toEqual(long);
  });

  test('has only what differs written', async () => {
    const folder = temporaryFolder();
    await build(folder, { 'a.html': 'one', 'b.html': 'two' });
    const { written } = await build(folder, { 'a.html': 'one', 'b.html': 'three' });
    expect([...written].sort()).toEqual(['b.html', 'b.html.br', 'b.html.gz']);
    expect(contentsOf(folder)).toMatchObject({ 'a.html': 'one', 'b.html': 'three' });
  });

  test('asks for a file that is named after its content only where it is not there', async () => {
    const folder = temporaryFolder();
    const asked: string[] = [];
    const buildOnce = async (...paths: string[]) => {
      const output = outputFolder(folder, compressor);
      for (const path of paths) {
        output.putOnce(path, async () => {
          asked.push(path);
          return new Uint8Array([65]);
        });
      }
      return await output.finish();
    };
    expect(await buildOnce('social/a.png', 'social/a.png')).toMatchObject({ written: ['social/a.png'] });
    const { written, removed } = await buildOnce('social/a.png', 'social/b.png');
    expect([asked, written, removed]).toEqual([['social/a.png', 'social/b.png'], ['social/b.png'], []]);
    expect((await buildOnce('social/b.png')).removed).toEqual(['social/a.png']);
    expect(contentsOf(folder)).toEqual({ 'social/b.png': 'A' });
  });

  test('loses what nothing has put there, with what was compressed from it', async () => {
    const folder = temporaryFolder();
    await build(folder, { 'a.html': 'one', 'old/b.html': 'two' });
    mkdirSync(join(folder, 'stray/deep'), { recursive: true });
    writeFileSync(join(folder, 'stray/deep/c.png'), 'three');
    const { removed } = await build(folder, { 'a.html': 'one' });
    expect([...removed].sort()).toEqual(['old/b.html', 'old/b.html.br', 'old/b.html.gz', 'stray/deep/c.png']);
    expect(readdirSync(folder).sort()).toEqual(['a.html', 'a.html.br', 'a.html.gz']);
  });

  test('has a file once that is put there twice', async () => {
    const folder = temporaryFolder();
    const output = outputFolder(folder, compressor);
    output.put('a.js', 'one');
    output.put('a.js', 'one');
    expect((await output.finish()).written).toHaveLength(3);
  });

  test('mends what was changed by hand', async () => {
    const folder = temporaryFolder();
    await build(folder, { 'a.html': 'one' });
    writeFileSync(join(folder, 'a.html.gz'), 'broken');
    expect((await build(folder, { 'a.html': 'one' })).written).toEqual(['a.html.gz']);
  });

  test('may be empty, and is made when it is not there', async () => {
    const folder = join(temporaryFolder(), 'new');
    expect(await build(folder, {})).toEqual({ files: 0, written: [], removed: [] });
  });
});

describe('what takes the place of a file', () => {
  /** A compressor that waits to compress fully until it is let. */
  function slowCompressor() {
    const { promise: isLet, resolve: letGo } = Promise.withResolvers<void>();
    const slow: Compressor = {
      async fully(content) {
        await isLet;
        return await compressor.fully(content);
      },
      quickly: async (content) => ({
        br: Buffer.from(`br in haste of ${content}`),
        gz: Buffer.from('gz in haste'),
      }),
    };
    return { slow, letGo };
  }

  test('is there compressed quickly when the build is finished, and tightly thereafter', async () => {
    const folder = temporaryFolder();
    await build(folder, { 'a.html': 'one', 'b.html': 'two' });
    const { slow, letGo } = slowCompressor();
    const output = outputFolder(folder, slow);
    output.put('a.html', 'three');
    // It is compressed fully while there is nothing to wait for.
    setTimeout(letGo, 20);
    output.put('b.html', 'two');
    const { written } = await output.finish();
    expect([...written].sort()).toEqual(['a.html', 'a.html.br', 'a.html.gz']);
    expect(contentsOf(folder)).toMatchObject({
      'a.html': 'three',
      'a.html.br': 'br in haste of three',
      'b.html.br': 'br of two',
    });
    await output.tighten();
    expect(contentsOf(folder)).toEqual({
      'a.html': 'three',
      'a.html.br': 'br of three',
      'a.html.gz': 'gz of three',
      'b.html': 'two',
      'b.html.br': 'br of two',
      'b.html.gz': 'gz of two',
    });
  });

  test('is compressed tightly at once where there was no site', async () => {
    const folder = temporaryFolder();
    const { slow, letGo } = slowCompressor();
    const output = outputFolder(folder, slow);
    output.put('a.html', 'one');
    letGo();
    await output.finish();
    expect(contentsOf(folder)).toMatchObject({ 'a.html.br': 'br of one' });
  });

  test('has a new file beside it that is compressed quickly, too', async () => {
    const folder = temporaryFolder();
    await build(folder, { 'a.html': 'one' });
    const { slow, letGo } = slowCompressor();
    const output = outputFolder(folder, slow);
    output.put('new.html', 'two');
    await output.finish();
    expect(contentsOf(folder)).toMatchObject({ 'new.html.br': 'br in haste of two' });
    letGo();
    await output.tighten();
    expect(contentsOf(folder)).toMatchObject({ 'new.html.br': 'br of two' });
  });

  test('is made whole by the next build where the one that was in haste is killed', async () => {
    const folder = temporaryFolder();
    const root = join(folder, 'sites');
    const { slow, letGo } = slowCompressor();
    const open = () => outputFolder(root, slow, fileStamps(root, join(folder, 'stamps.json')));
    const first = open();
    first.put('a.html', 'one');
    letGo();
    await first.finish();
    await first.tighten();
    const killed = open();
    killed.put('a.html', 'two');
    await killed.finish();
    expect(contentsOf(root)['a.html.br']).toBe('br in haste of two');
    const next = open();
    next.put('a.html', 'two');
    await next.finish();
    expect(contentsOf(root)['a.html.br']).toBe('br of two');
  });

  test.each([
    ['longer', 'short', 'much longer than that'],
    ['shorter', 'much longer than this', 'short'],
    ['nothing at all', 'one', ''],
  ])('may be %s', async (_, before, after) => {
    const folder = temporaryFolder();
    await build(folder, { 'a.html': before });
    await build(folder, { 'a.html': after });
    expect(contentsOf(folder)).toMatchObject({ 'a.html': after, 'a.html.br': `br of ${after}` });
  });
});

describe('files that are known from the build before', () => {
  const files = { 'a.html': 'one', 'b.woff2': 'two' };
  /** Builds with stamps, and says what was compressed: what is, was not known. */
  async function stamped(
    folder: string,
    given: Readonly<Record<string, string>>,
    made?: string,
  ): Promise<string[]> {
    const compressed: string[] = [];
    const counting: Compressor = {
      fully(content) {
        compressed.push(String(content));
        return compressor.fully(content);
      },
      quickly: null,
    };
    const root = join(folder, 'sites');
    const output = outputFolder(root, counting, fileStamps(root, join(folder, 'stamps.json'), made));
    for (const [path, content] of Object.entries(given)) output.put(path, content);
    await output.finish();
    await output.tighten();
    return compressed;
  }

  test('are left alone', async () => {
    const folder = temporaryFolder();
    expect(await stamped(folder, files)).toEqual(['one']);
    expect(await stamped(folder, files)).toEqual([]);
    expect(await stamped(folder, { ...files, 'a.html': 'three' })).toEqual(['three']);
    expect(contentsOf(join(folder, 'sites'))).toMatchObject({
      'a.html': 'three',
      'a.html.br': 'br of three',
    });
  });

  test('are made anew where files are made otherwise, as by another compression', async () => {
    const folder = temporaryFolder();
    await stamped(folder, files, 'tightly');
    expect(await stamped(folder, files, 'tightly')).toEqual([]);
    expect(await stamped(folder, files, 'lightly')).toEqual(['one']);
  });

  test('can be kept by the hash of their content, all or none', async () => {
    const folder = temporaryFolder();
    const root = join(folder, 'sites');
    const open = () => outputFolder(root, compressor, fileStamps(root, join(folder, 'stamps.json')));
    const first = open();
    const hashes = Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, first.put(path, content)]),
    );
    await first.finish();
    await first.tighten();
    const before = contentsOf(root);

    const second = open();
    expect(second.keep(hashes)).toBe(true);
    expect(await second.finish()).toEqual({ files: 4, written: [], removed: [] });
    await second.tighten();
    expect(contentsOf(root)).toEqual(before);

    const third = open();
    expect(third.keep({ ...hashes, 'a.html': 'of other content' })).toBe(false);
    expect([...(await third.finish()).removed].sort()).toEqual(Object.keys(before).sort());
  });

  test.each([
    ['a.html', 'changed by hand'],
    ['a.html.gz', 'changed'],
    ['b.woff2', 'x'],
  ])('are made whole where %s was changed since', async (name, content) => {
    const folder = temporaryFolder();
    await stamped(folder, files);
    const before = contentsOf(join(folder, 'sites'));
    writeFileSync(join(folder, 'sites', name), content);
    utimesSync(join(folder, 'sites', name), new Date('2020-01-01'), new Date('2020-01-01'));
    await stamped(folder, files);
    expect(contentsOf(join(folder, 'sites'))).toEqual(before);
  });

  test('are made anew where one is gone or the stamps are damaged', async () => {
    const folder = temporaryFolder();
    await stamped(folder, files);
    const before = contentsOf(join(folder, 'sites'));
    rmSync(join(folder, 'sites', 'a.html.br'));
    expect(await stamped(folder, files)).toEqual(['one']);
    writeFileSync(join(folder, 'stamps.json'), '{"a.html":');
    expect(await stamped(folder, files)).toEqual(['one']);
    expect(contentsOf(join(folder, 'sites'))).toEqual(before);
  });
});
