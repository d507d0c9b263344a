import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { contactFields, createFormClient, type FormClient } from '../../../../scripts/bench/form-client.ts';
import {
  drained,
  makeSiteFolder,
  type RunningSite,
  type SiteFolder,
  startSite,
  storedIn,
} from '../../../../scripts/bench/running-site.ts';
import { temporaryFolder } from '../../../temporary-files.ts';
import { writeFormBuild } from './form-build.ts';
import { SECRET } from './secret.ts';

/*
 * Faults of the machine, one after the other, at a running server: what it acknowledged is stored once, it recovers by
 * itself, and /healthz and the inbox report the fault. Kills: all-killed.test.ts; damage and power cuts: recovery.test.ts
 * and embedded-database.test.ts of the database; mail: mail-queue.test.ts.
 */

const SLOW = { timeout: 120_000, interval: 100 };
const [clockLibrary] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
const folder = temporaryFolder();
/** Small disks of their own, which can be filled and made read-only. */
const disks = { database: join(folder, 'disk'), spool: join(folder, 'spool') };
const clockFile = join(folder, 'clock');
const isImpossible = !makeDisks();

let site: SiteFolder;
let running: RunningSite;
let client: FormClient;
const acknowledged: string[] = [];
let sent = 0;

function makeDisks(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  return Object.values(disks).every((disk) => {
    mkdirSync(disk, { mode: 0o700 });
    return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96m,mode=700', 'tmpfs', disk]).status === 0;
  });
}

beforeAll(async () => {
  if (isImpossible) return;
  const made = await makeSiteFolder(temporaryFolder(), (await writeFormBuild()).folder);
  site = { ...made, database: join(disks.database, 'database'), spool: join(disks.spool, 'spool') };
  // Full before the database is made.
  await fill(disks.database);
  setClock('+0');
  const clock = clockLibrary && {
    LD_PRELOAD: clockLibrary,
    FAKETIME_TIMESTAMP_FILE: clockFile,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  running = await startSite(site, SECRET, { BACKUPS: 'off', ...clock });
  client = createFormClient(running.port, 4);
}, SLOW.timeout);

afterEach(async () => {
  if (isImpossible) return;
  // Whatever a failed test has left.
  for (const disk of Object.values(disks)) {
    execFileSync('mount', ['-o', 'remount,rw', disk]);
    await rm(join(disk, 'filler'), { force: true });
  }
  signalPostgres('SIGCONT');
});

afterAll(async () => {
  client?.close();
  await running?.kill();
  for (const disk of Object.values(disks)) spawnSync('umount', ['-l', disk]);
});

async function fill(disk: string): Promise<void> {
  const { bavail, bsize } = await statfs(disk);
  await writeFile(join(disk, 'filler'), Buffer.alloc(bavail * bsize));
}

const free = (disk: string) => rm(join(disk, 'filler'));

/** @param shift seconds, of the server's clock alone */
function setClock(shift: string): void {
  writeFileSync(clockFile, `${shift}\n`);
}

/** To each process of the database, as a machine that freezes does. */
function signalPostgres(signal: NodeJS.Signals): void {
  const data = join(site.database, 'postgres');
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) === data) process.kill(Number(pid), signal);
    } catch {
      // It has ended.
    }
}

/** Sends forms at once; returns the statuses of the answers without repetition. */
async function post(count: number, ticket?: string): Promise<number[]> {
  const statuses = await Promise.all(
    Array.from({ length: count }, async () => {
      // Cannot be compressed, so that a table of a few of them needs room.
      const message = `${sent++} ${Buffer.from(crypto.getRandomValues(new Uint8Array(3_000))).toString('base64')}`;
      const status = await client.post(contactFields(message, ticket ?? (await client.ticket())));
      if (status === 200) acknowledged.push(message);
      return status;
    }),
  );
  return [...new Set(statuses)];
}

/** Waits until /healthz reports this; what it answers is up to five seconds old. */
async function health(status: number, report: object): Promise<void> {
  await vi.waitFor(async () => {
    const answer = await fetch(`http://127.0.0.1:${running.port}/healthz`);
    expect({ http: answer.status, ...((await answer.json()) as object) }).toMatchObject({
      http: status,
      ...report,
    });
  }, SLOW);
}

