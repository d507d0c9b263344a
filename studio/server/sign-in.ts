import type { SupabaseClient } from '@supabase/supabase-js';
import type { DatabaseConnection } from '../../server/database/database-connection.ts';
import { createRateLimit } from '../../server/http/rate-limit.ts';
import type { Person } from '../api/people-api.ts';
import type { Accounts, Tokens } from './accounts.ts';
import {
  findPersonByToken,
  type Invitation,
  personClient,
  recordSignIn,
  serverClient,
} from './people-table.ts';
import { Refusal } from './refusal.ts';
import { SESSION_SECONDS, type SessionStore } from './session-store.ts';

/** Time between the renewal of an access token and its expiry, in seconds. */
const MARGIN = 60;

export type SignIn = ReturnType<typeof createSignIn>;

interface SignInParts {
  readonly accounts: Accounts;
  readonly sessions: SessionStore;
  /** True if codes can be mailed. */
  readonly hasCodes: boolean;
  /** Sends the link of an invitation; null if mail is off. */
  readonly mailInvitation: ((invitation: Invitation, link: string) => Promise<void>) | null;
  readonly connection: () => DatabaseConnection;
  readonly now: () => Date;
}

/** Sign-in and sessions of people. */
export function createSignIn({ connection, now, ...parts }: SignInParts) {
  const { accounts, sessions } = parts;
  const refreshing = new Map<string, Promise<Tokens | null>>();

  /** Shares one refresh between concurrent requests, because a refresh token can be used once. */
  const refresh = (cookie: string): Promise<Tokens | null> => {
    const pendingRefresh = refreshing.get(cookie);
    if (pendingRefresh) return pendingRefresh;
    const newRefresh = (async () => {
      const session = await sessions.read(cookie, now());
      if (!session) return null;
      const tokens = await accounts.refresh(session.tokens.refreshToken);
      if (tokens) await sessions.replaceTokens(cookie, session, tokens);
      else await sessions.end(cookie);
      return tokens;
    })().finally(() => refreshing.delete(cookie));
    refreshing.set(cookie, newRefresh);
    return newRefresh;
  };
  const readTokens = async (cookie: string): Promise<Tokens | null> => {
    const session = await sessions.read(cookie, now());
    if (!session) return null;
    return session.tokens.expiresAt - MARGIN > now().getTime() / 1000 ? session.tokens : refresh(cookie);
  };

  return {
    ...parts,
    limits: createLimits(),
    /** Client that sees all rows. */
    server: () => serverClient(connection()),
    /** Person of a session; null if there is none. */
    async person(cookie: string): Promise<Person | null> {
      let tokens = await readTokens(cookie);
      if (!tokens) return null;
      let person = await findPersonByToken(connection(), tokens);
      if (person === 'refused') {
        // The embedded database uses a new signing secret after each start.
        tokens = await refresh(cookie);
        person = tokens ? await findPersonByToken(connection(), tokens) : 'unknown';
      }
      if (typeof person === 'object') return person;
      await sessions.end(cookie);
      return null;
    },
    /** Client that sees the rows of the session's person. */
    async getClient(cookie: string): Promise<SupabaseClient> {
      const tokens = await readTokens(cookie);
      if (!tokens) throw new Refusal(401, 'signed-out');
      return personClient(connection(), tokens.accessToken);
    },
    /** Begins a session; null if the account does not belong to a person. */
    async begin(tokens: Tokens) {
      const person = await findPersonByToken(connection(), tokens);
      if (typeof person === 'string') {
        await accounts.signOut(tokens.accessToken, 'global');
        return null;
      }
      await recordSignIn(serverClient(connection()), person.email, now());
      return { token: await sessions.begin(person.email, tokens, now()), seconds: SESSION_SECONDS };
    },
  };
}

const MINUTES = 60;

/**
 * Limits against guessing. An address is counted together with the client, so that wrong passwords do not lock out its
 * owner; the looser limit of the address alone is for guesses by many clients.
 */
function createLimits() {
  const createLimit = (count: number) => createRateLimit({ count, seconds: 15 * MINUTES });
  const [perClient, perPerson, perAddress] = [createLimit(40), createLimit(10), createLimit(100)];
  const [codesPerPerson, codesPerAddress] = [createLimit(3), createLimit(9)];
  return {
    /** Counts an attempt to sign in or to use a link. */
    attempt(client: string, email?: string): void {
      refuseAfter(perClient.take(client));
      if (email === undefined) return;
      refuseAfter(perPerson.take(`${client} ${email}`));
      refuseAfter(perAddress.take(email));
    },
    /** Returns true if one more code may be mailed. */
    mayMail: (client: string, email: string): boolean =>
      codesPerPerson.take(`${client} ${email}`) === 0 && codesPerAddress.take(email) === 0,
  };
}

function refuseAfter(seconds: number): void {
  if (seconds > 0) throw new Refusal(429, 'too-many', { values: { minutes: Math.ceil(seconds / MINUTES) } });
}
