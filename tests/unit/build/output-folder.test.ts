import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { writeBuild } from '../../../server/build/complete-build.ts';
import { type OutputReport, openOutputFolder } from '../../../server/build/output-folder.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { readFolder } from './read-folder.ts';

/** Puts some files into a folder as a build does. */
async function build(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
  isCompressed = true,
): Promise<OutputReport> {
  const output = openOutputFolder(folder, isCompressed);
  for (const [path, content] of Object.entries(files)) output.put(path, content);
  return await output.finish();
}

describe('the folder of a build', () => {
  test('has its files, with compressed texts next to them', async () => {
    const folder = temporaryFolder();
    const report = await build(folder, { 'is/a/index.html': '<p>', 'is/font.woff2': new Uint8Array([65]) });
    const files = ['is/a/index.html', 'is/a/index.html.br', 'is/a/index.html.gz', 'is/font.woff2'];
    expect(Object.keys(readFolder(folder)).sort()).toEqual(files.sort());
    const inFolder = (path: string) => readFileSync(join(folder, path));
    expect(String(brotliDecompressSync(inFolder('is/a/index.html.br')))).toBe('<p>');
    expect(String(gunzipSync(inFolder('is/a/index.html.gz')))).toBe('<p>');
    expect(report.files).toBe(4);
    expect([...report.written].sort()).toEqual(Object.keys(readFolder(folder)).sort());
  });

  test('is not touched by a build of the same', async () => {
    const folder = temporaryFolder();
    const files = { 'a.html': 'one', 'b.html': 'two' };
    await build(folder, files);
    const past = new Date('2020-01-01');
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), past, past);
    expect(await build(folder, files)).toMatchObject({ written: [], removed: [] });
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mtime).toEqual(past);
  });

  test('gets what differs, with what is compressed from it, and what is missing', async () => {
    const folder = temporaryFolder();
    await build(folder, { 'a.html': 'one', 'b.html': 'two', 'c.html': 'same' });
    rmSync(join(folder, 'a.html.br'));
    const { written } = await build(folder, { 'a.html': 'one', 'b.html': 'three', 'c.html': 'same' });
    const expected = ['a.html', 'b.html'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
    expect([...written].sort()).toEqual(expected);
  });

  test('loses what nothing has put there, and folders that are empty then', async () => {
    const folder = temporaryFolder();
    await build(folder, { 'a.html': 'one', 'old/page/index.html': 'old' });
    mkdirSync(join(folder, 'is'));
    writeFileSync(join(folder, 'a.html.4711'), 'half a file');
    const { removed } = await build(folder, { 'a.html': 'one' }, false);
    expect(removed).toHaveLength(6);
    expect(readFolder(folder)).toEqual({ 'a.html': 'one' });
    expect(readdirSync(folder)).not.toContain('old');
  });

  test('makes a file whose name says its content once', async () => {
    const folder = temporaryFolder();
    let pictureCount = 0;
    const make = async () => Buffer.from(`picture ${++pictureCount}`);
    for (let time = 0; time < 2; time++) {
      const output = openOutputFolder(folder, false);
      for (let page = 0; page < 3; page++) output.putOnce('is/social/a.png', make);
      await output.finish();
    }
    expect(readFolder(folder)).toEqual({ 'is/social/a.png': 'picture 1' });
  });

  test.each(['', '{"staged":', 'null', '{"staged":1}', '[]'])(
    'is built although the list of files of a killed build is damaged (%s)',
    async (text) => {
      const folder = join(temporaryFolder(), 'sites');
      await build(folder, { 'is/index.html': '<p>1' }, false);
      const list = `${folder}.pending.json`;
      writeFileSync(list, text);
      const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
      await build(folder, { 'is/index.html': '<p>2' }, false);
      expect(consoleError.mock.calls).toEqual([[expect.stringContaining(`is now ${list}.damaged.`)]]);
      consoleError.mockRestore();
      expect(readFolder(folder)).toEqual({ 'is/index.html': '<p>2' });
      expect(readFileSync(`${list}.damaged`, 'utf8')).toBe(text);
    },
  );

  test('is unchanged by a build that fails, which ends no process and leaves nothing', async () => {
    const folder = join(temporaryFolder(), 'sites');
    await build(folder, { 'is/index.html': '<p>1' });
    const before = readFolder(folder);
    const output = openOutputFolder(folder, false);
    output.put('is/index.html', () => Promise.reject(new Error('EROFS')));
    // Vitest would report a rejection that is not awaited.
    await new Promise((resolve) => setTimeout(resolve, 10));
    await expect(output.finish()).rejects.toThrow('EROFS');
    // The second file cannot be written.
    const changedFiles = new Map<string, unknown>([
      ['a', Buffer.of(1)],
      ['b', {}],
    ]) as Map<string, Buffer>;
    expect(() => writeBuild(folder, { changed: changedFiles, removed: [] })).toThrow();
    expect(readFolder(folder)).toEqual(before);
    expect(readdirSync(dirname(folder)).sort()).toEqual(['sites', 'sites.written.json']);
  });
});
