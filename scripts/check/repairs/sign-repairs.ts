import { withPlainSpaces } from '../shape/plain-signs.ts';
import type { Repair } from './line-repairs.ts';

/**
 * What a line may have been meant to be that has a sign in it which only looks right: pasted from a text, or left over.
 * @param at the line, from 0
 */
export function signRepairs(lines: readonly string[], at: number): Repair[] {
  const line = lines[at] ?? '';
  const next = lines[at + 1] ?? '';
  const plain = withPlainSpaces(line);
  const one = (kind: Repair['kind'], text: string): Repair[] =>
    text === line ? [] : [{ kind, at, lines: [text], replaces: 1 }];
  return [
    ...one('odd-space', plain),
    ...one(
      'long-dash',
      plain.replace(/^(\s*)[\u2010-\u2015\u2212\u2022\u2023\u00b7\u25aa\u25cf*+](?!\*)\s*(?=\S)/, '$1- '),
    ),
    ...one('round-brackets', plain.replace(/^(\s*- )\((.*)\)\s*$/, '$1{$2}')),
    ...(/^\s+- /.test(next)
      ? one('empty-list', line.replace(/^(\s*(?:- )?[A-Za-z]+:)\s*\[\]\s*$/, '$1'))
      : []),
  ];
}
