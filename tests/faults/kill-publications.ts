import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { serveSites } from '../../server/serve-sites.ts';
import { createRepository, git } from '../git.ts';
import { temporaryFolder } from '../temporary-files.ts';
import { ask } from '../unit/server/running-server.ts';

const PAGES = 60;
/** Phases of a publication in which it is killed, and their maximum length in milliseconds. */
const PHASES = [
  ['publishing', 60],
  ['committing', 250],
  ['writing', 8],
  ['writing', 40],
  ['sending', 150],
] as const;
const NAMES = ['site.yaml', 'locales/a.json', 'locales/b.json', 'locales/c.json'];
const PROCESS = join(import.meta.dirname, 'publish-process.ts');

/**
 * Publishes in a process that is killed repeatedly: each publication is completely live and sent once, or not at all.
 * @param kills number of kills; the phases take turns, starting at a random one
 */
export async function killPublications(kills: number): Promise<void> {
  const root = createRepository(Object.fromEntries(NAMES.map((name) => [name, 'v0'])));
  const [build, studio] = [temporaryFolder(), temporaryFolder()];
  mkdirSync(join(build, 'sites'));
  const remote = join(temporaryFolder(), 'site.git');
  git(root, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  git(root, 'remote', 'add', 'origin', remote);
  const start = async () => {
    const child = spawn(process.execPath, [PROCESS, root, build, studio, String(PAGES)], {
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await waitForLine(child, 'recovered');
    return child;
  };

  let child = await start();
  child.stdin?.write('v1\n');
  await waitForLine(child, 'published');
  const serving = await serveSites(join(build, 'sites'), { PORT: 0, HOST: '127.0.0.1' });
  const seed = Math.floor(Math.random() * 2 ** 32);
  const random = createRandom(seed);
  const firstPhase = seed % PHASES.length;
  let live = 'v1';
  try {
    for (let kill = 0; kill < kills; kill++) {
      const [phase, longest] = PHASES[(firstPhase + kill) % PHASES.length] ?? PHASES[0];
      const moment = random() * longest;
      const what = `seed ${seed}, kill ${kill}: ${phase} for ${moment.toFixed(1)} ms`;
      const version = `v${kill + 2}`;
      const exit = once(child, 'exit');
      child.stdin?.write(`${version}\n`);
      await waitForLine(child, phase);
      await wait(moment);
      // A server may load the sites at the same moment; it must have loaded a complete version.
      const reload = serving.reload();
      if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
      await Promise.all([exit, reload]);
      const during = await readVersions(serving.port);
      expect([[live], [version]], what).toContainEqual(during);

      // Like a server at its start.
      await serving.reload();
      const now = String(await readVersions(serving.port));
      expect([live, version], what).toContain(now);
      expect(readFileSync(join(build, 'project.json'), 'utf8'), what).toBe(now);

      child = await start();
      const head = git(root, 'log', '-1', '--format=%s').trim();
      expect([live, version], what).toContain(head);
      expect(
        NAMES.map((name) => readFileSync(join(root, name), 'utf8')),
        what,
      ).toEqual(NAMES.map(() => head));
      expect(git(root, 'status', '--porcelain'), what).toBe('');
      expect(locksIn(root), what).toEqual([]);
      expect(git(remote, 'log', '--format=%s', 'main'), what).toBe(git(root, 'log', '--format=%s'));
      expect(existsSync(join(studio, 'publishing.json')), what).toBe(false);
      await serving.reload();
      expect(await readVersions(serving.port), what).toEqual([head]);
      live = head;
    }
    // No trace of the killed processes stops the next publication.
    child.stdin?.end('last\n');
    await waitForLine(child, 'published');
    await serving.reload();
    expect(await readVersions(serving.port)).toEqual(['last']);
  } finally {
    child.kill('SIGKILL');
    serving.server.closeAllConnections();
    serving.server.close();
  }
}

/** A sample of the pages. */
const SHOWN = Array.from({ length: PAGES / 5 }, (_, place) => `/page-${place * 5}`);

/** Versions of the pages that a server shows; each page is complete. */
async function readVersions(port: number): Promise<string[]> {
  const [first = '', ...others] = await Promise.all(
    ['/', '/nowhere', ...SHOWN].map(async (path) => {
      const { body } = await ask(port, path, { host: 'hraunvefur.is' });
      return /^<p>(\w+)<\/p>\.{5000}<\/html>$/.exec(body.toString())?.[1] ?? `${path} is broken`;
    }),
  );
  const { status } = await ask(port, `/only-${first}`, { host: 'hraunvefur.is' });
  return [...new Set([first, ...others, ...(status === 200 ? [] : ['a page is missing'])])];
}

function locksIn(root: string): string[] {
  const names = readdirSync(join(root, '.git'), { recursive: true }).map(String);
  return names.filter((name) => name.endsWith('.lock'));
}

async function waitForLine({ stdout }: ChildProcess, line: string): Promise<void> {
  for await (const text of stdout?.iterator({ destroyOnReturn: false }) ?? [])
    if (String(text).includes(line)) return;
  throw new Error(`It ended before it printed ${line}.`);
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
