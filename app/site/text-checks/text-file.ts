import type { Position, Problem, ProblemCode } from '../problems/problem.ts';
import { type Said, toSaid, type Words } from '../problems/said.ts';
import type { TextTree } from '../texts/fill-facts.ts';
import { readYaml } from '../yaml/yaml-source.ts';
import { firstMistake } from './json-mistake.ts';

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

export type ProblemWords = (Words | { readonly said: Said }) & {
  readonly severity?: Problem['severity'];
};

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
    said: toSaid(words),
  });
  let parsed: unknown;
  try {
    parsed = JSON.parse(withoutMark(text));
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
  problems.push(...repeatedKeys(file, text, parsed));
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

/** JSON keeps the last of two keys alike and says nothing; whether there are any is told by counting. */
function repeatedKeys(file: string, text: string, parsed: unknown): Problem[] {
  const written = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined);
  if (written.length === countKeys(parsed)) return [];
  return readYaml(text, file).problems.filter(({ code }) => code === 'duplicate-key');
}

function countKeys(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  const inner = Object.values(value);
  return (
    (Array.isArray(value) ? 0 : inner.length) + inner.reduce((sum: number, each) => sum + countKeys(each), 0)
  );
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

function syntaxProblem(file: string, written: string): Problem {
  const text = withoutMark(written);
  const before = text.slice(0, firstMistake(text)).split('\n');
  return {
    code: 'json-syntax',
    severity: 'error',
    file,
    path: [],
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    length: 1,
    said: toSaid({
      message: `${file} cannot be read at this place or just before it.`,
      hint: 'Each line has the form "name": "words" with a comma after it, except the last line before a }. Quotes inside the words are written \\".',
    }),
  };
}

/** Without the byte order mark that some editors put at the start. */
function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}
