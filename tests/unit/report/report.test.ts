import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../app/site/problem.ts';
import { report } from '../../../scripts/report/report.ts';

const problem: Problem = {
  code: 'unknown-path',
  severity: 'error',
  file: 'site.yaml',
  line: 2,
  column: 5,
  length: 17,
  path: ['navigation', 'quick', 0],
  message: '“/lausnir/vefhsing” is not a page; 100% sure.',
  hint: 'Did you mean /lausnir/vefhysing?',
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

  it('exits 2 when it cannot run, and says why', () => {
    expect(check('--format', 'xml')).toMatchObject({
      status: 2,
      stderr: '--format is text, json, github; not xml.\n',
    });
    const nowhere = check('--site', '/nowhere');
    expect(nowhere.status).toBe(2);
    expect(nowhere.stderr).toContain('site.yaml cannot be opened in /nowhere');
  });
});
