import { runStatement } from '../../server/database/database-connection.ts';
import type { Call } from './route.ts';

/** An action in the Studio, for the audit log. */
export interface AuditEntry {
  /** `requests.export`, `news.publish`: a key under `audit` in `locales/studio`. */
  readonly action: string;
  /** A form, a slug, a picture or a colleague; never data from a visitor. */
  readonly subject?: string;
  /** Number of affected records; 1 if left out. */
  readonly count?: number;
}

/** Adds a line to the audit log. Await it before data is shown, exported or deleted, so that no action is missing. */
export async function recordAudit(
  { database, person }: Pick<Call, 'database' | 'person'>,
  { action, subject = '', count = 1 }: AuditEntry,
): Promise<void> {
  const line = { person: person.email, action, subject, count };
  await runStatement((await database()).from('studio_audit').insert(line));
}
