import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createTickets } from '../../../../server/forms/ticket.ts';
import { SECRET } from '../forms/secret.ts';
import type { Question } from '../running-server.ts';
import { createNews, createProject, startRowServer } from './row-server.ts';
import { HOSTS } from './row-site.ts';

/* Rows may be 0 seconds old here: each answer shows the current rows of the tables. */

const hosts = [
  ['is', HOSTS.is],
  ['en', HOSTS.en],
] as const;
const tickets = createTickets(SECRET);
const server = startRowServer({
  maxAge: 0,
  news: [
    createNews('built', 30),
    createNews('built-too', 31),
    createNews('third', 32),
    createNews('fourth', 33),
  ],
  projects: [
    createProject('shop', 30, { category: 'netverslun', tags: ['Stripe'] }),
    createProject('farm', 31, { title: 'Sheep & wool' }),
  ],
  forms: {
    secret: SECRET,
    minSeconds: 0,
    rateLimit: 1_000,
    trustedProxies: 0,
    keeper: { keep: async () => 'table' },
  },
});

const textOf = async (path: string, question: Question = {}) => {
  const { status, body } = await server.ask(path, question);
  return `${status} ${body.toString()}`;
};
const statusOf = async (path: string, question: Question = {}) => {
  const { status, headers } = await server.ask(path, question);
  return [status, headers.location];
};
/** Response for a navigation in the browser if a page redirects to a list. */
const leadsTo = (list: string) =>
  `"SingleFetchRedirect",1],{"_2":3,"_4":5,"_6":7,"_8":7,"_9":7},"redirect","${list}"`;

test('a page is that of the build while the rows are those of the build', async () => {
  const { headers, body } = await server.ask('/frettir', { headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body)).toEqual(server.builtFile('is', '/frettir'));
});

describe('an editor', () => {
  test('publishes it on each site: page, lists, feed, sitemap and navigation', async () => {
    const translations = { en: { title: 'The English title', content: 'English' } };
    await server.edit('news', (rows) =>
      rows.insert([createNews('fresh', 1, { title: 'Ný frétt', translations })]),
    );
    for (const [code, host] of hosts) {
      const title = code === 'en' ? 'The English title' : 'Ný frétt';
      for (const path of [
        '/',
        '/_.data',
        '/frettir',
        '/frettir.data',
        '/frettir/fresh',
        '/frettir/fresh.data',
      ])
        expect({ path, text: await textOf(path, { host }) }).toEqual({
          path,
          text: expect.stringMatching(`^200 [\\s\\S]*${title}`),
        });
      expect(await textOf('/frettir.atom', { host })).toContain(`<title>${title}</title>`);
      expect(await textOf('/sitemap.xml', { host })).toContain(`<loc>https://${host}/frettir/fresh</loc>`);
    }
  });

  test('unpublishes what was built: no page shows it, and its address redirects to the list', async () => {
    await server.edit('news', (rows) => rows.update({ published_at: null }).eq('slug', 'built'));
    for (const [, host] of hosts) {
      expect(await statusOf('/frettir/built', { host })).toEqual([302, '/frettir']);
      expect(await statusOf('/frettir/built/', { host })).toEqual([302, '/frettir']);
      const navigation = await server.ask('/frettir/built.data', { host });
      expect([navigation.status, navigation.headers['cache-control']]).toEqual([202, 'no-cache']);
      expect(navigation.body.toString()).toContain(leadsTo('/frettir'));
      for (const path of ['/', '/frettir', '/frettir.data', '/frettir.atom', '/sitemap.xml'])
        expect(await textOf(path, { host })).not.toMatch(/Title of built\b(?!-)|frettir\/built\b(?!-)/);
    }
  });

  test('edits and renames: it shows, and the old address redirects to the list', async () => {
    await server.edit('projects', (rows) => rows.update({ title: 'Edited title' }).eq('id', 'shop'));
    await server.edit('projects', (rows) => rows.update({ id: 'sheep-farm' }).eq('id', 'farm'));
    for (const path of ['/verkefni', '/verkefni.data', '/verkefni/shop', '/verkefni/shop.data'])
      expect(await textOf(path)).toContain('Edited title');
    expect(await statusOf('/verkefni/farm')).toEqual([302, '/verkefni']);
    expect(await textOf('/verkefni/sheep-farm')).toContain('Sheep &amp; wool');
  });
});

describe('a page that was rendered here', () => {
  test('is hydrated by a module of its own, which may be cached for ever', async () => {
    const [, address = ''] = /data-start="([^"]*)"/.exec(await textOf('/frettir/fresh')) ?? [];
    const { status, headers, body } = await server.ask(address);
    expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(headers['cache-control']).toContain('immutable');
    expect(body.toString()).toContain('Ný frétt');
    expect((await server.ask('/hydrate/unknown.js')).status).toBe(404);
  });

  test('is sent as built pages are: compressed, revalidated each time and not sent again', async () => {
    const get = await server.ask('/frettir/fresh', { headers: { 'accept-encoding': 'br' } });
    expect(get.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-frame-options': 'DENY',
      vary: 'Accept-Encoding',
    });
    const { etag = '' } = get.headers;
    const again = await server.ask('/frettir/fresh', {
      headers: { 'accept-encoding': 'br', 'if-none-match': etag },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('changes on localhost as well, and under another language than its host', async () => {
    const local = { host: 'is.localhost' };
    const foreignHost = { host: 'localhost' };
    for (const title of ['First title', 'Second title']) {
      await server.edit('news', (rows) => rows.update({ title }).eq('slug', 'third'));
      expect(await textOf('/frettir/third', local)).toMatch(
        new RegExp(`${title}[\\s\\S]*http://da.localhost`),
      );
      const html = await textOf('/frettir/third?lng=da', foreignHost);
      expect(html).toMatch(new RegExp(`lang="da"[\\s\\S]*${title}`));
      expect(html).not.toMatch(/<html[^>]* data-start=/);
    }
  });

  test('has a ticket in its form, and shows its news when the form comes back', async () => {
    const page = await server.ask('/lausnir');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body.toString()).toMatch(/Ný frétt/);
    expect(page.body.toString()).toMatch(/name="form-ticket" value="[^"]{20,}"/);
    const back = await server.post({
      'form-name': 'contact',
      'form-page': '/lausnir',
      'form-ticket': tickets.issue(),
      name: '',
    });
    expect([back.status, back.body.toString()]).toEqual([422, expect.stringContaining('Ný frétt')]);
  });
});

