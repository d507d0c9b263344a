import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderLook } from '../../../scripts/build/folder-look.ts';
import { temporaryFolder } from './temporary-folder.ts';

function someFolder(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'inner'));
  writeFileSync(join(folder, 'inner/a.txt'), 'one');
  writeFileSync(join(folder, 'b.txt'), 'two');
  return folder;
}

describe('the look of a folder', () => {
  test('stays as long as the folder stays as it is', () => {
    const folder = someFolder();
    expect(folderLook(folder)).toEqual(expect.any(String));
    expect(folderLook(folder)).toBe(folderLook(folder));
  });

  test.each<[string, (folder: string) => void]>([
    ['a longer file', (folder) => writeFileSync(join(folder, 'inner/a.txt'), 'longer')],
    [
      'a file of the same length and time',
      (folder) => {
        const file = join(folder, 'b.txt');
        utimesSync(file, 1, 1);
        const before = folderLook(folder);
        writeFileSync(file, 'owt');
        utimesSync(file, 1, 1);
        expect(folderLook(folder)).not.toBe(before);
      },
    ],
    ['a new file', (folder) => writeFileSync(join(folder, 'inner/c.txt'), '')],
    ['another name', (folder) => renameSync(join(folder, 'b.txt'), join(folder, 'c.txt'))],
    ['a file less', (folder) => rmSync(join(folder, 'inner/a.txt'))],
    ['a new folder', (folder) => mkdirSync(join(folder, 'empty'))],
  ])('changes with %s', (_, change) => {
    const folder = someFolder();
    const before = folderLook(folder);
    change(folder);
    expect(folderLook(folder)).not.toBe(before);
  });

  test('is not known where a link leads out of it, nor where there is no folder', () => {
    const folder = someFolder();
    symlinkSync('/', join(folder, 'inner/away'));
    expect(folderLook(folder)).toBeNull();
    expect(folderLook(join(folder, 'missing'))).toBeNull();
  });
});