function inbox(): Promise<{ readonly text: string; readonly notes: string }> {
  const env = { PATH: process.env.PATH, DATABASE_FOLDER: site.database, SPOOL_FOLDER: site.spool };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/inbox.ts'], { env, maxBuffer: 1e8 }, (_error, text, notes) =>
      resolve({ text, notes }),
    );
  });
}

const spooled = () => (existsSync(site.spool) ? readdirSync(site.spool).length : 0);

/** Every form that was acknowledged, and no other, is in the table once. */
async function expectStoredOnce(): Promise<void> {
  await drained(site);
  const stored = (await storedIn(site)).map(({ fields }) => fields.message ?? '');
  expect(stored.toSorted()).toEqual(acknowledged.toSorted());
}

const without = 'needs root on Linux, to mount small disks';

test('the disk of the database is full at the first start', SLOW, async ({ skip }) => {
  skip(isImpossible, without);
  expect(await post(10)).toEqual([200]);
  const [, { notes }] = await Promise.all([
    health(200, { database: 'unavailable', spool: { writable: true, waiting: 10 } }),
    inbox(),
  ]);
  expect(notes).toContain('Still in the spool, and listed as soon as the database has them: 10 (contact).');
  await free(disks.database);
  await expectStoredOnce();
});

test('both disks are full: what cannot be kept is refused', SLOW, async ({ skip }) => {
  skip(isImpossible, without);
  await Promise.all(Object.values(disks).map(fill));
  // The table's last pages have room for some.
  await vi.waitFor(async () => expect(await post(20)).toEqual([503]), SLOW);
  await health(503, { status: 'forms-not-kept', database: 'answers', spool: { writable: false } });
  expect((await inbox()).text).toContain(`\n${(await storedIn(site)).length} submissions.\n`);
  await free(disks.spool);
  expect(await post(10)).toEqual([200]);
  // The database's disk is still full.
  await health(200, { database: 'answers', spool: { writable: true, waiting: spooled() } });
  expect((await inbox()).notes).toContain('Still in the spool');
  await free(disks.database);
  await expectStoredOnce();
});

test('the folder of the spool is read-only', SLOW, async ({ skip }) => {
  skip(isImpossible, without);
  execFileSync('mount', ['-o', 'remount,ro', disks.spool]);
  expect(await post(10)).toEqual([200]);
  await health(200, { database: 'answers', spool: { writable: false } });
  await expectStoredOnce();
});

test('Postgres stands still', SLOW, async ({ skip }) => {
  skip(isImpossible, without);
  signalPostgres('SIGSTOP');
  const [statuses, { notes }] = await Promise.all([
    post(10),
    inbox(),
    health(200, { database: 'unavailable', spool: { writable: true } }),
  ]);
  expect(statuses).toEqual([200]);
  expect(notes).toMatch(/is open in process \d+ of a running server, but does not answer/);
  signalPostgres('SIGCONT');
  await expectStoredOnce();
});

test('the clock goes back and forward', SLOW, async ({ skip }) => {
  skip(isImpossible, without);
  skip(clockLibrary === undefined, 'libfaketime is not installed: apt-get install faketime');
  for (const hours of [-1, 20, -28]) {
    const ticket = await client.ticket();
    const isBack = hours < 0;
    setClock(`${isBack ? '' : '+'}${hours * 3600}`);
    await vi.waitFor(async () => {
      const { headers } = await fetch(`http://127.0.0.1:${running.port}/healthz`);
      const shift = Date.parse(headers.get('date') ?? '') - Date.now();
      expect(Math.round(shift / 3_600_000)).toBe(hours);
    }, SLOW);
    expect(await post(2)).toEqual([200]);
    // A ticket of a time to come is refused; the page takes a new one.
    expect(await post(1, ticket)).toEqual([isBack ? 400 : 200]);
  }
  await expectStoredOnce();
  await health(200, { status: 'ok', database: 'answers', spool: { writable: true, waiting: 0 } });
});
