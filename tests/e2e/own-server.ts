import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { SupabaseClient } from '@supabase/supabase-js';
import { connectClient } from '../../server/database/database-connection.ts';
import { putDatabase } from '../made-database.ts';
import { findDatabase, startSite } from '../running-site.ts';
import { temporaryFolder } from '../temporary-files.ts';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** A server of the built sites with a separate database: without forms, with the sample rows. */
export interface OwnServer {
  readonly port: number;
  readonly databaseFolder: string;
  /** The database with the rights of an editor; resolves when it is ready. */
  readonly editor: () => Promise<SupabaseClient>;
  /** Entries that `npm run inbox -- --json` lists. */
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
 * Starts a server that accepts forms as fast as tests fill them in, and reads the rows again for each page.
 * @param settings additional environment variables
 */
export async function startOwnServer(settings: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const folder = temporaryFolder();
  const site = { folder: root, database: join(folder, 'database'), spool: join(folder, 'spool') };
  await putDatabase(site.database, true);
  const { port, kill, stop } = await startSite(site, randomUUID(), {
    ROWS_MAX_AGE: '0',
    STUDIO_FOLDER: join(folder, 'studio'),
    ...settings,
  });
  // Also when the hook that starts it times out.
  process.once('exit', () => void kill());
  return {
    port,
    databaseFolder: site.database,
    async editor() {
      const { url, secretKey } = await findDatabase(site);
      return connectClient(url, secretKey);
    },
    async inbox() {
      const env = { ...process.env, DATABASE_FOLDER: site.database, SPOOL_FOLDER: site.spool };
      const { stdout } = await run(process.execPath, ['scripts/inbox.ts', '--json'], { cwd: root, env });
      return stdout
        .split('\n')
        .filter((line) => line !== '')
        .map((line): InboxEntry => JSON.parse(line));
    },
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
