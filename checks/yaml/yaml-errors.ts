import type { YAMLParseError } from 'yaml';
import { translateMessage } from '../message.ts';
import { inShort, type Wording } from '../problems/wording-type.ts';
import type { Finding, TokenScan } from './yaml-tokens.ts';

/**
 * Explains the first errors of the parser, at most one for each line.
 * @param text the whole file
 * @param scan brackets and quotes that explain where a mistake began
 */
export function explainYamlErrors(
  errors: readonly YAMLParseError[],
  text: string,
  scan: TokenScan,
): Finding[] {
  const findings = new Map<number, Finding>();
  for (const error of [...errors].sort((a, b) => a.pos[0] - b.pos[0])) {
    const finding = explainYamlError(error, text, scan);
    const line = lineStart(text, finding.offset);
    if (!findings.has(line)) findings.set(line, finding);
    if (findings.size >= MAX_EXPLAINED_ERRORS) break;
  }
  return [...findings.values()];
}

/** As many as `explainByRepair` uses: later errors usually follow from the first one. */
const MAX_EXPLAINED_ERRORS = 3;

/** Returns the start of the line of an offset. */
function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** Returns the start of the line after an offset, or the end of the text. */
function nextLine(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  return newline < 0 ? text.length : newline + 1;
}

/** Returns the rest of the line from an offset. */
function lineRest(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.slice(offset) : text.slice(offset, end);
}

const MISALIGNED = translateMessage('yaml.misaligned');
const STRAY = translateMessage('yaml.stray');
const NO_COLON_ON_LINE = translateMessage('yaml.noColonOnLine');
const NO_COLON_AFTER_KEY = translateMessage('yaml.noColonAfterKey');
const UNREADABLE = translateMessage('yaml.unreadable');

/** Messages about a misplaced line that do not suggest a correction yet. */
export const vagueWordings: ReadonlySet<Wording> = new Set([
  MISALIGNED,
  STRAY,
  NO_COLON_ON_LINE,
  NO_COLON_AFTER_KEY,
  UNREADABLE,
]);

/** The message about a second colon, which may follow from the line before. */
export const secondColon = translateMessage('yaml.secondColon');

function explainYamlError(error: YAMLParseError, text: string, scan: TokenScan): Finding {
  const [start, end] = error.pos;
  const finding: At = (wording, offset = start, length = end - start) => ({
    code: 'yaml-syntax',
    offset,
    length,
    wording,
  });
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return finding(translateMessage('yaml.tab'));
    case 'MULTIPLE_DOCS':
      return finding(translateMessage('yaml.secondDocument'));
    case 'BAD_SCALAR_START':
    case 'BAD_ALIAS':
      return finding(translateMessage('yaml.badStart', { sign: text.charAt(start) }));
    case 'BAD_DQ_ESCAPE':
      return finding(translateMessage('yaml.badEscape', { written: text.slice(start, start + 2) }), start, 2);
    case 'MISSING_CHAR':
      return explainMissingSign(error, text, scan, finding);
    case 'BLOCK_IN_FLOW':
      return finding(describeBraces(text, start));
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (isWithoutOpening(text, start)) return finding(translateMessage('yaml.unopenedGroup'));
      return /: +$/.test(text.slice(lineStart(text, start), start)) && /:(\s|$)/.test(lineRest(text, start))
        ? finding(secondColon)
        : explainIndentation(text, nextLine(text, start), finding);
    case 'BAD_INDENT':
      return explainUnclosedBracket(error, scan, finding) ?? explainIndentation(text, start, finding);
    case 'MULTILINE_IMPLICIT_KEY':
      return finding(NO_COLON_ON_LINE);
    case 'UNEXPECTED_TOKEN':
      return explainUnexpected(start, text, scan, finding);
    case 'RESOURCE_EXHAUSTION':
      return { ...finding(translateMessage('yaml.deepBrackets')), code: 'too-deep' };
    default:
      return finding(UNREADABLE);
  }
}

/** Wording for other characters than commas in braces. */
function describeBraces(text: string, start: number): Wording {
  const [, value, key] = /^([^,{}[\]:]*[^\s,{}[\]:;.])[;.]?\s+([\w-]+):/.exec(lineRest(text, start)) ?? [];
  return value === undefined || key === undefined
    ? UNREADABLE
    : translateMessage('yaml.noComma', { value, key });
}

/** Returns true for `icon: search, to: / }`: a line with keys of a group whose opening bracket is missing. */
function isWithoutOpening(text: string, start: number): boolean {
  const line = lineRest(text, lineStart(text, start));
  return /, *[\w-]+: /.test(line) && (line.match(/\{/g)?.length ?? 0) < (line.match(/\}/g)?.length ?? 0);
}

type At = (wording: Wording, offset?: number, length?: number) => Finding;

function explainMissingSign(error: YAMLParseError, text: string, scan: TokenScan, finding: At): Finding {
  const [start] = error.pos;
  const quote = scan.quotes.findLast((candidate) => candidate.start <= start);
  if (quote && /quote/.test(error.message))
    return finding(translateMessage('yaml.unclosedQuote'), quote.start, 1);
  if (/^Comments must/.test(error.message)) {
    const note = `# ${inShort(lineRest(text, start).replace(/^[#\s]+/, ''))}`;
    return finding(translateMessage('yaml.noteForm', { note }));
  }
  if (/^\s*[^\s:]+:(\s|$)/.test(lineRest(text, start))) return explainIndentation(text, start, finding);
  return finding(NO_COLON_AFTER_KEY);
}

function explainUnclosedBracket(error: YAMLParseError, scan: TokenScan, finding: At): Finding | null {
  if (!/must be sufficiently indented and end with/.test(error.message)) return null;
  const bracket = scan.unclosed.findLast((candidate) => candidate.offset < error.pos[0]);
  if (!bracket) return null;
  const closing = bracket.bracket === '{' ? '}' : ']';
  return finding(
    translateMessage('yaml.unclosedBracket', { opening: bracket.bracket, closing }),
    bracket.offset,
    1,
  );
}

function explainUnexpected(start: number, text: string, scan: TokenScan, finding: At): Finding {
  const quote = scan.quotes.findLast((candidate) => candidate.end <= start);
  if (quote && text.slice(quote.end, start).trim() === '')
    return finding(translateMessage('yaml.moreAfterQuotes'));
  const sign = text.charAt(start);
  return finding(/[\]}]/.test(sign) ? translateMessage('yaml.unopenedBracket', { closing: sign }) : STRAY);
}

function explainIndentation(text: string, offset: number, finding: At): Finding {
  const spaces = /^ */.exec(text.slice(offset, offset + 200))?.[0].length ?? 0;
  return finding(MISALIGNED, offset + spaces);
}
