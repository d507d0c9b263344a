import type { Problem } from '../../checks/problems/problem.ts';
import { iconNames } from '../../checks/project/icons.ts';
import { checkFiles } from '../../checks/project/read-project.ts';
import { readSite } from '../../checks/read-site.ts';
import { readYaml } from '../../checks/yaml/yaml-source.ts';
import type { SiteFiles } from './make-mutations.ts';
import type { Mutation } from './mutation.ts';

/** Result of checking a mistake. */
export interface Verdict {
  /** True if the mistake changes the parsed content of the file. */
  readonly changes: boolean;
  /** True if there is exactly one problem, on the right line. */
  readonly isOnce: boolean;
  /** True if one of the first three problems is in the right file and has a hint. */
  readonly isFound: boolean;
  /** The mistake and its reports, for a failure's message. */
  readonly summary: string;
}

/** Returns a function that checks files with a mistake; the correct ones are read once, without their warnings. */
export function createJudge(files: SiteFiles): (mutation: Mutation) => Verdict {
  const base = { revision: 'HEAD', files };
  const site = readSite(files.get('site.yaml') ?? '', { icons: iconNames(), now: new Date(), former: null });
  const before = new Set(checkFiles(files, { base, read: site }).problems.map(formatProblemName));
  return (mutation) => {
    const { problems: all } = checkFiles(new Map(files).set(mutation.file, mutation.text), {
      base,
      ...(mutation.file === 'site.yaml' ? {} : { read: site }),
    });
    const problems = all.filter((problem) => !before.has(formatProblemName(problem)));
    const [first, second] = problems;
    return {
      changes: problems.length > 0 || !isSameContent(mutation, files.get(mutation.file) ?? ''),
      isOnce: first?.file === mutation.file && mutation.lines.has(first.line) && second === undefined,
      isFound: problems
        .slice(0, 3)
        .some(({ file, wording }) => file === mutation.file && wording.en.hint !== ''),
      summary: summarize(mutation, problems),
    };
  };
}

/** The mistake may have moved it to another line. */
function formatProblemName({ file, code, wording }: Problem): string {
  return `${file} ${code} ${wording.en.message} ${wording.en.hint}`;
}

function isSameContent({ file, text }: Mutation, correct: string): boolean {
  if (file.endsWith('.md')) return text === correct;
  const [value, before] = [text, correct].map((each) => JSON.stringify(readYaml(each, file).source?.value));
  return value === before;
}

function summarize({ kind, file, note, lines }: Mutation, problems: readonly Problem[]): string {
  const first = problems
    .slice(0, 4)
    .map(({ file: in_, line, code, wording }) => `    ${in_}:${line} ${code} ${wording.en.message}`);
  const rest = problems.length > first.length ? [`    and ${problems.length - first.length} more`] : [];
  return [`${kind}: ${file}:${note} (expected on ${[...lines].join(' ')})`, ...first, ...rest].join('\n');
}
