import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createBuilder, type Manifest, type Plugin } from 'vite';
import { BROWSER_FILES } from '../../server/render/bundle-folder.ts';
import { browserManifest, FILES_OF_VITE } from './browser-manifest.ts';

/*
 * Makes the bundles, as a process of its own (`react-router-build.ts`), into the folder BUNDLE_FOLDER: the server's first, which
 * it tells, so that pages can be drawn while the browser's is made. React Router's own command makes them in the other order,
 * since its server bundle names the browser's files; here a file beside it does.
 */

/** Leaves React Router's list of the browser's files out of the server's bundle: it can be made when they are there. */
const listedLater: Plugin = {
  name: 'listed-later',
  load: {
    order: 'pre',
    filter: { id: /^\0virtual:react-router\/server-manifest$/ },
    handler: () => 'export default null',
  },
};

const folder = process.env.BUNDLE_FOLDER ?? 'build/bundle';
const { environments, build } = await createBuilder({
  mode: 'production',
  logLevel: 'warn',
  plugins: [listedLater],
  // The first bundle leaves the files of both in the browser's folder.
  build: { emptyOutDir: false },
});
const { ssr, client } = environments;
if (!ssr || !client)
  throw new Error('vite.config.ts has an environment for the server and one for the browser.');
await build(ssr);
process.send?.('The server bundle is there.');
// Pages are drawn meanwhile, which takes longer: the thread that all of the bundler's others wait for gives way.
setPriority(constants.priority.PRIORITY_LOW);
await build(client);
const { routes } = (await import(pathToFileURL(resolve(folder, 'server/index.js')).href)) as ServerBuild;
const made: Manifest = JSON.parse(readFileSync(join(folder, 'client', FILES_OF_VITE), 'utf8'));
const manifest = browserManifest(routes, made);
writeFileSync(join(folder, BROWSER_FILES), JSON.stringify(manifest));
writeFileSync(
  join(folder, 'client', manifest.url),
  `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
);
for (const part of ['server', 'client'])
  rmSync(dirname(join(folder, part, FILES_OF_VITE)), { recursive: true });
// React Router's plugin keeps a development server for itself, which would go on.
process.exit();
