import { isAuthError } from '@supabase/supabase-js';
import { limitConcurrency } from '../../app/data/limit-concurrency.ts';
import {
  connectClient,
  type DatabaseConnection,
  DatabaseUnavailable,
} from '../../server/database/database-connection.ts';

/** Tokens of Supabase Auth for a user who is signed in. */
export interface Tokens {
  readonly account: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Expiry of the access token, in seconds since 1970. */
  readonly expiresAt: number;
}

/** Checking a password is slow, and the database answers 100 requests at a time, including those of visitors. */
const MAX_CONCURRENT = 4;

export type Accounts = ReturnType<typeof createAccounts>;

interface AuthReply {
  readonly data: {
    readonly session: {
      readonly access_token: string;
      readonly refresh_token: string;
      readonly expires_at?: number;
      readonly user: { readonly id: string };
    } | null;
  };
  readonly error: Error | null;
}

/**
 * The accounts of Supabase Auth, the embedded one or a hosted project's.
 * @param connection returns the current connection to the database
 * @param isHosted a hosted project may disable sign-up or require confirmations: accounts are made by its admin API
 */
export function createAccounts(connection: () => DatabaseConnection, isHosted: boolean) {
  const limit = limitConcurrency(MAX_CONCURRENT);
  // A client remembers its signed-in user, so each call has a separate client.
  const auth = () => {
    const { url, secretKey } = connection();
    return connectClient(url, secretKey).auth;
  };
  return {
    /** Null for a wrong address, password or code. */
    signIn: (email: string, password: string) =>
      limit(async () => getTokens(await auth().signInWithPassword({ email, password }))),
    async sendCode(email: string): Promise<void> {
      refuseOutage((await auth().signInWithOtp({ email, options: { shouldCreateUser: false } })).error);
    },
    signInByCode: async (email: string, token: string) =>
      getTokens(await auth().verifyOtp({ email, token, type: 'magiclink' })),
    /** Null if the session has ended. */
    refresh: async (refreshToken: string) =>
      getTokens(await auth().refreshSession({ refresh_token: refreshToken })),
    /** Changes the password of a user who has just signed in; false if the database refuses the new one. */
    async setPassword({ accessToken, refreshToken }: Tokens, password: string): Promise<boolean> {
      const client = auth();
      const session = { access_token: accessToken, refresh_token: refreshToken };
      refuseOutage((await client.setSession(session)).error);
      const { error } = await client.updateUser({ password });
      refuseOutage(error);
      return error === null;
    },
    /** Ends this session, with `global` all sessions of the account, or with `others` all but this one. */
    async signOut(accessToken: string, scope: 'local' | 'global' | 'others'): Promise<void> {
      refuseOutage((await auth().admin.signOut(accessToken, scope)).error);
    },
    /** Creates an account that needs no confirmation by mail. */
    async create(email: string, password: string): Promise<string> {
      const { data, error } = isHosted
        ? await auth().admin.createUser({ email, password, email_confirm: true })
        : await auth().signUp({ email, password });
      refuseOutage(error);
      if (error || !data.user) throw new Error('The account was not made', { cause: error });
      return data.user.id;
    },
  };
}

function getTokens({ data, error }: AuthReply): Tokens | null {
  refuseOutage(error);
  const { session } = data;
  if (!session) return null;
  return {
    account: session.user.id,
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    expiresAt: session.expires_at ?? 0,
  };
}

/** A refusal has a status of 4xx; any other error is an outage. */
function refuseOutage(error: Error | null): void {
  if (error === null) return;
  const status = isAuthError(error) ? (error.status ?? 0) : 0;
  if (status < 400 || status >= 500 || status === 429) {
    throw new DatabaseUnavailable(`The sign-in answered ${status}`, { cause: error });
  }
}
