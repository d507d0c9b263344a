import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { loadSites } from '../../../server/http/load-sites.ts';
import { fixtureFiles, writeFixtureSites } from './fixture-sites.ts';

let fixture: Awaited<ReturnType<typeof writeFixtureSites>>;
beforeEach(async () => {
  fixture = await writeFixtureSites();
});

test('every file but the compressed copies and the 404 page has an address', async () => {
  const sites = await loadSites(fixture.folder);
  const addresses = [...(sites.byLanguage.get('en')?.files.keys() ?? [])];
  expect(addresses).toHaveLength(Object.keys(fixtureFiles('en')).length);
  expect(addresses.filter((address) => /\.(br|gz|html)$/.test(address))).toEqual([]);
});

test.each([
  ['no site-hosts.json', () => rm(join(fixture.folder, 'site-hosts.json')), 'site-hosts.json'],
  ['no JSON', () => writeFile(join(fixture.folder, 'site-hosts.json'), '{'), 'JSON'],
  ['no home page', () => rm(join(fixture.folder, 'es/index.html')), 'index.html is missing'],
  ['no 404 page', () => rm(join(fixture.folder, 'es/404.html')), '404.html'],
])('a message names what is wrong: %s', async (_, damage, message) => {
  await damage();
  await expect(loadSites(fixture.folder)).rejects.toThrow(message);
});
