import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Tokens } from './accounts.ts';
import { openPrivateFolder } from './private-files.ts';

/** Duration of a session, in seconds. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

const storedSessionSchema = z.strictObject({
  email: z.string(),
  /** Seconds since 1970. */
  endsAt: z.number(),
  tokens: z.strictObject({
    account: z.string(),
    accessToken: z.string(),
    refreshToken: z.string(),
    expiresAt: z.number(),
  }),
});
type StoredSession = z.output<typeof storedSessionSchema>;

export type SessionStore = ReturnType<typeof openSessionStore>;

/**
 * The sessions: browsers have a random cookie, and its hash names the file with the tokens of Supabase Auth.
 * @param folder created if missing; only this user can read it
 */
export function openSessionStore(folder: string, log: (line: string) => void) {
  const files = openPrivateFolder(folder);

  const load = async (file: string): Promise<StoredSession | null> => {
    const json = await files.read(file);
    const session = storedSessionSchema.safeParse(json);
    if (session.success) return session.data;
    const damagedFile = json === null ? null : await files.putAside(file);
    if (damagedFile !== null)
      log(`A damaged session is now ${damagedFile}. Its person has to sign in again.`);
    return null;
  };
  const removeWhere = async (shouldRemove: (session: StoredSession | null) => boolean) => {
    for (const file of await files.list()) if (shouldRemove(await load(file))) await files.remove(file);
  };

  return {
    /** @returns the value of the cookie */
    async begin(email: string, tokens: Tokens, now: Date): Promise<string> {
      const cookie = randomBytes(32).toString('base64url');
      const endsAt = toSeconds(now) + SESSION_SECONDS;
      await files.write(files.fileOf(cookie), JSON.stringify({ email, endsAt, tokens }));
      return cookie;
    },
    /** Null if the session has ended or never existed. */
    async read(cookie: string, now: Date): Promise<StoredSession | null> {
      const session = await load(files.fileOf(cookie));
      return session && session.endsAt > toSeconds(now) ? session : null;
    },
    replaceTokens: (cookie: string, session: StoredSession, tokens: Tokens) =>
      files.write(files.fileOf(cookie), JSON.stringify({ ...session, tokens })),
    end: (cookie: string) => files.remove(files.fileOf(cookie)),
    endAllOf: (email: string) => removeWhere((session) => session?.email === email),
    /** Deletes the files of ended sessions, and damaged ones that were put aside, because they contain tokens. */
    async prune(now: Date): Promise<void> {
      for (const file of await files.listDamaged()) await files.remove(file);
      await removeWhere((session) => session === null || session.endsAt <= toSeconds(now));
    },
  };
}

function toSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
