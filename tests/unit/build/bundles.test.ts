import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { pageSource } from '../../../app/data/create-page-source.ts';
import { beginBundles } from '../../../scripts/build/bundles.ts';
import { readProject } from '../../../scripts/project/read-project.ts';
import { BROWSER_FILES, bundleFolder } from '../../../server/render/bundle-folder.ts';
import { type BundleEntry, loadRenderer } from '../../../server/render/renderer.ts';
import { BUNDLE_TIME, ownBundles } from './own-bundles.ts';
import { contentsOf, temporaryFolder } from './temporary-folder.ts';

const { project } = readProject('.');
if (!project) throw new Error('The project has problems; npm run check tells them.');
const { defaultLanguage } = project.site;
const source = pageSource(project, defaultLanguage, '/icons.svg');
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
    const { draw, page } = await loadRenderer(part, browser.promise);
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

test('a page is the same whether React Router draws it with its list of the browser’s files or without', {
  timeout: BUNDLE_TIME,
}, async () => {
  const build = await ownBundles();
  const bundle = (await import(
    pathToFileURL(join(bundleFolder(build), 'server/index.js')).href
  )) as ServerBuild;
  const { createRequestHandler, RouterContextProvider, pageSourceContext, drawnPageContext } = bundle.entry
    .module as unknown as BundleEntry;
  const { draw, browserFiles } = await loadRenderer(build);
  const assets = (await browserFiles()) as ServerBuild['assets'];
  expect(assets.routes.root?.module).toMatch(/^\/assets\/root-/);
  const handle = createRequestHandler({ ...bundle, assets }, 'production');
  for (const path of ['/', '/hafa-samband', '/er-ekki-til']) {
    const url = new URL(path, home);
    const context = new RouterContextProvider();
    context.set(pageSourceContext, source);
    const { status } = await handle(new Request(url), context);
    expect(await draw(url, source), path).toEqual({ status, ...context.get(drawnPageContext) });
  }
});

test('nothing in the app is named as what React Router keeps from the browser or the server', () => {
  // `askedLess` in vite.config.ts shows it neither.
  const kept = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(server|client)([./\\]|$)/.test(name),
  );
  expect(kept.sort()).toEqual(['entry.client.tsx', 'entry.server.tsx']);
});

test('the browser’s bundle is to the byte what React Router’s own command makes', {
  timeout: BUNDLE_TIME,
}, async () => {
  const command = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
  // Within the project, as React Router wants it.
  const folder = join('.cache/tests', crypto.randomUUID());
  try {
    const env = { ...process.env, NODE_ENV: 'production', BUNDLE_FOLDER: folder };
    const args = [join(dirname(command), 'bin.cjs'), 'build', '--logLevel', 'warn'];
    await promisify(execFile)(process.execPath, args, { env });
    const theirs = contentsOf(join(folder, 'client'));
    const ours = contentsOf(join(bundleFolder(await ownBundles()), 'client'));
    expect(Object.keys(theirs).some((name) => /^assets.manifest-/.test(name))).toBe(true);
    expect(Object.keys(ours).sort()).toEqual(Object.keys(theirs).sort());
    expect(ours).toEqual(theirs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('bundles that cannot be made are told of, and not taken for bundles the next time', {
  timeout: BUNDLE_TIME,
}, async () => {
  const folder = temporaryFolder();
  const twice = { id: 'page/home', pattern: '' };
  const { browser, isMade, server } = beginBundles(folder).finish([twice, twice]);
  expect(isMade).toBe(true);
  for (const part of [server, browser]) await expect(part).rejects.toThrow('The bundles could not be made');
  expect(existsSync(join(bundleFolder(folder), 'server/fingerprint.txt'))).toBe(false);
});
