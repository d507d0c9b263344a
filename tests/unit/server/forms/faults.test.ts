import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type TestContext, test, vi } from 'vitest';
import { bareEnvironment } from '../../../bare-environment.ts';
import { contactFields, createFormClient } from '../../../form-client.ts';
import { putDatabase } from '../../../made-database.ts';
import {
  databaseOf,
  drained,
  makeSiteFolder,
  type SiteFolder,
  startSite,
  storedIn,
} from '../../../running-site.ts';
import { temporaryFolder } from '../../../temporary-files.ts';
import { writeFormBuild } from './form-build.ts';
import { SECRET } from './secret.ts';

/*
 * Faults of the machine, one after the other, at running servers: what they acknowledged is stored once, they recover by
 * themselves, and /healthz and the inbox report the fault. Kills: all-killed.test.ts; damage and power cuts: recovery.test.ts
 * and embedded-database.test.ts of the database; mail: mail-queue.test.ts.
 */

const SLOW = { timeout: 120_000, interval: 100 };
const [clockLibrary] = globSync('/usr/lib/*/faketime/libfaketime.so.1');

type Folders = Readonly<Record<'database' | 'spool', string>>;
type OnTestFinished = TestContext['onTestFinished'];

/** Small disks of their own, which can be filled and made read-only; null where the system does not allow it. */
function makeDisks(onTestFinished: OnTestFinished): Folders | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const folder = temporaryFolder();
  const disks = { database: join(folder, 'disk'), spool: join(folder, 'spool') };
  const made = Object.values(disks).map((disk) => {
    mkdirSync(disk, { mode: 0o700 });
    onTestFinished(() => void spawnSync('umount', ['-l', disk]));
    return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96m,mode=700', 'tmpfs', disk]).status === 0;
  });
  return made.every(Boolean) ? disks : null;
}

async function fill(disk: string): Promise<void> {
  const { bavail, bsize } = await statfs(disk);
  await writeFile(join(disk, 'filler'), Buffer.alloc(bavail * bsize));
}

const free = (disk: string) => rm(join(disk, 'filler'));

/** Starts a server with its database and its spool in these folders. */
async function startOn(folders: Folders, onTestFinished: OnTestFinished, settings = {}) {
  const made = await makeSiteFolder(temporaryFolder(), (await writeFormBuild()).folder);
  const site = { ...made, database: join(folders.database, 'database'), spool: join(folders.spool, 'spool') };
  const running = await startSite(site, SECRET, { BACKUPS: 'off', ...settings });
  onTestFinished(() => running.stop());
  const client = createFormClient(running.port, 4);
  onTestFinished(() => client.close());
  const answer = () => fetch(`http://127.0.0.1:${running.port}/healthz`);
  const acknowledged: string[] = [];
  let sent = 0;
  return {
    site,
    ticket: client.ticket,
    answer,

    /** Sends forms at once; returns the statuses of the answers without repetition. */
    async post(count: number, ticket?: string): Promise<number[]> {
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
    },

    /** Waits until /healthz reports this; what it answers is up to five seconds old. */
    async health(status: number, report: object): Promise<void> {
      await vi.waitFor(async () => {
        const given = await answer();
        expect({ http: given.status, ...((await given.json()) as object) }).toMatchObject({
          http: status,
          ...report,
        });
      }, SLOW);
    },

    inbox(): Promise<{ readonly text: string; readonly notes: string }> {
      const env = { ...bareEnvironment, DATABASE_FOLDER: site.database, SPOOL_FOLDER: site.spool };
      return new Promise((resolve) => {
        execFile(process.execPath, ['scripts/inbox.ts'], { env, maxBuffer: 1e8 }, (_error, text, notes) =>
          resolve({ text, notes }),
        );
      });
    },

    /** Every form that was acknowledged, and no other, is in the table once. */
    async expectStoredOnce(): Promise<void> {
      await drained(site);
      const stored = (await storedIn(site)).map(({ fields }) => fields.message ?? '');
      expect(stored.toSorted()).toEqual(acknowledged.toSorted());
    },
  };
}

