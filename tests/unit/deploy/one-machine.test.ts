import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildStudio } from '../../../scripts/build/build-studio.ts';
import { git } from '../../git.ts';
import { studioSite } from '../../studio-site.ts';
import { temporaryFolder, writeFiles } from '../../temporary-files.ts';
import { BUNDLE_TIME, bundlesFor } from '../build/own-bundles.ts';
import { type Machine, machineProblem, startMachine } from './machine.ts';

/*
 * docs/deploy.md, "One small machine", from an empty machine on: its commands as they are written, its unit, its proxies.
 */

const problem = machineProblem();
const guide = readFileSync('docs/deploy.md', 'utf8');
const home = '/var/lib/hraunvefur';
const REMOTE = '/mnt/remote.git';
const STUDIO = 'studio.hraunvefur.is';
const PASSWORD = 'hraun og mosi 19';
const NAMES = ['is', 'io', 'es', 'dk'].flatMap((end) => [`hraunvefur.${end}`, `www.hraunvefur.${end}`]);

/** The blocks of commands below a heading, in order. */
function commandsOf(heading: string): string[] {
  const [, section = ''] = guide.split(`\n${heading}\n`);
  const [own = ''] = section.split(/\n## /);
  return [...own.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
}

/** A developer's clone of the small site, with all code of the project. */
function writeProject(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  }).split('\0');
  const content = /^(tests|content|site\.yaml|locales\/(?!checks|studio|README))/;
  for (const file of files)
    if (file !== '' && !content.test(file) && existsSync(file)) cpSync(file, join(folder, file));
  cpSync('tests/fixtures/studio', folder, { recursive: true });
  writeFiles(folder, studioSite());
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=First');
}

describe.skipIf(problem !== null)(`a new machine${problem === null ? '' : `: ${problem}`}`, () => {
  const files = temporaryFolder();
  const project = join(files, 'project');
  let machine: Machine;
  let cookie = '';

  /** Runs commands as root; they must succeed. */
  async function run(script: string): Promise<string> {
    const { code, stdout, stderr } = await machine.run(script);
    if (code !== 0) throw new Error(`${script}\n${stdout}${stderr}\n${machine.log().slice(-3000)}`);
    return stdout.toString();
  }

  const settled = async (script: string) => {
    const { code, stdout, stderr } = await machine.run(script);
    return { code, printed: `${stdout}${stderr}` };
  };

  /** What a proxy answers. */
  async function ask(address: string, ...options: readonly string[]) {
    const quoted = options.map((option) => `'${option}'`).join(' ');
    const answer = await machine.run(
      `curl --silent --insecure --max-time 100 --write-out '\\n%{http_code} %{redirect_url}' ${quoted} '${address}'`,
    );
    const text = answer.stdout.toString();
    const end = text.lastIndexOf('\n');
    const [status = '', location = ''] = text.slice(end + 1).split(' ');
    return { status: Number(status), location, body: text.slice(0, end) };
  }

  /** Asks the Studio as its interface does. */
  async function studio(method: string, path: string, body?: unknown, ...options: readonly string[]) {
    const headers = ['X-Studio: 1', `Origin: https://${STUDIO}`, 'Sec-Fetch-Site: same-origin'];
    const all = [...headers, ...(cookie === '' ? [] : [`Cookie: ${cookie}`])].flatMap((line) => ['-H', line]);
    const sent =
      body === undefined
        ? []
        : ['-H', 'Content-Type: application/json', '--data-raw', JSON.stringify(body).replaceAll("'", '')];
    const address = `https://${STUDIO}/studio/api${path}`;
    for (;;) {
      const answer = await ask(address, '-X', method, ...all, ...sent, ...options);
      if (answer.status !== 503 || method !== 'GET') return answer;
      await wait(200);
    }
  }

  async function publishPhone(before: string, after: string) {
    const edits = [{ kind: 'set', path: ['company', 'phone'], before, after }];
    await studioReady();
    const saved = await studio('POST', '/draft/changes', { edits });
    expect([saved.status, saved.body]).toEqual([200, expect.stringContaining(after)]);
    const published = await studio('POST', '/publications');
    expect([published.status, published.body]).toEqual([201, expect.any(String)]);
    return JSON.parse(published.body);
  }

  const studioReady = async () => expect((await studio('GET', '/session')).status).toBe(200);
  const phoneShown = async (phone: string) =>
    (await ask('https://hraunvefur.is/synishorn')).body.includes(phone);
  const live = async () => (await run(`readlink -f ${home}/current`)).trim();

  beforeAll(async () => {
    if (problem !== null) return;
    chmodSync(files, 0o755);
    writeProject(project);
    const bundles = await bundlesFor('tests/fixtures/studio');
    cpSync(join(bundles, 'bundle'), join(files, 'build/bundle'), { recursive: true });
    await buildStudio('.');
    cpSync('build/studio', join(files, 'build/studio'), { recursive: true });
    machine = await startMachine(files);
    await run(`git clone --quiet --bare /mnt/host/project ${REMOTE}
      for name in ${[...NAMES, STUDIO].join(' ')}; do echo "127.0.0.1 $name" >> /etc/hosts; done`);
    git(project, 'remote', 'add', 'origin', `${files}/unused`);
  }, BUNDLE_TIME);

  /** What a developer pushes to the repository. */
  async function push(message: string, changed: Readonly<Record<string, string>>): Promise<void> {
    await run(`cd /mnt/host/project && git -c safe.directory='*' pull --quiet --rebase ${REMOTE} main`);
    writeFiles(project, changed);
    git(project, 'add', '--all');
    git(project, 'commit', '--quiet', `--message=${message}`);
    await run(`cd /mnt/host/project && git push --quiet ${REMOTE} HEAD:main && chown -R hraunvefur: ${REMOTE}`);
  }

  test('the steps of the guide end with a site that serves visitors', async () => {
    const [packages = '', setUp = '', caddy = ''] = commandsOf('## 3. One small machine');
    await settled(packages);
    const steps = setUp.replace('<repository>', REMOTE);
    await run(`useradd() { /usr/sbin/useradd "$@" && chown -R hraunvefur: ${REMOTE}; }; ${steps.replace('hraunvefur release', '')}`);
    await run(`echo STUDIO_HOST=${STUDIO} >> /etc/hraunvefur.env`);
    await run('hraunvefur release');
    expect(caddy).toContain('cp Caddyfile /etc/caddy/');
    expect(await run(`stat -c '%U %a' ${home} ${home}/current/site.yaml /etc/hraunvefur.env`)).toBe('');
  });
});
