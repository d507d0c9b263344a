import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { judgePart, type PartResult, summary } from './test-summary.ts';

const ROOT = dirname(import.meta.dirname);
const REPORTS = join(ROOT, 'build/test-results');

/** One part of `npm test`: commands that are run one after the other, up to the first that fails. */
type Part = {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
  /** The part that has to pass before this one, where both are run. */
  readonly needs?: string;
  /** The test runner's JSON report; a part without one counts as one test. */
  readonly report?: string;
};

const UNIT_REPORT = join(REPORTS, 'unit.json');
const END_TO_END_REPORT = join(REPORTS, 'end-to-end.json');

const PARTS: readonly Part[] = [
  {
    name: 'types',
    commands: [
      ['react-router', 'typegen'],
      ['tsc', '--noEmit'],
    ],
  },
  { name: 'lint', commands: [['biome', 'ci', '--error-on-warnings', '.']] },
  { name: 'check', commands: [['node', 'scripts/check.ts']] },
  // Before the unit tests, which take its bundles.
  { name: 'build', commands: [['node', 'scripts/build.ts']] },
  { name: 'unit', commands: [['vitest', 'run']], report: UNIT_REPORT },
  {
    name: 'end-to-end',
    commands: [
      ['node', 'scripts/ensure-chromium.ts'],
      ['playwright', 'test', '--reporter=list,json'],
    ],
    needs: 'build',
    report: END_TO_END_REPORT,
  },
];

/** The commands find the project's own tools and its own Node first, however this script was started. */
const ENVIRONMENT = {
  ...process.env,
  // Never the rows and forms of whoever works here, and never somebody's hosted project.
  DATABASE_FOLDER: join(ROOT, '.cache/e2e/database'),
  SUPABASE_URL: '',
  SUPABASE_PUBLISHABLE_KEY: '',
  SUPABASE_SECRET_KEY: '',
  PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  VITEST_JSON_OUTPUT_FILE: UNIT_REPORT,
  PLAYWRIGHT_JSON_OUTPUT_FILE: END_TO_END_REPORT,
};

let running: ChildProcess | undefined;

/** Runs the parts that were asked for and sums them up. Exit codes: 0 all passed, 1 something failed, 2 it was called wrongly. */
async function test(): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      running?.kill(signal);
      process.exit(1);
    });
  const options = { only: { type: 'string' }, content: { type: 'boolean' } } as const;
  const { only, content } = parseArgs({ options }).values;
  const names = PARTS.map(({ name }) => name);
  const asked = content ? ['check', 'build', 'end-to-end'] : (only?.split(',') ?? names);
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`No part is called "${unknown.join('", "')}". The parts are: ${names.join(', ')}.`);
    process.exit(2);
  }
  const results: PartResult[] = [];
  for (const part of PARTS.filter(({ name }) => asked.includes(name))) {
    const needed = results.find(({ name }) => name === part.needs);
    console.log(`\n── ${part.name} (${results.length + 1} of ${asked.length}) ──`);
    const result =
      needed && needed.failed > 0
        ? { ...judgePart(part.name, false, 0), note: `not run: ${needed.name} failed` }
        : await runPart(part, content);
    results.push(result);
    console.log(
      `── ${part.name}: ${result.failed > 0 ? 'failed' : 'passed'} in ${result.seconds.toFixed(0)} s`,
    );
  }
  console.log(`\n${summary(results)}`);
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}

async function runPart({ name, commands, report }: Part, content = false): Promise<PartResult> {
  const start = performance.now();
  mkdirSync(REPORTS, { recursive: true });
  if (report) rmSync(report, { force: true });
  let succeeded = true;
  for (const command of commands) {
    const filter = content && command[0] === 'playwright' ? ['--grep', '@content'] : [];
    succeeded = succeeded && (await runCommand([...command, ...filter]));
  }
  const seconds = (performance.now() - start) / 1000;
  return judgePart(name, succeeded, seconds, report && readReport(report));
}

/** Runs a command with its output on the terminal; true when it ended well. */
function runCommand([command = '', ...args]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    running = spawn(command, args, { cwd: ROOT, env: ENVIRONMENT, stdio: 'inherit' });
    running.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(false);
    });
    running.on('close', (status) => resolve(status === 0));
  });
}

function readReport(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

await test();
