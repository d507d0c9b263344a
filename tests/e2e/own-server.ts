import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { SupabaseClient } from '@supabase/supabase-js';
import { connectClient } from '../../server/database/database-connection.ts';
import { runningDatabase } from '../../server/database/open-database.ts';
import { putDatabase } from '../made-database.ts';
import { temporaryFolder } from '../temporary-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** A server of the built sites with a database of its own: without forms, with the sample rows. */
export interface OwnServer {
  readonly port: number;
  readonly databaseFolder: string;
  /** The database with the rights of an editor; resolves when it can be used. */
  readonly editor: () => Promise<SupabaseClient>;
  /** What `npm run inbox -- --json` lists. */
  readonly inbox: () => Promise<InboxEntry[]>;
  readonly stop: () => Promise<void>;
}

export interface InboxEntry {
  readonly form: string;
  readonly language: string;
  readonly page: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly offer: { readonly stale: boolean } | null;
}

/**
 * Starts a server that takes forms as fast as tests fill them in, and reads rows anew for each page.
 * @param settings more of them
 */
export async function startOwnServer(settings: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const folder = temporaryFolder();
  const databaseFolder = join(folder, 'database');
  await putDatabase(databaseFolder, true);
  const env = {
    ...process.env,
    PORT: '0',
    FORM_MIN_SECONDS: '0',
    FORM_RATE_LIMIT: '100000',
    ROWS_MAX_AGE: '0',
    DATABASE_FOLDER: databaseFolder,
    SPOOL_FOLDER: join(folder, 'spool'),
    STUDIO_FOLDER: join(folder, 'studio'),
    ...settings,
  };
  const server = spawn(process.execPath, ['server/start.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Also when the hook that starts it times out.
  process.once('exit', () => server.kill('SIGKILL'));
  return {
    port: await portOf(server),
    databaseFolder,
    async editor() {
      for (;;) {
        const connection = await runningDatabase(databaseFolder);
        if (connection) return connectClient(connection.url, connection.secretKey);
        await setTimeout(100);
      }
    },
    async inbox() {
      const { stdout } = await run(process.execPath, ['scripts/inbox.ts', '--json'], { cwd: root, env });
      return stdout
        .split('\n')
        .filter((line) => line !== '')
        .map((line): InboxEntry => JSON.parse(line));
    },
    async stop() {
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The port that the server says it is served on. */
async function portOf({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) throw new Error('The server writes nothing.');
  const lines = createInterface({ input: stdout });
  for await (const line of lines) {
    const [, port] = /localhost:(\d+)/.exec(line) ?? [];
    if (port === undefined) continue;
    stdout.resume();
    return Number(port);
  }
  throw new Error('The server ended before it served anything.');
}
