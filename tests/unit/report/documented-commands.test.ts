import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { insertCommandTable, readArguments } from '../../../scripts/command-line.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly Step[]; readonly permissions?: unknown }>
  >;
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** npm scripts that a text runs. */
const scriptsIn = (text: string) =>
  [...text.matchAll(/npm run (?:-s )?([a-z-]+)/g)].map(([, script = '']) => script);

describe.each([
  'README.md',
  'docs/editing.md',
  'docs/editing-files.md',
  'docs/problems.md',
  'checks/report/README.md',
])('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('names commands that exist', () => {
    for (const script of scriptsIn(text)) expect(Object.keys(scripts)).toContain(script);
  });

  it('links to files that exist', () => {
    // Code is left out.
    const links = [...text.replaceAll(/`[^`\n]+`/g, '').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
      ([, target = '']) => target,
    );
    for (const target of links)
      expect({ target, exists: existsSync(join(dirname(file), target)) }).toEqual({ target, exists: true });
  });
});

it('the table of commands in the README is that of npm run docs', () => {
  const readme = readFileSync('scripts/README.md', 'utf8');
  expect(readme).toContain('| `npm run move -- /old-address /new-address` |');
  expect(insertCommandTable(readme)).toBe(readme);
});

it.each(['docs/editing.md', 'docs/editing-files.md'])('%s has the same parts in both languages', (page) => {
  const [english = '', icelandic = ''] = readFileSync(page, 'utf8').split('\n---\n');
  const shape = (text: string) =>
    text.split('\n').flatMap((line) => /^(#+ |\| |\d\. |\*\*)/.exec(line)?.[0] ?? []);
  expect(shape(icelandic)).toEqual(shape(english));
});

describe('check.yml', () => {
  const workflow = parse(readFileSync('.github/workflows/check.yml', 'utf8')) as Workflow;
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const commands = steps.flatMap(({ run }) => run?.trim().split('\n') ?? []);

  it('runs on pull requests and pushes, and may only read the repository', () => {
    expect(Object.keys(workflow.on).sort()).toEqual(['pull_request', 'push']);
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const { permissions } of Object.values(workflow.jobs)) expect(permissions).toBeUndefined();
    for (const { uses = '', with: options } of steps) {
      if (uses !== '') expect(uses).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
      if (uses.startsWith('actions/checkout@'))
        expect(options).toMatchObject({ 'fetch-depth': 0, 'persist-credentials': false });
    }
  });

  it('runs commands that exist, with options that they know', () => {
    const usedScripts = scriptsIn(commands.join('\n'));
    expect(usedScripts).toEqual(expect.arrayContaining(['check', 'impact']));
    expect(commands.join('\n')).toMatch(/\bnpm (run )?test\b/);
    for (const script of usedScripts) expect(Object.keys(scripts)).toContain(script);

    const options = (script: string) =>
      commands.flatMap((line) => {
        const [, args] = new RegExp(`npm run -s ${script} -- ([^>|]*)`).exec(line) ?? [];
        return args === undefined ? [] : [args.trim().split(' ')];
      });
    expect(options('check').map((args) => readArguments('check', args).kind)).toEqual(['valid', 'valid']);
    expect(options('impact').map((args) => readArguments('impact', args).kind)).toEqual(['valid']);
  });

  it('puts nothing that others write into a command', () => {
    for (const line of commands) expect(line).not.toContain('${{');
  });
});
