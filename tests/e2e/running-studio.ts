import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { applyEdits } from '../../edits/apply-edits.ts';
import type { Edit } from '../../edits/edit-schema.ts';
import { contentOf } from '../../studio/publish/site-publisher.ts';
import { git } from '../git.ts';
import { studioSite } from '../studio-site.ts';
import { temporaryFolder, writeFiles } from '../temporary-files.ts';

/** A Studio over a small site, with a build and a repository of its own. */
export interface RunningStudio {
  /** For Anna, whose machine it is. */
  readonly address: string;
  /** For people who sign in. */
  readonly signInAddress: string;
  /** What the server keeps while the database is unavailable. */
  readonly spoolFolder: string;
  /** The lines that the last publication has removed and added, without the white space before them. */
  readonly lastDiff: () => readonly string[];
  /** The same of edits that are not published yet. */
  readonly diffOf: (edits: readonly Edit[]) => readonly string[];
  /** The sites as they were published last. */
  readonly buildFolder: string;
  /** What visitors of a language get for an address, as it was published last. */
  readonly pageOf: (language: string, path: string) => string;
  /** Puts the files of the content back as they were at first. */
  readonly resetFiles: () => void;
  readonly stop: () => Promise<void>;
}

/** As the Studio knows who works on this machine. */
const EDITOR = { 'user.name': 'Anna', 'user.email': 'anna@example.is' };
/** The line that somebody has changed yesterday, on one page. */
const YESTERDAY = {
  file: 'locales/is/solutions.json',
  from: '"eyebrow": "Álit"',
  to: '"eyebrow": "Ráðgjöf"',
};

/**
 * Starts it as a process of its own.
 * @param settings environment variables, with the folder of a database that runs
 */
export async function startStudio(settings: Readonly<Record<string, string>>): Promise<RunningStudio> {
  const checkout = makeCheckout();
  const first = git(checkout, 'rev-parse', 'HEAD').trim();
  const script = resolve(import.meta.dirname, 'serve-studio.ts');
  const folder = temporaryFolder();
  const server = spawn(process.execPath, [script, checkout, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', BUILD_ITEMS: '1', ...settings },
  });
  const gone = once(server, 'close');
  const [port, signInPort] = await printedWhenReady(server.stdout);
  return {
    address: `http://localhost:${port}/studio`,
    signInAddress: `http://localhost:${signInPort}/studio`,
    spoolFolder: join(folder, 'spool'),
    lastDiff: () => linesOf(git(checkout, 'show', '--unified=0', '--format=', 'HEAD')),
    diffOf(edits) {
      const changed = changedFiles(checkout, edits);
      return linesOf(git(checkout, `--work-tree=${changed}`, 'diff', '--unified=0', '--diff-filter=AM'));
    },
    buildFolder: join(folder, 'build'),
    pageOf: (language, path) =>
      readFileSync(join(folder, 'build/sites', language, path, 'index.html'), 'utf8'),
    resetFiles: () => void git(checkout, 'reset', '--quiet', '--hard', first),
    async stop() {
      server.kill('SIGKILL');
      await gone;
    },
  };
}

/** A repository with the small site, in which a line was changed yesterday. */
function makeCheckout(): string {
  const files = studioSite();
  const { file, from, to } = YESTERDAY;
  const text = files[file];
  if (!text?.includes(to)) throw new Error(`There is no ${to} in ${file}.`);
  const checkout = temporaryFolder({ ...files, [file]: text.replace(to, from) });
  git(checkout, 'init', '--quiet', '--initial-branch=main');
  for (const [name, value] of Object.entries(EDITOR)) git(checkout, 'config', name, value);
  git(checkout, 'add', '--all');
  git(checkout, 'commit', '--quiet', '--message=Content');
  writeFiles(checkout, { [file]: text });
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
  git(checkout, 'commit', '--quiet', '--all', '--message=Ráðgjöf', `--date=${yesterday}`);
  return checkout;
}

/** @returns a folder with the files that edits change */
function changedFiles(checkout: string, edits: readonly Edit[]): string {
  const before = contentOf(checkout);
  const { files } = applyEdits(before, edits);
  const changed = Object.entries(files).filter(([name, text]) => text !== before[name]);
  return temporaryFolder(Object.fromEntries(changed));
}

/** @returns what the Studio prints when it is ready, after the lines of the build */
async function printedWhenReady(output: Readable): Promise<readonly string[]> {
  for await (const line of createInterface({ input: output })) {
    const [name, ...values] = line.split(' ');
    if (name !== 'ready') continue;
    output.resume();
    return values;
  }
  throw new Error('The Studio has not started.');
}

function linesOf(diff: string): readonly string[] {
  return diff
    .split('\n')
    .filter((line) => /^[+-](?![+-]{2} )/.test(line))
    .map((line) => `${line[0]}${line.slice(1).trim()}`);
}
