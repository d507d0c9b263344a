import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pageSource } from '../../../app/data/create-page-source.ts';
import { itemAddresses } from '../../../app/site/item-address.ts';
import { isPattern } from '../../../app/site/resolve-page.ts';
import { routesOf } from '../../../app/site/routes-of.ts';
import { beginBundles } from '../../../scripts/build/bundles.ts';
import { readProject } from '../../../scripts/check/project/read-project.ts';
import { sampleRows } from '../../../scripts/dev/kit/sample-content.ts';
import { BROWSER_FILES, bundleFolder } from '../../../server/render/bundle-folder.ts';
import { loadRenderer } from '../../../server/render/renderer.ts';
import type { ServerEntry } from '../../../server/render/server-build.ts';
import { BUNDLE_TIME, ownBundles } from './own-bundles.ts';
import { contentsOf, temporaryFolder } from './temporary-folder.ts';

const { project } = readProject('.');
if (!project) throw new Error('The project has problems; npm run check tells them.');
const { site } = project;
const { defaultLanguage } = site;
const rows = sampleRows;
const source = pageSource(project, defaultLanguage, '/icons.svg', { rows });
const routes = routesOf(site);
const home = new URL('/', defaultLanguage.origin);

test('the server’s bundle draws pages before the browser’s is there, and starts them when it is', {
  timeout: BUNDLE_TIME,
}, async () => {
  const whole = await ownBundles();
  // Within the project, for its libraries.
  const part = join('.cache/tests', crypto.randomUUID());
  mkdirSync(part, { recursive: true });
  try {
    cpSync(join(whole, 'bundle/server'), join(part, 'bundle/server'), { recursive: true });
    rmSync(join(bundleFolder(part), BROWSER_FILES));
    const browser = Promise.withResolvers<void>();
    const { draw, page } = await loadRenderer(part, routes, browser.promise);
    const { html, status } = await draw(home, source);
    expect(status).toBe(200);
    let started = false;
    const waiting = page(home, source, () => '/hydrate/one.js').then((made) => {
      started = true;
      return made;
    });
    await draw(home, source);
    expect(started).toBe(false);
    cpSync(join(bundleFolder(whole), BROWSER_FILES), join(bundleFolder(part), BROWSER_FILES));
    browser.resolve();
    expect((await waiting).body).toBe(html.replace('<html', '<html data-start="/hydrate/one.js"'));
  } finally {
    rmSync(part, { recursive: true });
  }
});

test('nothing in the app is named as what React Router keeps from the browser or the server', () => {
  // `askedLess` in vite.config.ts shows it neither.
  const kept = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(server|client)([./\\]|$)/.test(name),
  );
  expect(kept.sort()).toEqual(['entry.client.tsx', 'entry.server.tsx']);
});

describe('as React Router’s own command makes bundles', () => {
  // Within the project, as React Router wants it.
  const folder = join('.cache/tests', crypto.randomUUID());

  beforeAll(async () => {
    const command = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
    const env = { ...process.env, NODE_ENV: 'production', BUNDLE_FOLDER: folder };
    const args = [join(dirname(command), 'bin.cjs'), 'build', '--logLevel', 'warn'];
    await promisify(execFile)(process.execPath, args, { env });
  }, BUNDLE_TIME);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is the browser’s, to the byte', { timeout: BUNDLE_TIME }, async () => {
    const theirs = contentsOf(join(folder, 'client'));
    const ours = contentsOf(join(bundleFolder(await ownBundles()), 'client'));
    expect(Object.keys(theirs).some((name) => /^assets.manifest-/.test(name))).toBe(true);
    expect(Object.keys(ours).sort()).toEqual(Object.keys(theirs).sort());
    expect(ours).toEqual(theirs);
  });

  test('does the server’s draw every page, and say what React goes on with', {
    timeout: BUNDLE_TIME,
  }, async () => {
    const theirs = (await import(pathToFileURL(resolve(folder, 'server/index.js')).href)) as ServerBuild;
    const { createRequestHandler, RouterContextProvider, pageSourceContext, drawnPageContext } = theirs.entry
      .module as unknown as ServerEntry;
    const handle = createRequestHandler(theirs, 'production');
    const { draw, browserFiles } = await loadRenderer(await ownBundles(), routes);
    expect(await browserFiles()).toEqual(JSON.parse(JSON.stringify(theirs.assets)));
    const index = await rows.read({ of: 'index' });
    if (!index.ok) throw new Error('The rows can be read.');
    const paths = [
      ...site.pages.map(({ path }) => path).filter((path) => !isPattern(path)),
      ...itemAddresses(site, index.value).map(({ path }) => path),
      '/er-ekki-til',
    ];
    for (const path of paths) {
      const url = new URL(path, home);
      const context = new RouterContextProvider();
      context.set(pageSourceContext, source);
      const { status } = await handle(new Request(url), context);
      const ours = await draw(url, source);
      const drawn = context.get(drawnPageContext);
      expect(ours, path).toEqual({
        status,
        html: drawn?.html,
        state: { ...drawn?.state, settings: expect.any(String) },
      });
      // They also name what React Router would do differently in a version to come.
      expect(JSON.parse(ours.state?.settings ?? '')).toEqual({
        ...JSON.parse(drawn?.state?.settings ?? ''),
        future: {},
      });
    }
  });
});

describe('bundles that cannot be made', () => {
  const refused = 'The bundles could not be made; the reason is above.';
  const isTaken = (build: string) => existsSync(join(bundleFolder(build), 'server/fingerprint.txt'));

  test('for the browser are told of, and not taken for bundles the next time', {
    timeout: BUNDLE_TIME,
  }, async () => {
    const folder = temporaryFolder();
    const twice = { id: 'page/home', pattern: '' };
    const { browser, isMade, server } = beginBundles(folder).finish([twice, twice]);
    expect(isMade).toBe(true);
    await server;
    await expect(browser).rejects.toThrow(refused);
    expect(isTaken(folder)).toBe(false);
  });

  test.each([
    ['at once', 0],
    ['when that has failed', 3_000],
  ])(
    'for the server are told of to all who wait for them, asked for %s',
    {
      timeout: BUNDLE_TIME,
    },
    async (_, later) => {
      vi.stubEnv('NODE_OPTIONS', '--import=./no-such-module.js');
      const folder = temporaryFolder();
      const bundling = beginBundles(folder);
      await wait(later);
      const { browser, server } = bundling.finish(routes);
      for (const part of [server, browser]) await expect(part).rejects.toThrow(refused);
      expect(isTaken(folder)).toBe(false);
    },
  );

  test('because the build was killed leave nothing behind that would go into the next ones', {
    timeout: BUNDLE_TIME,
  }, async () => {
    const folder = temporaryFolder();
    const args = ['scripts/build.ts', '--light', '--out', folder];
    const env = {
      ...process.env,
      SAMPLE_DATA: 'off',
      DATABASE_FOLDER: join(folder, 'database'),
      BUILD_ITEMS: '0',
    };
    const killed = spawn(process.execPath, args, { env, stdio: 'ignore' });
    const bundle = join(bundleFolder(folder), 'server/index.js');
    await expect.poll(() => existsSync(bundle), { interval: 5, timeout: 60_000 }).toBe(true);
    killed.kill('SIGKILL');
    await promisify(execFile)(process.execPath, args, { env });
    const whole = contentsOf(join(bundleFolder(await ownBundles()), 'client'));
    expect(Object.keys(whole).some((name) => name.endsWith('.woff2'))).toBe(true);
    expect(contentsOf(join(bundleFolder(folder), 'client'))).toEqual(whole);
  });
});
