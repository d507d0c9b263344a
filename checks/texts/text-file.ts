import type { TextTree } from '../../app/site/texts/fill-facts.ts';
import { isRecord, valueAt } from '../../schema/plain-value.ts';
import { translateMessage } from '../message.ts';
import { fileProblem, placeInText } from '../problems/file-problem.ts';
import type { Position, Problem, ProblemCode } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import { repairedLine } from '../repairs/line-repairs.ts';
import { mergeMarks } from '../yaml/merge-marks.ts';
import { unreadableSignAt } from '../yaml/readable-text.ts';
import { readYaml } from '../yaml/yaml-source.ts';
import { findJsonRepair, firstMistake, parseJson } from './json-repairs.ts';

/** A text file of one language, read once; positions of keys are looked up only for problems. */
export interface TextFile {
  readonly file: string;
  readonly tree: TextTree;
  readonly problems: readonly Problem[];
  /** All texts by their dotted key. */
  readonly flat: ReadonlyMap<string, string>;
  /** Position of the text of a key, or of its nearest existing parent. */
  readonly positionOf: (key: string) => Position;
  /** A problem at that position. */
  readonly problemAt: (code: ProblemCode, key: string, words: ProblemWords) => Problem;
}

interface ProblemWords {
  readonly wording: Wording;
  readonly severity?: Problem['severity'];
  /** Marked part: the text, or the key before it. */
  readonly mark?: 'value' | 'key';
}

/**
 * Reads a text file: JSON, maps of maps of strings.
 * @param file name of the file in problems
 */
export function readTextFile(file: string, text: string): TextFile {
  const locate = createLocator(file, text);
  const createProblem = (
    code: ProblemCode,
    path: readonly string[],
    { severity = 'error', mark = 'value', wording }: ProblemWords,
  ): Problem => ({ code, file, severity, path, ...locate(path, mark), wording });
  // Some editors put a byte order mark at the start.
  const json = text.replace(/^\uFEFF/, '');
  const parsed = parseJson(json);
  const flat = new Map<string, string>();
  const problems: Problem[] = [];
  if (parsed === undefined) problems.push(createSyntaxProblem(file, json));
  else {
    collectTexts(parsed, [], flat, (path, nameMistake, mark) => {
      const wording = nameMistake ?? describeNonText(file, path);
      problems.push(createProblem('text-shape', path, { wording, mark }));
    });
    problems.push(...findRepeatedKeys(file, text, parsed));
  }
  return {
    file,
    tree: problems.length > 0 ? {} : (parsed as TextTree),
    flat,
    problems,
    positionOf: (key) => locate(key.split('.'), 'value'),
    problemAt: (code, key, words) => createProblem(code, key.split('.'), words),
  };
}

function describeNonText(file: string, path: readonly string[]): Wording {
  return translateMessage(path.length === 0 ? 'text.noTexts' : 'text.notWords', {
    file,
    key: path.join('.'),
  });
}

/** Mistake of a name; `null` if it is valid. */
function findNameMistake(name: string): Wording | null {
  if (name !== name.trim()) return translateMessage('text.spacedName', { meant: name.trim() });
  return name.includes('.')
    ? translateMessage('text.dottedName', { name, last: name.split('.').at(-1) })
    : null;
}

/** @param refuse receives the mistake of the name; `null` if the value is not a text */
function collectTexts(
  value: unknown,
  path: readonly string[],
  flat: Map<string, string>,
  refuse: (path: readonly string[], wording: Wording | null, mark: 'value' | 'key') => void,
): void {
  if (typeof value === 'string' && path.length > 0) flat.set(path.join('.'), value);
  else if (isRecord(value))
    for (const [name, child] of Object.entries(value)) {
      const mistake = findNameMistake(name);
      if (mistake) refuse([...path, name], mistake, 'key');
      else collectTexts(child, [...path, name], flat, refuse);
    }
  else refuse(path, null, 'value');
}

/** JSON silently keeps the last of two equal keys; counting shows if there are any. */
function findRepeatedKeys(file: string, text: string, parsed: unknown): Problem[] {
  const keys = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined);
  if (keys.length === countKeys(parsed)) return [];
  return readYaml(text, file)
    .problems.filter(({ code }) => code === 'duplicate-key')
    .map((problem) => {
      const { line, column, length } = problem;
      const name = (text.split('\n')[line - 1] ?? '').slice(column, column + length - 2);
      return { ...problem, wording: translateMessage('text.nameTwice', { name }) };
    });
}

function countKeys(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  const children = Object.values(value);
  const keys = Array.isArray(value) ? 0 : children.length;
  return children.reduce<number>((sum, child) => sum + countKeys(child), keys);
}

/** Finds positions by the names above a text; parses the file for them only if there is a problem. */
function createLocator(file: string, text: string) {
  let source: ReturnType<typeof readYaml>['source'] | undefined;
  return (path: readonly string[], mark: 'value' | 'key'): Position => {
    source ??= readYaml(text, file).source;
    for (let length = path.length; length > 0 && source; length--) {
      const part = path.slice(0, length);
      if (valueAt(source.value, part) === undefined) continue;
      const isWhole = length === path.length && mark === 'value';
      return isWhole ? source.positionOf(part) : source.keyPositionOf(part);
    }
    return { line: 1, column: 1, length: 1 };
  };
}

function createSyntaxProblem(file: string, text: string): Problem {
  if (text.trim() === '')
    return fileProblem(file, 'json-syntax', translateMessage('text.emptyFile', { file }));
  const [conflict] = mergeMarks(text);
  if (conflict) {
    const position = placeInText(text, conflict.offset, conflict.length);
    return fileProblem(file, 'json-syntax', conflict.wording, position);
  }
  const index = firstMistake(text);
  const unreadable = unreadableSignAt(text, file, index);
  if (unreadable) return unreadable;
  const lines = text.split('\n');
  const position = placeInText(text, index, 1);
  const repair = findJsonRepair(lines, position.line - 1);
  if (!repair)
    return fileProblem(file, 'json-syntax', translateMessage('text.unreadable', { file }), position);
  const line = lines[repair.at] ?? '';
  const wording = translateMessage(`json.${repair.mistake}`, { line: repairedLine(repair.meant, line) });
  const column = 1 + line.length - line.trimStart().length;
  const length = Math.max(1, line.trim().length);
  return fileProblem(file, 'json-syntax', wording, { line: repair.at + 1, column, length });
}
