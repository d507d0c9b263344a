import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseProblem } from './database-connection.ts';
import { type EmbeddedMessage, STOP } from './embedded-database.ts';
import { lockFolder, removeRunningNote, writeRunningNote } from './folder-lock.ts';
import { applyMigrations, insertSampleRows, noteSampleRows, readMigrations } from './migrations.ts';
import { keepTablePrivileges, openFolder } from './open-folder.ts';
import { createRestServer } from './rest-server.ts';

/*
 * The process of the embedded database; forked by startEmbeddedDatabase.
 * Arguments: the database's folder, the folder of the migrations, the file of the sample rows or nothing. Exit codes: 0 stopped, 1 crashed, 3 cannot start.
 */

const LONGEST_CLOSE_MS = 5_000;

interface Opened {
  readonly server: Server;
  readonly close: () => Promise<void>;
  readonly message: EmbeddedMessage;
}

async function open(folder: string, migrationsFolder: string, sampleRows: string | null): Promise<Opened> {
  makeFolder(folder);
  const migrations = readMigrations(migrationsFolder);
  const lock = await lockFolder(folder);
  process.once('exit', lock.release);
  const { App } = await import('@supabase/lite');
  if (!lock.isHeld()) throw new DatabaseProblem(`Another process took the database in ${folder}.`);
  const connection = await openFolder(folder);
  await noteSampleRows(connection.driver);
  await applyMigrations(connection.driver, migrations);
  await insertSampleRows(connection.driver, sampleRows);
  keepTablePrivileges(connection);

  const random = () => randomBytes(24).toString('base64url');
  const keys = { publishableKey: `sb_publishable_${random()}`, secretKey: `sb_secret_${random()}` };
  const app = new App({
    connection,
    auth: {
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      // Nobody signs in. The library's default secret is public: a token signed with it could have any role.
      jwt_secret: random(),
    },
  });
  // All requests share one Postgres session: concurrent ones would share a transaction and a role.
  const server = createRestServer(oneByOne((request: Request) => app.fetch(request)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const reached = { url: `http://127.0.0.1:${port}`, ...keys };
  writeRunningNote(folder, reached);
  return {
    server,
    close: () => connection.driver.close(),
    message: { kind: 'ready', ...reached },
  };
}

async function run(folder: string, migrationsFolder: string, sampleRows: string | null): Promise<void> {
  // Ctrl+C reaches every process of the terminal; the server finishes first and then sends STOP.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  // The library prints failed statements, which contain visitors' answers.
  for (const print of ['log', 'info', 'warn', 'error', 'debug'] as const) console[print] = () => {};

  let opened: Opened | null = null;
  const stop = async () => {
    setTimeout(() => process.exit(1), LONGEST_CLOSE_MS).unref();
    // Opening may be interrupted at any moment.
    if (opened) {
      removeRunningNote(folder);
      await closeServer(opened.server);
      await opened.close();
    }
    process.exit(0);
  };
  // Also when the parent was killed.
  process.once('disconnect', stop);
  if (!process.connected) await stop();
  process.on('message', (message) => message === STOP && process.connected && process.disconnect());

  try {
    opened = await open(folder, migrationsFolder, sampleRows);
    process.send?.(opened.message);
  } catch (error) {
    if (!(error instanceof DatabaseProblem)) throw error;
    const failed: EmbeddedMessage = { kind: 'failed', message: error.message };
    process.send?.(failed, () => process.exit(3));
  }
}

/** @throws DatabaseProblem when it cannot be created */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseProblem(
      `The database's folder ${folder} cannot be made: ${reason}. Make room for it, or set DATABASE_FOLDER to another folder.`,
      { cause: error },
    );
  }
}

/** Lets pending requests finish. */
async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await Promise.race([closed, wait(1_000)]);
  server.closeAllConnections();
}

const [folder, migrationsFolder, sampleRows] = process.argv.slice(2);
if (folder === undefined || migrationsFolder === undefined || !process.send) {
  process.stderr.write('This is a part of the server and is not started by hand: npm start\n');
  process.exit(3);
}
await run(folder, migrationsFolder, sampleRows ?? null);

/** Serialises calls: each begins when the one before it has settled. */
export function oneByOne<Given, Result>(
  work: (given: Given) => Promise<Result>,
): (given: Given) => Promise<Result> {
  let before: Promise<unknown> = Promise.resolve();
  return (given) => {
    const result = before.then(() => work(given));
    before = result.catch(() => {});
    return result;
  };
}
