import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Counts, PartResult } from './test-summary.ts';
import {
  allPassed,
  judgePart,
  judgeRunner,
  partNotRun,
  readPlaywrightCounts,
  readVitestCounts,
  summaryLine,
  summaryTable,
} from './test-summary.ts';

const ROOT = dirname(import.meta.dirname);
const REPORTS = 'build/test-results';

/** One part of `npm test`. */
type Part = {
  readonly name: string;
  /** Run one after another, up to the first that fails. */
  readonly commands: readonly (readonly string[])[];
  /** The part that has to pass before this one, where both are run. */
  readonly needs?: string;
  /** Begun first of all, beside the parts before it; what it prints is shown in its place. */
  readonly early?: true;
  /** Where a test runner writes its report, and how that is read; a part without one counts as one test. */
  readonly report?: { readonly file: string; readonly read: (text: string) => Counts | undefined };
};

const VITEST_REPORT = `${REPORTS}/unit.json`;
const PLAYWRIGHT_REPORT = `${REPORTS}/end-to-end.json`;

/** Left alone, `biome ci` colours even what goes to a file. */
const BIOME_COLORS = process.stdout.isTTY ? '--colors=force' : '--colors=off';

const PARTS: readonly Part[] = [
  {
    name: 'types',
    commands: [
      ['react-router', 'typegen'],
      ['tsc', '--noEmit'],
    ],
  },
  { name: 'lint', commands: [['biome', 'ci', '--error-on-warnings', BIOME_COLORS, '.']] },
  { name: 'check', commands: [['node', 'scripts/check.ts']] },
  // Before the unit tests, which take its bundles.
  { name: 'build', commands: [['node', 'scripts/build.ts']], early: true },
  {
    name: 'unit',
    commands: [
      ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
    ],
    report: { file: VITEST_REPORT, read: readVitestCounts },
  },
  {
    name: 'end-to-end',
    commands: [
      ['node', 'scripts/ensure-chromium.ts'],
      ['playwright', 'test', '--reporter=list,json'],
    ],
    needs: 'build',
    report: { file: PLAYWRIGHT_REPORT, read: readPlaywrightCounts },
  },
];

/** The commands find the project's own tools and its own Node first, however this script was started. */
const ENVIRONMENT = {
  ...process.env,
  // Rows and forms of the tests' own, never those of whoever works here, and never somebody's hosted project.
  DATABASE_FOLDER: join(ROOT, '.cache/e2e/database'),
  SUPABASE_URL: '',
  SUPABASE_PUBLISHABLE_KEY: '',
  SUPABASE_SECRET_KEY: '',
  PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  PLAYWRIGHT_JSON_OUTPUT_FILE: join(ROOT, PLAYWRIGHT_REPORT),
};

/** Runs the parts that were asked for and sums them up. Exit codes: 0 all passed, 1 something failed, 2 it was called wrongly. */
async function test(): Promise<void> {
  const parts = chooseParts();
  if (typeof parts === 'string') {
    console.error(parts);
    process.exitCode = 2;
    return;
  }
  const early = new Map(parts.filter((part) => part.early).map((part) => [part.name, beginPart(part)]));
  const results: PartResult[] = [];
  for (const part of parts) {
    console.log(`\n── ${part.name} ──`);
    const needed = results.find(({ name }) => name === part.needs);
    const result =
      needed && !allPassed([needed])
        ? partNotRun(part.name, `${needed.name} failed`)
        : await (early.get(part.name)?.() ?? runPart(part));
    results.push(result);
    console.log(
      `── ${part.name}: ${allPassed([result]) ? 'passed' : 'failed'} in ${result.seconds.toFixed(1)} s`,
    );
  }
  console.log(`\n${summaryTable(results)}\n`);
  console.log(summaryLine(results));
  process.exitCode = allPassed(results) ? 0 : 1;
}

/** All parts, or those of `--only a,b`, in their usual order; a sentence when that cannot be read. */
function chooseParts(): readonly Part[] | string {
  const known = PARTS.map(({ name }) => name);
  let asked: string[] | undefined;
  try {
    asked = parseArgs({ options: { only: { type: 'string' } } }).values.only?.split(',');
  } catch {
    return `The only option is --only with names of parts, for example --only ${known.slice(0, 2).join(',')}.`;
  }
  if (!asked) return PARTS;
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return `No part is called "${unknown.join('", "')}". The parts are: ${known.join(', ')}.`;
  return PARTS.filter(({ name }) => asked.includes(name));
}

/** Begins a part; the function that is returned shows what it has printed, once it has ended, and judges it. */
function beginPart(part: Part): () => Promise<PartResult> {
  const printed: Buffer[] = [];
  const running = runPart(part, printed);
  return async () => {
    const result = await running;
    process.stdout.write(Buffer.concat(printed));
    return result;
  };
}

/** @param printed takes what the commands print; the terminal if left out */
async function runPart({ name, commands, report }: Part, printed?: Buffer[]): Promise<PartResult> {
  const start = performance.now();
  if (report) {
    mkdirSync(join(ROOT, REPORTS), { recursive: true });
    rmSync(join(ROOT, report.file), { force: true });
  }
  let succeeded = true;
  for (const command of commands) {
    succeeded = await runCommand(command, printed);
    if (!succeeded) break;
  }
  const seconds = (performance.now() - start) / 1000;
  if (!report) return judgePart(name, succeeded, seconds);
  return judgeRunner(name, succeeded, seconds, readReport(report.file, report.read));
}

/** Runs a command, with its output straight on the terminal unless it is kept; true when it ended well. */
function runCommand([command = '', ...arguments_]: readonly string[], printed?: Buffer[]): Promise<boolean> {
  return new Promise((resolve) => {
    const stdio = printed ? 'pipe' : 'inherit';
    const child = spawn(command, arguments_, { cwd: ROOT, env: ENVIRONMENT, stdio });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece: Buffer) => printed?.push(piece));
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(false);
    });
    child.on('close', (status) => resolve(status === 0));
  });
}

function readReport(file: string, read: (text: string) => Counts | undefined): Counts | undefined {
  try {
    return read(readFileSync(join(ROOT, file), 'utf8'));
  } catch {
    return undefined;
  }
}

await test();
