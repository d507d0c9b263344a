import { describe, expect, test } from 'vitest';
import { printProblem } from '../../../scripts/check/problems/excerpt.ts';
import type { Problem, ProblemCode } from '../../../scripts/check/problems/problem.ts';
import type { Message } from '../../../scripts/check/problems/wording-type.ts';
import { projectOf } from '../../../scripts/check/project/read-project.ts';
import { edited, read } from '../site/minimal-site.ts';
import { readingCases } from '../site/problem-cases/reading.ts';
import { referencesCases } from '../site/problem-cases/references.ts';
import { renamedCases } from '../site/problem-cases/renamed.ts';
import { repairCases } from '../site/problem-cases/repairs.ts';
import { shapeCases } from '../site/problem-cases/shape.ts';
import { jsonSlipCases } from '../texts/json-slip-cases.ts';
import { project as fourLanguages, parityCases } from '../texts/parity-cases.ts';
import { editedFiles, smallProject } from '../texts/small-project.ts';
import { textNameCases } from '../texts/text-name-cases.ts';
import { type TextProblemCase, textProblemCases } from '../texts/text-problem-cases.ts';
import { textsInIcelandic } from './icelandic/texts.ts';

/** A case of a mistake, and how to read it. */
interface Case {
  readonly code: ProblemCode;
  readonly name: string;
  /** All problems, each with the text of its file. */
  readonly told: () => readonly { readonly problem: Problem; readonly text: string }[];
}

const passing = edited(['USD: 110 }', 'USD: 110 }\n    validUntil: 2026-12-24']);

/** Cases whose Icelandic is printed below; the others have theirs with them. */
const cases: readonly Case[] = [
  ...[...readingCases, ...shapeCases, ...referencesCases].map(({ code, name, text }) =>
    siteCase(code, name, text),
  ),
  siteCase('thousands-dot', 'a figure with a dot', edited(['clients: 500+', 'clients: 1.200'])),
  siteCase('lifetime-ends', 'a price for some days', passing, '2026-12-20'),
  siteCase('lifetime-over', 'a price that is over', passing, '2026-12-25'),
  ...textProblemCases.map((known) => textCase(known)),
];

const allCases: readonly Case[] = [
  ...cases,
  ...[...repairCases, ...renamedCases].map(({ code, name, text }) => siteCase(code, name, text)),
  ...[...jsonSlipCases, ...textNameCases].map((known) => textCase(known)),
  ...parityCases.map((known) => textCase(known, fourLanguages)),
];

function textCase(
  { code, name, edits, compared }: TextProblemCase & { readonly compared?: true },
  project: Readonly<Record<string, string>> = smallProject,
): Case {
  const base = compared ? { revision: 'HEAD', files: new Map(Object.entries(project)) } : null;
  return {
    code,
    name,
    told: () => {
      const files = new Map(Object.entries(editedFiles(project, edits)));
      const { problems, sources } = projectOf(files, { base });
      return problems.map((problem) => ({ problem, text: sources[problem.file] ?? '' }));
    },
  };
}

function siteCase(code: ProblemCode, name: string, text: string, day?: string): Case {
  const now = day === undefined ? new Date() : new Date(`${day}T12:00:00Z`);
  return { code, name, told: () => read(text, now).problems.map((problem) => ({ problem, text })) };
}

describe('what is said in Icelandic', () => {
  test.each(allCases)('names the same things: $code: $name', ({ told }) => {
    for (const { problem } of told()) {
      const { en, is } = problem.wording;
      expect(is.message).not.toBe(en.message);
      expect(is.hint).not.toBe(en.hint);
      expect(factsIn(is, /„([^“]*)“/g)).toEqual(factsIn(en, /“([^”]*)”/g));
    }
  });

  test.each(allCases)('has no English in it: $code: $name', ({ told }) => {
    for (const { problem } of told()) {
      const { message, hint } = problem.wording.is;
      // The editor’s own words may be in any language.
      const own = `${message} ${hint}`.replace(/„[^“]*“|".*"|[\w-]+(?:\.[\w-]+)+/g, '');
      expect(own).not.toMatch(
        /\b(the|with|not|this|that|which|did you|write|take|add|put|check|line|key)\b/i,
      );
      expect(own).not.toMatch(/[“”](?=\p{L})|\p{L}”|[\p{Script=Cyrillic}\p{Script=Greek}]/u);
      expect(message).toMatch(/\.$/);
      expect(hint).toMatch(/\S/);
    }
  });

  const printed = Object.entries(textsInIcelandic);

  test.each(printed)('is printed like this: %s', (code, lines) => {
    const first = cases.find((known) => known.code === code);
    expect(
      first?.told().flatMap(({ problem, text }) => printProblem(problem, text, 'is').split('\n')),
    ).toEqual(lines);
  });

  test('is printed for each code that has a case', () => {
    const withIcelandic = [
      ...readingCases,
      ...shapeCases,
      ...referencesCases,
      ...repairCases,
      ...renamedCases,
    ]
      .filter(({ icelandic }) => icelandic)
      .map(({ code }) => code);
    const all = new Set([...withIcelandic, ...printed.map(([code]) => code)]);
    const warnings = ['thousands-dot', 'lifetime-ends', 'lifetime-over'];
    expect(
      cases.map(({ code }) => code).filter((code) => !all.has(code) && !warnings.includes(code)),
    ).toEqual([]);
  });
});

describe('the schema’s own library', () => {
  test.each([
    ['a short name', edited(['locality: Reykjavík', 'locality: Reykjavík\n      phone: 5']), 'wrong-type'],
    ['an empty name', edited(['name: Hraunvefur\n', 'name: ""\n']), 'empty-value'],
    ['a year too early', edited(['copyrightYear: 2025', 'copyrightYear: 25']), 'out-of-range'],
    ['a year in words', edited(['copyrightYear: 2025', 'copyrightYear: last']), 'wrong-type'],
    ['a short time zone', edited(['timeZone: Atlantic/Reykjavik', 'timeZone: At']), 'out-of-range'],
    ['a page that is a word', edited(['social: []', 'social: [linkedin]']), 'wrong-type'],
    ['a group that is a list', edited(['clients: [Bjarg, Straumur]', 'clients: [[Bjarg]]']), 'wrong-type'],
  ])('is never quoted: %s', (_, text, code) => {
    const { problems } = read(text);
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    for (const { wording } of problems)
      for (const { message, hint } of Object.values(wording))
        expect(`${message} ${hint}`).not.toMatch(/invalid|too (small|big):|expected|received|undefined/i);
  });
});

/** What a sentence takes from the file: what is in quotes, numbers, facts and addresses, in no order. */
function factsIn({ message, hint }: Message, quotes: RegExp): string[] {
  const text = `${message} ${hint}`;
  const quoted = [...text.matchAll(quotes)].map(([, inner]) => `quoted ${inner}`);
  const others = text.match(/\{\{[^}]*\}\}|\d+([.,:-]\d+)*|(?<![\p{L}.])\/[a-z/{}-]+/gu) ?? [];
  return [...quoted, ...others].sort();
}
