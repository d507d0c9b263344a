import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../app/site/problems/problem.ts';
import { report } from '../../../scripts/report/report.ts';
import { editedProject, withProject } from '../texts/small-project.ts';

const problem: Problem = {
  code: 'unknown-path',
  severity: 'error',
  file: 'site.yaml',
  line: 2,
  column: 5,
  length: 17,
  path: ['navigation', 'quick', 0],
  said: {
    en: {
      message: '“/lausnir/vefhsing” is not a page; 100% sure.',
      hint: 'Did you mean /lausnir/vefhysing?',
    },
    is: {
      message: '„/lausnir/vefhsing“ er ekki síða; 100% víst.',
      hint: 'Áttirðu við /lausnir/vefhysing?',
    },
  },
};
const sources = { 'site.yaml': 'one\nto: /lausnir/vefhsing\nthree\n' };

describe('reports', () => {
  it('text shows the place, the lines around it and a count', () => {
    expect(report('text', [problem, { ...problem, severity: 'warning' }], sources)).toMatch(
      /^site\.yaml:2:5 .*\n[\s\S]*\^{17}[\s\S]*Did you mean \/lausnir\/vefhysing\?[\s\S]*\n1 problem, 1 warning\n$/,
    );
    expect(report('text', [], sources)).toBe('0 problems\n');
  });

  it('json is the problems as they are', () => {
    expect(JSON.parse(report('json', [problem], sources))).toEqual([problem]);
  });

  it('github annotates the line and escapes what would end the command', () => {
    expect(report('github', [problem], sources)).toBe(
      '::error file=site.yaml,line=2,col=5,endColumn=22,title=unknown-path::' +
        '“/lausnir/vefhsing” is not a page; 100%25 sure. Did you mean /lausnir/vefhysing?\n',
    );
  });
});

/** A site that can be shown, though not published. */
const typed = editedProject(['content/is/story.md', '{{price.hourly}}', '14.900 kr.']);

describe('npm run check', () => {
  const check = (...args: string[]) => spawnSync('node', ['scripts/check.ts', ...args], { encoding: 'utf8' });

  it('exits 0 on the site as it is shipped, without a warning', () => {
    const { status, stdout } = check();
    expect(stdout).toBe('0 problems\n');
    expect(status).toBe(0);
  });

  it('exits 1 when there are problems', () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    writeFileSync(join(folder, 'site.yaml'), 'pages: none\n');
    const { status, stdout } = check('--site', folder, '--format', 'json');
    expect(status).toBe(1);
    expect((JSON.parse(stdout) as Problem[]).map(({ code }) => code)).toContain('wrong-type');
  });

  it('exits 1 when a site can be shown, but an amount is typed', () => {
    const { status, stdout } = withProject(typed, (folder) => check('--site', folder));
    expect(stdout).toMatch(/14\.900 kr\. is price\.hourly: [\s\S]*\n1 problem\n$/);
    expect(status).toBe(1);
  });

  it('exits 0 with a warning for the last days of a price, by the day that it is given', () => {
    const passing = editedProject([
      'site.yaml',
      '{ ISK: 4990, USD: 39 }',
      '{ ISK: 4990, USD: 39 }\n          validUntil: 2026-12-24',
    ]);
    const on = (day: string) => withProject(passing, (folder) => check('--site', folder, '--date', day));
    expect(on('2026-12-09')).toMatchObject({ status: 0, stdout: '0 problems\n' });
    expect(on('2026-12-10')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/in 14 days, on 2026-12-24[\s\S]*\n0 problems, 1 warning\n$/),
    });
  });

  it('exits 2 when it cannot run, and says why', () => {
    expect(check('--date', '2026-02-30')).toMatchObject({
      status: 2,
      stderr: '--date needs year, month and day, like 2026-12-24; not 2026-02-30.\n',
    });
    expect(check('--format', 'xml')).toMatchObject({
      status: 2,
      stderr: '--format is text, json, github; not xml.\n',
    });
    const nowhere = check('--site', '/nowhere');
    expect(nowhere.status).toBe(2);
    expect(nowhere.stderr).toContain('site.yaml cannot be opened in /nowhere');
  });
});

describe('npm run build', () => {
  it('refuses a site with a typed amount: it exits 1 and writes nothing', () => {
    withProject(typed, (folder) => {
      const out = join(folder, 'out');
      const { status, stderr } = spawnSync('node', ['scripts/build.ts', '--site', folder, '--out', out], {
        encoding: 'utf8',
      });
      expect(stderr).toContain('14.900 kr. is price.hourly');
      expect(status).toBe(1);
      expect(existsSync(out)).toBe(false);
    });
  });
});
