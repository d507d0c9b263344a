import type { YAMLParseError } from 'yaml';
import { lineRest, lineStart, nextLine } from './line-places.ts';
import type { Finding, TokenScan } from './yaml-tokens.ts';

/**
 * Says in plain words what one error of the parser is about.
 * @param error what the parser reports, in its own words
 * @param text the whole file
 * @param scan brackets and quotes that explain where the mistake began
 */
export function explainYamlError(error: YAMLParseError, text: string, scan: TokenScan): Finding {
  const [start, end] = error.pos;
  const at: At = (message, hint, offset = start, length = end - start) => ({
    code: 'yaml-syntax',
    offset,
    length,
    message,
    hint,
  });
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return at('This line starts with a tab.', 'Use spaces at the start of a line, two for each step in.');
    case 'MULTIPLE_DOCS':
      return at(
        'A second document starts here; the file is one document.',
        'Take out the line with --- or ….',
      );
    case 'BAD_SCALAR_START':
    case 'BAD_ALIAS':
      return at(
        `A value cannot start with ${text.charAt(start)} on its own.`,
        'Put the whole value in quotes.',
      );
    case 'BAD_DQ_ESCAPE': {
      const message = `${text.slice(start, start + 2)} has no meaning in double quotes, where \\ is a special sign.`;
      return at(message, 'Write \\\\ for a single \\, or use single quotes.', start, 2);
    }
    case 'MISSING_CHAR':
      return missingSign(error, text, scan, at);
    case 'BLOCK_AS_IMPLICIT_KEY':
      return /: +$/.test(text.slice(lineStart(text, start), start)) && /:(\s|$)/.test(lineRest(text, start))
        ? secondColon(at)
        : indentation(text, nextLine(text, start), at);
    case 'BAD_INDENT':
      return unclosedBracket(error, scan, at) ?? indentation(text, start, at);
    case 'MULTILINE_IMPLICIT_KEY':
      return at(
        'There is no colon with a space after it on this line.',
        'Write the key, a colon, a space and the value: key: value.',
      );
    case 'UNEXPECTED_TOKEN':
      return unexpected(start, text, scan, at);
    case 'RESOURCE_EXHAUSTION':
      return { ...at('Things lie too deeply inside one another.', 'Check the brackets.'), code: 'too-deep' };
    default:
      return at('This cannot be read.', 'Compare it with the lines around it: key, colon, space, value.');
  }
}

type At = (message: string, hint: string, offset?: number, length?: number) => Finding;

function missingSign(error: YAMLParseError, text: string, scan: TokenScan, at: At): Finding {
  const [start] = error.pos;
  const quote = scan.quotes.findLast((known) => known.start <= start);
  if (quote && /quote/.test(error.message)) {
    return at(
      'A quotation mark is opened here and never closed.',
      'Close it at the end of the text.',
      quote.start,
      1,
    );
  }
  if (/^\s*[^\s:]+:(\s|$)/.test(lineRest(text, start))) return indentation(text, start, at);
  return at(
    'There is no colon after this key.',
    'Write the key, a colon, a space and the value: key: value.',
  );
}

/** The message of one sort of mistake, by which it can be told apart. */
export const twoColons = 'There is a second colon in this line.';

function secondColon(at: At): Finding {
  return at(
    twoColons,
    'If the colon is part of the text, put the whole text in quotes. If it is another key, give it a line of its own.',
  );
}

function unclosedBracket(error: YAMLParseError, scan: TokenScan, at: At): Finding | null {
  if (!/must be sufficiently indented and end with/.test(error.message)) return null;
  const opened = scan.unclosed.findLast((known) => known.offset < error.pos[0]);
  if (!opened) return null;
  const closing = opened.bracket === '{' ? '}' : ']';
  return at(
    `${opened.bracket} is opened here and never closed.`,
    `Put ${closing} at the end.`,
    opened.offset,
    1,
  );
}

function unexpected(start: number, text: string, scan: TokenScan, at: At): Finding {
  const quote = scan.quotes.findLast((known) => known.end <= start);
  if (quote && text.slice(quote.end, start).trim() === '') {
    return at(
      'The text in quotes ends before this, and more follows.',
      'Check that the text has quotes at its start and its end only; inside double quotes write \\".',
    );
  }
  const sign = text.charAt(start);
  return /[\]}]/.test(sign)
    ? at(
        `${sign} closes something that was never opened.`,
        `Take the ${sign} out, or put the text in quotes.`,
      )
    : at(
        'This does not belong to anything above it.',
        'Check the spaces at the start of the line and the dash or colon.',
      );
}

/** The message of one sort of mistake, by which it can be told apart. */
export const misaligned = 'This line does not start in the same column as the lines that it belongs with.';

function indentation(text: string, offset: number, at: At): Finding {
  const hint = 'Give lines that belong together the same number of spaces at their start.';
  return at(misaligned, hint, offset + (/^ */.exec(text.slice(offset, offset + 200))?.[0].length ?? 0));
}
