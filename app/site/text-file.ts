import type { TextTree } from './fill-facts.ts';
import type { Position, Problem, ProblemCode } from './problem.ts';
import { readYaml } from './yaml-source.ts';

/** A file of texts of one language, read once; the places of its keys are looked up only when something is wrong. */
export interface TextFile {
  readonly file: string;
  readonly tree: TextTree;
  readonly problems: readonly Problem[];
  /** All texts by their dotted key. */
  readonly flat: ReadonlyMap<string, string>;
  /** A problem with the text of a key, or with the nearest thing above it that is there. */
  readonly problemAt: (code: ProblemCode, key: string, words: ProblemWords) => Problem;
}

export interface ProblemWords {
  readonly message: string;
  readonly hint: string;
  readonly severity?: Problem['severity'];
}

/**
 * Reads a file of texts: JSON, maps of maps of strings.
 * @param file the file's name for problems
 */
export function readTextFile(file: string, text: string): TextFile {
  const position = lookUp(file, text);
  const problemAt = (
    code: ProblemCode,
    key: string,
    { severity = 'error', ...words }: ProblemWords,
  ): Problem => ({
    code,
    file,
    severity,
    path: key.split('.'),
    ...position(key),
    ...words,
  });
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return {
      file,
      tree: {},
      flat: new Map(),
      problemAt,
      problems: [syntaxProblem(file, text)],
    };
  }
  const flat = new Map<string, string>();
  const problems: Problem[] = [];
  collect(parsed, '', flat, (key) =>
    problems.push(
      problemAt('text-shape', key, {
        message: key === '' ? `${file} holds something other than texts by name.` : `${key} is not a text.`,
        hint: 'Write the words in double quotes: "title": "The words".',
      }),
    ),
  );
  return { file, tree: problems.length > 0 ? {} : (parsed as TextTree), flat, problems, problemAt };
}

function collect(
  value: unknown,
  key: string,
  flat: Map<string, string>,
  refuse: (key: string) => void,
): void {
  if (typeof value === 'string' && key !== '') flat.set(key, value);
  else if (value !== null && typeof value === 'object' && !Array.isArray(value))
    for (const [name, inner] of Object.entries(value))
      collect(inner, key === '' ? name : `${key}.${name}`, flat, refuse);
  else refuse(key);
}

function lookUp(file: string, text: string): (key: string) => Position {
  let source: ReturnType<typeof readYaml>['source'] | undefined;
  return (key) => {
    source ??= readYaml(text, file).source;
    const path = key.split('.').filter((part) => part !== '');
    for (let length = path.length; length > 0 && source; length--) {
      const part = path.slice(0, length);
      if (has(source.value, part))
        return length === path.length ? source.positionOf(part) : source.keyPositionOf(part);
    }
    return { line: 1, column: 1, length: 1 };
  };
}

function has(value: unknown, path: readonly string[]): boolean {
  let inner = value;
  for (const part of path) {
    if (inner === null || typeof inner !== 'object' || !Object.hasOwn(inner, part)) return false;
    inner = (inner as Record<string, unknown>)[part];
  }
  return true;
}

function syntaxProblem(file: string, text: string): Problem {
  const before = text.slice(0, firstMistake(text)).split('\n');
  return {
    code: 'json-syntax',
    severity: 'error',
    file,
    path: [],
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    length: 1,
    message: `${file} cannot be read at this place or just before it.`,
    hint: 'Each line has the form "name": "words" with a comma after it, except the last line before a }. Quotes inside the words are written \\".',
  };
}

/**
 * Where JSON that cannot be read goes wrong, for engines do not always say: the last character of the shortest
 * beginning that no continuation could mend.
 */
function firstMistake(text: string): number {
  let mendable = 0;
  let broken = text.length + 1;
  while (broken - mendable > 1) {
    const middle = Math.floor((mendable + broken) / 2);
    if (isMendable(text.slice(0, middle))) mendable = middle;
    else broken = middle;
  }
  return Math.min(mendable, Math.max(0, text.length - 1));
}

function isMendable(beginning: string): boolean {
  try {
    JSON.parse(beginning);
    return true;
  } catch (error) {
    const message = String(error);
    const position = /position (\d+)/.exec(message)?.[1];
    return /end of JSON|Unterminated/.test(message) || Number(position) >= beginning.length;
  }
}
