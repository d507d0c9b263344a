import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { LoggableError } from '../runtime/log.ts';

/** What a client needs to reach a database, hosted or embedded. */
export interface DatabaseConnection {
  /** Without a slash at the end. */
  readonly url: string;
  /** For what is public. */
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

/** How long one request to the database may take, milliseconds. */
const DATABASE_TIMEOUT_MS = 3_000;

interface Reply {
  readonly data: unknown;
  readonly error: { readonly message: string; readonly code?: string } | null;
  readonly status: number;
}

/**
 * Sends one request and returns its data.
 * @throws DatabaseUnavailable, DatabaseRefused when the sender may not do this, or SubmissionsRefused when the rows
 * themselves are at fault
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
  if (/^XX00[12]$/.test(code) || DAMAGE.test(message)) {
    const damaged =
      'The files of the database are damaged. Stop the server and put a backup back: npm run restore';
    throw new DatabaseUnavailable(`${damaged} (${message})`, { loggable: damaged });
  }
  const answered = reply.status === 0 ? 'cannot be reached' : `answered ${reply.status}`;
  const Failure =
    code === '42501' || reply.status === 401 || reply.status === 403 ? DatabaseRefused : DatabaseUnavailable;
  throw new Failure(`The database ${answered}: ${message || 'no reason given'}`, {
    // A message of the database may quote what somebody sent; without a connection nothing was sent.
    loggable: `The database ${answered}${reply.status === 0 ? `: ${message}` : code && ` (${code})`}.`,
  });
}

/** Runs a statement of Supabase's client as `askDatabase` does. */
export function runStatement(
  statement: { readonly abortSignal: Parameters<typeof askDatabase>[0] },
  timeout?: number,
): Promise<unknown> {
  return askDatabase((signal) => statement.abortSignal(signal), timeout);
}

/** What Postgres says of a page of a table that it cannot read; the embedded database hides the code. */
const DAMAGE = /invalid page in block|could not read blocks?|unexpected chunk number|missing chunk number/;

/** The database cannot be used until a person does something; the message says what. */
export class DatabaseProblem extends LoggableError {
  override readonly name = 'DatabaseProblem';
}

/** The database answered that it does not accept these rows; sending them again would not help. */
export class SubmissionsRefused extends LoggableError {
  override readonly name = 'SubmissionsRefused';
}

/** The database did not answer, or not usefully; a retry may work. */
export class DatabaseUnavailable extends LoggableError {
  override readonly name: string = 'DatabaseUnavailable';
}

/** Who asks may not do this, or with keys that are not known any more; what is the server's own is tried again. */
export class DatabaseRefused extends DatabaseUnavailable {
  override readonly name = 'DatabaseRefused';
}
