import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { LoggableError } from '../runtime/log.ts';

/** Address and keys of a database, hosted or embedded. */
export interface DatabaseConnection {
  /** Without a slash at the end. */
  readonly url: string;
  /** For public rows. */
  readonly publishableKey: string;
  /** For the server alone: it bypasses row-level security. */
  readonly secretKey: string;
}

/**
 * Creates a client without a session.
 * @param request used instead of the global `fetch`
 */
export function connectClient(url: string, key: string, request?: typeof fetch): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(request ? { global: { fetch: request } } : {}),
  });
}

/** Upper limit for one request to the database, milliseconds. */
const DATABASE_TIMEOUT_MS = 3_000;

interface Reply {
  readonly data: unknown;
  readonly error: { readonly message: string; readonly code?: string } | null;
  readonly status: number;
}

/**
 * Sends one request and returns its data.
 * @throws DatabaseUnavailable, DatabaseRefused if the sender may not do this, or SubmissionsRefused if the rows are
 * invalid
 */
export async function askDatabase(
  send: (signal: AbortSignal) => PromiseLike<Reply>,
  timeout = DATABASE_TIMEOUT_MS,
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeout);
  const reply = await send(signal);
  if (reply.error === null) return reply.data;
  const { code = '', message } = reply.error;
  if (signal.aborted) {
    throw new DatabaseUnavailable(`The database did not answer within ${timeout / 1000} s.`);
  }
  // SQLSTATE classes 22 (data) and 23 (integrity); the embedded one hides the code of some of them.
  if (
    /^2[23]\w{3}$/.test(code) ||
    / violates (check|not-null|(RESTRICT setting of )?foreign key) constraint /.test(message)
  ) {
    throw new SubmissionsRefused(`The database does not accept this: ${message}`, {
      loggable: `The database does not accept this (${code || 'no code'}).`,
    });
  }
  if (/^XX00[12]$/.test(code) || DAMAGE_MESSAGE.test(message)) {
    const damageMessage =
      'The files of the database are damaged. Stop the server and put a backup back: npm run restore';
    throw new DatabaseUnavailable(`${damageMessage} (${message})`, { loggable: damageMessage });
  }
  const outcome = reply.status === 0 ? 'cannot be reached' : `answered ${reply.status}`;
  const Failure =
    code === '42501' || reply.status === 401 || reply.status === 403 ? DatabaseRefused : DatabaseUnavailable;
  throw new Failure(`The database ${outcome}: ${message || 'no reason given'}`, {
    // A message of the database may quote a visitor's input; without a connection there was none.
    loggable: `The database ${outcome}${reply.status === 0 ? `: ${message}` : code && ` (${code})`}.`,
  });
}

/** Runs a statement of Supabase's client with `askDatabase`. */
export function runStatement(
  statement: { readonly abortSignal: Parameters<typeof askDatabase>[0] },
  timeout?: number,
): Promise<unknown> {
  return askDatabase((signal) => statement.abortSignal(signal), timeout);
}

/** Messages of Postgres about a table page that it cannot read; the embedded database hides the code. */
const DAMAGE_MESSAGE =
  /invalid page in block|could not read blocks?|unexpected chunk number|missing chunk number/;

/** The database cannot be used until the operator acts; the message explains how. */
export class DatabaseProblem extends LoggableError {
  override readonly name = 'DatabaseProblem';
}

/** The database does not accept these rows; sending them again would not help. */
export class SubmissionsRefused extends LoggableError {
  override readonly name = 'SubmissionsRefused';
}

/** The database did not answer, or not usefully; a retry may work. */
export class DatabaseUnavailable extends LoggableError {
  override readonly name: string = 'DatabaseUnavailable';
}

/** The sender lacks the permission, or the keys are no longer valid; the server tries its requests again. */
export class DatabaseRefused extends DatabaseUnavailable {
  override readonly name = 'DatabaseRefused';
}
