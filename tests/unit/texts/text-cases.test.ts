import { describe, expect, test } from 'vitest';
import { printProblem } from '../../../scripts/check/problems/excerpt.ts';
import type { CheckLanguage } from '../../../scripts/check/problems/wording-type.ts';
import { type ProjectReading, projectOf } from '../../../scripts/check/project/read-project.ts';
import type { JsonSlip } from '../../../scripts/check/texts/json-repairs.ts';
import { jsonSlipCases } from './json-slip-cases.ts';
import { project as fourLanguages, parityCases } from './parity-cases.ts';
import { editedFiles, type FileEdit, smallProject } from './small-project.ts';
import { textNameCases } from './text-name-cases.ts';
import type { TextProblemCase } from './text-problem-cases.ts';

/** Every slip, so that none is without a case. */
const slips: Readonly<Record<JsonSlip, true>> = {
  'comma-missing': true,
  'comma-form': true,
  'two-in-one': true,
  square: true,
  'comma-extra': true,
  'quote-end': true,
  'quote-start': true,
  'quote-both': true,
  'quote-key': true,
  'quote-inside': true,
  'quote-form': true,
  'words-missing': true,
  colon: true,
  brace: true,
  backslash: true,
  tab: true,
  'line-break': true,
  note: true,
  'closing-missing': true,
  'closing-extra': true,
};

/** Reads a project after an edit; held against the one before it when that is known. */
function readingOf(
  project: Readonly<Record<string, string>>,
  edits: readonly FileEdit[],
  isCompared = false,
): ProjectReading {
  const before = new Map(Object.entries(project));
  const files = new Map(Object.entries(editedFiles(project, edits)));
  return projectOf(files, { base: isCompared ? { revision: 'HEAD', files: before } : null });
}

function rowsOf({ problems, sources }: ProjectReading, language: CheckLanguage): string[] {
  return problems.flatMap((problem) =>
    printProblem(problem, sources[problem.file] ?? '', language).split('\n'),
  );
}

function expectPrint({ code, printed, icelandic }: TextProblemCase, reading: ProjectReading): void {
  expect(rowsOf(reading, 'en')).toEqual(printed);
  expect(reading.problems.map((problem) => problem.code)).toEqual([code]);
  const rows = rowsOf(reading, 'is');
  expect([rows[0], rows.at(-1)]).toEqual(icelandic);
}

describe('what is said about a file of texts that cannot be read', () => {
  test.each(jsonSlipCases)('$slip: $name', (slip) => {
    expectPrint(slip, readingOf(smallProject, slip.edits));
  });

  test('has a case for each slip', () => {
    const known = new Set(jsonSlipCases.map(({ slip }) => slip));
    expect(Object.keys(slips).filter((slip) => !known.has(slip as JsonSlip))).toEqual([]);
  });
});

describe('what is said about names and texts that have parted', () => {
  test.each(textNameCases)('$code: $name', (known) => {
    expectPrint(known, readingOf(smallProject, known.edits, known.compared));
  });
});

describe('what is said about languages that state different things', () => {
  test('nothing while they state the same', () => {
    expect(readingOf(fourLanguages, []).problems).toEqual([]);
  });

  test.each(parityCases)('$name', (known) => {
    expectPrint(known, readingOf(fourLanguages, known.edits));
  });
});
