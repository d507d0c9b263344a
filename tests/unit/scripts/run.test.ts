import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readArguments } from '../../../scripts/command-line.ts';
import { type CommandName, commands } from '../../../scripts/commands.ts';
import { putDatabase } from '../../made-database.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { writeFixtureSites } from '../server/fixture-sites.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const names = [
  ...new Set(Object.values(scripts).flatMap((script) => /run\.js (\w+)/.exec(script)?.[1] ?? [])),
] as CommandName[];

/** Runs a command of a project as package.json does. */
function run(project: string, name: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.js', name, ...args], {
    cwd: project,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('every command', () => {
  it('is started in one way', () => {
    expect(names).toEqual(
      expect.arrayContaining(['start', 'dev', 'test', 'check', 'impact', 'build', 'inbox']),
    );
    const others = Object.keys(scripts).filter((name) => !scripts[name]?.startsWith('node scripts/run.js '));
    expect(others.sort()).toEqual(['format', 'licences', 'lint', 'types']);
  });

  const help = /^npm (run )?\w+ -- .*\n\n[A-Z](.*\n)*\n(.*\n)* {2}--help +this text\n\nExit codes: 0 /m;

  it.each(names)('npm run %s has a script, refuses an unknown option and has a help', (name) => {
    expect(existsSync(join(ROOT, `scripts/${name}.ts`))).toBe(true);
    const refusal = readArguments(name, ['--engin-slik']);
    expect(refusal).toMatchObject({ kind: 'wrong', message: expect.stringContaining('--engin-slik') });
    expect(refusal).toMatchObject({ message: expect.stringMatching(help) });
    const helpResult = readArguments(name, ['--help']);
    expect(helpResult).toMatchObject({ kind: 'help', text: expect.stringMatching(help) });
  });

  // One command that reads its options itself, and one of the others.
  it.each(['check', 'start'])('npm run %s prints its help and its refusals', (name) => {
    const { status, stdout, stderr } = run(ROOT, name, '--engin-slik');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('--engin-slik');
    expect(stderr).not.toMatch(/^ +at /m);
    const result = run(ROOT, name, '--help');
    expect(result).toMatchObject({ status: 0, stderr: '' });
    expect(result.stdout).toMatch(help);
  });

  it('builds only with settings that the server accepts', () => {
    const out = join(temporaryFolder(), 'build');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/run.js', 'build', '--out', out],
      {
        cwd: ROOT,
        encoding: 'utf8',
        env: { ...process.env, DRAIN_SECONDS: 'soon' },
      },
    );
    expect([status, stdout, existsSync(out)]).toEqual([2, '', false]);
    expect(stderr).toContain('DRAIN_SECONDS');
  });

  it('is known by its name', () => {
    expect(run(ROOT, 'bild')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('no command bild'),
    });
  });
});

describe('a project that is not complete', () => {
  const project = temporaryFolder({ 'package.json': '{"type":"module"}' });
  beforeAll(() => {
    for (const file of ['run.js', 'commands.ts', 'compile-cache.js'])
      cpSync(join(ROOT, 'scripts', file), join(project, 'scripts', file));
  });

  it('reports that npm ci is missing', () => {
    expect(run(project, 'start')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'The packages of the project are not installed. Run `npm ci` first.\n',
    });
  });

  it('refuses to build in folders that the bundler cannot read, in one sentence', () => {
    const writing = names.filter((name) => 'writes' in commands[name]);
    expect(writing.toSorted()).toEqual(['bench', 'build', 'dev', 'start', 'studio', 'test']);
    for (const [name, command, character] of [
      ['a #1', 'start', '#'],
      ['hvað?', 'studio', '?'],
      ['c%25d', 'test', '%25'],
    ] as const) {
      const oddFolder = join(temporaryFolder(), name);
      cpSync(project, oddFolder, { recursive: true });
      mkdirSync(join(oddFolder, 'node_modules/zod'), { recursive: true });
      const { status, stdout, stderr } = run(oddFolder, command);
      expect({ command, status, stdout }).toEqual({ command, status: 2, stdout: '' });
      expect(stderr).toContain(`, has a "${character}", and the bundler cannot read such a path.`);
      expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    }
  });

  it('checks the content in a folder named "a #1, hvað? c%25d"', () => {
    const oddFolder = join(temporaryFolder(), 'a #1, hvað? c%25d');
    for (const part of [
      'app',
      'checks',
      'content',
      'locales',
      'render',
      'schema',
      'scripts',
      'server',
      'supabase',
    ])
      cpSync(join(ROOT, part), join(oddFolder, part), { recursive: true });
    for (const part of ['site.yaml', 'package.json']) cpSync(join(ROOT, part), join(oddFolder, part));
    symlinkSync(join(ROOT, 'node_modules'), join(oddFolder, 'node_modules'));
    expect(run(oddFolder, 'check')).toMatchObject({ status: 0, stderr: '' });
  });

  it('reports that Node 24 is missing', () => {
    mkdirSync(join(project, 'node_modules/zod'), { recursive: true });
    const old = 'data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"20.1.0"}})';
    const { status, stderr } = spawnSync(process.execPath, ['--import', old, 'scripts/run.js', 'check'], {
      cwd: project,
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Node 24 is missing: `npm ci` brings it along/);
  });
});

