import type { TextTree } from '../../../app/site/texts/fill-facts.ts';
import { wordingOf } from '../message.ts';
import { missingFile } from '../problems/missing-file.ts';
import type { Position, Problem, ProblemCode } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import { repairedLine } from '../repairs/repaired-line.ts';
import { mergeMarks } from '../yaml/merge-marks.ts';
import { unreadableSignAt } from '../yaml/readable-text.ts';
import { readYaml } from '../yaml/yaml-source.ts';
import { findJsonRepair, firstMistake } from './json-repairs.ts';

/** A file of texts of one language, read once; the places of its keys are looked up only when something is wrong. */
export interface TextFile {
  readonly file: string;
  readonly tree: TextTree;
  readonly problems: readonly Problem[];
  /** All texts by their dotted key. */
  readonly flat: ReadonlyMap<string, string>;
  /** Where the text of a key stands, or the nearest thing above it that is there. */
  readonly positionOf: (key: string) => Position;
  /** A problem at that place. */
  readonly problemAt: (code: ProblemCode, key: string, words: ProblemWords) => Problem;
}

interface ProblemWords {
  readonly wording: Wording;
  readonly severity?: Problem['severity'];
  /** What is marked: the words, or the key before them. */
  readonly mark?: 'value' | 'key';
}

/**
 * Reads a file of texts: JSON, maps of maps of strings.
 * @param file the file's name for problems
 */
export function readTextFile(file: string, text: string): TextFile {
  const { positionOf, keyPositionOf } = lookUp(file, text);
  const problemAt = (
    code: ProblemCode,
    key: string,
    { severity = 'error', mark = 'value', wording }: ProblemWords,
  ): Problem => ({
    code,
    file,
    severity,
    path: key.split('.'),
    ...(mark === 'key' ? keyPositionOf(key) : positionOf(key)),
    wording,
  });
  let parsed: unknown;
  try {
    parsed = JSON.parse(withoutMark(text));
  } catch {
    return {
      file,
      tree: {},
      flat: new Map(),
      positionOf,
      problemAt,
      problems: [syntaxProblem(file, text)],
    };
  }
  const flat = new Map<string, string>();
  const problems: Problem[] = [];
  collect(parsed, '', flat, (key, name) => {
    if (name !== null) problems.push(problemAt('text-shape', key, { wording: badName(name), mark: 'key' }));
    else {
      const wording = wordingOf(key === '' ? 'text.noTexts' : 'text.notWords', { file, key });
      problems.push(problemAt('text-shape', key, { wording }));
    }
  });
  problems.push(...repeatedKeys(file, text, parsed));
  return {
    file,
    tree: problems.length > 0 ? {} : (parsed as TextTree),
    flat,
    problems,
    positionOf,
    problemAt,
  };
}

/** What is said about a name that no text can have. */
function badName(name: string): Wording {
  return name === name.trim()
    ? wordingOf('text.dottedName', { name, last: name.split('.').at(-1) })
    : wordingOf('text.spacedName', { meant: name.trim() });
}

function collect(
  value: unknown,
  key: string,
  flat: Map<string, string>,
  refuse: (key: string, dotted: string | null) => void,
): void {
  if (typeof value === 'string' && key !== '') flat.set(key, value);
  else if (value !== null && typeof value === 'object' && !Array.isArray(value))
    for (const [name, inner] of Object.entries(value))
      if (name.includes('.') || name !== name.trim()) refuse(key === '' ? name : `${key}.${name}`, name);
      else collect(inner, key === '' ? name : `${key}.${name}`, flat, refuse);
  else refuse(key, null);
}

/** JSON keeps the last of two keys alike and says nothing; whether there are any is told by counting. */
function repeatedKeys(file: string, text: string, parsed: unknown): Problem[] {
  const written = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined);
  if (written.length === countKeys(parsed)) return [];
  return readYaml(text, file)
    .problems.filter(({ code }) => code === 'duplicate-key')
    .map((problem) => ({
      ...problem,
      wording: wordingOf('text.nameTwice', { name: lineAt(text, problem) }),
    }));
}

/** The name that stands where a problem is. */
function lineAt(text: string, { line, column, length }: Position): string {
  return (text.split('\n')[line - 1] ?? '').slice(column - 1, column - 1 + length).replace(/^"|"$/g, '');
}

function countKeys(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  const inner = Object.values(value);
  return (
    (Array.isArray(value) ? 0 : inner.length) + inner.reduce((sum: number, each) => sum + countKeys(each), 0)
  );
}

function lookUp(
  file: string,
  text: string,
): Record<'positionOf' | 'keyPositionOf', (key: string) => Position> {
  let source: ReturnType<typeof readYaml>['source'] | undefined;
  const find = (key: string, mark: 'value' | 'key') => {
    source ??= readYaml(text, file).source;
    const path = stepsOf(source?.value, key);
    for (let length = path.length; length > 0 && source; length--) {
      const part = path.slice(0, length);
      if (has(source.value, part))
        return length === path.length && mark === 'value'
          ? source.positionOf(part)
          : source.keyPositionOf(part);
    }
    return { line: 1, column: 1, length: 1 };
  };
  return { positionOf: (key) => find(key, 'value'), keyPositionOf: (key) => find(key, 'key') };
}

/** The names that lead to a text; a name with a dot in it, which is a slip, is one of them. */
function stepsOf(value: unknown, key: string): readonly string[] {
  if (value === null || typeof value !== 'object') return key === '' ? [] : key.split('.');
  const parts = key.split('.').filter((part) => part !== '');
  for (let count = 1; count <= parts.length; count++) {
    const name = parts.slice(0, count).join('.');
    if (Object.hasOwn(value, name))
      return [name, ...stepsOf(Reflect.get(value, name), parts.slice(count).join('.'))];
  }
  return parts;
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
  if (text.trim() === '')
    return {
      ...missingFile(file, 'texts'),
      code: 'json-syntax',
      wording: wordingOf('text.emptyFile', { file }),
    };
  const [conflict] = mergeMarks(text);
  if (conflict) {
    const line = text.slice(0, conflict.offset).split('\n').length;
    return { ...conflict, code: 'json-syntax', severity: 'error', file, path: [], line, column: 1 };
  }
  const place = firstMistake(text);
  const sign = unreadableSignAt(text, file, place);
  if (sign) return sign;
  const before = text.slice(0, place).split('\n');
  const lines = text.split('\n');
  const repair = findJsonRepair(lines, before.length - 1);
  if (repair) {
    const line = lines[repair.at] ?? '';
    const column = 1 + (/^\s*/.exec(line)?.[0].length ?? 0);
    const at = { line: repair.at + 1, column, length: Math.max(1, line.trim().length) };
    const wording = wordingOf(`json.${repair.slip}`, { line: repairedLine(repair.meant, line) });
    return { code: 'json-syntax', severity: 'error', file, path: [], ...at, wording };
  }
  return {
    code: 'json-syntax',
    severity: 'error',
    file,
    path: [],
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    length: 1,
    wording: wordingOf('text.unreadable', { file }),
  };
}

/** Without the byte order mark that some editors put at the start. */
function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}
