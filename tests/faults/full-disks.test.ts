import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type TestContext, test, vi } from 'vitest';
import { bareEnvironment } from '../bare-environment.ts';
import { contactFields, createFormClient } from '../form-client.ts';
import { drainSpool, listForms, makeSiteFolder, startSite } from '../running-site.ts';
import { temporaryFolder } from '../temporary-files.ts';
import { writeFormBuild } from '../unit/server/forms/form-build.ts';
import { SECRET } from '../unit/server/forms/secret.ts';

/*
 * Full and read-only disks, one after another, under a running server: acknowledged forms are stored once, it recovers
 * by itself, and /healthz and the inbox report the fault. Kills: server-kill.test.ts; a frozen Postgres, damage and
 * power cuts: database-recovery.test.ts.
 */

const SLOW = { timeout: 120_000, interval: 100 };

type Folders = Readonly<Record<'database' | 'spool', string>>;
type OnTestFinished = TestContext['onTestFinished'];

/** Separate small disks, which can be filled and made read-only; null if the system does not allow it. */
function makeDisks(onTestFinished: OnTestFinished): Folders | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const folder = temporaryFolder();
  const disks = { database: join(folder, 'disk'), spool: join(folder, 'spool') };
  const areMounted = Object.values(disks).map((disk) => {
    mkdirSync(disk, { mode: 0o700 });
    onTestFinished(() => void spawnSync('umount', ['-l', disk]));
    return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96m,mode=700', 'tmpfs', disk]).status === 0;
  });
  return areMounted.every(Boolean) ? disks : null;
}

async function fill(disk: string): Promise<void> {
  const { bavail, bsize } = await statfs(disk);
  await writeFile(join(disk, 'filler'), Buffer.alloc(bavail * bsize));
}

const free = (disk: string) => rm(join(disk, 'filler'));

/** Starts a server with its database and its spool in these folders. */
async function startOn(folders: Folders, onTestFinished: OnTestFinished) {
  const folder = await makeSiteFolder(temporaryFolder(), (await writeFormBuild()).folder);
  const site = {
    ...folder,
    database: join(folders.database, 'database'),
    spool: join(folders.spool, 'spool'),
  };
  const server = await startSite(site, SECRET, { BACKUPS: 'off' });
  onTestFinished(() => server.stop());
  const client = createFormClient(server.port, 4);
  onTestFinished(() => client.close());
  const acknowledgedMessages: string[] = [];
  let messageCount = 0;
  return {
    /** Sends forms in parallel; returns the distinct statuses of the answers. */
    async post(count: number): Promise<number[]> {
      const statuses = await Promise.all(
        Array.from({ length: count }, async () => {
          // Incompressible, so that a table with a few of them takes space.
          const message = `${messageCount++} ${Buffer.from(crypto.getRandomValues(new Uint8Array(3_000))).toString('base64')}`;
          const status = await client.post(contactFields(message, await client.ticket()));
          if (status === 200) acknowledgedMessages.push(message);
          return status;
        }),
      );
      return [...new Set(statuses)];
    },

    /** Waits until /healthz reports this; its answer is up to five seconds old. */
    async health(status: number, report: object): Promise<void> {
      await vi.waitFor(async () => {
        const response = await fetch(`http://127.0.0.1:${server.port}/healthz`);
        expect({ http: response.status, ...((await response.json()) as object) }).toMatchObject({
          http: status,
          ...report,
        });
      }, SLOW);
    },

    /** Messages that it prints next to the list. */
    inbox(): Promise<string> {
      const env = { ...bareEnvironment, DATABASE_FOLDER: site.database, SPOOL_FOLDER: site.spool };
      return new Promise((resolve) => {
        execFile(process.execPath, ['scripts/inbox.ts'], { env }, (_error, _list, notes) => resolve(notes));
      });
    },

    /** Expects every acknowledged form, and no other, in the table once. */
    async expectStoredOnce(): Promise<void> {
      await drainSpool(site);
      const stored = (await listForms(site)).map(({ fields }) => fields.message ?? '');
      expect(stored.toSorted()).toEqual(acknowledgedMessages.toSorted());
    },
  };
}

test(
  'the disk of the database is full at the first start, both disks are full, the folder of the spool is read-only',
  SLOW,
  async ({ skip, onTestFinished }) => {
    const disks = makeDisks(onTestFinished) ?? skip('needs root on Linux, to mount small disks');
    await fill(disks.database);
    const { post, health, inbox, expectStoredOnce } = await startOn(disks, onTestFinished);
    expect(await post(10)).toEqual([200]);
    expect(await inbox()).toContain(
      'Still in the spool, and listed as soon as the database has them: 10 (contact).',
    );
    await free(disks.database);
    await expectStoredOnce();

    await Promise.all(Object.values(disks).map(fill));
    // The table's last pages have room for some. Forms that cannot be stored are refused.
    await vi.waitFor(async () => expect(await post(20)).toEqual([503]), SLOW);
    await health(503, { status: 'forms-not-kept', database: 'answers', spool: { writable: false } });
    await free(disks.spool);
    // The database's disk is still full.
    expect(await post(10)).toEqual([200]);
    await free(disks.database);
    await expectStoredOnce();

    execFileSync('mount', ['-o', 'remount,ro', disks.spool]);
    expect(await post(10)).toEqual([200]);
    await expectStoredOnce();
  },
);
