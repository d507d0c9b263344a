import { translateMessage } from '../message.ts';
import { fileProblem, placeInText } from '../problems/file-problem.ts';
import type { Problem } from '../problems/problem.ts';

/** Larger files are refused before anything parses them, in bytes or characters. */
const MAX_FILE_BYTES = 1024 * 1024;

/**
 * Checks that a file is text of a reasonable size.
 * @param written the file as bytes (UTF-8) or as text
 * @param file its name in the problem
 * @returns the text without a byte order mark, or the one problem
 */
export function readableText(
  written: string | Uint8Array,
  file: string,
): { text: string } | { problem: Problem } {
  if (written.length > MAX_FILE_BYTES) {
    const kilobytes = Math.ceil(written.length / 1024);
    const wording = translateMessage('file.tooLarge', { kilobytes, limit: MAX_FILE_BYTES / 1024 });
    return { problem: fileProblem(file, 'file-too-large', wording) };
  }
  const text = typeof written === 'string' ? written.replace(/^\uFEFF/, '') : decodeUtf8(written);
  if (text === null) return { problem: fileProblem(file, 'not-text', translateMessage('file.notText')) };
  const index = text.search(UNREADABLE);
  if (index < 0) return { text };
  return { problem: unreadableSign(text, file, index) };
}

/** Problem of a character that is not text. */
function unreadableSign(text: string, file: string, index: number): Problem {
  const wording = translateMessage('file.invisible', { sign: codePointName(text.slice(index)) });
  return fileProblem(file, 'not-text', wording, placeInText(text, index, 1));
}

/**
 * Problem of the character at which the parser stops.
 * @returns `null` if it is a text character
 */
export function unreadableSignAt(text: string, file: string, index: number): Problem | null {
  return text.slice(index).search(UNREADABLE) === 0 ? unreadableSign(text, file, index) : null;
}

/** Returns the code of the first character of a text: `U+F0B7`. */
export function codePointName(text: string): string {
  return `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Control characters and lone surrogates; tabs and line ends are text. */
const UNREADABLE = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/u;

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
