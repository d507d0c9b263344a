import { once } from 'node:events';
import { cpSync, mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { runBuild } from '../../scripts/run-build.ts';
import { readBuildEnvironment } from '../../server/build/build-environment.ts';
import { readMailSettings } from '../../server/runtime/environment.ts';
import { createLog } from '../../server/runtime/log.ts';
import { createStudio } from '../../studio/server/create-studio.ts';
import { loadInterface } from '../../studio/server/interface.ts';
import type { Studio } from '../../studio/server/studio-context.ts';
import { createStudioServer } from '../../studio/server/studio-server.ts';
import { bundlesFor } from '../unit/build/own-bundles.ts';

/*
 * `node tests/e2e/serve-studio.ts CHECKOUT FOLDER` builds the sites of a checkout and serves the Studio twice: to
 * the person on this machine, and to people who sign in with the running database of the environment. When it is
 * ready it prints a line with the two ports.
 */
const [siteFolder = '', folder = ''] = process.argv.slice(2);
const buildFolder = join(folder, 'build');
mkdirSync(buildFolder);
// A copy, because a publication with a new page replaces it.
cpSync(join(await bundlesFor(siteFolder), 'bundle'), join(buildFolder, 'bundle'), { recursive: true });
// Publications compress in the same way as the last build.
const quick = { light: true, uncompressed: false, 'if-changed': false, date: undefined };
await runBuild({ ...quick, site: siteFolder, out: buildFolder });

const environment = readBuildEnvironment(process.env);
if (environment.kind === 'wrong') throw new Error(environment.message);
const mail = readMailSettings(process.env);
if (mail.kind === 'wrong') throw new Error(mail.message);
const log = createLog({ format: 'text' });
const pages = loadInterface(resolve(import.meta.dirname, '../../build/studio'));
const options = {
  ...{ siteFolder, buildFolder, folder, database: environment.settings.database },
  ...{ mail: mail.settings, spoolFolder: join(folder, 'spool') },
  remote: { mode: 'commit', remote: 'origin', branch: 'main', github: null },
  log: (line: string) => log.warning('studio', line),
} as const;
const local = createStudio({ ...options, people: null });
const { signIn, database } = createStudio({ ...options, people: { mail: mail.settings } });
if (!signIn) throw new Error('The Studio has no sign-in.');

const ports = [await serve(local), await serve({ ...local, signIn, database, localPerson: null })];
process.stdout.write(`ready ${ports.join(' ')}\n`);

async function serve(studio: Studio): Promise<number> {
  const server = createStudioServer({
    ...{ studio, pages, log },
    getSender: ({ socket }) => ({ client: socket.remoteAddress ?? '', isHttps: false }),
    isOwnHost: () => true,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
