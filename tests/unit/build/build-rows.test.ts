import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { requestKey } from '../../../app/data/recorded-rows.ts';
import { readBuildEnvironment } from '../../../scripts/build/build-environment.ts';
import { openBuildRows } from '../../../scripts/build/build-rows.ts';
import type { DatabaseEnvironment } from '../../../server/environment.ts';
import { readRowsFile, rowsFile } from '../../../server/rows/site-rows.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { someProjectRow } from '../data/some-rows.ts';

const environment: DatabaseEnvironment = { kind: 'embedded', folder: 'none', sampleRows: false };
const projects = { of: 'projects' } as const;

/** A database that answers each request with these rows, or fails. */
async function database(answer: () => unknown) {
  const server = createServer((_, response) => {
    const rows = answer();
    response.writeHead(rows ? 200 : 500, { 'Content-Type': 'application/json', 'Content-Range': '0-0/1' });
    response.end(JSON.stringify(rows ?? { message: 'broken' }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const connection = { url, publishableKey: 'public', secretKey: 'secret' };
  return async () => ({ connection, close: async () => server.closeAllConnections() });
}

test('rows are left for the server, and problems with them are reported once', async () => {
  const out = temporaryFolder();
  const warnings: string[] = [];
  const rows = [someProjectRow({ id: 'a' }), { ...someProjectRow({ id: 'b' }), title: '' }];
  const open = await database(() => rows);
  const built = openBuildRows(environment, out, (text) => warnings.push(text), open);
  const reply = await built.rows.read(projects);
  expect(reply).toMatchObject({ ok: true, value: [{ id: 'a' }] });
  expect(await built.close()).toEqual(['In the table projects, row b: title must not be empty.']);
  expect(readRowsFile(out)).toEqual({ [requestKey(projects)]: JSON.parse(JSON.stringify(reply)) });
  expect(warnings).toEqual([]);
});

test('rows of the build before are shown from the first reading on that fails, twice', async () => {
  const out = temporaryFolder();
  const warnings: string[] = [];
  const before = { ok: true, value: [], problems: [] } as const;
  writeFileSync(rowsFile(out), JSON.stringify({ [requestKey(projects)]: before }));
  let asked = 0;
  const open = await database(() => {
    asked++;
    return null;
  });
  const { rows, close } = openBuildRows(environment, out, (text) => warnings.push(text), open);
  expect(await rows.read(projects)).toEqual(before);
  expect(await rows.read({ of: 'project', id: 'a' })).toMatchObject({ ok: false });
  expect(asked).toBe(2);
  expect(warnings).toEqual([
    expect.stringMatching(
      /^The database cannot be read\. .*500.*\nThe sites show the news and projects of the build before\.$/,
    ),
  ]);
  await close();
  expect(readRowsFile(out)).toEqual({ [requestKey(projects)]: before });
});

test('a database that does not open, and no build before, give sites without rows', async () => {
  const warnings: string[] = [];
  const open = () => Promise.reject(new Error('The folder is locked.'));
  const { rows, close } = openBuildRows(environment, temporaryFolder(), (text) => warnings.push(text), open);
  expect(await rows.read(projects)).toMatchObject({ ok: false });
  expect(await close()).toEqual([]);
  expect(warnings.join()).toMatch(/The folder is locked\.\nThe sites are built without news and projects/);
});

describe('the number of items whose pages are made at the build', () => {
  test.each([
    [undefined, 200],
    ['', 200],
    ['0', 0],
    ['10000', 10_000],
  ])('BUILD_ITEMS=%s is %i', (given, items) => {
    expect(readBuildEnvironment({ BUILD_ITEMS: given })).toEqual({
      kind: 'valid',
      environment: { items, database: { kind: 'embedded', folder: '.database', sampleRows: true } },
    });
  });

  test.each(['-1', '10001', '1e3', ' 5'])('BUILD_ITEMS=%s is refused', (given) => {
    expect(readBuildEnvironment({ BUILD_ITEMS: given })).toEqual({
      kind: 'wrong',
      message: 'BUILD_ITEMS must be a whole number from 0 to 10000; correct it, or leave it out.',
    });
  });
});
