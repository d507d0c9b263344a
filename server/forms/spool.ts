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

/** Local files that keep submissions while the database is away. Several servers may share a folder. */
export interface Spool {
  /** Resolves when the submission is on the disk; rejects when it cannot be written. */
  readonly append: (submission: Submission) => Promise<void>;
  /** Takes over all files that there are, the oldest first; nothing is written to them any more. */
  readonly takeFiles: () => Promise<readonly SpoolFile[]>;
  /** Resolves when the disk has taken something and let it go again; rejects when nothing can be written. */
  readonly check: () => Promise<void>;
  /** Waits for what is being written; afterwards nothing more may be appended. */
  readonly close: () => Promise<void>;
}

/** A file of the spool that is taken over. */
export interface SpoolFile {
  readonly name: string;
  readonly read: () => Promise<SpoolLines>;
  /** To be called when all of it lies elsewhere for good. */
  readonly remove: () => Promise<void>;
}

const OPEN = '.open';
const TAKEN = '.taken';

/** A file is taken over as a whole, so that it must not become too large for the memory. */
const LARGEST_FILE = 4 * 1024 * 1024;

/** What a form with its names and keys may take, bytes. */
const LARGEST_LINE = 128 * 1024;

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
 * Opens a spool. What comes while the disk is busy is written together afterwards (group commit).
 *
 * A file that is written to is `….open`; whoever empties it renames it to `….taken` before reading it. A writer looks
 * after every write to the disk whether its file still has its name: then whoever renames it later reads what was
 * written, else it is written once more, to a new file. So no lock is needed, and nothing is lost; what comes to the
 * database twice has the same key.
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
        // A line may be torn: nothing is written behind it.
        await leaveFile();
        throw error;
      }
      file.size += bytes.length;
      const isOurs = await stat(file.path).then(
        () => true,
        () => false,
      );
      if (!isOurs || file.size >= LARGEST_FILE) await leaveFile();
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

/** The name of the file when it is taken over, or null when another server was faster. */
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
        // Another server has emptied it meanwhile.
        if (error.code === 'ENOENT') return Buffer.alloc(0);
        throw error;
      });
      return readSpoolLines(bytes);
    },
    remove: () => rm(path, { force: true }),
  };
}

/** Writes as much as a form may take: a full disk still takes a few bytes. */
async function tryDisk(folder: string): Promise<void> {
  await makeFolder(folder);
  const path = join(folder, `${randomBytes(6).toString('hex')}.check`);
  try {
    await writeFile(path, Buffer.alloc(LARGEST_LINE), { flag: 'wx', mode: 0o600, flush: true });
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

/** A new file outlives a power cut only when its folder is on the disk as well. */
async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders and needs no such step.
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

/** A submission as a line of the spool: how many bytes follow, and its JSON, which has no line break. */
export function spoolLine(submission: Submission): Buffer {
  const json = Buffer.from(JSON.stringify(submission));
  return Buffer.concat([Buffer.from(`${json.length} `), json, LINE_BREAK]);
}

const LINE_BREAK = Buffer.from('\n');

export interface SpoolLines {
  readonly submissions: readonly Submission[];
  /** How many lines were torn by a crash while they were written; nobody was told that they were kept. */
  readonly torn: number;
}

/** Reads the lines of a spool file; one that is not whole is never taken for a record. */
export function readSpoolLines(bytes: Buffer): SpoolLines {
  const submissions: Submission[] = [];
  let torn = 0;
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(LINE_BREAK, start);
    const end = found === -1 ? bytes.length : found;
    const submission = found === -1 ? null : readLine(bytes.subarray(start, end));
    if (submission) submissions.push(submission);
    else torn++;
    start = end + 1;
  }
  return { submissions, torn };
}

function readLine(line: Buffer): Submission | null {
  const space = line.indexOf(0x20);
  const json = line.subarray(space + 1);
  if (space < 1 || line.toString('latin1', 0, space) !== String(json.length)) return null;
  try {
    // The length says that it is whole, and nobody but `spoolLine` writes here.
    return JSON.parse(json.toString('utf8')) as Submission;
  } catch {
    return null;
  }
}
