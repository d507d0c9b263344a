import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { applyEdits } from '../../edits/apply-edits.ts';
import type { Edit } from '../../edits/edit-schema.ts';
import { readCheckout } from '../../studio/publish/site-publisher.ts';
import { git } from '../git.ts';
import { studioSite } from '../studio-site.ts';
import { temporaryFolder, writeFiles } from '../temporary-files.ts';

/** A Studio over a small site, with its own build and repository. */
export interface RunningStudio {
  /** Address for Anna, who works on this machine. */
  readonly address: string;
  /** Address for people who sign in. */
  readonly signInAddress: string;
  /** Folder in which the server keeps forms while the database is unavailable. */
  readonly spoolFolder: string;
  /** Lines that the last publication removed and added, without leading white space. */
  readonly lastDiff: () => readonly string[];
  /** The same for unpublished edits. */
  readonly diffOf: (edits: readonly Edit[]) => readonly string[];
  /** The sites as last published. */
  readonly buildFolder: string;
  /** Page of a language at an address, as last published. */
  readonly pageOf: (language: string, path: string) => string;
  /** Restores the original content files. */
  readonly resetFiles: () => void;
  readonly stop: () => Promise<void>;
}

/** Git identity of the person on this machine. */
const EDITOR = { 'user.name': 'Anna', 'user.email': 'anna@example.is' };
/** A line changed yesterday, on one page. */
const YESTERDAY = {
  file: 'locales/is/solutions.json',
  from: '"title": "Hvaða kerfi hæfir?"',
  to: '"title": "Hvaða kerfi hentar?"',
};

/**
 * Starts the Studio as a separate process.
 * @param settings environment variables, including the folder of a running database
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
  const exit = once(server, 'close');
  const [port, signInPort] = await waitUntilReady(server.stdout);
  return {
    address: `http://localhost:${port}/studio`,
    signInAddress: `http://localhost:${signInPort}/studio`,
    spoolFolder: join(folder, 'spool'),
    lastDiff: () => getChangedLines(git(checkout, 'show', '--unified=0', '--format=', 'HEAD')),
    diffOf(edits) {
      const changesFolder = writeChangedFiles(checkout, edits);
      return getChangedLines(
        git(checkout, `--work-tree=${changesFolder}`, 'diff', '--unified=0', '--diff-filter=AM'),
      );
    },
    buildFolder: join(folder, 'build'),
    pageOf: (language, path) =>
      readFileSync(join(folder, 'build/sites', language, path, 'index.html'), 'utf8'),
    resetFiles: () => void git(checkout, 'reset', '--quiet', '--hard', first),
    async stop() {
      server.kill('SIGKILL');
      await exit;
    },
  };
}

/** A repository with the small site, with a line changed yesterday. */
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
function writeChangedFiles(checkout: string, edits: readonly Edit[]): string {
  const before = readCheckout(checkout);
  const { files } = applyEdits(before, edits);
  const changedEntries = Object.entries(files).filter(([name, text]) => text !== before[name]);
  return temporaryFolder(Object.fromEntries(changedEntries));
}

/** @returns output of the Studio when it is ready, after the lines of the build */
async function waitUntilReady(output: Readable): Promise<readonly string[]> {
  for await (const line of createInterface({ input: output })) {
    const [name, ...values] = line.split(' ');
    if (name !== 'ready') continue;
    output.resume();
    return values;
  }
  throw new Error('The Studio has not started.');
}

function getChangedLines(diff: string): readonly string[] {
  return diff
    .split('\n')
    .filter((line) => /^[+-](?![+-]{2} )/.test(line))
    .map((line) => `${line[0]}${line.slice(1).trim()}`);
}
