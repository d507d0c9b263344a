import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type FileWrite, writeFiles } from '../../../scripts/move/write-files.ts';
import { temporaryFolder } from '../../temporary-files.ts';

const names = ['a.yaml', 'b.json', 'c.md'];

function folderOf() {
  const folder = temporaryFolder(Object.fromEntries(names.map((name) => [name, `old ${name}`])));
  const writes = names.map((name): FileWrite => {
    return { path: join(folder, name), before: `old ${name}`, after: `new ${name}` };
  });
  return { folder, writes, contents: () => names.map((name) => readFileSync(join(folder, name), 'utf8')) };
}

test('all files are written', () => {
  const { writes, contents } = folderOf();
  expect(writeFiles(writes)).toBeNull();
  expect(contents()).toEqual(names.map((name) => `new ${name}`));
});

test('a file that someone else has changed meanwhile is left, and so are the others', () => {
  const { folder, writes, contents } = folderOf();
  writeFileSync(join(folder, 'c.md'), 'someone else');
  expect(writeFiles(writes)).toBe(join(folder, 'c.md'));
  expect(contents()).toEqual(['old a.yaml', 'old b.json', 'someone else']);
});

test('when one file cannot be written, those before it are restored', () => {
  const { writes, contents } = folderOf();
  const failing = {
    path: writes[2]?.path ?? '',
    before: 'old c.md',
    get after(): string {
      throw new Error('EIO: i/o error');
    },
  };
  expect(() => writeFiles([...writes.slice(0, 2), failing])).toThrow('EIO');
  expect(contents()).toEqual(names.map((name) => `old ${name}`));
});
