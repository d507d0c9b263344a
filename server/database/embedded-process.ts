import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseProblem } from './database-connection.ts';
import { type EmbeddedMessage, STOP } from './embedded-database.ts';
import { lockFolder, removeRunningNote, writeRunningNote } from './folder-lock.ts';
import { applyMigrations, readMigrations } from './migrations.ts';
import { makeFolder } from './postgres-files.ts';
import { connectPostgres, namedPostgres, type PostgresLogin, startPostgres } from './postgres-server.ts';
import { createRestServer } from './rest-server.ts';
import { createRoles, grantAccounts } from './roles.ts';

/*
 * The process of the embedded database; forked by startEmbeddedDatabase.
 * Arguments: the database's folder, the folder of the migrations, the file of the sample rows or nothing. Exit codes: 0 stopped, 1 crashed, 3 cannot start.
 */

const LONGEST_CLOSE_MS = 7_000;

/** It takes longer than Postgres takes to start, so it is loaded meanwhile. */
const loadRestApi = () => import('./rest-api.ts');

interface Opened {
  readonly message: EmbeddedMessage;
  /** Resolves when Postgres has ended by itself. */
  readonly ended: Promise<void>;
  readonly close: () => Promise<void>;
}

async function open(folder: string, migrationsFolder: string, sampleRows: string | null): Promise<Opened> {
  const migrations = readMigrations(migrationsFolder);
  makeFolder(folder);
  const lock = await lockFolder(folder);
  process.once('exit', lock.release);
  if (!lock.isHeld()) throw new DatabaseProblem(`Another process took the database in ${folder}.`);
  const { DATABASE_URL } = process.env;
  const server = DATABASE_URL ? namedPostgres(DATABASE_URL) : await startPostgres(folder, loadRestApi);
  try {
    const login = await prepare(server.superuser, migrations, sampleRows);
    const served = await serve(folder, login, await loadRestApi());
    return {
      message: { kind: 'ready', ...served.reached },
      ended: server.ended,
      async close() {
        await served.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    if (!DATABASE_URL || error instanceof DatabaseProblem) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new DatabaseProblem(`The database of DATABASE_URL cannot be used: ${why}`, { cause: error });
  }
}

/** Roles, migrations and sample rows. */
async function prepare(
  superuser: PostgresLogin,
  migrations: ReturnType<typeof readMigrations>,
  sampleRows: string | null,
): Promise<PostgresLogin> {
  const database = connectPostgres(superuser);
  try {
    const login = await createRoles(database, superuser);
    const [found] = await database<
      { accounts: string | null }[]
    >`select to_regclass('auth.users') as accounts`;
    if (found?.accounts === null) {
      const { createAuthTables } = await import('./rest-api.ts');
      await createAuthTables(superuser);
    }
    await grantAccounts(database);
    await applyMigrations(database, migrations, sampleRows);
    return login;
  } finally {
    await database.end();
  }
}

async function serve(
  folder: string,
  login: PostgresLogin,
  { createRestApi }: typeof import('./rest-api.ts'),
) {
  const random = () => randomBytes(24).toString('base64url');
  const keys = { publishableKey: `sb_publishable_${random()}`, secretKey: `sb_secret_${random()}` };
  const api = await createRestApi(login, { ...keys, tokenSecret: random() }, (address, code) => {
    const message: EmbeddedMessage = { kind: 'code', address, code };
    process.send?.(message);
  });
  const server = createRestServer(api.answer, keys.secretKey);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const reached = { url: `http://127.0.0.1:${port}`, ...keys };
  writeRunningNote(folder, reached);
  return {
    reached,
    async close() {
      removeRunningNote(folder);
      await closeServer(server);
      await api.close();
    },
  };
}

async function run(folder: string, migrationsFolder: string, sampleRows: string | null): Promise<void> {
  // Ctrl+C reaches every process of the terminal; the server finishes first and then sends STOP.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  // The library prints failed statements, which contain visitors' answers.
  for (const print of ['log', 'info', 'warn', 'error', 'debug'] as const) console[print] = () => {};

  let opened: Opened | null = null;
  let stopping = false;
  const stop = async () => {
    stopping = true;
    setTimeout(() => process.exit(1), LONGEST_CLOSE_MS).unref();
    // Opening may be interrupted at any moment.
    await opened?.close();
    process.exit(0);
  };
  // Also when the parent was killed.
  process.once('disconnect', stop);
  if (!process.connected) await stop();
  process.on('message', (message) => message === STOP && process.connected && process.disconnect());

  try {
    opened = await open(folder, migrationsFolder, sampleRows);
    process.send?.(opened.message);
    // The parent starts it again.
    void opened.ended.then(() => stopping || process.exit(1));
  } catch (error) {
    if (!(error instanceof DatabaseProblem)) throw error;
    const failed: EmbeddedMessage = { kind: 'failed', message: error.message };
    process.send?.(failed, () => process.exit(3));
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
