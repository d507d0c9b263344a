import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { hashCode } from '../../../scripts/build/hash-code.ts';
import { temporaryFolder } from './temporary-folder.ts';

const NOTE = '.cache/code-hashes.json';
let folder: string;

const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const hash = (more = '') => hashCode(['code', 'lock.json', 'missing'], more, folder);

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'code/inner'), { recursive: true });
  write('code/inner/a.ts', 'one');
  write('lock.json', '{}');
});

test('code has the same hash for as long as it says the same', () => {
  const first = hash();
  expect(hash()).toBe(first);
  expect(hash('more')).not.toBe(first);
  write('code/inner/a.ts', 'two');
  expect(hash()).not.toBe(first);
  write('code/inner/a.ts', 'one');
  utimesSync(join(folder, 'lock.json'), 1, 1);
  expect(hash()).toBe(first);
});

test('code is read again only where somebody has touched it', () => {
  const first = hash();
  // Whoever believes this has not read the code.
  write(NOTE, readFileSync(join(folder, NOTE), 'utf8').replace(/(?<="code":\["[^"]+",")\w+/, 'noted'));
  const noted = hash();
  expect(noted).not.toBe(first);
  utimesSync(join(folder, 'lock.json'), 1, 1);
  expect(hash()).toBe(noted);
  utimesSync(join(folder, 'code/inner/a.ts'), 1, 1);
  expect(hash()).toBe(first);
});

test.each<[string, () => void]>([
  ['a new file', () => write('code/b.ts', '')],
  ['a file less', () => rmSync(join(folder, 'lock.json'))],
  ['a place that was missing', () => write('missing', '')],
])('%s is seen', (_, change) => {
  const first = hash();
  change();
  expect(hash()).not.toBe(first);
});

test('a damaged note is not believed', () => {
  const first = hash();
  write(NOTE, '{"code":');
  expect(hash()).toBe(first);
});
