import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { kitFiles } from '../../server/dev/kit/create-kit.ts';
import { atMost, atMostTimes, type Figure, inTurn } from './figure.ts';
import { emptyFolder, moveAway, runNode, runScript } from './project-copy.ts';

const ROUNDS = 3;
const REACT_ROUTER = resolve(import.meta.dirname, '../../node_modules/@react-router/dev/bin.cjs');

/** The smallest app in React Router framework mode: one page of one line, rendered on a server. */
const BARE_APP = {
  // React Router installs isbot where an app without an entry of its own does not name it.
  'package.json': '{ "type": "module", "private": true, "dependencies": { "isbot": "*" } }',
  'react-router.config.ts': 'export default { ssr: true };',
  'vite.config.ts':
    "import { reactRouter } from '@react-router/dev/vite';\nexport default { plugins: [reactRouter()] };",
  'app/routes.ts': "import { index } from '@react-router/dev/routes';\nexport default [index('page.tsx')];",
  'app/page.tsx': 'export default function Page() { return <p>One line.</p>; }',
  'app/root.tsx': `import { Outlet, Scripts } from 'react-router';
export default () => <html lang="en"><body><Outlet /><Scripts /></body></html>;`,
};

/** Builds the copy, in turn with React Router's build of an app of one page, and checks it. */
export async function measureBuilding(folder: string): Promise<readonly Figure[]> {
  const bareApp = emptyFolder('bare-app');
  writeFiles(bareApp, BARE_APP);
  // Fills the caches for compressed files and pictures; its memory is that of a build with empty ones.
  const first = await runScript(folder, 'build');
  const { bare, cold, edit, check } = await inTurn(ROUNDS, {
    bare: () => {
      moveAway(join(bareApp, 'build'));
      return runNode(bareApp, [REACT_ROUTER, 'build', '--logLevel', 'warn']);
    },
    cold: () => {
      moveAway(join(folder, 'build'));
      return runScript(folder, 'build');
    },
    edit: () => {
      editPrice(join(folder, 'site.yaml'));
      return runScript(folder, 'build');
    },
    check: () => runScript(folder, 'check'),
  });
  const [few, many] = [await buildKit(folder, 10), await buildKit(folder, 370)];
  const times = Math.round(many.pages / few.pages);
  const growth = `build of ${times} times the pages (${few.pages}, ${many.pages})`;
  const bareBuild = 'a bare React Router build';
  return [
    atMost('npm run check', check.time, 1000, 'ms'),
    atMostTimes('cold build of all pages', [cold.time, bare.time], 8, bareBuild, 'ms'),
    atMost('build after a content edit', edit.time, 3000, 'ms'),
    atMost('peak memory of a build', first.memory, 600, 'MiB'),
    atMostTimes(growth, [many.time, few.time], times, 'the time', 'ms'),
    atMostTimes(`memory of a ${growth}`, [many.memory, few.memory], times, 'the memory', 'MiB'),
  ];
}

/** Builds a site of the kit's sections. */
async function buildKit(folder: string, count: number) {
  const [site, out] = [emptyFolder('kit-site'), emptyFolder('kit-build')];
  const sections = ['hero-split', 'steps', 'packages', 'call-to-action'];
  const pages = Array.from({ length: count }, (_, place) => [`page-${place}`, sections]);
  writeFiles(site, kitFiles(Object.fromEntries(pages)));
  const cost = await runScript(folder, 'build', '--site', site, '--out', out, '--light');
  const files = readdirSync(join(out, 'sites'), { recursive: true, encoding: 'utf8' });
  return { ...cost, pages: files.filter((name) => name.endsWith('.html')).length };
}

/** Changes the first price of a site; each call writes another one. */
function editPrice(file: string): void {
  const raise = (amount: string) => String(Number(amount) + 10);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<=amounts: \{ ISK: )\d+/, raise));
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
