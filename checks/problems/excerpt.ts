import type { Position, Problem } from './problem.ts';
import type { CheckLanguage } from './wording-type.ts';

/**
 * Prints a problem with the lines around it.
 * @param problem a mistake
 * @param text contents of its file
 * @returns several lines without a final line end: position and message, the excerpt with a pointer, the hint
 */
export function printProblem(problem: Problem, text: string, language: CheckLanguage = 'en'): string {
  const { file, line, column, severity, wording } = problem;
  const { message, hint } = wording[language];
  const label = severity === 'warning' ? `${WARNING_WORDS[language]}: ` : '';
  return [
    `${file}:${line}:${column}  ${label}${message}`,
    ...formatExcerpt(problem, text).map((row) => `  ${row}`),
    `  ${hint}`,
  ].join('\n');
}

const WARNING_WORDS: Readonly<Record<CheckLanguage, string>> = { en: 'Warning', is: 'Viðvörun' };

/**
 * Returns the lines around a position in a file, with their numbers, and a row of `^` below that points to it.
 * @param text contents of the file
 */
export function formatExcerpt({ line, column, length }: Position, text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n/);
  const from = Math.max(1, line - 1);
  const to = Math.min(lines.length, line + 1);
  const gutter = String(to).length;
  // Long lines are cut around the mark, all at the same column so that they stay aligned.
  const firstColumn = Math.max(0, column - 1 - (column + length > MAX_LINE_LENGTH ? 40 : MAX_LINE_LENGTH));
  const excerpt: string[] = [];
  for (let lineNumber = from; lineNumber <= to; lineNumber++) {
    const lineText = lines[lineNumber - 1] ?? '';
    if (lineNumber !== line && lineText.trim() === '') continue;
    const lastColumn = firstColumn + MAX_LINE_LENGTH;
    const visibleText = printableText(lineText.slice(firstColumn, lastColumn));
    excerpt.push(`${String(lineNumber).padStart(gutter)} | ${visibleText}`.trimEnd());
    if (lineNumber !== line) continue;
    const padding = ' '.repeat(printableText(lineText.slice(firstColumn, column - 1)).length);
    const markedText = printableText(lineText.slice(column - 1, Math.min(column - 1 + length, lastColumn)));
    excerpt.push(`${' '.repeat(gutter)} | ${padding}${'^'.repeat(Math.max(1, markedText.length))}`);
  }
  return excerpt;
}

const MAX_LINE_LENGTH = 110;

/** Returns text that a terminal shows on one line: tabs as two spaces, no control or direction characters. */
function printableText(text: string): string {
  return text.replace(/\t/g, '  ').replace(/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu, '·');
}
