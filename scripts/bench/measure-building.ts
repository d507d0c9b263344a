import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createKitFiles } from '../../server/dev/kit/create-kit.ts';
import type { BudgetReadings } from './budgets.ts';
import { inTurn, median } from './in-turn.ts';
import { moveAway, runNode, runScript, temporaryFolder } from './project-copy.ts';

const ROUNDS = 3;
const REACT_ROUTER = resolve(import.meta.dirname, '../../node_modules/@react-router/dev/bin.cjs');
const KIT_SECTIONS = ['hero-split', 'steps', 'packages', 'call-to-action'];

/** The smallest app in React Router framework mode: one page of one line, rendered on a server. */
const BARE_APP = {
  // React Router installs isbot if an app without an entry of its own does not name it.
  'package.json': '{ "type": "module", "private": true, "dependencies": { "isbot": "*" } }',
  'react-router.config.ts': 'export default { ssr: true };',
  'vite.config.ts':
    "import { reactRouter } from '@react-router/dev/vite';\nexport default { plugins: [reactRouter()] };",
  'app/routes.ts': "import { index } from '@react-router/dev/routes';\nexport default [index('page.tsx')];",
  'app/page.tsx': 'export default function Page() { return <p>One line.</p>; }',
  'app/root.tsx': `import { Outlet, Scripts } from 'react-router';
export default () => <html lang="en"><body><Outlet /><Scripts /></body></html>;`,
};

/** Builds and checks the copy, in turn with React Router's build of an app of one page. */
export async function measureBuilding(folder: string): Promise<BudgetReadings<'building'>> {
  const bareApp = temporaryFolder();
  writeFiles(bareApp, BARE_APP);
  // Fills the caches for compressed files and pictures; its memory is that of a build with empty caches.
  const firstBuild = await runScript(folder, 'build');
  const { bare, cold, edit, check } = await inTurn(ROUNDS, {
    bare: () => runNode(withoutBuild(bareApp), [REACT_ROUTER, 'build', '--logLevel', 'warn']),
    cold: () => runScript(withoutBuild(folder), 'build'),
    edit: () => {
      raisePrice(join(folder, 'site.yaml'));
      return runScript(folder, 'build');
    },
    check: () => runScript(folder, 'check'),
  });
  // The kit adds 36 pages of its own.
  const [few, many] = [await buildKit(folder, 10), await buildKit(folder, 370)];
  return {
    check: median(check, 'time'),
    build: [median(cold, 'time'), median(bare, 'time')],
    rebuild: median(edit, 'time'),
    memory: firstBuild.memory,
    timeGrowth: [many.time, few.time],
    memoryGrowth: [many.memory, few.memory],
  };
}

function withoutBuild(folder: string): string {
  moveAway(join(folder, 'build'));
  return folder;
}

/** Builds a site of the kit's sections. */
function buildKit(folder: string, count: number) {
  const [site, out] = [temporaryFolder(), temporaryFolder()];
  const pages = Array.from({ length: count }, (_, index) => [`page-${index}`, KIT_SECTIONS]);
  writeFiles(site, createKitFiles(Object.fromEntries(pages)));
  return runScript(folder, 'build', '--site', site, '--out', out, '--light');
}

/** Changes the first price of a site; each call writes another price. */
function raisePrice(file: string): void {
  const raise = (amount: string) => String(Number(amount) + 10);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<=amounts: \{ ISK: )\d+/, raise));
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
