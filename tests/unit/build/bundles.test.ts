import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { pageSource } from '../../../app/data/create-page-source.ts';
import { beginBundles } from '../../../scripts/build/bundles.ts';
import { readProject } from '../../../scripts/project/read-project.ts';
import { BROWSER_FILES, bundleFolder } from '../../../server/render/bundle-folder.ts';
import { loadRenderer } from '../../../server/render/renderer.ts';
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
