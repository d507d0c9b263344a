import type { Problem } from '../../scripts/check/problems/problem.ts';
import { checkFiles } from '../../scripts/check/project/read-project.ts';
import { readYaml } from '../../scripts/check/yaml/yaml-source.ts';
import type { Fault } from './fault.ts';
import type { SoundFiles } from './make-faults.ts';

/** How a mistake was told. */
export interface Verdict {
  /** `told` is one problem at the right line; `harmless` changes nothing that the file says. */
  readonly as: 'told' | 'silent' | 'otherwise' | 'harmless';
  /** The mistake and what was told, for a failure's message. */
  readonly account: string;
}

/** Judges mistakes, one after the other. */
export function createJudge(files: SoundFiles): (fault: Fault) => Verdict {
  const base = { revision: 'HEAD', files };
  return (fault) => {
    const { problems } = checkFiles(new Map(files).set(fault.file, fault.text), { base });
    const account = accountOf(fault, problems);
    const [first, second] = problems;
    if (!first)
      return { as: saysTheSame(fault, files.get(fault.file) ?? '') ? 'harmless' : 'silent', account };
    const isTold = !second && first.file === fault.file && fault.lines.has(first.line);
    return { as: isTold ? 'told' : 'otherwise', account };
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
