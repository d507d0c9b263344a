import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startEmbeddedDatabase } from '../server/database/embedded-database.ts';
import { oneAtATime } from './one-at-a-time.ts';

const ROOT = resolve(import.meta.dirname, '..');
const KEPT = join(ROOT, '.cache/tests/databases');

/** What a new database comes from. */
const SOURCES = ['package-lock.json', 'server/database', 'supabase/migrations', 'supabase/seed.sql'];

/**
 * Puts a new database into a folder, with all migrations: a copy of one that was made before, which is opened in a third
 * of the processor time that making one takes.
 * @param folder one that has a database already is left as it is
 * @param sampleRows whether it has the sample rows
 */
export async function putDatabase(folder: string, sampleRows: boolean): Promise<void> {
  if (existsSync(join(folder, 'postgres'))) return;
  const made = join(KEPT, sampleRows ? 'sample-rows' : 'empty');
  await oneAtATime(made, async () => {
    const mark = join(made, 'made-from.txt');
    const sources = fingerprint();
    if (!existsSync(mark) || readFileSync(mark, 'utf8') !== sources) {
      await make(made, sampleRows);
      writeFileSync(mark, sources);
    }
    cpSync(join(made, 'postgres'), join(folder, 'postgres'), { recursive: true });
  });
}

async function make(folder: string, sampleRows: boolean): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const database = startEmbeddedDatabase(folder, { sampleRows });
  await database.connection;
  await database.stop();
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(ROOT, source);
    const files = source.includes('.')
      ? [path]
      : readdirSync(path)
          .sort()
          .map((name) => join(path, name));
    for (const file of files) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