describe('npm start', () => {
  const project = temporaryFolder();
  beforeAll(async () => {
    for (const name of ['server', 'scripts', 'studio'])
      cpSync(join(ROOT, name), join(project, name), { recursive: true });
    for (const name of [
      'app',
      'checks',
      'edits',
      'impact',
      'locales',
      'node_modules',
      'render',
      'schema',
      'supabase',
    ])
      symlinkSync(join(ROOT, name), join(project, name));
    cpSync(join(ROOT, 'package.json'), join(project, 'package.json'));
    writeFileSync(join(project, 'scripts/build.ts'), 'console.log("A build");');
    const fixture = await writeFixtureSites();
    cpSync(fixture.folder, join(project, 'build/sites'), { recursive: true });
    await putDatabase(join(project, '.database'), false);
  });

  function npmStart(environment: Readonly<Record<string, string>>) {
    const child = spawn('npm', ['start'], {
      cwd: project,
      env: { ...process.env, HOST: '127.0.0.1', npm_config_update_notifier: 'false', ...environment },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text));
    return { child, exit: once(child, 'close'), output: () => output };
  }

  it('looks at the settings before it builds', async () => {
    const { exit, output } = npmStart({ PORT: 'abc' });
    expect((await exit)[0]).toBe(2);
    expect(output()).toContain('PORT is "abc"');
    expect(output().match(/^[A-Z].*$/gm)).toHaveLength(1);
    expect(output()).not.toContain('A build');
  });

  it('leaves no process when only npm gets SIGTERM', async () => {
    const { child, exit, output } = npmStart({ PORT: '0', DATABASE_FOLDER: '.database' });
    await expect.poll(output, { timeout: 60_000 }).toMatch(/is\.localhost:\d+/);
    expect(output()).toContain('A build');
    const [, port = ''] = /is\.localhost:(\d+)/.exec(output()) ?? [];
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    child.kill('SIGTERM');
    // npm's output is closed once no process holds it any more.
    await exit;
    expect(output()).toContain('Stopped');
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  it('npm run studio builds the sites first if nothing is built yet', async () => {
    const other = temporaryFolder();
    // Without the database of the server that has just stopped.
    const filter = (path: string) => !path.includes('.database');
    cpSync(project, other, { recursive: true, verbatimSymlinks: true, filter });
    await putDatabase(join(other, '.database'), false);
    cpSync(join(ROOT, 'site.yaml'), join(other, 'site.yaml'));
    mkdirSync(join(other, 'build/studio'), { recursive: true });
    writeFileSync(join(other, 'build/studio/sources.json'), '[]');
    writeFileSync(join(other, 'build/studio/index.html'), '');
    const child = spawn(process.execPath, ['scripts/run.js', 'studio'], {
      cwd: other,
      env: { ...process.env, STUDIO_PORT: '0', STUDIO_FOLDER: '.studio', DATABASE_FOLDER: '.database' },
    });
    let output = '';
    child.stderr.on('data', (text: Buffer) => (output += text));
    for await (const text of child.stdout) {
      output += text;
      if (output.includes('/studio\n')) child.kill('SIGTERM');
    }
    expect(output).toMatch(
      /^Nothing is built yet, so the sites are built first\.\nA build\n.+no usable git checkout.+\n\nThe Studio, on this/,
    );
  });
});
