import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createLog } from '../../server/log.ts';
import { createStudio } from '../../studio/server/create-studio.ts';
import { loadInterface } from '../../studio/server/interface.ts';
import { invite } from '../../studio/server/people.ts';
import type { Studio } from '../../studio/server/studio.ts';
import { createStudioServer } from '../../studio/server/studio-server.ts';

/*
 * `node tests/e2e/serve-studio.ts CHECKOUT BUILD FOLDER DATABASE ADMIN` serves the Studio over a checkout twice: to who works on
 * this machine, and to people who sign in by a database that runs. It prints the two ports and the secret of an invitation.
 */
const [siteFolder = '', buildFolder = '', folder = '', database = '', admin = ''] = process.argv.slice(2);
const log = createLog({ format: 'text' });
const pages = loadInterface(resolve(import.meta.dirname, '../../build/studio'));
const options = {
  ...{ siteFolder, buildFolder, folder },
  database: { kind: 'embedded', folder: database, sampleRows: false },
  remote: { mode: 'commit', remote: 'origin', branch: 'main', github: null },
  log: (line: string) => log.warning('studio', line),
} as const;
const local = createStudio({ ...options, people: null });
const { signIn } = createStudio({ ...options, people: { mail: null } });
if (!signIn) throw new Error('The Studio has no sign-in.');

const ports = [
  await serve(local, Number(process.env.STUDIO_PORT ?? 0)),
  await serve({ ...local, signIn, localPerson: null }, 0),
];
const invitation = { email: admin, name: 'Björn', role: 'admin', invitedBy: null } as const;
const secret = await invite(signIn.server(), invitation, new Date());
process.stdout.write(`${[...ports, secret].join(' ')}\n`);

async function serve(studio: Studio, port: number): Promise<number> {
  const server = createStudioServer({
    ...{ studio, pages, log },
    senderOf: ({ socket }) => ({ client: socket.remoteAddress ?? '', isHttps: false }),
    isOwnHost: () => true,
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
