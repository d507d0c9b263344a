import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { styleText } from 'node:util';
import { type ContentReport, checkFolder } from '../project/read-project.ts';
import { type CheckOptions, readCheckOptions } from './check-options.ts';
import { checkWords } from './check-words.ts';
import { report } from './report.ts';

/**
 * Checks what the arguments of npm run check name, prints a report and sets the exit code of the process: 0 nothing is
 * wrong (warnings are allowed), 1 problems, 2 cannot run.
 * @param given without the names of Node and the script
 */
export async function runCheck(given: readonly string[]): Promise<void> {
  // The reader, like `head`, may have had enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const asked = readCheckOptions(given);
  if (asked.kind === 'valid') await check(asked.options);
  else if (asked.kind === 'help') process.stdout.write(`${asked.text}\n`);
  else cannotRun(asked.message);
}

async function check(options: CheckOptions): Promise<void> {
  const reading = read(options);
  if (reading === null) return;
  const { format, language, site, color } = options;
  const repository = repositoryAddress(process.env);
  process.stdout.write(
    await report(format, reading.problems, {
      sources: reading.sources,
      language,
      paint: (style, text) =>
        color === false ? text : styleText(style, text, color ? { validateStream: false } : {}),
      prefix: format === 'github' || format === 'markdown' ? prefixOf(site) : '',
      ...(repository === null ? {} : { repository }),
    }),
  );
  process.exitCode = reading.sound ? 0 : 1;
}

function read({ language, site, base, now }: CheckOptions): ContentReport | null {
  const words = checkWords[language];
  try {
    if (base === null || isRevision(site, base)) return checkFolder(site, { now, revision: base ?? 'HEAD' });
    cannotRun(words.unknownRevision(base));
  } catch (error) {
    cannotRun(words.cannotOpen(site, error instanceof Error ? error.message : String(error)));
  }
  return null;
}

function isRevision(folder: string, name: string): boolean {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  return spawnSync('git', ['-C', folder, ...args], { stdio: 'ignore' }).status === 0;
}

/** The way from the repository's root to a folder; from here on when there is no repository. */
function prefixOf(folder: string): string {
  const { status, stdout } = spawnSync('git', ['-C', folder, 'rev-parse', '--show-prefix'], {
    encoding: 'utf8',
  });
  if (status === 0) return stdout.trimEnd();
  const way = relative('.', folder);
  return way === '' ? '' : `${way}/`;
}

function cannotRun(why: string): void {
  process.stderr.write(`${why}\n`);
  process.exitCode = 2;
}
/**
 * Where the files of the repository are shown, told by the environment of a GitHub workflow.
 * @returns an address with a slash at the end; null outside of such a workflow
 */
export function repositoryAddress(environment: Readonly<Record<string, string | undefined>>): string | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_SHA: commit } = environment;
  const isWhole = /^https:\/\/[\w.-]+$/.test(server ?? '') && /^[\w.-]+\/[\w.-]+$/.test(name ?? '');
  return isWhole && /^[0-9a-f]+$/.test(commit ?? '') ? `${server}/${name}/blob/${commit}/` : null;
}