describe('a list', () => {
  const titles = (html: string) => [...html.matchAll(/Title of ([a-z-]+)/g)].map(([, slug]) => slug);

  test('has pages with addresses and data; a page beyond the last redirects to the first', async () => {
    for (const path of ['/frettir?sida=2', '/frettir.data?sida=2&_routes=page%2Fnews'])
      expect(new Set(titles(await textOf(path)))).toEqual(new Set(['fourth']));
    expect(titles(await textOf('/frettir?sida=1&utm=2'))).not.toContain('fourth');
    expect(await statusOf('/frettir?utm=a&sida=9&b=%26')).toEqual([302, '/frettir?utm=a&b=%26']);
    expect(await textOf('/frettir.data?sida=9')).toContain(leadsTo('/frettir'));
  });

  test('of projects is filtered by category and search', async () => {
    expect(await textOf('/verkefni?leit=stripe')).toMatch(/Edited title/);
    expect(await textOf('/verkefni?leit=stripe')).not.toMatch(/verkefni\/sheep-farm/);
    expect(await textOf('/verkefni?flokkur=vefur&utm=1')).not.toMatch(/verkefni\/shop"/);
  });
});

describe('addresses that were made up', () => {
  test.each([
    ['of no row', 'engin-frett'],
    ['of the skeleton page', '__name__'],
    ['that is too long', 'a'.repeat(4_000)],
  ])('a name %s redirects to the list', async (_, name) => {
    expect(await statusOf(`/frettir/${name}`)).toEqual([302, '/frettir']);
    expect(await textOf(`/frettir/${name}.data`)).toContain(leadsTo('/frettir'));
  });

  test('a mistyped address of an item is redirected to the item, and of no item to the list', async () => {
    for (const path of [
      '/Frettir/Fresh',
      '/frettir/fresh.',
      '/frettir/fresh/',
      '/frettir%2Ffresh',
      '//frettir//fresh',
    ])
      expect([path, await statusOf(`${path}?utm=1`)]).toEqual([path, [308, '/frettir/fresh?utm=1']]);
    expect(await statusOf('/Frettir/?sida=2')).toEqual([308, '/frettir?sida=2']);
    expect(await statusOf('/Frettir/Nothing.')).toEqual([302, '/frettir']);
  });

  test('HTML in a search does no harm', async () => {
    const path = '/verkefni?leit=%00%ff%zz</script><script>alert(1)</script>';
    const { status, body } = await server.ask(encodeURI(path).replaceAll('%25', '%'));
    expect([status, body.includes('<script>alert')]).toEqual([200, false]);
  });

  test('files that only look like items are themselves, and configured redirects come first', async () => {
    expect((await server.ask('/frettir/__name__.json')).headers['content-type']).toContain(
      'application/json',
    );
    await server.edit('news', (rows) => rows.insert([createNews('gamalt', 2)]));
    expect(await statusOf('/frettir/gamalt')).toEqual([301, '/frettir']);
    expect(await statusOf('/frettir/fresh/more')).toEqual([404, undefined]);
  });
});

describe('while the database is unavailable', () => {
  const paths = ['/', '/_.data', '/frettir', '/frettir/fresh', '/frettir/fresh.data', '/frettir.atom'];

  test('every page answers with the last rows, also its first request in a language', async () => {
    for (const path of paths) await textOf(path, { host: HOSTS.es });
    await server.stopDatabase();
    for (const path of paths) expect(await textOf(path, { host: HOSTS.es })).toContain('Ný frétt');
    expect(await textOf('/verkefni/shop', { host: HOSTS.da })).toContain('Edited title');
    expect(await statusOf('/frettir/never-asked')).toEqual([302, '/frettir']);
    expect((await server.ask('/frettir?sida=2')).status).toBe(200);
  });

  test('when it is available again its rows are shown', { timeout: 30_000 }, async () => {
    await server.startDatabase();
    await server.edit('news', (rows) => rows.update({ title: 'Back again' }).eq('slug', 'fresh'));
    await server.edit('news', (rows) => rows.insert([createNews('never-asked', 1)]));
    for (const path of ['/', '/frettir', '/frettir/fresh'])
      expect(await textOf(path)).toContain('Back again');
    expect(await textOf('/frettir/never-asked')).toContain('Title of never-asked');
  });
});

test('none of this writes to the log', () => {
  expect(server.log).toEqual([]);
});
