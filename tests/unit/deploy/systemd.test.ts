import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-files.ts';

const unit = readFileSync('docs/deploy/hraunvefur.service', 'utf8');
const isMissing = spawnSync('systemd-analyze', ['--version']).status !== 0;

/** Runs systemd-analyze on the unit, with a program that exists. */
function analyze(...args: readonly string[]) {
  const program = '/var/lib/hraunvefur/current/node_modules/.bin/node';
  expect(unit).toContain(`ExecStart=${program} server/start.ts\n`);
  const file = join(temporaryFolder(), 'hraunvefur.service');
  writeFileSync(file, unit.replace(program, process.execPath));
  return spawnSync('systemd-analyze', [...args, file], { encoding: 'utf8' });
}

test('systemd understands every line of the unit, and finds little exposed', ({ skip }) => {
  skip(isMissing, 'systemd-analyze is not installed: apt-get install systemd');
  const { status, stderr } = analyze('verify', '--man=no');
  // It may also report faults in other units of the machine.
  expect(stderr.split('\n').filter((line) => line.includes('hraunvefur'))).toEqual([]);
  expect(status).toBe(0);
  // At most 2 of 10.
  const analysis = analyze('security', '--offline=true', '--threshold=20', '--no-pager');
  expect(analysis.status, analysis.stdout.split('\n').at(-2)).toBe(0);
});

test('the unit leaves Postgres and Node what they need', () => {
  const value = (name: string) =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, text]) => text);
  // One folder is writable and belongs to a permanent user; releases, database, spool and drafts are in it.
  expect([value('User'), value('DynamicUser'), value('StateDirectory')]).toEqual([
    ['hraunvefur'],
    [],
    ['hraunvefur'],
  ]);
  expect(value('ReadWritePaths')).toEqual([]);
  expect(value('WorkingDirectory')).toEqual(['/var/lib/hraunvefur/current']);
  for (const name of ['SPOOL_FOLDER', 'DATABASE_FOLDER', 'STUDIO_FOLDER'])
    expect(unit).toMatch(new RegExp(`\\b${name}=%S/hraunvefur/`));
  // Only the server gets SIGTERM: it stores pending forms and then ends Postgres.
  expect(value('KillMode')).toEqual(['mixed']);
  expect(Number(value('TimeoutStopSec')[0])).toBeGreaterThanOrEqual(45);
  // Includes the Studio; a process that is killed for lack of memory does not take the others with it.
  expect(value('MemoryMax')).toEqual(['2G']);
  expect(value('OOMPolicy')).toEqual(['continue']);
  // It is started until it can serve, however often it has failed.
  expect([value('Restart'), value('StartLimitIntervalSec')]).toEqual([['always'], ['0']]);
  // A command may run Postgres as the same user.
  expect(value('RemoveIPC')).toEqual([]);
  // The system's shared memory, memory that is both writable and executable, and the time of the last boot.
  expect(value('PrivateIPC')).toEqual([]);
  expect(value('MemoryDenyWriteExecute')).toEqual([]);
  expect(value('ProcSubset')).toEqual([]);
  expect(value('RestrictAddressFamilies')[0]).toContain('AF_INET ');
});

test('the unit says that it is production, which has no sample rows', () => {
  expect(unit).toMatch(/^Environment=NODE_ENV=production SAMPLE_DATA=off /m);
});
