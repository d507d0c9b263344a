import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import {
  type FinishedBuild,
  finishedBuild,
  forgetFinishedBuild,
  isUntouched,
  noteFinishedBuild,
  showsSame,
} from '../../../scripts/build/finished-build.ts';
import { statLook } from '../../../scripts/build/folder-look.ts';
import { temporaryFolder } from './temporary-folder.ts';

const build: FinishedBuild = {
  inputs: 'files',
  settings: '{}',
  offered: 'winter',
  timeZone: 'Atlantic/Reykjavik',
  hasRows: false,
  languages: 2,
  files: 1,
  warnings: '',
  rowWarnings: '',
};
const noon = new Date('2026-12-24T12:00:00Z');
const nextDay = new Date('2026-12-25T12:00:00Z');
let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  for (const made of ['sites', 'bundle']) mkdirSync(join(folder, made));
  writeFileSync(join(folder, 'sites/index.html'), '');
  noteFinishedBuild(folder, build, noon);
});

test('a build is known again that is made of the same files on the same day', () => {
  expect(finishedBuild(folder, 'files', noon)).toMatchObject(build);
  expect(finishedBuild(folder, 'other files', noon)).toBeNull();
  expect(finishedBuild(folder, 'files', nextDay)).toBeNull();
  forgetFinishedBuild(folder);
  expect(finishedBuild(folder, 'files', noon)).toBeNull();
});

test('on another day a build shows the same where the same is offered', () => {
  expect(showsSame(folder, build)).toBe(true);
  for (const part of ['inputs', 'settings', 'offered'])
    expect(showsSame(folder, { ...build, [part]: 'other' }), part).toBe(false);
  forgetFinishedBuild(folder);
  expect(showsSame(folder, build)).toBe(false);
});

test('what it has made is looked at', () => {
  expect(isUntouched(folder)).toBe(true);
  writeFileSync(join(folder, 'sites/index.html'), 'changed by hand');
  expect(isUntouched(folder)).toBe(false);
});

test('what was looked at as it was written need not be looked at again, and what was changed since is found out', () => {
  const file = join(folder, 'sites/index.html');
  const looks = new Map([['index.html', statLook(lstatSync(file))]]);
  noteFinishedBuild(folder, build, noon, looks);
  expect(isUntouched(folder)).toBe(true);
  writeFileSync(file, 'changed before the note was made');
  noteFinishedBuild(folder, build, noon, looks);
  expect(isUntouched(folder)).toBe(false);
});
