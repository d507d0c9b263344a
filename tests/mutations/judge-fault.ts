import type { Problem } from '../../scripts/check/problems/problem.ts';
import { iconNames } from '../../scripts/check/project/icons.ts';
import { checkFiles } from '../../scripts/check/project/read-project.ts';
import { readSite } from '../../scripts/check/read-site.ts';
import { readYaml } from '../../scripts/check/yaml/yaml-source.ts';
import type { Fault } from './fault.ts';
import type { SoundFiles } from './make-faults.ts';

/** How a mistake was reported. */
export interface Verdict {
  /** Whether the mistake changes anything that the file says. */
  readonly changes: boolean;
  /** One problem, at the right line. */
  readonly isOnce: boolean;
  /** Among the first three problems is one in the right file, with a hint. */
  readonly isFound: boolean;
  /** The mistake and what was reported, for a failure's message. */
  readonly account: string;
}

/** Judges mistakes, one after the other. */
export function createJudge(files: SoundFiles): (fault: Fault) => Verdict {
  const base = { revision: 'HEAD', files };
  const read = readSite(files.get('site.yaml') ?? '', { icons: iconNames(), now: new Date(), former: null });
  return (fault) => {
    const { problems } = checkFiles(new Map(files).set(fault.file, fault.text), {
      base,
      ...(fault.file === 'site.yaml' ? {} : { read }),
    });
    const [first, second] = problems;
    return {
      changes: problems.length > 0 || !saysTheSame(fault, files.get(fault.file) ?? ''),
      isOnce: first?.file === fault.file && fault.lines.has(first.line) && second === undefined,
      isFound: problems
        .slice(0, 3)
        .some(({ file, wording }) => file === fault.file && wording.en.hint !== ''),
      account: accountOf(fault, problems),
    };
  };
}

function saysTheSame({ file, text }: Fault, sound: string): boolean {
  if (file.endsWith('.md')) return text === sound;
  const [value, before] = [text, sound].map((each) => JSON.stringify(readYaml(each, file).source?.value));
  return value === before;
}

function accountOf({ kind, file, done, lines }: Fault, problems: readonly Problem[]): string {
  const told = problems
    .slice(0, 4)
    .map(({ file: in_, line, code, wording }) => `    ${in_}:${line} ${code} ${wording.en.message}`);
  const more = problems.length > told.length ? [`    and ${problems.length - told.length} more`] : [];
  return [`${kind}: ${file}:${done} (to be told on ${[...lines].join(' ')})`, ...told, ...more].join('\n');
}
