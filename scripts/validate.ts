import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChecker } from './validate/find-checker.ts';
import { nuFindings } from './validate/nu-messages.ts';

/**
 * npm run validate: every built page through the Nu HTML checker (https://validator.github.io/validator), which needs
 * Java. Where that or the checker is not there it says so and does nothing; --required makes that a failure.
 * --out FOLDER takes another build. Exit code 0: valid, or skipped; 1: not valid; 2: cannot run.
 */
const { values } = parseArgs({
  options: { out: { type: 'string', default: 'build' }, required: { type: 'boolean', default: false } },
});
const sites = join(values.out, 'sites');
const checker = findChecker(process.env.VNU_JAR);
if (!existsSync(sites)) cannotRun(`There is no ${sites}; npm run build makes it.`);
else if (checker.kind === 'found') validate(checker.jar);
else if (values.required) cannotRun(checker.why);
else process.stdout.write(`Skipped: no page has been checked. ${checker.why}\n`);

function validate(jar: string): void {
  const { status, stderr, error } = spawnSync(
    'java',
    ['-jar', jar, '--format', 'json', '--exit-zero-always', '--skip-non-html', sites],
    { encoding: 'utf8', maxBuffer: 1_000_000_000 },
  );
  if (status !== 0) {
    cannotRun(`The checker stopped: ${error?.message ?? stderr}`);
    return;
  }
  const findings = nuFindings(stderr);
  for (const { kind, message, extract, pages, first } of findings)
    process.stdout.write(`${kind}: ${message}\n  ${extract.trim()}\n  ${first}, ${pages} pages in all\n`);
  process.stdout.write(
    findings.length === 0 ? 'Every built page is valid HTML.\n' : `${findings.length} findings\n`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}

function cannotRun(why: string): void {
  process.stderr.write(`${why}\n`);
  process.exitCode = 2;
}
