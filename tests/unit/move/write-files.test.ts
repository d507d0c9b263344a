import {
  chmodSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../scripts/move/write-files.ts';
import { filesOf, siteFolder } from './site-folder.ts';

const names = ['a.yaml', 'b.json', 'c.md'];

function folderOf() {
  const folder = siteFolder(filesOf(Object.fromEntries(names.map((name) => [name, `old ${name}`]))));
  const writes = names.map((name) => ({
    path: join(folder, name),
    before: `old ${name}`,
    after: `new ${name}`,
  }));
  const contents = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return { folder, writes, contents };
}

const old = names.map((name) => `old ${name}`);

test('all files are written, with the rights that they had, and nothing else is left', () => {
  const { folder, writes, contents } = folderOf();
  chmodSync(join(folder, 'b.json'), 0o640);
  expect(writeFiles(writes)).toBeNull();
  expect(contents()).toEqual(names.map((name) => `new ${name}`));
  expect(statSync(join(folder, 'b.json')).mode & 0o777).toBe(0o640);
});

test('a link to a file stays a link', () => {
  const { folder, writes } = folderOf();
  symlinkSync(join(folder, 'a.yaml'), join(folder, 'linked.yaml'));
  writeFiles([{ path: join(folder, 'linked.yaml'), before: 'old a.yaml', after: 'new' }]);
  expect(readFileSync(writes[0]?.path ?? '', 'utf8')).toBe('new');
});

test('a file that someone else has changed meanwhile is left, and so are the others', () => {
  const { folder, writes, contents } = folderOf();
  writeFileSync(join(folder, 'c.md'), 'someone else');
  expect(writeFiles(writes)).toBe(join(folder, 'c.md'));
  expect(contents()).toEqual(['old a.yaml', 'old b.json', 'someone else']);
});

test('when one file cannot be finished, none is written', () => {
  const { folder, writes, contents } = folderOf();
  const draft = join(folder, `.c.md.${process.pid}.move`);
  writeFileSync(draft, 'in the way');
  expect(() => writeFiles(writes)).toThrow('EEXIST');
  expect(contents()).toEqual(old);
});

test('when one file cannot be put in its place, those before it are restored', () => {
  const { writes, contents } = folderOf();
  // A disk that takes the first two files only.
  let count = 0;
  const rename: typeof renameSync = (...paths) => {
    count += 1;
    if (count > 2) throw new Error('EIO: i/o error');
    renameSync(...paths);
  };
  expect(() => writeFiles(writes, rename)).toThrow('EIO');
  expect(contents()).toEqual(old);
});
