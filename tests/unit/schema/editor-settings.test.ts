import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHECK_LANGUAGES } from '../../../checks/problems/wording-type.ts';
import { reportText } from '../../../checks/report/report-text.ts';
import { typo, typoSources, warning } from '../report/some-problems.ts';

interface Matcher {
  readonly severity: 'error' | 'warning';
  readonly pattern: { readonly regexp: string } & Readonly<
    Record<'file' | 'line' | 'column' | 'message', number>
  >;
}

interface Task {
  readonly label: string;
  readonly command: string;
  readonly problemMatcher: readonly Matcher[];
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { tasks, inputs } = readJson('.vscode/tasks.json') as {
  readonly tasks: readonly Task[];
  readonly inputs: readonly { readonly id: string }[];
};
const { scripts } = readJson('package.json') as { readonly scripts: Readonly<Record<string, string>> };

describe('.vscode/tasks.json', () => {
  it.each(tasks)('$label: runs a command that there is', ({ command }) => {
    const [, script = ''] = /^npm run -s (\S+)/.exec(command) ?? [];
    expect(Object.keys(scripts)).toContain(script);
    const usedInputs = [...command.matchAll(/\$\{input:(\w+)\}/g)].map(([, id]) => id);
    const inputIds = inputs.map(({ id }) => id);
    expect(inputIds).toEqual(expect.arrayContaining(usedInputs));
  });

  it.each(CHECK_LANGUAGES)('puts the problems of the check into the Problems panel: %s', (language) => {
    const task = tasks.find(
      ({ command }) => command.includes(' check ') && command.includes('--lang is') === (language === 'is'),
    );
    const lines = reportText([typo, warning], typoSources, { language }).split('\n');
    const matches = (task?.problemMatcher ?? []).flatMap(({ severity, pattern }) =>
      lines.flatMap((line) => {
        const match = new RegExp(pattern.regexp).exec(line);
        return match
          ? [
              {
                severity,
                place: [pattern.file, pattern.line, pattern.column].map((part) => match[part]),
                message: match[pattern.message],
              },
            ]
          : [];
      }),
    );
    const { message } = typo.wording[language];
    const place = ['site.yaml', '2', '5'];
    expect(matches).toEqual([
      { severity: 'error', place, message },
      { severity: 'warning', place, message },
    ]);
  });
});
