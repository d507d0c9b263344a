import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runImpact } from '../../../scripts/run-impact.ts';
import { git } from '../../git.ts';
import { runHere } from '../run-here.ts';
import { smallProject, withProject } from '../texts/small-project.ts';

/** Runs npm run impact on a folder. */
function impact(folder: string, ...args: readonly string[]) {
  return runHere(runImpact, ['--site', folder, '--date', '2026-11-20', ...args]);
}

/** Calls a function with a folder in which the small project is committed. */
function withRepository(use: (folder: string) => void): void {
  withProject(smallProject, (folder) => {
    git(folder, 'init', '--quiet');
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message', 'Begin');
    use(folder);
  });
}

test('an edit is measured from the last commit, or from a revision that is named', () => {
  withRepository((folder) => {
    const site = smallProject['site.yaml'] ?? '';
    writeFileSync(join(folder, 'site.yaml'), site.replace('clients: 500+', 'clients: 600+'));
    expect(impact(folder, '--base', 'HEAD', '--lang', 'is')).toEqual({
      status: 0,
      stderr: '',
      stdout: `Það sem breytist fyrir gesti miðað við HEAD

Verð og tölur
  is home.numbers.figures.clients.label: 500+ -> 600+ · / (2 tungumál)
`,
    });
    const args = ['scripts/impact.ts', '--site', folder, '--base', 'maim'];
    expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({
      status: 2,
      stdout: '',
      stderr:
        '“maim” is not a git revision in this repository. Write a branch, a tag or a commit after --base, such as origin/main; git log lists commits.\n',
    });
    expect(impact(folder, '--base=--output=x').stderr).toContain('is not a git revision in this repository');
  });
});

test('a site that cannot be read is reported as the check reports it', () => {
  withRepository((folder) => {
    writeFileSync(join(folder, 'site.yaml'), (smallProject['site.yaml'] ?? '').replace('4990,', '4.990,'));
    const { status, stdout } = impact(folder);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^The current site cannot be read\./);
    expect(stdout).toContain('site.yaml:');
    expect(JSON.parse(impact(folder, '--format', 'json').stdout)).toMatchObject({
      version: 4,
      base: 'HEAD',
      unreadable: 'after',
      report: { counts: { problems: 1 } },
    });
  });
});

test('a folder without a site, and one that git does not know', () => {
  withProject(smallProject, (folder) => {
    expect(impact(folder, '--lang', 'is')).toEqual({
      status: 2,
      stdout: '',
      stderr: `Mappan ${folder} er ekki í git og því er ekki vitað hvernig vefurinn var áður. Keyrðu fyrst git init, add og commit þar, eða nefndu aðra möppu á eftir --site.\n`,
    });
    rmSync(join(folder, 'site.yaml'));
    const result = impact(folder);
    expect(result.status).toBe(2);
    expect(result.stderr).toMatch(/^site\.yaml cannot be opened in /);
  });
});
