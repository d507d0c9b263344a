import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContentFiles } from '../../../checks/project/content-files.ts';
import { temporaryFolder, writeFiles } from '../../temporary-files.ts';

const names = (folder: string) => [...readContentFiles(folder).keys()];

test('content files are read in the order of their names, backups of editors are not', () => {
  const folder = temporaryFolder({ 'site.yaml': 'a' });
  expect(names(folder)).toEqual(['site.yaml']);
  for (const file of ['locales/is/b.json', 'locales/is/a.json', 'content/is/d.md', 'supabase/seed.sql'])
    writeFiles(folder, { [file]: file });
  for (const file of ['notes.txt', 'locales/is/.a.json.swp', 'locales/is/a.json~', 'locales/is/#a.json#'])
    writeFiles(folder, { [file]: file });
  // Links are followed; a broken link is not a file.
  writeFiles(folder, { 'elsewhere/home.json': 'x' });
  symlinkSync('../elsewhere', join(folder, 'locales/en'));
  symlinkSync('../nowhere', join(folder, 'locales/es'));
  expect(names(folder)).toEqual([
    'site.yaml',
    'locales/en/home.json',
    'locales/is/a.json',
    'locales/is/b.json',
    'content/is/d.md',
    'supabase/seed.sql',
  ]);
});

test('without site.yaml there is nothing to read', () => {
  const folder = temporaryFolder({ 'site.yaml': 'a' });
  rmSync(join(folder, 'site.yaml'));
  expect(() => names(folder)).toThrow('ENOENT');
  mkdirSync(join(folder, 'site.yaml'));
  expect(() => names(folder)).toThrow('EISDIR');
});
