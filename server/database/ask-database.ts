import { DatabaseAway, SubmissionsRefused } from './database-problem.ts';

/** How long one request to the database may take, milliseconds. */
export const DATABASE_TIMEOUT_MS = 3_000;

interface Reply {
  readonly data: unknown;
  readonly error: { readonly message: string; readonly code?: string } | null;
  readonly status: number;
}

/**
 * Sends one request and gives its data.
 * @throws DatabaseAway, or SubmissionsRefused when the rows themselves are at fault
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
    throw new DatabaseAway(`The database did not answer within ${timeout / 1000} s.`);
  }
  // SQLSTATE classes 22 (data) and 23 (integrity); the embedded one hides the code of some of them.
  if (/^2[23]\w{3}$/.test(code) || / violates (check|not-null|foreign key) constraint /.test(message)) {
    throw new SubmissionsRefused(`The database does not accept this: ${message}`, {
      loggable: `The database does not accept this (${code || 'no code'}).`,
    });
  }
  const answered = reply.status === 0 ? 'cannot be reached' : `answered ${reply.status}`;
  throw new DatabaseAway(`The database ${answered}: ${message || 'no reason given'}`, {
    // What the database says in words may quote what somebody sent; nobody has sent anything where it is not there.
    loggable: `The database ${answered}${reply.status === 0 ? `: ${message}` : code && ` (${code})`}.`,
  });
}
