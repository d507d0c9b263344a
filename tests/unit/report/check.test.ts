import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { editedProject, smallProject, withProject } from '../texts/small-project.ts';

/** A site that can be shown, though not published. */
const typed = editedProject(['content/is/story.md', '{{price.hourly}}', '14.900 kr.']);

/** What a terminal or a workflow may set; the tests say themselves what they want of it. */
const quiet = {
  ...process.env,
  FORCE_COLOR: undefined,
  NO_COLOR: undefined,
  GITHUB_SERVER_URL: undefined,
  GITHUB_REPOSITORY: undefined,
  GITHUB_SHA: undefined,
};

const check = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync('node', ['scripts/check.ts', ...args], { encoding: 'utf8', env: { ...quiet, ...env } });

const git = (folder: string, ...args: string[]) =>
  spawnSync('git', ['-C', folder, '-c', 'user.name=E', '-c', 'user.email=e@example.com', ...args], {
    encoding: 'utf8',
  });

describe('npm run check', () => {
  it('exits 0 on a site without a mistake', () => {
    const { status, stdout } = withProject(smallProject, (folder) => check(['--site', folder]));
    expect(stdout).toBe('0 problems\n');
    expect(status).toBe(0);
  });

  it('exits 1 when there are problems', () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    writeFileSync(join(folder, 'site.yaml'), 'pages: none\n');
    const { status, stdout } = check(['--site', folder, '--format', 'json']);
    expect(status).toBe(1);
    expect(stdout).toContain('"code": "wrong-type"');
  });

  it('exits 1 when a site can be shown, but an amount is typed', () => {
    const { status, stdout } = withProject(typed, (folder) => check(['--site', folder]));
    expect(stdout).toMatch(/14\.900 kr\. is price\.hourly: [\s\S]*\n1 problem\n$/);
    expect(status).toBe(1);
  });

  it('exits 0 with a warning for the last days of a price, by the day that it is given', () => {
    const passing = editedProject([
      'site.yaml',
      '{ ISK: 4990, USD: 39 }',
      '{ ISK: 4990, USD: 39 }\n          validUntil: 2026-12-24',
    ]);
    const on = (day: string) => withProject(passing, (folder) => check(['--site', folder, '--date', day]));
    expect(on('2026-12-09')).toMatchObject({ status: 0, stdout: '0 problems\n' });
    expect(on('2026-12-10')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/in 14 days, on 2026-12-24[\s\S]*\n0 problems, 1 warning\n$/),
    });
  });

  it('exits 2 when it cannot run, and says why', () => {
    const slip = check(['--fromat', 'json']);
    expect(slip).toMatchObject({ status: 2, stdout: '' });
    expect(slip.stderr).toMatch(/^There is no option --fromat\. Did you mean --format\?\n/);

    const nowhere = check(['--site', '/nowhere']);
    expect(nowhere.status).toBe(2);
    expect(nowhere.stderr).toContain('site.yaml cannot be opened in /nowhere');
    expect(check(['--site', '/nowhere', '--lang', 'is']).stderr).toContain(
      'Ekki er hægt að opna site.yaml í /nowhere',
    );
  });

  it.each([
    { args: ['--site', '/nowhere'], error: /^site\.yaml cannot be opened in \/nowhere/ },
    { args: ['--fromat'], error: /^There is no option --fromat/ },
    { args: ['--base', 'nothing-like-it'], error: /is no revision of git here/ },
  ])('prints JSON whatever happens: $args', ({ args, error }) => {
    const { status, stdout, stderr } = check(['--format', 'json', ...args]);
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

  it('explains itself in the language that was asked for', () => {
    expect(check(['--help', '--lang', 'is'])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^npm run check -- \[valkostir\]/),
    });
  });

  it('explains itself', () => {
    expect(check(['--help'])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^npm run check -- /),
    });
  });

  it('is plain in a pipe and coloured where that is asked for', () => {
    withProject(typed, (folder) => {
      const colored = (args: string[], env: NodeJS.ProcessEnv = {}) =>
        check(['--site', folder, ...args], env).stdout.includes('\u001b[');
      expect({
        piped: colored([]),
        forced: colored([], { FORCE_COLOR: '1' }),
        asked: colored(['--color'], { NO_COLOR: '1' }),
        refused: colored(['--no-color'], { FORCE_COLOR: '1' }),
        data: colored(['--format', 'github', '--color']),
      }).toEqual({ piped: false, forced: true, asked: true, refused: false, data: false });
    });
  });
});

describe('npm run check in a repository', () => {
  const inRepository = <T>(use: (folder: string, site: string) => T): T =>
    withProject(
      Object.fromEntries(Object.entries(typed).map(([name, text]) => [`sites/small/${name}`, text])),
      (folder) => {
        git(folder, 'init', '--quiet', '--initial-branch=main');
        git(folder, 'add', '.');
        git(folder, 'commit', '--quiet', '--message=Begin');
        return use(folder, join(folder, 'sites/small'));
      },
    );

  it('compares with a revision that is there, and refuses one that is not', () => {
    inRepository((_, site) => {
      expect(check(['--site', site, '--base', 'main'])).toMatchObject({ status: 1, stderr: '' });
      for (const name of ['mian', '-x', 'HEAD:sites'])
        expect(check([`--base=${name}`, '--site', site])).toMatchObject({
          status: 2,
          stdout: '',
          stderr: `“${name}” is no revision of git here. Write a branch, a tag or a commit after --base, such as origin/main.\n`,
        });
    });
  });

  it('names files from the root of the repository on, for GitHub', () => {
    inRepository((_, site) => {
      expect(check(['--site', site, '--format', 'github']).stdout).toMatch(
        /^::error file=sites\/small\/content\/is\/story\.md,line=3,/,
      );
      const address = {
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: 'hraun/vefur',
        GITHUB_SHA: 'ab12',
      };
      expect(check(['--site', site, '--format', 'markdown'], address).stdout).toContain(
        '(https://github.com/hraun/vefur/blob/ab12/sites/small/content/is/story.md?plain=1#L3)',
      );
    });
  });
});

describe('npm run build', () => {
  it('refuses a site with a typed amount: it exits 1 and writes nothing', () => {
    withProject(typed, (folder) => {
      const out = join(folder, 'out');
      const { status, stderr } = spawnSync(
        'node',
        ['scripts/build.ts', '--light', '--site', folder, '--out', out],
        {
          encoding: 'utf8',
        },
      );
      expect(stderr).toContain('14.900 kr. is price.hourly');
      expect(status).toBe(1);
      expect(existsSync(out)).toBe(false);
    });
  });
});
