import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { ProblemView } from '../../../studio/api.ts';
import { createStudio } from '../../../studio/server/create-studio.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { smallProject } from '../texts/small-project.ts';
import { startStudio } from './running-studio.ts';

/** The Studio as it is, over a small site. */
let studio: Awaited<ReturnType<typeof startStudio>>;
beforeAll(async () => {
  const folder = temporaryFolder();
  const own = createStudio({
    siteFolder: temporaryFolder(smallProject),
    buildFolder: join(folder, 'build'),
    folder: join(folder, 'studio'),
    database: { kind: 'embedded', folder: join(folder, 'database'), sampleRows: false },
    people: null,
    ...{ mail: null, spoolFolder: join(folder, 'spool') },
    remote: { mode: 'commit', remote: 'origin', branch: 'main', github: null },
    log: () => {},
  });
  studio = await startStudio(own);
});

const path = ['packages', 'hosting', 'packages', 'basic', 'price', 'amounts'];
const [ISK, USD] = [4_990, 39];

const post = (...edits: unknown[]) => studio.api('/draft/changes', { method: 'POST', body: { edits } });

test('a price in two currencies is one change, with its impact in words', async () => {
  const price = (currency: string, before: number, after: number) => ({
    ...{ kind: 'set', path: [...path, currency], before, after },
  });
  const saved = await post(price('ISK', ISK, ISK + 1_000), price('USD', USD, USD + 10));
  expect([saved.status, saved.json]).toMatchObject([200, { version: 1, isChecked: false, conflicts: [] }]);
  const late = await post(price('ISK', ISK, ISK + 500));
  expect([late.status, late.json.conflicts]).toMatchObject([409, [{ current: ISK + 1_000 }]]);
  await post(price('ISK', ISK + 1_000, ISK + 2_000));

  const { json } = await studio.api('/draft');
  expect(json).toMatchObject({ version: 2, isChecked: true, mayPublish: true, problems: [] });
  expect(json.changes).toHaveLength(1);
  expect(json.changes[0].edits).toMatchObject([{ before: ISK, after: ISK + 2_000 }, { before: USD }]);
  const values = json.changes[0].impact.flatMap(({ values }: { values: unknown[] }) => values);
  expect(values.some(({ languages }: { languages: string[] }) => languages.includes('is'))).toBe(true);

  await post(price('ISK', ISK + 2_000, ISK), price('USD', USD + 10, USD));
  expect((await studio.api('/draft')).json.changes).toEqual([]);
});

test('a mistake stops the publication, and is reported at its field in the language of the person', async () => {
  const key = 'common:actions.get-quote';
  const label = JSON.parse(smallProject['locales/is/common.json'] ?? '').actions['get-quote'];
  await post({ kind: 'text', language: 'is', key, before: label, after: 'Aðeins 14.900 kr.' });
  const [en, is] = await Promise.all(
    ['en', 'is'].map((language) => studio.api('/draft', { headers: { 'accept-language': language } })),
  );
  const problemOf = (reply: typeof en) =>
    reply?.json.problems.find(({ source }: ProblemView) => source === `text:${key}`);
  const place = expect.stringMatching(/^locales\/is\/common\.json:\d+$/);
  expect(problemOf(en)).toMatchObject({ severity: 'error', place });
  expect(problemOf(en).message).toContain('14.900');
  expect(problemOf(is)).toMatchObject({ severity: 'error', place });
  expect(problemOf(is).message).not.toBe(problemOf(en).message);
  expect(en?.json.mayPublish).toBe(false);
});
