import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { buildStudio } from '../../scripts/build/build-studio.ts';
import type { Edit } from '../../studio/api.ts';
import { applyEdits } from '../../studio/edits/apply-edits.ts';
import { contentOf } from '../../studio/publish/site-publisher.ts';
import { git } from '../git.ts';
import { temporaryFolder } from '../temporary-files.ts';

/** A Studio over a copy of the project's content, with a build and a repository of its own. */
export interface RunningStudio {
  /** For Anna, whose machine it is. */
  readonly address: string;
  /** For people who sign in. */
  readonly signInAddress: string;
  /** Where Björn, an admin, chooses his password. */
  readonly invitation: string;
  /** The lines that the last publication has removed and added, without the white space before them. */
  readonly lastDiff: () => readonly string[];
  /** The same of edits that are not published yet. */
  readonly diffOf: (edits: readonly Edit[]) => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

const CONTENT = ['site.yaml', 'locales', 'content'];
/** As the Studio knows who works on this machine. */
const EDITOR = { 'user.name': 'Anna', 'user.email': 'anna@example.is' };
/** The line that somebody has changed yesterday, on one page. */
const YESTERDAY = { file: 'locales/is/services.json', from: '"eyebrow": "Álit"', to: '"eyebrow": "Ráðgjöf"' };
/** That of the server for the end-to-end tests, which runs beside it. */
const DATABASE = resolve('.cache/e2e/postgresql');

/** Starts it as a process of its own; the sites must have been built. */
export async function startStudio(): Promise<RunningStudio> {
  await buildStudio(resolve('.'));
  const checkout = await makeCheckout();
  const folder = temporaryFolder();
  const build = join(folder, 'build');
  const isOther = (source: string) => /[\\/]build[\\/](?:e2e|studio)$/.test(source);
  await cp(resolve('build'), build, { recursive: true, filter: (source) => !isOther(source) });

  const script = resolve(import.meta.dirname, 'serve-studio.ts');
  const server = spawn(process.execPath, [script, checkout, build, folder, DATABASE, 'bjorn@example.is'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const gone = once(server, 'close');
  const [line] = await once(createInterface({ input: server.stdout }), 'line');
  const [port, signInPort, secret] = String(line).split(' ');
  const signInAddress = `http://localhost:${signInPort}/studio`;
  return {
    address: `http://localhost:${port}/studio`,
    signInAddress,
    invitation: `${signInAddress}/invitation#${secret}`,
    lastDiff: () => linesOf(git(checkout, 'show', '--unified=0', '--format=', 'HEAD')),
    async diffOf(edits) {
      const changed = await changedFiles(checkout, edits);
      return linesOf(git(checkout, `--work-tree=${changed}`, 'diff', '--unified=0', '--diff-filter=AM'));
    },
    async stop() {
      server.kill('SIGKILL');
      await gone;
    },
  };
}

/** A repository with the project's content, in which a line was changed yesterday. */
async function makeCheckout(): Promise<string> {
  const checkout = temporaryFolder();
  for (const name of CONTENT) await cp(resolve(name), join(checkout, name), { recursive: true });
  const file = join(checkout, YESTERDAY.file);
  const text = await readFile(file, 'utf8');
  git(checkout, 'init', '--quiet', '--initial-branch=main');
  for (const [name, value] of Object.entries(EDITOR)) git(checkout, 'config', name, value);
  await writeFile(file, text.replace(YESTERDAY.to, YESTERDAY.from));
  git(checkout, 'add', '--all');
  git(checkout, 'commit', '--quiet', '--message=Content');
  await writeFile(file, text);
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
  git(checkout, 'commit', '--quiet', '--all', '--message=Ráðgjöf', `--date=${yesterday}`);
  return checkout;
}

/** @returns a folder with the files that edits change */
async function changedFiles(checkout: string, edits: readonly Edit[]): Promise<string> {
  const before = contentOf(checkout);
  const { files } = applyEdits(before, edits);
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    if (text === before[name]) continue;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

function linesOf(diff: string): readonly string[] {
  return diff
    .split('\n')
    .filter((line) => /^[+-](?![+-]{2} )/.test(line))
    .map((line) => `${line[0]}${line.slice(1).trim()}`);
}
