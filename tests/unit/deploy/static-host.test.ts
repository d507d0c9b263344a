import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-files.ts';

const run = promisify(execFile);
const folder = temporaryFolder();
let command: string;
let publish: string;

beforeAll(async () => {
  const settings = await readFile('netlify.toml', 'utf8');
  const value = (name: string): string => {
    const json = new RegExp(`^ *${name} = (".*")$`, 'm').exec(settings)?.[1];
    return JSON.parse(json ?? '""');
  };
  command = value('command');
  publish = value('publish');
  for (const code of ['is', 'en']) {
    await mkdir(join(folder, 'build/sites', code, 'verdskra'), { recursive: true });
    for (const name of ['index.html', 'verdskra/index.html', '_headers'])
      await writeFile(join(folder, 'build/sites', code, name), code);
  }
});

/** Steps of the host after the build, which is left out here. */
const publishAs = async (language: string | undefined) => {
  const { PATH } = process.env;
  const env = language === undefined ? { PATH } : { PATH, SITE_LANGUAGE: language };
  const build = 'npm run build -- --uncompressed && ';
  expect(command.startsWith(build)).toBe(true);
  return await run('bash', ['-c', command.slice(build.length)], { cwd: folder, env });
};

test('a project publishes only the site of its language and refuses to run without one', async () => {
  for (const code of ['en', 'is']) {
    await publishAs(code);
    const files = await readdir(join(folder, publish), { recursive: true });
    expect(files.sort()).toEqual(['_headers', 'index.html', 'verdskra', 'verdskra/index.html']);
    expect(await readFile(join(folder, publish, 'index.html'), 'utf8')).toBe(code);
  }
  await expect(publishAs(undefined)).rejects.toThrow(/SITE_LANGUAGE: is, en, es or da/);
  await expect(publishAs('fr')).rejects.toThrow();
});
