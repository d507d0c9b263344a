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
import { findJsonRepair, firstMistake } from './json-repairs.ts';

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
  const placeOf = placesIn(file, text);
  const problemIn = (
    code: ProblemCode,
    path: readonly string[],
    { severity = 'error', mark = 'value', wording }: ProblemWords,
  ): Problem => ({ code, file, severity, path, ...placeOf(path, mark), wording });
  const parsed = parseJson(withoutMark(text));
  const flat = new Map<string, string>();
  const problems: Problem[] = [];
  if (parsed === undefined) problems.push(syntaxProblem(file, text));
  else {
    collect(parsed, [], flat, (path, wording, mark) => {
      problems.push(problemIn('text-shape', path, { wording: wording ?? noText(file, path), mark }));
    });
    problems.push(...repeatedKeys(file, text, parsed));
  }
  return {
    file,
    tree: problems.length > 0 ? {} : (parsed as TextTree),
    flat,
    problems,
    positionOf: (key) => placeOf(key.split('.'), 'value'),
    problemAt: (code, key, words) => problemIn(code, key.split('.'), words),
  };
}

/** @returns undefined if the text is not valid JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function noText(file: string, path: readonly string[]): Wording {
  return translateMessage(path.length === 0 ? 'text.noTexts' : 'text.notWords', {
    file,
    key: path.join('.'),
  });
}

/** Mistake of a name; `null` if it is valid. */
function nameMistake(name: string): Wording | null {
  if (name !== name.trim()) return translateMessage('text.spacedName', { meant: name.trim() });
  return name.includes('.')
    ? translateMessage('text.dottedName', { name, last: name.split('.').at(-1) })
    : null;
}

/** @param refuse receives the mistake of the name; `null` if the value is not a text */
function collect(
  value: unknown,
  path: readonly string[],
  flat: Map<string, string>,
  refuse: (path: readonly string[], wording: Wording | null, mark: 'value' | 'key') => void,
): void {
  if (typeof value === 'string' && path.length > 0) flat.set(path.join('.'), value);
  else if (isRecord(value))
    for (const [name, inner] of Object.entries(value)) {
      const mistake = nameMistake(name);
      if (mistake) refuse([...path, name], mistake, 'key');
      else collect(inner, [...path, name], flat, refuse);
    }
  else refuse(path, null, 'value');
}

/** JSON silently keeps the last of two equal keys; counting shows if there are any. */
function repeatedKeys(file: string, text: string, parsed: unknown): Problem[] {
  const written = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined);
  if (written.length === countKeys(parsed)) return [];
  return readYaml(text, file)
    .problems.filter(({ code }) => code === 'duplicate-key')
    .map((problem) => ({
      ...problem,
      wording: translateMessage('text.nameTwice', { name: nameAt(text, problem) }),
    }));
}

/** Returns the name at the position of a problem. */
function nameAt(text: string, { line, column, length }: Position): string {
  return (text.split('\n')[line - 1] ?? '').slice(column, column + length - 2);
}

function countKeys(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  const inner = Object.values(value);
  return (
    (Array.isArray(value) ? 0 : inner.length) + inner.reduce((sum: number, each) => sum + countKeys(each), 0)
  );
}

/** Finds positions by the names above a text; parses the file for them only if there is a problem. */
function placesIn(file: string, text: string) {
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

function syntaxProblem(file: string, written: string): Problem {
  const text = withoutMark(written);
  if (text.trim() === '')
    return fileProblem(file, 'json-syntax', translateMessage('text.emptyFile', { file }));
  const [conflict] = mergeMarks(text);
  if (conflict)
    return fileProblem(
      file,
      'json-syntax',
      conflict.wording,
      placeInText(text, conflict.offset, conflict.length),
    );
  const place = firstMistake(text);
  const sign = unreadableSignAt(text, file, place);
  if (sign) return sign;
  const lines = text.split('\n');
  const at = placeInText(text, place, 1);
  const repair = findJsonRepair(lines, at.line - 1);
  if (!repair) return fileProblem(file, 'json-syntax', translateMessage('text.unreadable', { file }), at);
  const line = lines[repair.at] ?? '';
  const wording = translateMessage(`json.${repair.mistake}`, { line: repairedLine(repair.meant, line) });
  const column = 1 + line.length - line.trimStart().length;
  const length = Math.max(1, line.trim().length);
  return fileProblem(file, 'json-syntax', wording, { line: repair.at + 1, column, length });
}

/** Removes the byte order mark that some editors put at the start. */
function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}
