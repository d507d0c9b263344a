import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder, type Manifest } from 'vite';
import type { RouteEntry } from '../../app/site/routes-of.ts';
import { BROWSER_FILES } from '../../server/render/bundle-folder.ts';
import { type ServerBundle, serverBuild } from '../../server/render/server-build.ts';
import { browserManifest, FILES_OF_VITE } from './browser-manifest.ts';
import { makeServerBundle } from './make-server-bundle.ts';

/*
 * Makes the bundles, as a process of its own (`start-bundles.ts`), into the folder BUNDLE_FOLDER, which is empty: the server's
 * first, for which neither React Router's plugin nor the routes are needed. It tells when that is there, so that pages can be
 * drawn while the browser's is made. React Router's own command makes them in the other order, since its server bundle names
 * the browser's files; here a file beside it does.
 */

// Whoever is killed says nothing; what is left over would write into the bundles of the next build.
process.on('disconnect', () => process.exit(1));

const folder = process.env.BUNDLE_FOLDER ?? 'build/bundle';
const sent = once(process, 'message').then(([table]): readonly RouteEntry[] => table);
globalThis.routesToCome = sent;

const named = await makeServerBundle(folder);
process.send?.('The server bundle is there.');
// Pages are drawn from here on, which takes longer: the thread that all of the bundler's others wait for gives way.
setPriority(constants.priority.PRIORITY_LOW);
const {
  environments: { client },
  build,
} = await createBuilder({ mode: 'production', logLevel: 'warn' });
if (!client) throw new Error('vite.config.ts has an environment for the browser.');
await build(client);
for (const file of named) renameSync(join(folder, 'server', file), join(folder, 'client', file));
const bundle: ServerBundle = await import(pathToFileURL(resolve(folder, 'server/index.js')).href);
const ofVite = join(folder, 'client', FILES_OF_VITE);
const made: Manifest = JSON.parse(readFileSync(ofVite, 'utf8'));
const manifest = browserManifest(serverBuild(bundle, await sent).assets, made);
writeFileSync(join(folder, BROWSER_FILES), JSON.stringify(manifest));
writeFileSync(
  join(folder, 'client', manifest.url),
  `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
);
rmSync(dirname(ofVite), { recursive: true });
// React Router's plugin keeps a development server for itself, which would go on.
process.exit();
