import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newsOf, projectOf, startRowServer } from './row-server.ts';
import { HOSTS } from './row-site.ts';

/* Rows may be one second old here. One database in the order of a life: it changes, is stopped and comes back. */

const MAX_AGE_MS = 1_000;
const SLOW = 30_000;
const hosts = Object.values(HOSTS);
const server = startRowServer({
  maxAge: MAX_AGE_MS / 1_000,
  news: [newsOf('built', 30)],
  projects: [projectOf('shop', 30)],
});

const textOf = async (path: string, host: string = HOSTS.is) =>
  (await server.ask(path, { host })).body.toString();
const tagOf = async (path: string) => (await server.ask(path)).headers.etag;

test('what is published is on all four sites as soon as rows may no longer be without it', async () => {
  for (const host of hosts) for (const path of ['/', '/frettir']) await textOf(path, host);
  await server.edit('news', (rows) => rows.insert([newsOf('fresh', 1)]));
  await wait(MAX_AGE_MS);
  for (const host of hosts)
    for (const path of ['/', '/_.data', '/frettir', '/frettir/fresh', '/frettir.atom', '/sitemap.xml'])
      expect(await textOf(path, host)).toMatch(/Title of fresh|frettir\/fresh/);
});

test('a page stays as it is sent for as long as its rows say the same', async () => {
  const paths = ['/', '/frettir', '/frettir/fresh'];
  const tags = await Promise.all(paths.map(tagOf));
  await server.edit('projects', (rows) => rows.insert([projectOf('other', 3)]));
  await wait(MAX_AGE_MS);
  expect(await Promise.all(paths.map(tagOf))).toEqual(tags);
});

test('while the database is unavailable every page answers with the last rows', {
  timeout: SLOW,
}, async () => {
  await server.ask('/frettir/never-there');
  await server.stopDatabase();
  await wait(MAX_AGE_MS);
  for (const host of hosts) {
    for (const path of ['/', '/_.data', '/frettir', '/frettir/fresh', '/frettir/fresh.data', '/frettir.atom'])
      expect(await textOf(path, host)).toContain('Title of fresh');
    // What nobody has asked for since the start is as it was built.
    for (const path of ['/verkefni', '/verkefni/shop', '/verkefni/shop.data'])
      expect(await textOf(path, host)).toContain('Title of shop');
    expect((await server.ask('/frettir/never-there', { host })).headers.location).toBe('/frettir');
    expect((await server.ask('/frettir/never-asked', { host })).headers.location).toBe('/frettir');
    expect((await server.ask('/frettir?sida=2', { host })).status).toBe(200);
  }
});

test('when it is back its rows are shown again', { timeout: SLOW }, async () => {
  await server.startDatabase();
  await server.edit('news', (rows) => rows.update({ title: 'Back again' }).eq('slug', 'fresh'));
  await server.edit('news', (rows) => rows.insert([newsOf('never-asked', 2)]));
  await wait(MAX_AGE_MS);
  for (const path of ['/', '/frettir', '/frettir/fresh']) expect(await textOf(path)).toContain('Back again');
  expect(await textOf('/frettir/never-asked')).toContain('Title of never-asked');
  expect(server.log).toEqual([]);
});
