import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { minimalSite } from '../site/minimal-site.ts';
import { runImpact, withGitProject } from './git-project.ts';

test('a revision that is not there', () => {
  withGitProject(({ impact }) => {
    expect(impact('--base', 'maim')).toEqual({
      status: 2,
      stdout: '',
      stderr:
        '“maim” is no revision of git here. Write a branch, a tag or a commit after --base, such as origin/main; git log lists commits.\n',
    });
    expect(impact('--base=--output=x').stderr).toContain('is no revision of git here');
    expect(impact('--base', 'HEAD').stdout).toBe('Nothing changes for visitors.\n');
  });
});

test('a folder that git does not know, and one without a site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-git-'));
  try {
    const nothing = runImpact('--site', folder);
    expect(nothing.status).toBe(2);
    expect(nothing.stderr).toMatch(/^site\.yaml cannot be opened in /);
    writeFileSync(join(folder, 'site.yaml'), minimalSite);
    expect(runImpact('--site', folder, '--lang', 'is')).toEqual({
      status: 2,
      stdout: '',
      stderr: `Mappan ${folder} er ekki í git og því er ekki vitað hvernig vefurinn var áður. Keyrðu fyrst git init, add og commit þar, eða nefndu aðra möppu á eftir --site.\n`,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
