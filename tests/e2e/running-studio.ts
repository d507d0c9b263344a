import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { buildStudio } from '../../scripts/build/build-studio.ts';
import { git } from '../git.ts';
import { temporaryFolder } from '../temporary-files.ts';

/** A Studio over a copy of the project's content, with a build and a repository of its own. */
export interface RunningStudio {
  readonly address: string;
  /** The lines that the last publication has removed and added, without the white space before them. */
  readonly lastDiff: () => readonly string[];
  readonly stop: () => Promise<void>;
}

const CONTENT = ['site.yaml', 'locales', 'content'];
/** As the Studio knows who works on this machine. */
const EDITOR = { 'user.name': 'Anna', 'user.email': 'anna@example.is' };

/** Starts it as a process of its own; the sites must have been built. */
export async function startStudio(): Promise<RunningStudio> {
  await buildStudio(resolve('.'));
  const checkout = temporaryFolder();
  const folder = temporaryFolder();
  const build = join(folder, 'build');
  for (const name of CONTENT) await cp(resolve(name), join(checkout, name), { recursive: true });
  const isOther = (source: string) => /[\\/]build[\\/](?:e2e|studio)$/.test(source);
  await cp(resolve('build'), build, { recursive: true, filter: (source) => !isOther(source) });
  git(checkout, 'init', '--quiet', '--initial-branch=main');
  for (const [name, value] of Object.entries(EDITOR)) git(checkout, 'config', name, value);
  git(checkout, 'add', '--all');
  git(checkout, 'commit', '--quiet', '--message=Content');

  const script = resolve(import.meta.dirname, 'serve-studio.ts');
  const server = spawn(process.execPath, [script, checkout, build, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const gone = once(server, 'close');
  const [port] = await once(createInterface({ input: server.stdout }), 'line');
  return {
    address: `http://localhost:${port}/studio`,
    lastDiff: () =>
      git(checkout, 'show', '--unified=0', '--format=', 'HEAD')
        .split('\n')
        .filter((line) => /^[+-](?![+-]{2} )/.test(line))
        .map((line) => `${line[0]}${line.slice(1).trim()}`),
    async stop() {
      server.kill('SIGKILL');
      await gone;
    },
  };
}
