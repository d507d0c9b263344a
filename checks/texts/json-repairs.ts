import type { MessageKey } from '../message.ts';

/** Mistakes in a line of a text file: one for each message of the group `json`. */
type JsonMistake = MessageKey extends infer Key
  ? Key extends `json.${infer Mistake}`
    ? Mistake
    : never
  : never;

/** A line whose repair makes the whole file readable. */
interface JsonRepair {
  readonly mistake: JsonMistake;
  /** The line, from 0. */
  readonly at: number;
  /** Replacement of the line. */
  readonly meant: string;
}

/**
 * Finds the line that makes a text file unreadable.
 * @param lines lines of the file
 * @param near the line, from 0, at which the parser stops
 * @returns `null` if there is no such single line
 */
export function findJsonRepair(lines: readonly string[], near: number): JsonRepair | null {
  // A line that ends too early or too late is noticed on the next one.
  for (const at of [near, near - 1, near - 2, near + 1])
    for (const { mistake, meant, lines: count = 1 } of repairsOf(lines, at))
      if (isJson(lines.toSpliced(at, count, meant).join('\n'))) return { mistake, at, meant };
  return misplacedBrace(lines);
}

interface Attempt {
  readonly mistake: JsonMistake;
  readonly meant: string;
  /** Number of lines that it replaces. */
  readonly lines?: number;
}

/** Lists possible corrections of a line; one that would change too much is tried only if the line looks like it. */
function repairsOf(lines: readonly string[], at: number): Attempt[] {
  const line = lines[at]?.trimEnd() ?? '';
  if (line === '') return [];
  const attempts: Attempt[] = [
    { mistake: 'comma-extra', meant: line.replace(/,$/, '') },
    { mistake: 'brace', meant: `${line.replace(/:?$/, ':')} {` },
  ];
  if (!/[,{[]$/.test(line)) attempts.unshift({ mistake: 'comma-missing', meant: `${line},` });
  if (/^\s*(\/\/|#|\/\*)/.test(line) || !/["{}:]/.test(line)) attempts.push({ mistake: 'note', meant: '' });
  if (/:\s*"[^"]*$/.test(line))
    attempts.push({ mistake: 'line-break', meant: `${line} ${(lines[at + 1] ?? '').trim()}`, lines: 2 });
  return [...attempts, ...pairRepairs(line)].filter(({ meant }) => meant !== line);
}

/** A name and a text, in any quotation marks; two pairs on one line do not match. */
const PAIR = /^(\s*)["'„“”]?([\p{L}\d_][\p{L}\d_ .+-]*)["'„“”]?\s*([:=]?)\s*((?:(?!"\s*:).)*?)\s*(,?)[;.]?$/u;

/** Lists corrections of a line with a name and a text. */
function pairRepairs(line: string): Attempt[] {
  const [, indent = '', name = '', colon, value = '', end = ''] = PAIR.exec(line) ?? [];
  if (name === '' || (value === '' && colon === '')) return [];
  const words = value
    .replace(/^["'„“”]|["'„“”]$/gu, '')
    .replace(/\\(?!["\\/bfnrtu])/g, '\\\\')
    .replace(/(?<!\\)"/g, '\\"')
    .replaceAll('\t', ' ');
  const written = /^[{[]/.test(value) ? value : `"${words || '…'}"`;
  return [end, ','].map((sign) => ({ mistake: 'pair', meant: `${indent}"${name}": ${written}${sign}` }));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a group that is not closed, or is closed twice, by the indentation of lines.
 * @param lines an unreadable text file
 * @returns `null` if the brackets agree with the indentation
 */
function misplacedBrace(lines: readonly string[]): JsonRepair | null {
  /** Indentation of the open groups. */
  const open: number[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    if (/^\s*\}\s*\}/.test(line))
      return { mistake: 'closing-extra', at, meant: line.replace(/\}\s*\}/, '}') };
    const repair = /^\s*[}\]]/.test(line) ? closing(line, at, open) : between(line, at, open);
    if (repair) return repair;
    if (/[{[]\s*$/.test(line)) open.push(indentOf(line));
  }
  const last = open.at(-1);
  if (last === undefined) return null;
  return { mistake: 'closing-missing', at: lines.length - 1, meant: `${' '.repeat(last)}}` };
}

function closing(line: string, at: number, open: number[]): JsonRepair | null {
  const indent = indentOf(line);
  const group = open.pop();
  if (group === undefined || indent > group) return { mistake: 'closing-extra', at, meant: '' };
  return indent < group ? { mistake: 'closing-missing', at, meant: `${' '.repeat(group)}}` } : null;
}

/** Repairs a name that is not indented further than its group. */
function between(line: string, at: number, open: readonly number[]): JsonRepair | null {
  const group = open.at(-1);
  if (group === undefined || indentOf(line) > group) return null;
  return { mistake: 'closing-missing', at, meant: `${' '.repeat(group)}},` };
}

function indentOf(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}
/**
 * The position of the first syntax error, which engines do not always report: the last character of the shortest
 * beginning that no continuation could complete.
 */
export function firstMistake(text: string): number {
  let sound = 0;
  let broken = text.length + 1;
  while (broken - sound > 1) {
    const middle = Math.floor((sound + broken) / 2);
    if (isBeginning(text.slice(0, middle))) sound = middle;
    else broken = middle;
  }
  return Math.min(sound, Math.max(0, text.length - 1));
}

function isBeginning(beginning: string): boolean {
  try {
    JSON.parse(beginning);
    return true;
  } catch (error) {
    const message = String(error);
    const position = /position (\d+)/.exec(message)?.[1];
    return /end of JSON|Unterminated/.test(message) || Number(position) >= beginning.length;
  }
}
