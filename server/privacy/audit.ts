import { createHmac } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';

/** What was done with the submissions of one person. */
interface AuditEntry {
  readonly action: 'show' | 'export' | 'delete';
  /** How many submissions. */
  readonly count: number;
  /** Stored as a hash only, by which a known address can be looked up. */
  readonly address: string;
}

/** A file of JSON lines that only its owner can read. */
export interface AuditLog {
  /** Resolves when the line is on the disk. */
  readonly write: (entry: AuditEntry) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Opens `audit.ndjson` in a folder. To be opened before anything is deleted, so that nothing is deleted unrecorded.
 * @param secret of the forms; without it nobody can test addresses against the hashes
 */
export async function openAuditLog(folder: string, secret: string): Promise<AuditLog> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(join(folder, 'audit.ndjson'), 'a', 0o600);
  return {
    async write({ action, count, address }) {
      const person = createHmac('sha256', secret).update(`person ${address}`).digest('hex');
      await file.appendFile(`${JSON.stringify({ time: new Date().toISOString(), action, count, person })}\n`);
      await file.datasync();
    },
    close: () => file.close(),
  };
}
