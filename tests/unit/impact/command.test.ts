import { expect, test } from 'vitest';
import { withGitProject } from './git-project.ts';

test('tells what an edit since the last commit changes', () => {
  withGitProject(({ edit, impact }) => {
    edit('site.yaml', 'ISK: 4990, USD: 39', 'ISK: 4490, USD: 39');
    const { status, stdout, stderr } = impact();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.replaceAll('\u00a0', ' ')).toBe(`What changes for visitors since HEAD

Prices and figures
  en packages.hosting.basic.name 4.990 kr. -> 4.490 kr.: /lausnir/vefhysing (Icelandic), structured data
    -10 %
`);
    expect(impact('--lang', 'is').stdout).toMatch(/^Það sem breytist fyrir gesti miðað við HEAD\n/);
  });
});

test('an edit of what nobody sees changes nothing', () => {
  withGitProject(({ edit, impact }) => {
    edit('site.yaml', 'rates:\n', '# A note\nrates:\n');
    expect(impact()).toEqual({ status: 0, stdout: 'Nothing changes for visitors.\n', stderr: '' });
  });
});

test('a site that cannot be read is reported as the check reports it', () => {
  withGitProject(({ edit, impact }) => {
    edit('site.yaml', 'ISK: 4990,', 'ISK: 4.990,');
    const { status, stdout } = impact();
    expect(status).toBe(1);
    expect(stdout).toMatch(/^The site cannot be read as it is now\./);
    expect(stdout).toContain('site.yaml:');
    expect(stdout).toContain('1 problem');
    expect(JSON.parse(impact('--format', 'json').stdout)).toMatchObject({
      version: 1,
      base: 'HEAD',
      unreadable: 'after',
      report: { counts: { problems: 1 } },
    });
  });
});
