import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { runCheck } from '../../../scripts/run-check.ts';
import { git } from '../../git.ts';
import { runHere } from '../run-here.ts';
import { editProject, withProject } from '../texts/small-project.ts';

/** A site that can be shown, but not published. */
const typedPrice = editProject(['content/is/story.md', '{{price.hourly}}', '14.900 kr.']);

/** Without variables that a terminal or a workflow may set. */
const quietEnvironment = {
  ...process.env,
  FORCE_COLOR: undefined,
  NO_COLOR: undefined,
};

const check = (args: readonly string[]) => runHere(runCheck, args);

describe('npm run check', () => {
  it('exits 1 when there are problems: plain in a pipe', () => {
    withProject(typedPrice, (folder) => {
      const args = ['scripts/check.ts', '--site', folder];
      const { status, stdout } = spawnSync('node', args, { encoding: 'utf8', env: quietEnvironment });
      expect(stdout).toMatch(/14\.900 kr\. is price\.hourly: [\s\S]*\n1 problem\n$/);
      expect(status).toBe(1);
      expect(stdout).not.toContain('\u001b[');
    });
  });

  it('exits 0 on a site with a warning only, in color if asked to', () => {
    const price = '{ ISK: 4990, USD: 39 }';
    const ending = editProject(['site.yaml', price, `${price}\n          validUntil: 2026-12-24`]);
    const args = ['--date', '2026-12-10', '--color'];
    vi.stubEnv('NO_COLOR', '1');
    const { status, stdout } = withProject(ending, (folder) => check(['--site', folder, ...args]));
    expect(status).toBe(0);
    expect(stdout).toContain('\u001b[');
    expect(stdout).toMatch(/in 14 days, on 2026-12-24[\s\S]*\n0 problems, 1 warning\n$/);
  });

  it('exits 2 when it cannot run, and says why in the language that was asked for', () => {
    expect(check(['--site', '/nowhere', '--lang', 'is'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('Ekki er hægt að opna site.yaml í /nowhere'),
    });
  });

  it('prints JSON whatever happens', () => {
    const { status, stdout, stderr } = check(['--format', 'json', '--fromat']);
    const error = /^There is no option --fromat\. Did you mean --format\?\n/;
    expect({ status, ...JSON.parse(stdout) }).toEqual({
      status: 2,
      version: 1,
      language: 'en',
      counts: { problems: 0, warnings: 0 },
      problems: [],
      error: expect.stringMatching(error),
    });
    expect(stderr).toMatch(error);
  });
});

it('names files from the root of the repository, and refuses an unknown revision', () => {
  const files = Object.entries(typedPrice).map(([name, text]) => [`sites/small/${name}`, text]);
  withProject(Object.fromEntries(files), (folder) => {
    git(folder, 'init', '--quiet', '--initial-branch=main');
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '--message=Begin');
    const site = join(folder, 'sites/small');

    expect(check(['--site', site, '--base', 'main', '--format', 'github', '--color'])).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^::error file=sites\/small\/content\/is\/story\.md,line=3,/),
      stderr: '',
    });
    expect(check(['--base=-x', '--site', site])).toMatchObject({
      status: 2,
      stdout: '',
      stderr:
        '“-x” is not a git revision in this repository. Write a branch, a tag or a commit after --base, such as origin/main.\n',
    });
  });
});

it('npm run build refuses a site with a typed amount: it exits 1 and writes no site', () => {
  withProject(typedPrice, (folder) => {
    const out = join(folder, 'out');
    const args = ['scripts/build.ts', '--light', '--site', folder, '--out', out];
    const { status, stderr } = spawnSync('node', args, { encoding: 'utf8' });
    expect(stderr).toContain('14.900 kr. is price.hourly');
    expect(status).toBe(1);
    expect(existsSync(join(out, 'sites'))).toBe(false);
  });
});
