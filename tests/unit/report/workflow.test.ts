import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readCheckOptions } from '../../../scripts/check/report/check-options.ts';
import { readImpactOptions } from '../../../scripts/impact/run-impact.ts';

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

const folder = '.github/workflows';
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

describe.each(readdirSync(folder))('%s', (name) => {
  const workflow = parse(readFileSync(`${folder}/${name}`, 'utf8')) as Workflow;
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const commands = steps.flatMap(({ run }) => run?.trim().split('\n') ?? []);

  it('runs on pull requests and pushes', () => {
    expect(Object.keys(workflow.on).sort()).toEqual(['pull_request', 'push']);
  });

  it('may read the repository and nothing else', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const { permissions } of Object.values(workflow.jobs)) expect(permissions).toBeUndefined();
    for (const step of steps)
      if (step.uses?.startsWith('actions/checkout@'))
        expect(step.with).toMatchObject({ 'fetch-depth': 0, 'persist-credentials': false });
  });

  it('takes actions of a major version', () => {
    for (const { uses = 'actions/none@v1' } of steps) expect(uses).toMatch(/^actions\/[a-z-]+@v\d+$/);
  });

  it('names no npm script that is not there', () => {
    const named = commands.flatMap((line) => [...line.matchAll(/\bnpm (?:run (?:-s )?)?([a-z-]+)/g)]);
    const own = named
      .map(([, script = '']) => script)
      .filter((script) => !['ci', 'install'].includes(script));
    expect(own).toEqual(expect.arrayContaining(['check', 'impact', 'test']));
    for (const script of own) expect(Object.keys(scripts)).toContain(script);
  });

  it('gives the scripts options that they know', () => {
    const options = (script: string) =>
      commands.flatMap((line) => {
        const [, given] = new RegExp(`npm run -s ${script} -- ([^>|]*)`).exec(line) ?? [];
        return given === undefined ? [] : [given.trim().split(' ')];
      });
    expect(options('check').map((given) => readCheckOptions(given).kind)).toEqual(['valid', 'valid']);
    expect(options('impact').map((given) => readImpactOptions(given).kind)).toEqual(['valid']);
  });

  it('puts nothing that others write into a command', () => {
    for (const line of commands) expect(line).not.toContain('${{');
  });
});
