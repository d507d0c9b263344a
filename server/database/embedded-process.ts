import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getMessage } from '../runtime/get-message.ts';
import { type DatabaseConnection, DatabaseProblem } from './database-connection.ts';
import { CANNOT_START, type EmbeddedMessage, WITH_SAMPLE_ROWS } from './embedded-database.ts';
import { lockFolder, removeRunningNote, writeRunningNote } from './folder-lock.ts';
import { applyMigrations, type Migration, readMigrations } from './migrations.ts';
import { giveToOwner, makeFolder } from './postgres-files.ts';
import {
  connectPostgres,
  openExternalPostgres,
  type PostgresLogin,
  type PostgresServer,
  startPostgres,
} from './postgres-server.ts';
import { createRestServer } from './rest-server.ts';
import { createRoles, grantAccounts } from './roles.ts';

/*
 * The process of the embedded database; forked by startEmbeddedDatabase.
 * Arguments: the database's folder, WITH_SAMPLE_ROWS or nothing.
 * Exit codes: 0 stopped, 1 crashed, CANNOT_START.
 */

const MIGRATIONS = fileURLToPath(new URL('../../supabase/migrations', import.meta.url));
const SAMPLE_ROWS = fileURLToPath(new URL('../../supabase/seed.sql', import.meta.url));
const MAX_CLOSE_MS = 7_000;

let postgres: PostgresServer | null = null;
let isStopping = false;

/** Loading takes longer than the start of Postgres, so both run at the same time. */
const loadRestApi = () => import('./rest-api.ts');

async function open(folder: string, sampleRows: string | null): Promise<DatabaseConnection> {
  const migrations = readMigrations(MIGRATIONS);
  await makeFolder(folder);
  const lock = await lockFolder(folder);
  await giveToOwner(folder);
  process.once('exit', () => {
    removeRunningNote(folder);
    lock.release();
  });
  const { DATABASE_URL } = process.env;
  postgres = DATABASE_URL ? openExternalPostgres(DATABASE_URL) : await startPostgres(folder, loadRestApi);
  try {
    const connection = await serve(await prepare(postgres.superuser, migrations, sampleRows));
    writeRunningNote(folder, connection);
    return connection;
  } catch (error) {
    if (!DATABASE_URL || error instanceof DatabaseProblem) throw error;
    throw new DatabaseProblem(`The database of DATABASE_URL cannot be used: ${getMessage(error)}`, {
      cause: error,
    });
  }
}

/** Creates the roles and applies migrations and sample rows. */
async function prepare(
  superuser: PostgresLogin,
  migrations: readonly Migration[],
  sampleRows: string | null,
): Promise<PostgresLogin> {
  const database = connectPostgres(superuser);
  try {
    const login = await createRoles(database, superuser);
    const [authSchema] = await database<
      { accounts: string | null }[]
    >`select to_regclass('auth.users') as accounts`;
    if (authSchema?.accounts === null) {
      const { createAuthTables } = await loadRestApi();
      await createAuthTables(superuser);
    }
    await grantAccounts(database);
    await applyMigrations(database, migrations, sampleRows, (message) => send({ kind: 'warning', message }));
    return login;
  } finally {
    await database.end();
  }
}

async function serve(login: PostgresLogin): Promise<DatabaseConnection> {
  const random = () => randomBytes(24).toString('base64url');
  const keys = { publishableKey: `sb_publishable_${random()}`, secretKey: `sb_secret_${random()}` };
  const { createRestApi } = await loadRestApi();
  const api = await createRestApi(login, { ...keys, tokenSecret: random() }, (address, code) =>
    send({ kind: 'code', address, code }),
  );
  const server = createRestServer(api.answer, keys.secretKey);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, ...keys };
}

function send(message: EmbeddedMessage): void {
  process.send?.(message);
}

async function stop(): Promise<void> {
  isStopping = true;
  setTimeout(() => process.exit(1), MAX_CLOSE_MS).unref();
  // Opening may be interrupted at any moment.
  await postgres?.stop();
  process.exit(0);
}

async function run(folder: string, sampleRows: string | null): Promise<void> {
  // Ctrl+C reaches every process of the terminal; the server finishes its work and then disconnects.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  // The library prints failed statements, which contain visitors' answers.
  for (const print of ['log', 'info', 'warn', 'error', 'debug'] as const) console[print] = () => {};
  // By the parent, or because it was killed.
  process.once('disconnect', stop);
  if (!process.connected) await stop();
  try {
    send({ kind: 'ready', connection: await open(folder, sampleRows) });
    await postgres?.ended;
    // The parent starts it again.
    if (!isStopping) process.exit(1);
  } catch (error) {
    await postgres?.stop();
    if (!(error instanceof DatabaseProblem)) throw error;
    process.stderr.write(error.message, () => process.exit(CANNOT_START));
  }
}

const [folder, sampleRows] = process.argv.slice(2);
if (folder === undefined || !process.send) {
  process.stderr.write('This is a part of the server and is not started by hand: npm start\n');
  process.exit(CANNOT_START);
}
await run(folder, sampleRows === WITH_SAMPLE_ROWS ? SAMPLE_ROWS : null);
