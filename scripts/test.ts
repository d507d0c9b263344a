import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { type Arguments, runCommand } from './command-line.ts';
import type { PartName } from './commands.ts';
import { createPartResult, formatSummary, type PartResult } from './test-summary.ts';

const ROOT = dirname(import.meta.dirname);
const REPORTS = join(ROOT, 'build/test-results');

/** One part of `npm test`: commands that are run one after the other, up to the first that fails. */
type Part = {
  readonly name: PartName<'test'>;
  readonly commands: readonly (readonly string[])[];
  /** The part that has to pass before this one, if both are run. */
  readonly needs?: string;
  /** The test runner's JSON report; a part without one counts as one test. */
  readonly report?: string;
  /** Node options for all processes of the part: with small heaps, the dozen take less memory in the same time. */
  readonly nodeOptions?: string;
  /** Runs in parallel with the other such parts, which leave processor time; its output is printed at the end. */
  readonly runsInParallel?: boolean;
  /** Runs only with `--all` or when it is named: it takes minutes, or needs packages of the system or its root. */
  readonly isExtra?: boolean;
};

/** Small heaps for the many parallel processes of browser tests. */
const BROWSER_TEST_OPTIONS = '--max-semi-space-size=2 --max-old-space-size=320';

/** Files of browser tests that take minutes, or need packages of the system; Playwright compares them with each test’s file and title. */
const LONG_JOURNEYS = 'every-screen|pages-jobs|pictures-jobs|rows-jobs|visual/|firefox-and-webkit';

const PARTS: readonly Part[] = [
  {
    name: 'types',
    commands: [
      ['react-router', 'typegen'],
      ['tsc', '--noEmit'],
    ],
    runsInParallel: true,
  },
  { name: 'lint', commands: [['npm', 'run', '--silent', 'lint']], runsInParallel: true },
  { name: 'check', commands: [['node', 'scripts/check.ts']], runsInParallel: true },
  { name: 'licences', commands: [['npm', 'run', '--silent', 'licences']], runsInParallel: true },
  // Before the unit tests, which take its bundles.
  { name: 'build', commands: [['node', 'scripts/build.ts']], runsInParallel: true },
  {
    name: 'unit',
    commands: [['vitest', 'run', 'tests/unit', 'tests/properties']],
    report: join(REPORTS, 'unit.json'),
    nodeOptions: '--max-old-space-size=650',
  },
  {
    name: 'end-to-end',
    commands: [
      ['node', 'scripts/ensure-chromium.ts'],
      ['playwright', 'test', `--grep-invert=${LONG_JOURNEYS}`, '--reporter=list,json'],
    ],
    needs: 'build',
    report: join(REPORTS, 'end-to-end.json'),
    nodeOptions: BROWSER_TEST_OPTIONS,
  },
  {
    name: 'long-journeys',
    commands: [['playwright', 'test', `--grep=${LONG_JOURNEYS}`, '--reporter=list,json']],
    needs: 'build',
    report: join(REPORTS, 'long-journeys.json'),
    nodeOptions: BROWSER_TEST_OPTIONS,
    isExtra: true,
  },
  {
    name: 'faults',
    commands: [['vitest', 'run', 'tests/faults']],
    needs: 'build',
    report: join(REPORTS, 'faults.json'),
    nodeOptions: '--max-old-space-size=650',
    isExtra: true,
  },
  {
    name: 'machine',
    commands: [['vitest', 'run', 'tests/machine']],
    needs: 'build',
    report: join(REPORTS, 'machine.json'),
    isExtra: true,
  },
];

/** The commands find the project's own tools and its own Node first, however this script was started. */
const ENVIRONMENT = {
  ...process.env,
  // Never the developer's rows and forms, and never a hosted project.
  DATABASE_FOLDER: join(ROOT, '.cache/e2e/postgresql'),
  SUPABASE_URL: '',
  SUPABASE_PUBLISHABLE_KEY: '',
  SUPABASE_SECRET_KEY: '',
  // Limits the memory pools of the C library, which has several for each processor: a tenth less memory in all.
  MALLOC_ARENA_MAX: '2',
  PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
};

const children = new Set<ChildProcess>();

/** Runs the parts that were asked for and sums them up; exit code 1 if one failed. */
async function test({ values: { only, content, all } }: Arguments<'test'>): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      for (const child of children) child.kill(signal);
      process.exit(1);
    });
  const defaultNames = PARTS.filter(({ isExtra }) => all || !isExtra).map(({ name }) => name);
  const partNames = content ? ['check', 'build', 'end-to-end'] : (only?.split(',') ?? defaultNames);
  const parts = PARTS.filter(({ name }) => partNames.includes(name));
  const parallelParts = parts.filter(({ runsInParallel }) => runsInParallel);
  const results = await Promise.all(parallelParts.map((part) => runPart(part, content)));
  for (const part of parts.filter(({ runsInParallel }) => !runsInParallel)) {
    const requirement = results.find(({ name }) => name === part.needs);
    results.push(
      requirement && requirement.failed > 0
        ? { ...createPartResult(part.name, false, 0), note: `not run: ${requirement.name} failed` }
        : await runPart(part, content),
    );
  }
  console.log(`\n${formatSummary(results)}`);
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}

async function runPart(part: Part, isContentOnly = false): Promise<PartResult> {
  const { name, commands, report, nodeOptions, runsInParallel = false } = part;
  const env = {
    ...ENVIRONMENT,
    ...(nodeOptions && { NODE_OPTIONS: nodeOptions }),
    ...(report && { VITEST_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  };
  const start = performance.now();
  mkdirSync(REPORTS, { recursive: true });
  if (report) rmSync(report, { force: true });
  if (!runsInParallel) console.log(`\n── ${name} ──`);
  let hasSucceeded = true;
  for (const command of commands) {
    const filter = isContentOnly && command[0] === 'playwright' ? ['--grep', '@content'] : [];
    hasSucceeded = hasSucceeded && (await runProgram([...command, ...filter], env, runsInParallel));
  }
  const seconds = (performance.now() - start) / 1000;
  const reportText = report && (existsSync(report) ? readFileSync(report, 'utf8') : null);
  const result = createPartResult(name, hasSucceeded, seconds, reportText);
  console.log(`── ${name}: ${result.failed > 0 ? 'failed' : 'passed'} in ${seconds.toFixed(0)} s`);
  return result;
}

/**
 * Runs a program; true if its exit code is 0.
 * @param runsInParallel prints the output at the end, so that it does not mix with that of other programs
 */
function runProgram(
  [command = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  runsInParallel: boolean,
): Promise<boolean> {
  return new Promise((resolve) => {
    const stdio = runsInParallel ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd: ROOT, env, stdio });
    children.add(child);
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part));
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(false);
    });
    child.on('close', (status) => {
      children.delete(child);
      process.stdout.write(Buffer.concat(output));
      resolve(status === 0);
    });
  });
}

await runCommand('test', test);
