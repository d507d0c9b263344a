import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
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

/** Runs the command of a step in a folder with docs/deploy; our programs come before the machine's. */
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
  const requests: string[] = [];
  const states = ['uploaded', 'ready', 'error'];
  const api = createServer(async (request, response) => {
    const body = await buffer(request);
    const { method, url, headers } = request;
    requests.push([method, url, headers.authorization, body.subarray(0, 2).toString()].join(' '));
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
  expect(requests).toEqual([
    'POST /sites/site-1/deploys Bearer the-token PK',
    'GET /deploys/d1 Bearer the-token ',
    'GET /deploys/d1 Bearer the-token ',
  ]);
  await expect(deploy('en=site-2')).rejects.toThrow(/did not make the deploy d1 live; its state is error/);
});

test('a server gets the id of the commit, with the key that may release', async () => {
  const programs = temporaryFolder({
    ssh: '#!/usr/bin/env bash\nstat -c %a "$2"\ncat "$2"\nshift $(($# - 2))\nprintf "%s\\n" "$@"\n',
  });
  chmodSync(join(programs, 'ssh'), 0o755);
  const commit = 'a'.repeat(40);
  const { stdout, stderr } = await runStep('Deploy to the server', temporaryFolder(), programs, {
    DEPLOY_HOST: 'hraunvefur@example.is',
    DEPLOY_KNOWN_HOSTS: 'example.is ssh-ed25519 AAAA',
    DEPLOY_SSH_KEY: 'the-key',
    COMMIT: commit,
  });
  expect([stdout, stderr]).toEqual([`600\nthe-key\nhraunvefur@example.is\n${commit}\n`, '']);
  expect(stepCalled('Deploy to the server')?.run).toContain('StrictHostKeyChecking=yes');
});

test('only Netlify gets a build of the workflow', () => {
  expect(text).toMatch(/- name: Build\n {8}if: \$\{\{ vars.DEPLOY_TO == 'netlify' \}\}/);
});
