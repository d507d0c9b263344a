import { spawn } from 'node:child_process';
import { cp, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { type DatabaseConnection, DatabaseUnavailable } from '../server/database/database-connection.ts';
import { findRunningDatabase } from '../server/database/open-database.ts';
import { openSpool } from '../server/submissions/spool.ts';
import type { StoredSubmission } from '../server/submissions/submission.ts';
import { connectSubmissionTable } from '../server/submissions/submission-table.ts';

const ROOT = resolve(import.meta.dirname, '..');
const LONGEST_START_MS = 120_000;
const LONGEST_DRAIN_MS = 120_000;

/** Folders of a server that may be killed without harm to the project. */
export interface SiteFolder {
  readonly folder: string;
  readonly database: string;
  readonly spool: string;
}

/** A running server with its embedded database, in separate processes. */
export interface RunningSite {
  readonly port: number;
  /** The process id of the server. */
  readonly pid: number;
  /** Kills the server and its database (SIGKILL). */
  readonly kill: () => Promise<void>;
  /** Stops the server gracefully (SIGTERM). */
  readonly stop: () => Promise<void>;
}

/**
 * Makes a copy of the server that serves another build and stores forms in a separate folder.
 * @param folder an empty folder
 * @param buildFolder a build, with or without bundles
 */
export async function makeSiteFolder(folder: string, buildFolder: string): Promise<SiteFolder> {
  // A copy, because the server looks for its build next to the real path of its files.
  await cp(join(ROOT, 'server'), join(folder, 'server'), { recursive: true });
  for (const name of ['app', 'render', 'schema', 'supabase', 'node_modules']) {
    await symlink(join(ROOT, name), join(folder, name), 'junction');
  }
  await symlink(resolve(buildFolder), join(folder, 'build'), 'junction');
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  return { folder, database: join(folder, 'database'), spool: join(folder, 'spool') };
}

/**
 * Starts `node server/start.ts`; resolves when it serves, which is before its database is available.
 * @param secret signs tickets
 * @param settings environment variables in addition to those that isolate it; PORT is a free one by default
 */
export async function startSite(
  site: SiteFolder,
  secret: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const server = spawn(process.execPath, ['server/start.ts'], {
    cwd: site.folder,
    // Its own process group, so that its database can be killed with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      // As `npm start` does.
      NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled'),
      DATABASE_FOLDER: site.database,
      SPOOL_FOLDER: site.spool,
      SAMPLE_DATA: 'off',
      FORM_SECRET: secret,
      FORM_MIN_SECONDS: '0',
      FORM_RATE_LIMIT: '1000000',
      ...settings,
    },
  });
  const exit = new Promise((done) => server.once('close', done));
  const { pid, stdout } = server;
  if (pid === undefined) throw new Error('The server did not start.');
  const end = async (signal: NodeJS.Signals, whom: number) => {
    if (server.exitCode === null && server.signalCode === null) process.kill(whom, signal);
    await exit;
  };
  for await (const line of createInterface({ input: stdout })) {
    const [, sitePort] = /is\.localhost:(\d+)/.exec(line) ?? [];
    if (sitePort === undefined) continue;
    stdout.resume();
    return { port: Number(sitePort), pid, kill: () => end('SIGKILL', -pid), stop: () => end('SIGTERM', pid) };
  }
  throw new Error('The server ended before it served anything.');
}

/** Waits until the database of a running site answers; returns its connection. */
export async function findDatabase({ database }: SiteFolder): Promise<DatabaseConnection> {
  for (const deadline = performance.now() + LONGEST_START_MS; performance.now() < deadline; await wait(25)) {
    const connection = await findRunningDatabase(database);
    if (connection) return connection;
  }
  throw new Error(`The database did not start within ${LONGEST_START_MS / 1000} s.`);
}

/** Waits until the spool is empty. */
export async function drainSpool({ spool }: Pick<SiteFolder, 'spool'>): Promise<void> {
  for (const deadline = performance.now() + LONGEST_DRAIN_MS; performance.now() < deadline; await wait(50)) {
    if ((await openSpool(spool).list()).length === 0) return;
  }
  throw new Error(`The spool was not emptied within ${LONGEST_DRAIN_MS / 1000} s.`);
}

/** All forms in the table, newest first. */
export async function listForms(site: SiteFolder): Promise<readonly StoredSubmission[]> {
  const deadline = performance.now() + LONGEST_START_MS;
  for (;;) {
    try {
      return await connectSubmissionTable(await findDatabase(site)).list({});
    } catch (error) {
      // On a busy machine a page of many rows may take longer than the time limit of one request.
      if (!(error instanceof DatabaseUnavailable) || performance.now() > deadline) throw error;
    }
  }
}
