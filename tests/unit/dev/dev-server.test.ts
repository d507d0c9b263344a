import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { LiveState } from '../../../scripts/dev/live-channel.ts';
import { editedProject, projectOf, smallProject } from '../texts/small-project.ts';
import { type RunningPreview, runDev, startPreview } from './running-preview.ts';
import { listedIn, printedFor } from './shown-problems.ts';

/** The code is compiled when it is first needed. */
const STARTING_MS = 60_000;

const written = (file: string) => smallProject[file] ?? '';

/** A file with something else in the place of a text that it has. */
function withText(file: string, find: string, replace: string): string {
  return editedProject([file, find, replace])[file] ?? '';
}

/** Waits until something is as expected; a busy machine is slow, not wrong. */
const eventually = <T>(read: () => T) => expect.poll(read, { timeout: STARTING_MS });

const sound = ({ overlay }: LiveState) => overlay === '';
const broken = ({ overlay }: LiveState) => overlay !== '';

/** Starts over a site with a mistake, in Icelandic; the first test fixes it. */
let preview: RunningPreview;
beforeAll(async () => {
  const files = editedProject(['site.yaml', 'ISK: 14900', 'ISK: <b>']);
  preview = await startPreview(files, {}, ['--lang', 'is']);
}, STARTING_MS);
afterAll(async () => {
  // A page is still open.
  expect(await preview.stop('SIGINT')).toBe(0);
});

