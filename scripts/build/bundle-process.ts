import { rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { type BuildEnvironment, createBuilder, type Plugin } from 'vite';
import { BROWSER_FILES } from '../../server/render/bundle-folder.ts';
import { SERVER_BUNDLE } from './react-router-build.ts';

/*
 * Makes the bundles, as a process of its own (`react-router-build.ts`), into the folder BUNDLE_FOLDER: the server's first, which
 * it tells, so that pages can be drawn while the browser's is made. React Router's own command makes them in the other order,
 * since its server bundle names the browser's files; here a file beside it does.
 */

/** React Router's list of the browser's files; it can be made when they are there. */
const MANIFEST = 'virtual:react-router/server-manifest';
const manifestIds = new RegExp(`^\\0?${MANIFEST}$`);

/** Leaves the list out of the server's bundle. */
const listedLater: Plugin = {
  name: 'listed-later',
  load: { order: 'pre', filter: { id: manifestIds }, handler: () => 'export default null' },
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
process.send?.(SERVER_BUNDLE);
// Pages are drawn meanwhile, which takes longer.
setPriority(constants.priority.PRIORITY_LOW);
await build(client);
writeFileSync(join(folder, BROWSER_FILES), JSON.stringify(await browserFiles(ssr)));
for (const part of ['server', 'client'])
  rmSync(join(folder, part, '.vite'), { recursive: true, force: true });
// React Router's plugin keeps a development server for itself, which would go on.
process.exit();

/** Asks React Router's plugin for the list, which it writes down for the browser as well. */
async function browserFiles(server: BuildEnvironment): Promise<unknown> {
  const router = server.config.plugins.find(({ name }) => name === 'react-router:virtual-modules');
  const load = typeof router?.load === 'object' ? router.load.handler : router?.load;
  const context = { environment: server } as unknown as ThisParameterType<NonNullable<typeof load>>;
  const code = await load?.call(context, `\0${MANIFEST}`);
  if (typeof code !== 'string') throw new Error('React Router gives no list of the browser\u2019s files.');
  const { default: files } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return files;
}
