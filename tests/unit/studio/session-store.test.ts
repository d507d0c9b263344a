import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSessionStore } from '../../../studio/server/session-store.ts';
import { temporaryFolder } from '../../temporary-files.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const tokens = { account: 'a', accessToken: 'b', refreshToken: 'c', expiresAt: 1 };

test.each<[what: string, text: string | Uint8Array | null]>([
  ['is a folder', null],
  ['is cut off', '{"email":"anna@exa'],
  ['is empty', ''],
  ['is binary', randomBytes(200)],
  ['is another value', '[]'],
  ['lacks its tokens', '{"email":"anna@example.is","endsAt":9999999999}'],
  ['ends at a text', JSON.stringify({ email: 'anna@example.is', endsAt: 'never', tokens })],
])('a session that %s is put aside, and the person signs in again', async (_, text) => {
  const folder = join(temporaryFolder(), 'sessions');
  const lines: string[] = [];
  const sessions = openSessionStore(folder, (line) => lines.push(line));
  const cookie = await sessions.begin('anna@example.is', tokens, NOW);
  const [file = ''] = readdirSync(folder);
  if (text === null) {
    rmSync(join(folder, file));
    mkdirSync(join(folder, file));
  } else writeFileSync(join(folder, file), text);
  const readSession = () => sessions.read(cookie, NOW);
  expect(await Promise.all([readSession(), readSession(), readSession()])).toEqual([null, null, null]);
  const [aside = '', ...others] = readdirSync(folder);
  expect([aside.endsWith('.damaged'), others]).toEqual([true, []]);
  if (text !== null) expect(readFileSync(join(folder, aside))).toEqual(Buffer.from(text));
  expect(lines).toEqual([expect.stringContaining(aside)]);

  const next = await sessions.begin('anna@example.is', tokens, NOW);
  expect(await sessions.read(next, NOW)).toMatchObject({ email: 'anna@example.is' });
  // The next start deletes the tokens in it.
  await sessions.prune(NOW);
  expect(readdirSync(folder)).toHaveLength(1);
});