test('a mistake from the start is shown instead of the site, which comes when it is fixed', {
  timeout: STARTING_MS,
}, async () => {
  const { status, headers, body } = await preview.ask('/lausnir');
  expect([status, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(body).toContain('<html lang="is">');
  expect(body).toContain('<h1>Ekki er hægt að sýna vefinn enn þá</h1>');
  expect(body).not.toContain('<b>');
  const { overlay, version } = stateOf(body);
  expect(overlay).toContain('<strong>1 villa</strong>');
  expect(overlay).toContain('<code>site.yaml:7:21</code>');
  expect(preview.output()).toContain('1 villa\n');
  expect(preview.output()).not.toContain('http://en.localhost');

  preview.write('site.yaml', written('site.yaml'));
  await eventually(async () => (await preview.ask('/lausnir')).status).toBe(200);
  expect((await preview.reported(sound)).version).not.toBe(version);
});

describe('over a sound site', () => {
  /** What an open page receives after an edit that makes a new version. */
  async function newVersionAfter(edit: () => void): Promise<LiveState> {
    const { version } = await preview.reported(sound);
    edit();
    return await preview.reported((state) => state.version !== version);
  }

  test('each language has its address, and links to the others stay on this machine', async () => {
    expect(preview.output()).toContain(`http://is.localhost:${preview.port}\n`);
    expect(preview.output()).toContain(`http://en.localhost:${preview.port}\n`);
    for (const code of ['is', 'en']) {
      const { status, headers, body } = await preview.ask('/', `${code}.localhost`);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body).toContain(`lang="${code}"`);
      expect(body).toContain(`${code} home.hero.title`);
      expect(body).toContain(`href="http://${code === 'is' ? 'en' : 'is'}.localhost:${preview.port}/"`);
    }
  });

  test('a site without news and projects starts no database', async () => {
    await preview.reported(sound);
    expect(existsSync(preview.databaseFolder)).toBe(false);
  });

  test('the kit shows each kind of section in each look, on pages without React', async () => {
    const one = await preview.ask('/_kit/card-grid', 'en.localhost');
    expect([one.status, one.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(one.body).toContain('id="card-grid-picture"');
    expect(one.body).toContain('src="/@live/live-page.js"');
    const all = await preview.ask('/_kit');
    expect(all.body).toContain('href="/_kit/card-grid"');
    expect((await preview.ask('/_kit/icons.svg')).headers['content-type']).toContain('image/svg+xml');
    expect((await preview.ask('/_kit/no-such-kind')).status).toBe(404);
    expect((await preview.ask('/sitemap.xml')).body).not.toContain('/_kit');
  });

  test('a page can start React', async () => {
    const { body } = await preview.ask('/lausnir');
    const module = await preview.ask(/data-start="([^"]+)"/.exec(body)?.[1] ?? '/none');
    expect([module.status, module.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    const imported = [...module.body.matchAll(/\bimport (?:[^";]* from )?"([^"]+)"/g)].map(
      ([, address = '']) => address,
    );
    expect(imported).toContain('/app/root.tsx');
    for (const address of imported) {
      const { status, headers } = await preview.ask(address);
      expect([address, status, headers['content-type']]).toEqual([address, 200, 'text/javascript']);
    }
  });

  test.each([
    ['/lausnir.data?_routes=page%2Fsolutions', 200, 'text/x-script'],
    ['/locales/is/nav.json', 200, 'application/json; charset=utf-8'],
    ['/assets/icons.svg', 200, 'image/svg+xml; charset=utf-8'],
    ['/favicon.svg', 200, 'image/svg+xml; charset=utf-8'],
    ['/site.webmanifest', 200, 'application/manifest+json; charset=utf-8'],
    ['/none', 404, 'text/html; charset=utf-8'],
    ['/%E0%A4', 404, 'text/html; charset=utf-8'],
  ])('%s answers %i %s', async (path, status, type) => {
    const reply = await preview.ask(path);
    expect([reply.status, reply.headers['content-type']]).toEqual([status, type]);
  });

  test.each([
    ['/hysing?from=mail', 301, '/lausnir/vefhysing?from=mail'],
    ['/lausnir/?from=mail', 308, '/lausnir?from=mail'],
  ])('%s leads to its page with %i', async (path, status, location) => {
    const reply = await preview.ask(path);
    expect([reply.status, reply.headers.location]).toEqual([status, location]);
  });

  test('a form is not sent, which a page says, or a note over the page that sent it', async () => {
    const { note } = await preview.reported(sound);
    const page = await preview.post('/', { referer: `http://is.localhost:${preview.port}/lausnir?a=1` });
    expect([page.status, page.headers['content-type']]).toEqual([501, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<h1>Form eru ekki send í forskoðuninni</h1>');
    expect(page.body).toContain('href="/lausnir?a=1"');
    expect((await preview.post('/', { referer: 'https://example.org/a' })).body).toContain('href="/"');

    const reply = await preview.post('/', { accept: 'application/json' });
    expect([reply.status, JSON.parse(reply.body)]).toEqual([501, { outcome: 'failed', errors: [] }]);
    const reported = await preview.reported((state) => state.note !== note);
    expect(reported.note).toContain('Form eru ekki send í forskoðuninni');
    expect((await preview.post('/lausnir')).status).toBe(405);
    expect(JSON.parse((await preview.ask('/forms/ticket')).body)).toEqual({ ticket: '' });
  });

  test('an edited text shows, and open pages are informed', async () => {
    await newVersionAfter(() =>
      preview.write(
        'locales/is/home.json',
        withText('locales/is/home.json', 'is home.hero.title', 'Edited title'),
      ),
    );
    expect((await preview.ask('/')).body).toContain('Edited title');
    expect((await preview.ask('/_.data')).body).not.toContain('is home.hero.title');
    expect((await preview.ask('/locales/is/home.json')).body).toContain('Edited title');
    await newVersionAfter(() => preview.write('locales/is/home.json', written('locales/is/home.json')));
    expect((await preview.ask('/')).body).toContain('is home.hero.title');
  });

  test('a save that changes nothing leaves open pages alone', async () => {
    const { version } = await preview.reported(sound);
    preview.write('site.yaml', written('site.yaml'));
    // A second edit shows that the first has been read.
    preview.write('site.yaml', ': [');
    await preview.reported(broken);
    preview.write('site.yaml', written('site.yaml'));
    expect((await preview.reported(sound)).version).toBe(version);
  });

  test('a mistake is shown over the last valid page until it is fixed', async () => {
    const file = 'content/en/story.md';
    const { version } = await preview.reported(sound);
    preview.write(file, 'One\n\nand {{price.none}}');
    const reported = await preview.reported(broken);
    expect(reported.version).toBe(version);
    expect(reported.overlay).toContain(`<code>${file}:3:5`);
    expect(reported.overlay).toContain('<strong>');
    expect(reported.overlay).toContain('^');

    const { status, body } = await preview.ask('/');
    expect(status).toBe(200);
    expect(body).toContain('is home.hero.title');
    expect(stateOf(body)).toEqual(reported);

    preview.write(file, written(file));
    await preview.reported(sound);
    expect(stateOf((await preview.ask('/')).body)).toEqual({ ...reported, overlay: '' });
  });

  test(
    'a page that is added, moved and removed again needs no restart',
    async () => {
      const withPage = (path: string) =>
        withText(
          'site.yaml',
          '\nnotFound:',
          `  - { id: added, path: ${path}, texts: home, sections: [{ kind: hero, id: hero }] }\n\nnotFound:`,
        );
      const isServed = (path: string, status: number) =>
        eventually(async () => (await preview.ask(path)).status).toBe(status);

      for (const [file, text] of Object.entries(projectOf(withPage('/added')))) preview.write(file, text);
      await isServed('/added', 200);
      expect((await preview.ask('/added', 'en.localhost')).body).toContain('en added.hero.title');
      expect((await preview.ask('/added.data')).status).toBe(200);
      expect((await preview.ask('/')).status).toBe(200);

      preview.write('site.yaml', withPage('/added/further'));
      await isServed('/added/further', 200);
      expect((await preview.ask('/added')).status).toBe(404);

      for (const [file, text] of Object.entries(smallProject)) preview.write(file, text);
      await isServed('/added/further', 404);
      await preview.reported(sound);
    },
    STARTING_MS,
  );
});

/* Whatever is typed: pages keep answering, and list what npm run check prints of the same files. */
describe('content that is wrong for a while', () => {
  /** After each test the site is restored. */
  afterEach(async () => {
    for (const name of ['locales', 'content']) rmSync(at(name), { recursive: true, force: true });
    for (const [file, text] of Object.entries(smallProject)) preview.write(file, text);
    await eventually(() => overlay()).toBe('');
    await eventually(async () => (await preview.ask('/')).body).toContain('is home.hero.title');
    expect(preview.output()).not.toMatch(/unhandled|uncaught|^\s+at .*:\d+:\d+/im);
  });

  const at = (file: string) => join(preview.folder, file);

  /** The panel that open pages received last. */
  async function overlay(): Promise<string> {
    return (await preview.reported(() => true)).overlay;
  }

  async function expectAsChecked(): Promise<void> {
    const printed = printedFor(preview.folder, 'is');
    await eventually(async () => listedIn(await overlay())).toEqual(printed);
    await expectPages();
  }

  /** Every page is there, in each language. */
  async function expectPages(): Promise<void> {
    for (const language of ['is', 'en'])
      for (const path of ['/', '/lausnir', '/lausnir/vefhysing']) {
        const { status, body } = await preview.ask(path, `${language}.localhost`);
        expect([path, status]).toEqual([path, 200]);
        expect(body).toContain(`lang="${language}"`);
        expect(body).toContain('</html>');
      }
  }

  test('a price typed letter by letter and saved each time', async () => {
    const [before = '', after = ''] = written('site.yaml').split('ISK: 14900');
    for (const typed of ['ISK: ', 'IS', 'ISK: 15.', 'ISK: 15100']) {
      preview.write('site.yaml', before + typed + after);
      await expectAsChecked();
    }
    const { body } = await preview.ask('/');
    expect(body).toContain('15.100');
    expect(body).not.toContain('14.900');
  });

  test.each<[string, () => void]>([
    ['a deleted file of texts', () => rmSync(at('locales/is/home.json'))],
    [
      'a folder in the place of a file',
      () => {
        rmSync(at('locales/is/home.json'));
        mkdirSync(at('locales/is/home.json'));
      },
    ],
    ['a picture in the place of texts', () => preview.write('locales/is/home.json', randomBytes(20_000))],
    ['an emptied site.yaml', () => preview.write('site.yaml', '')],
  ])('%s', async (_, damage) => {
    damage();
    await eventually(() => overlay()).not.toBe('');
    await expectAsChecked();
    expect((await preview.ask('/')).body).toContain('is home.hero.title');
  });

  test('site.yaml deleted, a folder for a while, and put back', async () => {
    rmSync(at('site.yaml'));
    await eventually(() => overlay()).toContain('Skráin site.yaml er ekki í');
    await expectPages();
    mkdirSync(at('site.yaml'));
    await eventually(() => overlay()).toContain('Ekki er hægt að opna site.yaml');
    await expectPages();
    rmSync(at('site.yaml'), { recursive: true });
    preview.write('site.yaml', written('site.yaml'));
    await expectAsChecked();
  });

  test('a file saved beside itself and put in its place', async () => {
    const text = withText('locales/is/home.json', 'is home.hero.title', 'Nýr titill');
    writeFileSync(at('locales/is/.home.json.swp'), randomBytes(100));
    writeFileSync(at('locales/is/4913'), '');
    rmSync(at('locales/is/4913'));
    renameSync(at('locales/is/home.json'), at('locales/is/home.json~'));
    writeFileSync(at('locales/is/home.json'), text);
    await eventually(async () => (await preview.ask('/')).body).toContain('Nýr titill');
    await expectAsChecked();
    expect(await overlay()).toBe('');
  });

  test('forty saves in a row', { timeout: STARTING_MS }, async () => {
    for (let count = 0; count < 40; count++) {
      const price = count % 3 === 0 ? 'ISK: [' : `ISK: ${15_000 + count}`;
      preview.write('site.yaml', withText('site.yaml', 'ISK: 14900', price));
      await wait(5);
    }
    await expectPages();
    preview.write('site.yaml', withText('site.yaml', 'ISK: 14900', 'ISK: 17700'));
    await eventually(async () => (await preview.ask('/')).body).toContain('17.700');
    await expectAsChecked();
  });
});

describe('the command', () => {
  test('says what to do when its port is taken', { timeout: STARTING_MS }, async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const { code, output } = await runDev({ PORT: String(port) });
    expect([code, output.trim().split('\n').length]).toEqual([1, 1]);
    expect(output).toContain(`Port ${port} is already in use.`);
  });

  test.each<[string, Record<string, string>, string[]]>([
    ['PORT is "abc"', { PORT: 'abc' }, []],
    ['SUPABASE_PUBLISHABLE_KEY', { SUPABASE_URL: 'https://abc.supabase.co' }, []],
    ['There is no folder no-such-folder', {}, ['--site', 'no-such-folder']],
  ])('refuses a wrong setting: %s', { timeout: STARTING_MS }, async (message, environment, options) => {
    const { code, output } = await runDev(environment, ...options);
    expect(code).toBe(2);
    expect(output).toContain(message);
  });
});

/** The state that a page was made from. */
function stateOf(html: string): LiveState {
  const escaped = /data-live="([^"]*)"/.exec(html)?.[1] ?? '';
  const text = escaped
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
  return JSON.parse(text) as LiveState;
}

function randomBytes(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, place) => (place * 7919 + (place >> 3)) % 256);
}
