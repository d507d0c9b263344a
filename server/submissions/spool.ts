import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { LoggableError } from '../runtime/log.ts';
import { readStoredJson } from '../runtime/stored-json.ts';
import type { Submission } from './submission.ts';
import { orderedOfferSchema } from './submission-row.ts';

/** A folder that stores submissions while the database is unavailable, one per file. Servers may share it. */
export interface Spool {
  /** Resolves when the submission is on the disk; rejects if it cannot be written. */
  readonly append: (submission: Submission) => Promise<void>;
  /** The names of the stored submissions, the oldest first. */
  readonly list: () => Promise<readonly string[]>;
  /** Null if another server has removed it; rejects for a damaged one. */
  readonly read: (name: string) => Promise<Submission | null>;
  /** The raw text of a file, even a damaged one; null if another server has removed it. */
  readonly readText: (name: string) => Promise<string | null>;
  /** Call this when the submission is stored in the table. */
  readonly remove: (name: string) => Promise<void>;
  /** Resolves when a file was written and removed; rejects if the disk refuses files. */
  readonly check: () => Promise<void>;
}

const STORED_SUFFIX = '.json';
/** A complete draft is renamed to a stored submission; the drafts of a killed server were never acknowledged. */
const DRAFT_SUFFIX = '.draft';
const DRAFT_LIFETIME_MS = 60 * 60 * 1000;

/** Upper limit of a submission with its names and keys, bytes. */
const MAX_FILE_BYTES = 128 * 1024;

const storedSubmissionSchema = z.object({
  idempotencyKey: z.string(),
  form: z.string(),
  language: z.string(),
  page: z.string(),
  fields: z.record(z.string(), z.string()),
  offer: orderedOfferSchema.nullable(),
  spam: z.boolean(),
  receivedAt: z.iso.datetime(),
});

export function openSpool(folder: string): Spool {
  const readText = (name: string) => readFile(join(folder, name), 'utf8').catch(onMissing(null));
  return {
    async append(submission) {
      const draft = await writeDraft(folder, JSON.stringify(submission));
      await rename(draft, draft.slice(0, -DRAFT_SUFFIX.length) + STORED_SUFFIX);
      await syncFolder(folder);
    },
    async list() {
      const entries = await readdir(folder, { withFileTypes: true }).catch(onMissing([]));
      const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
      await Promise.all(names.map((name) => removeOldDraft(folder, name)));
      return names.filter((name) => name.endsWith(STORED_SUFFIX)).sort();
    },
    async read(name) {
      const text = await readText(name);
      const submission = text === null ? null : readStoredJson(text, storedSubmissionSchema);
      if (text !== null && submission === null) throw new LoggableError('It is damaged, or no form');
      return submission;
    },
    readText,
    remove: (name) => rm(join(folder, name), { force: true }),
    async check() {
      // As large as a form may be: a full disk still accepts a few bytes.
      await rm(await writeDraft(folder, Buffer.alloc(MAX_FILE_BYTES)));
    },
  };
}

/** Time when a submission was stored, milliseconds since 1970. */
export function getSpoolTime(name: string): number {
  return Number.parseInt(name, 10);
}

/** Writes and syncs a new file, only for its owner; returns its path. */
async function writeDraft(folder: string, content: string | Uint8Array): Promise<string> {
  const firstNewFolder = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (firstNewFolder !== undefined) await syncFolder(dirname(firstNewFolder));
  const time = Date.now().toString().padStart(15, '0');
  const path = join(folder, `${time}-${randomBytes(6).toString('hex')}${DRAFT_SUFFIX}`);
  try {
    await writeFile(path, content, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return path;
}

async function removeOldDraft(folder: string, name: string): Promise<void> {
  if (!name.endsWith(DRAFT_SUFFIX)) return;
  const path = join(folder, name);
  const stats = await stat(path).catch(onMissing(null));
  if (stats && Date.now() - stats.mtimeMs > DRAFT_LIFETIME_MS) await rm(path, { force: true });
}

/** A new or renamed file survives a power cut only if its folder is synced as well. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders and needs no such step.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

function onMissing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code !== 'ENOENT') throw error;
    return value;
  };
}
