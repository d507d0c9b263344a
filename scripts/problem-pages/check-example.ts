import { printProblem } from '../check/problems/excerpt.ts';
import type { ProblemCode } from '../check/problems/problem.ts';
import type { ExampleEdit, ProblemPage } from '../check/problems/problem-pages/problem-page.ts';
import type { CheckLanguage } from '../check/problems/wording-type.ts';
import { projectOf } from '../check/project/read-project.ts';

/** The day on which the examples are checked, so that the pages say the same on every day. */
export const exampleDay = new Date('2027-06-15T12:00:00Z');

/** What the check says about the example of a page. */
export interface ExampleResult {
  /** Whether it tells of the page's code and of nothing else. */
  readonly isProof: boolean;
  /** Whether the site may be published all the same. */
  readonly isWarning: boolean;
  readonly printed: Readonly<Record<CheckLanguage, string>>;
  /** The lines with the mistake and the same lines without it; null for a mistake with a whole file. */
  readonly lines: { readonly wrong: string; readonly right: string } | null;
}

/**
 * Makes the mistake of a page in the example site and checks it.
 * @param site the files without a mistake
 * @throws when what is to be wrong does not stand in its file exactly once
 */
export function checkExample(
  code: ProblemCode,
  { example }: Pick<ProblemPage, 'example'>,
  site: ReadonlyMap<string, string>,
): ExampleResult {
  const files = new Map(site);
  if (example.kind === 'lines') {
    for (const { file, right, wrong } of [example, ...(example.besides ?? [])])
      files.set(file, replaceOnce(files.get(file) ?? '', right, wrong));
  } else if (example.contents === null) {
    files.delete(example.file);
  } else {
    files.set(example.file, example.contents);
  }
  const isCompared = example.kind === 'lines' && example.isCompared === true;
  const base = isCompared ? { revision: 'HEAD', files: site } : null;
  const { problems, sources } = projectOf(files, { now: exampleDay, base });
  const printed = (language: CheckLanguage) =>
    problems.map((problem) => printProblem(problem, sources[problem.file] ?? '', language)).join('\n\n');
  return {
    isProof: problems.length > 0 && problems.every((problem) => problem.code === code),
    isWarning: problems.every(({ severity }) => severity === 'warning'),
    printed: { en: printed('en'), is: printed('is') },
    lines: example.kind === 'lines' ? wholeLines(site.get(example.file) ?? '', example) : null,
  };
}

/** The lines that an edit is in, before and after it. */
function wholeLines(text: string, { right, wrong }: ExampleEdit): { wrong: string; right: string } {
  const at = text.indexOf(right);
  const start = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const end = /^.*/.exec(text.slice(at + right.length))?.[0] ?? '';
  return { wrong: `${start}${wrong}${end}`, right: `${start}${right}${end}` };
}

function replaceOnce(text: string, right: string, wrong: string): string {
  if (text.split(right).length !== 2) throw new Error(`Not there exactly once: ${right}`);
  return text.replace(right, () => wrong);
}
