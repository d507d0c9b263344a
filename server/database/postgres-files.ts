import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { getMessage } from '../runtime/get-message.ts';
import { DatabaseProblem } from './database-connection.ts';
import type { PostgresBinaries, RunAs } from './postgres-binaries.ts';

const run = promisify(execFile);

const POSTGRES_VERSION = '18';

export const SUPERUSER = 'postgres';

/** Its password, among the files that only Postgres's user and root can read. */
const PASSWORD_FILE = 'superuser-password';

/**
 * Postgres opens its data directory as its working directory, which this process sets. So the user that it runs as
 * needs no access to the folders above.
 */
export const WORKING_DIRECTORY = '/proc/self/cwd';

/** The files of an embedded Postgres. */
export interface PostgresFiles {
  /** The data directory of Postgres. */
  readonly data: string;
  readonly password: string;
}

/**
 * Makes the files of a new Postgres in a folder if there are none. Only the files of an interrupted creation are ever
 * deleted.
 * @param whileWaiting called while the files are made
 * @throws DatabaseProblem if that is impossible, or the files are damaged or of another version
 */
export async function makePostgresFiles(
  folder: string,
  { initdb }: PostgresBinaries,
  runAs: RunAs,
  whileWaiting: () => unknown,
): Promise<PostgresFiles> {
  const data = join(folder, 'postgres');
  if (!existsSync(data)) await initializeFiles(initdb, folder, data, runAs, whileWaiting);
  refuseOtherVersion(data);
  // Root may have restored a copy.
  if (statSync(data).uid === 0) await changeOwner(runAs, data);
  chmodSync(data, 0o700);
  try {
    return { data, password: readFileSync(join(data, PASSWORD_FILE), 'utf8').trim() };
  } catch (error) {
    throw createUnreadableProblem(data, `its file ${PASSWORD_FILE} cannot be read`, error);
  }
}

/** Postgres refuses to run as root: then it runs as the owner of its files or their folder, or as `nobody`. */
export async function chooseUser(folder: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const user = (await findServiceUser(join(folder, 'postgres'))) ?? (await findServiceUser(folder));
  if (user !== null) return user;
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'nobody'])));
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
}

/** The owner of a path, for whom root works there; null without one, or if it is root or unknown to this machine. */
async function findServiceUser(path: string): Promise<RunAs | null> {
  const { uid = 0, gid = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  if (process.getuid?.() !== 0 || uid === 0) return null;
  return run('id', [String(uid)]).then(
    () => ({ uid, gid }),
    () => null,
  );
}

async function changeOwner({ uid, gid }: RunAs, path: string): Promise<void> {
  if (uid !== undefined) await run('chown', ['-R', `${uid}:${gid}`, path]);
}

/** As root, makes the owner of the folder, or of another one, the owner of its files. */
export async function giveToOwner(folder: string, ownedPath = folder): Promise<void> {
  await changeOwner((await findServiceUser(ownedPath)) ?? {}, folder);
}

/**
 * Makes the folder of a database, for this user alone, or as root for the owner of the parent folder.
 * @throws DatabaseProblem if it cannot be created
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    const firstNewFolder = mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    if (firstNewFolder !== undefined) await giveToOwner(firstNewFolder, dirname(firstNewFolder));
  } catch (error) {
    throw new DatabaseProblem(
      `The database's folder ${folder} cannot be made: ${getMessage(error)}. Make room for it, or set DATABASE_FOLDER to another folder.`,
      { cause: error },
    );
  }
}

/** Creates the files in another folder and renames it, so that a killed start leaves no incomplete database. */
async function initializeFiles(
  initdb: string,
  folder: string,
  data: string,
  runAs: RunAs,
  whileWaiting: () => unknown,
): Promise<void> {
  const draft = join(folder, 'postgres.unfinished');
  const passwordFile = `${draft}.password`;
  try {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    await changeOwner(runAs, draft);
    await changeOwner(runAs, passwordFile);
    const input = openSync(passwordFile, 'r');
    const child = spawn(
      initdb,
      [
        `--pgdata=${process.platform === 'linux' ? WORKING_DIRECTORY : draft}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${process.platform === 'win32' ? passwordFile : '/dev/stdin'}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--data-checksums',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { ...runAs, cwd: draft, env: { PATH: process.env.PATH }, stdio: [input, 'ignore', 'pipe'] },
    );
    closeSync(input);
    process.once('exit', () => child.kill('SIGKILL'));
    whileWaiting();
    const [stderr, [status]] = await Promise.all([child.stderr && text(child.stderr), once(child, 'close')]);
    if (status !== 0) throw new Error(stderr?.trim());
    renameSync(passwordFile, join(draft, PASSWORD_FILE));
    renameSync(draft, data);
  } catch (error) {
    throw new DatabaseProblem(`A database cannot be made in ${folder}: ${getMessage(error)}`, {
      cause: error,
    });
  }
}

function refuseOtherVersion(data: string): void {
  let version: string;
  try {
    version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    throw createUnreadableProblem(data, 'it has no file PG_VERSION', error);
  }
  if (version === POSTGRES_VERSION) return;
  throw new DatabaseProblem(
    `The database in ${data} is of Postgres ${version}, but this version of the project has Postgres ${POSTGRES_VERSION}. Use the version of the project that made it, or set DATABASE_FOLDER to another folder. Nothing was changed.`,
  );
}

export function createUnreadableProblem(data: string, why: string, cause?: unknown): DatabaseProblem {
  return new DatabaseProblem(
    `The database in ${data} cannot be opened: ${why}. It may be damaged. Put a copy of it back, or move it away to begin with an empty database, and start again. Nothing was deleted.`,
    { cause },
  );
}
