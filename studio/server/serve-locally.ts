import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Log } from '../../server/runtime/log.ts';
import { createStudio, type StudioOptions } from './create-studio.ts';
import { loadInterface } from './interface.ts';
import { createStudioServer } from './studio-server.ts';

interface LocalOptions extends Omit<StudioOptions, 'people' | 'log'> {
  /** The project's folder, where the interface is built. */
  readonly root: string;
  readonly port: number;
  readonly log: Log;
}

/** Serves the Studio to this machine alone, without sign-in. */
export async function serveLocally({ root, port, log, ...options }: LocalOptions): Promise<{
  readonly server: Server;
  readonly port: number;
  /** Stops the services of the Studio, after the server. */
  readonly close: () => Promise<void>;
}> {
  const studio = createStudio({ ...options, people: null, log: (line) => log.warning('studio', line) });
  await studio.publisher.recover();
  const server = createStudioServer({
    studio,
    pages: loadInterface(join(root, 'build/studio')),
    log,
    getSender: ({ socket }) => ({ client: socket.remoteAddress ?? '', isHttps: false }),
    isOwnHost: isLoopbackHost,
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port, close: studio.close };
}

/** A foreign domain that points to this machine would make its pages part of the Studio's origin. */
function isLoopbackHost(host: string | undefined): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i.test(host ?? '');
}
