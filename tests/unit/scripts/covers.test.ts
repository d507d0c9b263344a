import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seedStrings } from '../../../checks/links/seed-strings.ts';
import {
  COVER_FOLDER,
  isOutdated,
  listCoverSources,
  listPictures,
  MAX_PICTURE_BYTES,
  readCoverRecord,
} from '../../../scripts/cover-pictures.ts';

const sources = listCoverSources();

test('no picture is missing or older than its page (if one is: npm run covers)', () => {
  const record = readCoverRecord();
  expect(sources.filter((source) => isOutdated(source, record)).map(({ file }) => file)).toEqual([]);
  expect(Object.keys(record)).toEqual(sources.map(({ name }) => name));
});

test('each picture belongs to a page, and is light', () => {
  const pictures = globSync(`${COVER_FOLDER}/*.avif`);
  const expected = sources.flatMap((source) => listPictures(source).map(({ file }) => file));
  expect(pictures.sort()).toEqual(expected.sort());
  expect(pictures.filter((file) => statSync(file).size > MAX_PICTURE_BYTES)).toEqual([]);
});

test('each page belongs to a project of the sample rows', () => {
  const strings = [...seedStrings(readFileSync('supabase/seed.sql', 'utf8'), new Set())];
  const projects = strings
    .filter(({ table, column, language }) => table === 'projects' && column === 'id' && language === null)
    .map(({ written }) => written);
  expect(sources.map(({ project }) => project).filter((project) => !projects.includes(project))).toEqual([]);
});
