import { randomBytes } from 'node:crypto';
import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Submission } from './submission.ts';

/** Local files that store submissions while the database is unavailable. Several servers may share a folder. */
export interface Spool {
  /** Resolves when the submission is on the disk; rejects when it cannot be written. */
  readonly append: (submission: Submission) => Promise<void>;
  /** Takes all files for reading, the oldest first; nothing is written to them any more. */
  readonly takeFiles: () => Promise<readonly SpoolFile[]>;
  /** Resolves when a file could be written and removed; rejects when nothing can be written. */
  readonly check: () => Promise<void>;
  /** Waits for pending writes; afterwards nothing more may be appended. */
  readonly close: () => Promise<void>;
}

/** A file of the spool that is taken for reading. */
export interface SpoolFile {
  readonly name: string;
  readonly read: () => Promise<SpoolLines>;
  /** To be called when all of it is stored elsewhere. */
  readonly remove: () => Promise<void>;
}

const OPEN = '.open';
const TAKEN = '.taken';

/** A file is read as a whole, so that its size is limited. */
const MAX_FILE_SIZE = 4 * 1024 * 1024;

/** Upper limit of a submission with its names and keys, bytes. */
const MAX_LINE_SIZE = 128 * 1024;

interface Waiting {
  readonly line: Buffer;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

interface OpenFile {
  readonly path: string;
  readonly handle: FileHandle;
  size: number;
}

/**
 * Opens a spool. What comes while the disk is busy is written together (group commit).
 *
 * A file that is written to is `….open`; a reader renames it to `….taken` before reading it. After every sync a writer
 * checks whether its file still has its name: if so, a later reader sees what was written, else it is written once more
 * to a new file. So no lock is needed and nothing is lost; what comes to the database twice has the same key.
 */
export function openSpool(folder: string): Spool {
  let waiting: Waiting[] = [];
  let current: OpenFile | null = null;
  let writing: Promise<void> | null = null;

  const writeAll = async () => {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      try {
        await writeSafely(Buffer.concat(group.map(({ line }) => line)));
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    writing = null;
  };

  const writeSafely = async (bytes: Buffer) => {
    for (;;) {
      current ??= await createFile(folder);
      const file = current;
      try {
        await writeWhole(file.handle, bytes);
        await file.handle.datasync();
      } catch (error) {
        // The last line may be incomplete: nothing is written behind it.
        await leaveFile();
        throw error;
      }
      file.size += bytes.length;
      const isOurs = await stat(file.path).then(
        () => true,
        () => false,
      );
      if (!isOurs || file.size >= MAX_FILE_SIZE) await leaveFile();
      if (isOurs) return;
    }
  };

  const leaveFile = async () => {
    const left = current;
    current = null;
    await left?.handle.close().catch(() => {});
  };

  return {
    append(submission) {
      return new Promise((resolve, reject) => {
        waiting.push({ line: spoolLine(submission), resolve, reject });
        writing ??= writeAll();
      });
    },
    async takeFiles() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      const taken = await Promise.all(
        names.filter((name) => name.endsWith(OPEN) || name.endsWith(TAKEN)).map((name) => take(folder, name)),
      );
      return taken
        .filter((name) => name !== null)
        .sort()
        .map((name) => spoolFile(folder, name));
    },
    check: () => tryDisk(folder),
    async close() {
      await writing;
      await leaveFile();
    },
  };
}

/** The new name of the file, or null when another server was faster. */
async function take(folder: string, name: string): Promise<string | null> {
  if (name.endsWith(TAKEN)) return name;
  const taken = name.slice(0, -OPEN.length) + TAKEN;
  return await rename(join(folder, name), join(folder, taken)).then(
    () => taken,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
}

function spoolFile(folder: string, name: string): SpoolFile {
  const path = join(folder, name);
  return {
    name,
    async read() {
      const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
        // Another server has drained it meanwhile.
        if (error.code === 'ENOENT') return Buffer.alloc(0);
        throw error;
      });
      return readSpoolLines(bytes);
    },
    remove: () => rm(path, { force: true }),
  };
}

/** Writes as much as a form may need: a full disk still accepts a few bytes. */
async function tryDisk(folder: string): Promise<void> {
  await makeFolder(folder);
  const path = join(folder, `${randomBytes(6).toString('hex')}.check`);
  try {
    await writeFile(path, Buffer.alloc(MAX_LINE_SIZE), { flag: 'wx', mode: 0o600, flush: true });
  } finally {
    await rm(path, { force: true });
  }
}

async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined) await syncFolder(dirname(made));
}

async function createFile(folder: string): Promise<OpenFile> {
  await makeFolder(folder);
  const time = Date.now().toString().padStart(15, '0');
  const path = join(folder, `${time}-${randomBytes(6).toString('hex')}${OPEN}`);
  const handle = await open(path, 'ax', 0o600);
  try {
    await syncFolder(folder);
  } catch (error) {
    await handle.close();
    throw error;
  }
  return { path, handle, size: 0 };
}

/** A new file survives a power cut only when its folder is synced as well. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders and needs no such step.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeWhole(handle: FileHandle, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length; ) at += (await handle.write(bytes, at)).bytesWritten;
}

/** A submission as a line of the spool: the number of bytes and its JSON, which has no line break. */
export function spoolLine(submission: Submission): Buffer {
  const json = Buffer.from(JSON.stringify(submission));
  return Buffer.concat([Buffer.from(`${json.length} `), json, LINE_BREAK]);
}

const LINE_BREAK = Buffer.from('\n');

interface SpoolLines {
  readonly submissions: readonly Submission[];
  /** How many lines are incomplete because of a crash; they were never acknowledged. */
  readonly incomplete: number;
}

/** Reads the complete lines of a spool file. */
export function readSpoolLines(bytes: Buffer): SpoolLines {
  const submissions: Submission[] = [];
  let incomplete = 0;
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(LINE_BREAK, start);
    const end = found === -1 ? bytes.length : found;
    const submission = found === -1 ? null : readLine(bytes.subarray(start, end));
    if (submission) submissions.push(submission);
    else incomplete++;
    start = end + 1;
  }
  return { submissions, incomplete };
}

function readLine(line: Buffer): Submission | null {
  const space = line.indexOf(0x20);
  const json = line.subarray(space + 1);
  if (space < 1 || line.toString('latin1', 0, space) !== String(json.length)) return null;
  try {
    // The length proves that it is complete, and only `spoolLine` writes here.
    return JSON.parse(json.toString('utf8')) as Submission;
  } catch {
    return null;
  }
}
