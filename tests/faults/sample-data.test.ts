import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-files.ts';
import { BUNDLE_TIME } from '../unit/build/own-bundles.ts';
import { runBuild, writeRowsSite } from '../unit/build/rows-site.ts';

const folder = temporaryFolder();

beforeAll(() => writeRowsSite(folder), BUNDLE_TIME);

// Production has none: environment.test.ts of the server. Pages with sample rows: the end-to-end tests.
test('a first try, for which no one sets NODE_ENV, shows sample rows', { timeout: 300_000 }, async () => {
  const run = await runBuild(folder, { NODE_ENV: '', DATABASE_FOLDER: temporaryFolder() });
  expect(run).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(join(folder, 'out/rows.json'), 'utf8')).toContain('"slug":');
});
