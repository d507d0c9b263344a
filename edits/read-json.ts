import type { YamlItem, YamlNode } from '../checks/yaml/yaml-tree.ts';

/**
 * Reads JSON with the offsets of all values.
 * @param text without a byte order mark
 * @returns `null` if it cannot be read
 */
export function readJson(text: string): YamlNode | null {
  try {
    JSON.parse(text);
  } catch {
    return null;
  }
  // The text is valid, so its tokens are in order.
  const tokens = [...text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g)];
  return readValue({ tokens, next: 0 });
}

interface Tokens {
  readonly tokens: readonly RegExpExecArray[];
  next: number;
}

function readValue(reader: Tokens): YamlNode {
  const { token, start, end } = readToken(reader);
  if (token !== '{' && token !== '[')
    return { kind: 'scalar', style: 'double', start, end, value: JSON.parse(token), items: [] };
  const kind = token === '{' ? 'map' : 'seq';
  const items: YamlItem[] = [];
  for (;;) {
    const isEnd = /[}\]]/.test(reader.tokens[reader.next]?.[0] ?? '');
    if (!isEnd) items.push(readItem(reader, kind === 'map'));
    const separator = readToken(reader);
    if (separator.token !== ',')
      return { kind, style: 'flow', start, end: separator.end, value: null, items };
  }
}

function readItem(reader: Tokens, hasKey: boolean): YamlItem {
  const first = readValue(reader);
  const { start } = first;
  if (!hasKey) return { key: null, keyNode: null, start, valueOffset: start, node: first, isPlain: true };
  const valueOffset = readToken(reader).end;
  const node = readValue(reader);
  return { key: String(first.value), keyNode: first, start, valueOffset, node, isPlain: true };
}

function readToken(reader: Tokens): { token: string; start: number; end: number } {
  const match = reader.tokens[reader.next++];
  const [start, token] = [match?.index ?? 0, match?.[0] ?? ''];
  return { token, start, end: start + token.length };
}