/** To each process of the database, as a machine that freezes does. */
function signalPostgres({ database }: SiteFolder, signal: NodeJS.Signals): void {
  const data = join(database, 'postgres');
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) === data) process.kill(Number(pid), signal);
    } catch {
      // It has ended.
    }
}

test.concurrent(
  'the disk of the database is full at the first start, both disks are full, the folder of the spool is read-only',
  SLOW,
  async ({ skip, onTestFinished }) => {
    const disks = makeDisks(onTestFinished) ?? skip('needs root on Linux, to mount small disks');
    await fill(disks.database);
    const { site, post, health, inbox, expectStoredOnce } = await startOn(disks, onTestFinished);
    expect(await post(10)).toEqual([200]);
    const [, { notes }] = await Promise.all([
      health(200, { database: 'unavailable', spool: { writable: true, waiting: 10 } }),
      inbox(),
    ]);
    expect(notes).toContain('Still in the spool, and listed as soon as the database has them: 10 (contact).');
    await free(disks.database);
    await expectStoredOnce();

    await Promise.all(Object.values(disks).map(fill));
    // The table's last pages have room for some. What cannot be kept is refused.
    await vi.waitFor(async () => expect(await post(20)).toEqual([503]), SLOW);
    await health(503, { status: 'forms-not-kept', database: 'answers', spool: { writable: false } });
    expect((await inbox()).text).toContain(`\n${(await storedIn(site)).length} submissions.\n`);
    await free(disks.spool);
    expect(await post(10)).toEqual([200]);
    // The database's disk is still full.
    const waiting = readdirSync(site.spool).length;
    await health(200, { database: 'answers', spool: { writable: true, waiting } });
    expect((await inbox()).notes).toContain('Still in the spool');
    await free(disks.database);
    await expectStoredOnce();

    execFileSync('mount', ['-o', 'remount,ro', disks.spool]);
    expect(await post(10)).toEqual([200]);
    await health(200, { database: 'answers', spool: { writable: false } });
    await expectStoredOnce();
  },
);

test.concurrent(
  'Postgres stands still, then the clock goes back and forward',
  SLOW,
  async ({ skip, onTestFinished }) => {
    const folder = temporaryFolder();
    await putDatabase(join(folder, 'database'), false);
    const clockFile = join(folder, 'clock');
    const setClock = (shift: string) => writeFileSync(clockFile, `${shift}\n`);
    setClock('+0');
    const parts = { database: folder, spool: folder };
    const clock = clockLibrary && {
      LD_PRELOAD: clockLibrary,
      FAKETIME_TIMESTAMP_FILE: clockFile,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
    const { site, post, ticket, health, answer, inbox, expectStoredOnce } = await startOn(
      parts,
      onTestFinished,
      clock,
    );
    await databaseOf(site);
    signalPostgres(site, 'SIGSTOP');
    const [statuses, { notes }] = await Promise.all([
      post(10),
      inbox(),
      health(200, { database: 'unavailable', spool: { writable: true } }),
    ]).finally(() => signalPostgres(site, 'SIGCONT'));
    expect(statuses).toEqual([200]);
    expect(notes).toMatch(/is in use by process \d+/);
    await expectStoredOnce();

    if (!clock) return skip('libfaketime is not installed: apt-get install faketime');
    for (const hours of [-1, 20, -28]) {
      const earlier = await ticket();
      const isBack = hours < 0;
      setClock(`${isBack ? '' : '+'}${hours * 3600}`);
      await vi.waitFor(async () => {
        const shift = Date.parse((await answer()).headers.get('date') ?? '') - Date.now();
        expect(Math.round(shift / 3_600_000)).toBe(hours);
      }, SLOW);
      expect(await post(2)).toEqual([200]);
      // A ticket of a time to come is refused; the page takes a new one.
      expect(await post(1, earlier)).toEqual([isBack ? 400 : 200]);
    }
    await expectStoredOnce();
    await health(200, { status: 'ok', database: 'answers', spool: { writable: true, waiting: 0 } });
  },
);
