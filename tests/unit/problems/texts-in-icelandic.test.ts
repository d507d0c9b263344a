import { expect, test } from 'vitest';
import { printProblem } from '../../../scripts/check/problems/excerpt.ts';
import { projectOf } from '../../../scripts/check/project/read-project.ts';
import { jsonSlipCases } from '../texts/json-slip-cases.ts';
import { project as fourLanguages, parityCases } from '../texts/parity-cases.ts';
import { editedFiles, smallProject } from '../texts/small-project.ts';
import { textNameCases } from '../texts/text-name-cases.ts';
import { type TextProblemCase, textProblemCases } from '../texts/text-problem-cases.ts';
import { expectSameInIcelandic } from './same-in-icelandic.ts';
import { textsInIcelandic } from './texts-in-icelandic.ts';

interface Case extends TextProblemCase {
  /** The project that the case edits. */
  readonly project: Readonly<Record<string, string>>;
  /** Whether the mistake is found by a comparison with the project before the edit. */
  readonly compared?: true;
}

const cases: readonly Case[] = [
  ...[...textProblemCases, ...jsonSlipCases, ...textNameCases].map((known) => ({
    ...known,
    project: smallProject,
  })),
  ...parityCases.map((known) => ({ ...known, project: fourLanguages })),
];

function problemsOf({ edits, project, compared }: Case) {
  const base = compared ? { revision: 'HEAD', files: new Map(Object.entries(project)) } : null;
  return projectOf(new Map(Object.entries(editedFiles(project, edits))), { base });
}

test.each(cases)('$code in Icelandic: $name', (known) => {
  for (const problem of problemsOf(known).problems) expectSameInIcelandic(problem);
});

test('each code of the texts is printed in Icelandic', () => {
  for (const code of new Set(textProblemCases.map((known) => known.code))) {
    const { problems = [], sources = {} } = problemsOf(cases.find((known) => known.code === code) as Case);
    const printed = problems.flatMap((problem) =>
      printProblem(problem, sources[problem.file] ?? '', 'is').split('\n'),
    );
    expect(printed).toEqual(textsInIcelandic[code]);
  }
});
