import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-files.ts';
import { BUNDLE_TIME } from './own-bundles.ts';
import { runBuild, writeRowsSite } from './rows-site.ts';

const folder = temporaryFolder();

beforeAll(() => writeRowsSite(folder), BUNDLE_TIME);

test.each([
  ['a first try, for which no one sets NODE_ENV, shows sample rows', '', true],
  ['production shows no sample rows', 'production', false],
])('%s', async (_, NODE_ENV, hasSamples) => {
  const run = await runBuild(folder, { NODE_ENV, DATABASE_FOLDER: temporaryFolder() });
  expect(run).toMatchObject({ code: 0, stderr: '' });
  const rows = readFileSync(join(folder, 'out/rows.json'), 'utf8');
  expect(rows.includes('"slug":')).toBe(hasSamples);
});
