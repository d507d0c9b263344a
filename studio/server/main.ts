import { once } from 'node:events';
import { rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readSettings } from '../../server/runtime/environment.ts';
import { createLog, failure, failureLine, type Log } from '../../server/runtime/log.ts';
import { stopGracefully } from '../../server/runtime/stop-gracefully.ts';
import { inspectCheckout } from '../publish/inspect-checkout.ts';
import { getRemote } from '../publish/send.ts';
import { createStudio } from './create-studio.ts';
import { loadInterface } from './interface.ts';
import { createStudioServer } from './studio-server.ts';

/*
 * The Studio's process, forked by server/studio-process.ts, which passes requests on. Argument: its socket or pipe,
 * which no other user can open. Exit codes: 0 stopped, 1 crashed, 3 cannot start.
 */

const ROOT = dirname(dirname(import.meta.dirname));

async function start(socket: string): Promise<void> {
  // Ctrl+C reaches every process of the terminal, but the server must finish first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  const settings = readSettings(process.env);
  if (settings.kind === 'wrong') throw new Error(settings.message);
  const { environment, database, mail } = settings.settings;
  const log = reportErrors(createLog({ format: environment.LOG_FORMAT }));
  process.on('uncaughtException', (error) => {
    log.error('studio-crashed', 'The Studio ends because of an unexpected error', failure(error));
    process.exit(1);
  });
  const [buildFolder, folder] = [join(ROOT, 'build'), resolve(ROOT, environment.STUDIO_FOLDER)];
  const checkout = await inspectCheckout(ROOT, buildFolder, folder);
  if (checkout.kind === 'refused') {
    log.error('studio-failed', checkout.reason);
    process.exit(3);
  }
  if (checkout.kind === 'unpublishable')
    log.warning('studio', `Drafts cannot be published: ${checkout.reason}`);
  const studio = createStudio({
    siteFolder: ROOT,
    buildFolder,
    folder,
    people: { mail },
    mail,
    spoolFolder: environment.SPOOL_FOLDER,
    database,
    remote: getRemote(environment),
    log: (line) => log.warning('studio', line),
    onUnsent: ({ count, reason }) => process.send?.({ type: 'unsent', count, reason }),
  });
  const server = createStudioServer({
    studio,
    pages: loadInterface(join(ROOT, 'build/studio')),
    log,
    // The server that passes requests on has replaced the browser's headers.
    getSender: ({ headers }) => ({
      client: String(headers['x-forwarded-for'] ?? ''),
      isHttps: headers['x-forwarded-proto'] === 'https',
    }),
    isOwnHost: () => true,
  });
  server.listen(socket);
  await once(server, 'listening');
  process.send?.('ready');
  // Only publications wait for it.
  studio.publisher
    .recover()
    .catch((error) => log.error('not-recovered', 'A publication could not be completed', failure(error)));
  // Also emitted if the server was killed.
  process.once('disconnect', async () => {
    await stopGracefully(server);
    // Folder of the socket, left by a server that was killed.
    await rmdir(dirname(socket)).catch(() => {});
    process.exit(0);
  });
  if (!process.connected) process.exit(0);
}

/** Reports errors of the Studio to the server, which shows them in its health check. */
function reportErrors(log: Log): Log {
  return {
    ...log,
    error(event, message, details) {
      log.error(event, message, details);
      process.send?.({ type: 'failed', reason: failureLine({ reason: message, ...details }) });
    },
  };
}

const [socket] = process.argv.slice(2);
if (socket === undefined || !process.send) {
  process.stderr.write('This is a part of the server and is not started by hand: npm run studio\n');
  process.exit(3);
}
await start(socket);
