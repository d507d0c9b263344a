import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readContentFiles } from '../../../scripts/check/project/content-files.ts';
import { temporaryFolder, writeFiles } from '../../temporary-files.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder({ 'site.yaml': 'a' });
});

const put = (file: string, text: string) => writeFiles(folder, { [file]: text });

const names = () => [...readContentFiles(folder).keys()];

test('all that is content is read, in the order of the names', () => {
  for (const file of ['locales/is/b.json', 'locales/is/a.json', 'locales/en/deep/c.txt', 'content/is/d.md'])
    put(file, file);
  put('supabase/seed.sql', 'x');
  put('notes.txt', 'x');
  expect(names()).toEqual([
    'site.yaml',
    'locales/en/deep/c.txt',
    'locales/is/a.json',
    'locales/is/b.json',
    'content/is/d.md',
    'supabase/seed.sql',
  ]);
  expect(String(readContentFiles(folder).get('locales/is/a.json'))).toBe('locales/is/a.json');
});

test('a site may have nothing but site.yaml', () => {
  expect(names()).toEqual(['site.yaml']);
});

test.each(['.home.json.swp', 'home.json~', '#home.json#'])(
  'what an editor leaves beside a file is none: %s',
  (name) => {
    put(`locales/is/${name}`, 'x');
    expect(names()).toEqual(['site.yaml']);
  },
);

test('links are followed, and one that leads nowhere is no file', () => {
  put('elsewhere/home.json', 'x');
  mkdirSync(join(folder, 'locales'));
  symlinkSync('../elsewhere', join(folder, 'locales/is'));
  symlinkSync('../nowhere', join(folder, 'locales/en'));
  expect(names()).toEqual(['site.yaml', 'locales/is/home.json']);
});

test('a folder in the place of a file is a folder', () => {
  put('locales/is/home.json/home.json', 'x');
  expect(names()).toEqual(['site.yaml', 'locales/is/home.json/home.json']);
});

test('without site.yaml there is nothing to read', () => {
  rmSync(join(folder, 'site.yaml'));
  expect(names).toThrow('ENOENT');
  mkdirSync(join(folder, 'site.yaml'));
  expect(names).toThrow('EISDIR');
});
