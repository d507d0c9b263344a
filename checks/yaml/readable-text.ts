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
  const text = typeof written === 'string' ? written.replace(/^\uFEFF/, '') : decoded(written);
  if (text === null) return { problem: fileProblem(file, 'not-text', translateMessage('file.notText')) };
  const place = text.search(UNREADABLE);
  if (place < 0) return { text };
  return { problem: unreadableSign(text, file, place) };
}

/** Problem of a character that is not text. */
function unreadableSign(text: string, file: string, place: number): Problem {
  const wording = translateMessage('file.invisible', { sign: codePointName(text.slice(place)) });
  return fileProblem(file, 'not-text', wording, placeInText(text, place, 1));
}

/**
 * Problem of the character at which the parser stops.
 * @returns `null` if it is a text character
 */
export function unreadableSignAt(text: string, file: string, place: number): Problem | null {
  return text.slice(place).search(UNREADABLE) === 0 ? unreadableSign(text, file, place) : null;
}

/** Returns the code of the first character of a text: `U+F0B7`. */
export function codePointName(text: string): string {
  return `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Control characters and lone surrogates; tabs and line ends are text. */
const UNREADABLE = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/u;

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
