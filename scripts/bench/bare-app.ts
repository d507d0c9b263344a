import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { emptyFolder } from './project-copy.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The smallest app in React Router framework mode: one page of one line, rendered on a server. */
const FILES: Readonly<Record<string, string>> = {
  'react-router.config.ts': 'export default { ssr: true };',
  'vite.config.ts': [
    "import { reactRouter } from '@react-router/dev/vite';",
    'export default { plugins: [reactRouter()] };',
  ].join('\n'),
  'app/routes.ts': "import { index } from '@react-router/dev/routes';\nexport default [index('page.tsx')];",
  'app/page.tsx': 'export default function Page() { return <p>One line.</p>; }',
  'app/root.tsx': [
    "import { Outlet, Scripts } from 'react-router';",
    'export default function Root() {',
    '  return <html lang="en"><body><Outlet /><Scripts /></body></html>;',
    '}',
  ].join('\n'),
};

/** A command that builds an app with React Router, and where it is run. */
export interface AppBuild {
  readonly folder: string;
  readonly args: readonly string[];
}

/** Creates the smallest app; it uses the libraries of the project. */
export function makeBareApp(): AppBuild {
  const folder = emptyFolder('bare-app');
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  mkdirSync(join(folder, 'app'));
  // React Router installs isbot by itself where an app does not name it.
  const described = { type: 'module', private: true, dependencies: { isbot: dependencies.isbot } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(described));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const library = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
  return { folder, args: [join(dirname(library), 'bin.cjs'), 'build', '--logLevel', 'warn'] };
}
