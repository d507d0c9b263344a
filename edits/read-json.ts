import type { Entry, Node } from './tree.ts';

/**
 * Reads JSON with the place of everything in it.
 * @param text without a byte order mark
 * @returns null when it cannot be read
 */
export function readJson(text: string): Node | null {
  try {
    JSON.parse(text);
  } catch {
    return null;
  }
  // The text is valid, so that its signs follow one another as they should.
  const found = [...text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g)];
  return readValue({ found, at: 0 });
}

interface Signs {
  readonly found: readonly RegExpExecArray[];
  at: number;
}

function readValue(signs: Signs): Node {
  const { sign, start, end } = next(signs);
  if (sign !== '{' && sign !== '[')
    return { kind: 'scalar', style: 'double', start, end, value: JSON.parse(sign), entries: [] };
  const kind = sign === '{' ? 'map' : 'list';
  const entries: Entry[] = [];
  for (;;) {
    const isEnd = /[}\]]/.test(signs.found[signs.at]?.[0] ?? '');
    if (!isEnd) entries.push(readEntry(signs, kind === 'map'));
    const closing = next(signs);
    if (closing.sign !== ',') return { kind, style: 'flow', start, end: closing.end, value: null, entries };
  }
}

function readEntry(signs: Signs, hasKey: boolean): Entry {
  const first = readValue(signs);
  if (!hasKey) return { key: null, start: first.start, colon: first.start, node: first };
  const colon = next(signs).end;
  return { key: String(first.value), start: first.start, colon, node: readValue(signs) };
}

function next(signs: Signs): { sign: string; start: number; end: number } {
  const match = signs.found[signs.at++];
  const [start, sign] = [match?.index ?? 0, match?.[0] ?? ''];
  return { sign, start, end: start + sign.length };
}
