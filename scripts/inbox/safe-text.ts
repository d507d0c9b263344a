/**
 * C0 but tab and line feed, DEL, C1, direction marks, line separators, lone surrogates: what would steer a terminal
 * or hide text from its reader. The joiners stay: emoji and some scripts need them.
 */
const UNSAFE = /(?![\t\n])\p{Cc}|[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|\p{Cs}/gu;

/** Text that can be shown in a terminal: control characters but tab and line feed are written like `\u001b`. */
export function safeText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(UNSAFE, escapeCharacter);
}

/** A value as JSON on one line, in which no control character is raw. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
