import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { getMessage } from '../runtime/get-message.ts';
import { DatabaseProblem } from './database-connection.ts';
import { findPostgres, type RunAs } from './postgres-binaries.ts';
import {
  chooseUser,
  createUnreadableProblem,
  makePostgresFiles,
  SUPERUSER,
  WORKING_DIRECTORY,
} from './postgres-files.ts';

/** Address and credentials of a Postgres, embedded or not. */
export interface PostgresLogin {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly password: string;
  /** Encryption of the connection; none if left out, as on this machine. */
  readonly ssl?: 'require' | 'verify-full';
}

export interface PostgresServer {
  readonly superuser: PostgresLogin;
  /** Resolves when its process has ended for any reason. */
  readonly ended: Promise<void>;
  /** Ends it; pending transactions are rolled back. */
  readonly stop: () => Promise<void>;
}

const HOST = '127.0.0.1';
const POLL_MS = 25;
const MAX_STOP_MS = 5_000;
/** SQLSTATE while it starts or recovers. */
const CANNOT_CONNECT_NOW = '57P03';

/**
 * A small database for one site. Statements and row values are never logged: they contain visitors' input.
 * Limits of the role that requests use are set in `roles.ts`.
 */
const SETTINGS: Readonly<Record<string, string | number>> = {
  listen_addresses: HOST,
  unix_socket_directories: '',
  max_connections: 30,
  shared_buffers: '16MB',
  work_mem: '4MB',
  maintenance_work_mem: '16MB',
  temp_file_limit: '256MB',
  max_wal_size: '256MB',
  max_parallel_workers: 0,
  max_logical_replication_workers: 0,
  wal_level: 'minimal',
  max_wal_senders: 0,
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/**
 * Starts Postgres on the files in a folder, which are created if missing. The caller holds the folder's lock: a
 * Postgres that still runs there is the orphan of a killed process, and is ended first.
 * @param whileWaiting called while this function waits for a program of Postgres
 * @throws DatabaseProblem if the operator has to act first
 */
export async function startPostgres(
  folder: string,
  whileWaiting: () => unknown = () => {},
): Promise<PostgresServer> {
  const runAs = await chooseUser(folder);
  const binaries = await findPostgres(runAs);
  const files = await makePostgresFiles(folder, binaries, runAs, whileWaiting);
  await endOrphan(files.data);
  const superuser = {
    host: HOST,
    port: await findFreePort(),
    database: 'postgres',
    user: SUPERUSER,
    password: files.password,
  };
  const child = spawnPostgres(binaries.postgres, files.data, superuser.port, runAs);
  whileWaiting();
  let errorOutput = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errorOutput = `${errorOutput}${text}`.slice(-2_000);
  });
  child.on('error', (error) => {
    errorOutput = error.message;
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  // The last resort when this process crashes; Postgres recovers at its next start.
  const quit = () => child.kill('SIGQUIT');
  process.once('exit', quit);
  void ended.then(() => process.off('exit', quit));
  const stop = () => stopProcess(child, ended);
  try {
    if (!(await acceptsLogin(superuser, ended)))
      throw new Error(errorOutput.trim() || 'it ended immediately');
  } catch (error) {
    await stop();
    throw createUnreadableProblem(files.data, getMessage(error), error);
  }
  return { superuser, ended, stop };
}

/**
 * Uses a Postgres that runs elsewhere; does not connect yet.
 * @param url like `postgres://user:password@host:5432/database?sslmode=require`; README.md names the rights of the user
 * @throws DatabaseProblem if it names no user, password or database
 */
export function openExternalPostgres(url: string): PostgresServer {
  const { hostname: host, port, pathname, username, password, searchParams } = new URL(url);
  const database = decodeURIComponent(pathname.slice(1));
  if (database === '' || username === '' || password === '') {
    throw new DatabaseProblem(
      'DATABASE_URL needs a user, a password and a database: postgres://user:password@host/database',
    );
  }
  const mode = searchParams.get('sslmode');
  const superuser: PostgresLogin = {
    host,
    port: Number(port || 5432),
    database,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    ...(mode === 'require' || mode === 'verify-full' ? { ssl: mode } : {}),
  };
  return { superuser, ended: new Promise(() => {}), stop: async () => {} };
}

/** Connects without printing notices. */
export function connectPostgres(login: PostgresLogin, connections = 1): Sql {
  return postgres({ ...login, max: connections, onnotice: () => {} });
}

function spawnPostgres(file: string, data: string, port: number, runAs: RunAs): ChildProcess {
  const settings = Object.entries({ ...SETTINGS, port }).map(([name, value]) => `--${name}=${value}`);
  return spawn(file, ['-D', process.platform === 'linux' ? WORKING_DIRECTORY : data, ...settings], {
    ...runAs,
    cwd: data,
    // In its own process group: Ctrl+C at a terminal would end it before the server has stored pending data.
    detached: true,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Resolves to true when it accepts a login, false if its process ended. Recovery after a crash may take a while. */
async function acceptsLogin(login: PostgresLogin, ended: Promise<void>): Promise<boolean> {
  let isRunning = true;
  void ended.then(() => {
    isRunning = false;
  });
  while (isRunning) {
    const sql = connectPostgres(login);
    try {
      await sql`select 1`;
      return true;
    } catch (error) {
      // Any other answer, like one about the password, would stay the same.
      if (error instanceof postgres.PostgresError && error.code !== CANNOT_CONNECT_NOW) throw error;
      await wait(POLL_MS);
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
  return false;
}

async function stopProcess(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return ended;
  const kill = setTimeout(() => child.kill('SIGKILL'), MAX_STOP_MS);
  // A fast shutdown: transactions are rolled back, clients disconnected, and all data is written to disk.
  child.kill('SIGINT');
  await ended;
  clearTimeout(kill);
}

/**
 * Ends every process of an orphaned Postgres on these files; the next one recovers the acknowledged transactions.
 * Removes its lock: Postgres would take an ended process without a parent for a running one.
 */
async function endOrphan(data: string): Promise<void> {
  // Windows offers no way to list the processes of a folder.
  if (process.platform === 'win32') return;
  for (;;) {
    const orphans = findProcesses(data);
    if (orphans.length === 0) break;
    for (const pid of orphans) kill(pid);
    await wait(POLL_MS);
  }
  rmSync(join(data, 'postmaster.pid'), { force: true });
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

/** All processes with this working directory that the system shows. */
function findProcesses(data: string): number[] {
  const folder = realpathSync(data);
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('lsof', ['-a', '-d', 'cwd', '-t', folder], { encoding: 'utf8' });
    return stdout.split('\n').filter(Boolean).map(Number);
  }
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => readWorkingDirectory(pid) === folder).map(Number);
}

/** Linux only; null if the process has ended or is another user's. */
function readWorkingDirectory(pid: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/** A free port of this machine. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was assigned');
  return address.port;
}
