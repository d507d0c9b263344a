import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licencesPage } from '../../../scripts/licences/licences-page.ts';
import {
  packagesWithInstallScript,
  readLicences,
  readLock,
} from '../../../scripts/licences/read-licences.ts';

const lock = readLock(readFileSync('package-lock.json', 'utf8'));
const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<string, Record<string, string>>;

test('every package in production has a licence that is accepted, and docs/licences.md says which: npm run licences', () => {
  const licences = readLicences(lock);
  expect(licences.problems).toEqual([]);
  expect(licencesPage(licences)).toBe(readFileSync('docs/licences.md', 'utf8'));
});

test('another licence is refused, and so is none; what is for development or one system is not asked', () => {
  const { byLicence, problems } = readLicences(
    readLock(
      JSON.stringify({
        packages: {
          '': { name: 'project' },
          'node_modules/a': { license: 'MIT' },
          'node_modules/b/node_modules/@c/d': { license: 'SSPL-1.0' },
          'node_modules/e': {},
          'node_modules/f': { license: 'GPL-3.0', dev: true },
          'node_modules/g': { license: 'GPL-3.0', devOptional: true },
          'node_modules/h': { license: 'GPL-3.0', optional: true },
        },
      }),
    ),
  );
  expect([...byLicence.keys()]).toEqual(['MIT', 'SSPL-1.0', 'none']);
  expect(problems).toEqual([
    '@c/d has the licence SSPL-1.0: read it, then accept it in scripts/licences/read-licences.ts, or take another package.',
    'e has the licence none: read it, then accept it in scripts/licences/read-licences.ts, or take another package.',
  ]);
});

test('no package wants to run a program when it is installed', () => {
  expect(packagesWithInstallScript(lock)).toEqual([]);
});

test('every version is pinned', () => {
  const versions = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.length).toBeGreaterThan(30);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
