import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { describe, expect, test } from 'vitest';
import { pageSource } from '../../../app/data/create-page-source.ts';
import type { BrowserFiles } from '../../../app/hydration/hydration-module.ts';
import { beginBundles } from '../../../scripts/build/bundles.ts';
import { readProject } from '../../../scripts/project/read-project.ts';
import { BROWSER_FILES, bundleFolder } from '../../../server/render/bundle-folder.ts';
import { loadRenderer } from '../../../server/render/renderer.ts';
import { routeManifest } from '../../../server/render/route-manifest.ts';
import { BUNDLE_TIME, ownBundles } from './own-bundles.ts';
import { temporaryFolder } from './temporary-folder.ts';

const { project } = readProject('.');
if (!project) throw new Error('The project has problems; npm run check tells them.');
const { defaultLanguage } = project.site;
const source = pageSource(project, defaultLanguage, '/icons.svg');
const home = new URL('/', defaultLanguage.origin);

describe('the server’s bundle', { timeout: BUNDLE_TIME }, () => {
  test('draws pages before the browser’s is there, and starts them when it is', async () => {
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

  test('knows the routes as React Router lists them for the browser, but for the files', async () => {
    const folder = bundleFolder(await ownBundles());
    const { routes } = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as ServerBuild;
    const { default: listed }: { default: BrowserFiles } = await import(
      pathToFileURL(join(folder, BROWSER_FILES)).href,
      { with: { type: 'json' } }
    );
    const known = routeManifest(routes).routes;
    expect(Object.keys(known).sort()).toEqual(Object.keys(listed.routes).sort());
    for (const [id, route] of Object.entries(listed.routes)) {
      const { imports, css, ...others } = route as NonNullable<typeof route> & {
        imports: unknown;
        css: unknown;
      };
      expect(JSON.parse(JSON.stringify({ ...known[id], module: others.module }))).toEqual(others);
    }
  });
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
