import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Tokens } from './accounts.ts';
import { makePrivateFolder, readPrivateFile, removePrivateFile, writePrivateFile } from './private-files.ts';

/** How long somebody stays signed in, seconds. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

const storedSession = z.strictObject({
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
export type StoredSession = z.output<typeof storedSession>;

/** The sessions: browsers have a random cookie, of which a hash names the file with the tokens of Supabase Auth. */
export interface SessionStore {
  /** @returns the cookie's value */
  readonly begin: (email: string, tokens: Tokens, now: Date) => Promise<string>;
  /** Null for one that has ended or never was. */
  readonly read: (cookie: string, now: Date) => Promise<StoredSession | null>;
  readonly replaceTokens: (cookie: string, session: StoredSession, tokens: Tokens) => Promise<void>;
  readonly end: (cookie: string) => Promise<void>;
  readonly endAllOf: (email: string) => Promise<void>;
  /** Deletes the files of sessions that have ended. */
  readonly prune: (now: Date) => Promise<void>;
}

/** @param folder is made if it is missing; only this user can read it */
export function openSessionStore(folder: string): SessionStore {
  makePrivateFolder(folder);
  const fileOf = (cookie: string) =>
    join(folder, `${createHash('sha256').update(cookie).digest('hex')}.json`);

  const load = async (file: string): Promise<StoredSession | null> => {
    const text = await readPrivateFile(file);
    if (text === null) return null;
    try {
      return storedSession.parse(JSON.parse(text));
    } catch {
      return null;
    }
  };
  const removeWhere = async (isOver: (session: StoredSession | null) => boolean) => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
    for (const file of names.map((name) => join(folder, name)))
      if (isOver(await load(file))) await removePrivateFile(file);
  };

  return {
    async begin(email, tokens, now) {
      const cookie = randomBytes(32).toString('base64url');
      const endsAt = seconds(now) + SESSION_SECONDS;
      await writePrivateFile(fileOf(cookie), JSON.stringify({ email, endsAt, tokens }));
      return cookie;
    },
    async read(cookie, now) {
      const session = await load(fileOf(cookie));
      return session && session.endsAt > seconds(now) ? session : null;
    },
    replaceTokens: (cookie, session, tokens) =>
      writePrivateFile(fileOf(cookie), JSON.stringify({ ...session, tokens })),
    end: (cookie) => removePrivateFile(fileOf(cookie)),
    endAllOf: (email) => removeWhere((session) => session?.email === email),
    prune: (now) => removeWhere((session) => session === null || session.endsAt <= seconds(now)),
  };
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
