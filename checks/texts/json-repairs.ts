import type { MessageKey } from '../message.ts';
import { countIndent } from '../repairs/line-repairs.ts';

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
    for (const { mistake, meant, lines: count = 1 } of listRepairs(lines, at))
      if (parseJson(lines.toSpliced(at, count, meant).join('\n')) !== undefined)
        return { mistake, at, meant };
  return findMisplacedBrace(lines);
}

interface Attempt {
  readonly mistake: JsonMistake;
  readonly meant: string;
  /** Number of lines that it replaces. */
  readonly lines?: number;
}

/** Lists possible corrections of a line; one that would change too much is tried only if the line looks like it. */
function listRepairs(lines: readonly string[], at: number): Attempt[] {
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
  return [...attempts, ...listPairRepairs(line)].filter(({ meant }) => meant !== line);
}

/** A name and a text, in any quotation marks; two pairs on one line do not match. */
const PAIR = /^(\s*)["'„“”]?([\p{L}\d_][\p{L}\d_ .+-]*)["'„“”]?\s*([:=]?)\s*((?:(?!"\s*:).)*?)\s*(,?)[;.]?$/u;

/** Lists corrections of a line with a name and a text. */
function listPairRepairs(line: string): Attempt[] {
  const [, indent = '', name = '', colon, value = '', end = ''] = PAIR.exec(line) ?? [];
  if (name === '' || (value === '' && colon === '')) return [];
  const text = value
    .replace(/^["'„“”]|["'„“”]$/gu, '')
    .replace(/\\(?!["\\/bfnrtu])/g, '\\\\')
    .replace(/(?<!\\)"/g, '\\"')
    .replaceAll('\t', ' ');
  const quoted = /^[{[]/.test(value) ? value : `"${text || '…'}"`;
  return [end, ','].map((sign) => ({ mistake: 'pair', meant: `${indent}"${name}": ${quoted}${sign}` }));
}

/** @returns undefined if the text is not valid JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Finds a group that is not closed, or is closed twice, by the indentation of lines.
 * @param lines an unreadable text file
 * @returns `null` if the brackets agree with the indentation
 */
function findMisplacedBrace(lines: readonly string[]): JsonRepair | null {
  /** Indentation of the open groups. */
  const openIndents: number[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    if (/^\s*\}\s*\}/.test(line))
      return { mistake: 'closing-extra', at, meant: line.replace(/\}\s*\}/, '}') };
    const repair = /^\s*[}\]]/.test(line)
      ? repairClosing(line, at, openIndents)
      : repairUnclosed(line, at, openIndents);
    if (repair) return repair;
    if (/[{[]\s*$/.test(line)) openIndents.push(countIndent(line));
  }
  const lastIndent = openIndents.at(-1);
  if (lastIndent === undefined) return null;
  return { mistake: 'closing-missing', at: lines.length - 1, meant: `${' '.repeat(lastIndent)}}` };
}

function repairClosing(line: string, at: number, openIndents: number[]): JsonRepair | null {
  const indent = countIndent(line);
  const groupIndent = openIndents.pop();
  if (groupIndent === undefined || indent > groupIndent) return { mistake: 'closing-extra', at, meant: '' };
  return indent < groupIndent
    ? { mistake: 'closing-missing', at, meant: `${' '.repeat(groupIndent)}}` }
    : null;
}

/** Repairs a name that is not indented further than its group. */
function repairUnclosed(line: string, at: number, openIndents: readonly number[]): JsonRepair | null {
  const groupIndent = openIndents.at(-1);
  if (groupIndent === undefined || countIndent(line) > groupIndent) return null;
  return { mistake: 'closing-missing', at, meant: `${' '.repeat(groupIndent)}},` };
}

/**
 * The position of the first syntax error, which engines do not always report: the last character of the shortest
 * beginning that no continuation could complete.
 */
export function firstMistake(text: string): number {
  let readable = 0;
  let unreadable = text.length + 1;
  while (unreadable - readable > 1) {
    const middle = Math.floor((readable + unreadable) / 2);
    if (isBeginning(text.slice(0, middle))) readable = middle;
    else unreadable = middle;
  }
  return Math.min(readable, Math.max(0, text.length - 1));
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
