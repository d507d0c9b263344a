import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectClient } from '../../../../server/database/database-connection.ts';
import { BUNDLE_TIME } from '../../build/own-bundles.ts';
import { SECRET } from '../forms/secret.ts';
import { ask } from '../running-server.ts';
import { databaseOf, makeSiteFolder, type RunningSite, type SiteFolder, startSite } from '../running-site.ts';
import { newsOf } from './row-server.ts';
import { buildRowSite } from './row-site.ts';

let folder: string;
let site: SiteFolder;
let running: RunningSite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'started-'));
  const buildFolder = join(folder, 'build-of-rows');
  await buildRowSite(buildFolder);
  site = await makeSiteFolder(join(folder, 'site'), buildFolder);
  running = await startSite(site, SECRET);
}, BUNDLE_TIME);
afterAll(async () => {
  await running.stop();
  await rm(folder, { recursive: true });
});

test('the server as it is started shows what lies in its own database', async () => {
  // Before the database is there, pages are.
  expect((await ask(running.port, '/frettir')).status).toBe(200);
  const { url, secretKey } = await databaseOf(site);
  const { error } = await connectClient(url, secretKey)
    .from('news')
    .insert([newsOf('fresh', 1)]);
  expect(error).toBeNull();
  for (const path of ['/', '/frettir', '/frettir/fresh', '/rest/v1/news?select=title'])
    expect((await ask(running.port, path)).body.toString()).toContain('Title of fresh');
  const { body } = await ask(running.port, '/supabase.json');
  expect(JSON.parse(body.toString())).toEqual({ url: '', key: 'embedded' });
}, 60_000);
