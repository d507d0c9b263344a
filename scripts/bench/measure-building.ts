import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { kitFiles } from '../dev/kit/create-kit.ts';
import { atMost, type Figure, figure, mebibytes, median, ratio, seconds } from './figure.ts';
import { editPrice, emptyFolder, moveAway, type ProjectCopy, runCommand, runNode } from './project-copy.ts';

const ROUNDS = 3;
/** Times of a bare build. */
const BUDGET = 8;

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

/** Builds the copy, in turn with React Router's build of an app of one page, and checks it. */
export async function measureBuilding({ folder, out }: ProjectCopy): Promise<readonly Figure[]> {
  const bareApp = makeBareApp();
  // Fills the caches for compressed files and pictures; its memory is that of a build with empty ones.
  const first = await runCommand(folder, 'build');
  const [cold, bare, edits, checks]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    moveAway(join(bareApp.folder, 'build'));
    bare.push((await runNode(bareApp.folder, bareApp.args)).time);
    moveAway(out);
    cold.push((await runCommand(folder, 'build')).time);
    editPrice(folder);
    edits.push((await runCommand(folder, 'build')).time);
    checks.push((await runCommand(folder, 'check')).time);
  }
  const [build, floor, edit, check] = [median(cold), median(bare), median(edits), median(checks)];
  return [
    atMost('npm run check', check, 1000, seconds),
    figure(
      'cold build of all pages',
      `<= ${BUDGET} times a bare React Router build`,
      `${ratio(build, floor)} (${seconds(build)}, ${seconds(floor)})`,
      build <= BUDGET * floor,
    ),
    atMost('build after a content edit', edit, 3000, seconds),
    atMost('peak memory of a build', first.memory, 600, mebibytes),
    ...(await measureGrowth(folder)),
  ];
}

/** Builds sites of the kit's sections with few pages and with ten times as many. */
async function measureGrowth(folder: string): Promise<readonly Figure[]> {
  const [few, many] = [await buildKit(folder, 10), await buildKit(folder, 370)];
  const content = many.pages / few.pages;
  return [
    figure(
      `build of ${content.toFixed(0)} times the pages (${few.pages}, ${many.pages})`,
      `<= ${content.toFixed(0)} times the time and memory`,
      `${ratio(many.time, few.time)}, ${ratio(many.memory, few.memory)} the memory`,
      many.time <= content * few.time && many.memory <= content * few.memory,
    ),
  ];
}

async function buildKit(folder: string, count: number) {
  const site = emptyFolder('kit-site');
  const out = emptyFolder('kit-build');
  const pages = Array.from({ length: count }, (_, place) => [
    `page-${place}`,
    ['hero-split', 'steps', 'packages', 'call-to-action'],
  ]);
  for (const [name, text] of Object.entries(kitFiles(Object.fromEntries(pages)))) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  const cost = await runCommand(folder, 'build', ['--site', site, '--out', out, '--light']);
  const files = readdirSync(join(out, 'sites'), { recursive: true });
  return { ...cost, pages: files.filter((name) => String(name).endsWith('.html')).length };
}

/** Creates the smallest app, with the libraries of the project, and says how to build it. */
function makeBareApp() {
  const folder = emptyFolder('bare-app');
  mkdirSync(join(folder, 'app'));
  // React Router installs isbot where an app without an entry of its own does not name it.
  const described = { type: 'module', private: true, dependencies: { isbot: '*' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(described));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const library = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
  return { folder, args: [join(dirname(library), 'bin.cjs'), 'build', '--logLevel', 'warn'] };
}
