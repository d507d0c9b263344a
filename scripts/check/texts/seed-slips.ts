import { wordingOf } from '../message.ts';
import type { Wording } from '../problems/wording-type.ts';

/** A place from which the file is read in another way than it was meant. */
export interface SeedSlip {
  readonly index: number;
  readonly length: number;
  readonly wording: Wording;
}

/** `array['a']` and `jsonb_build_object('a', 'b')` take brackets; these words stand alone. */
const alone: ReadonlySet<string> = new Set(['null', 'true', 'false', 'default']);
const token = /--[^\n]*|'(?:[^']|'')*'|'|[()[\],;:]|[\p{L}_][\p{L}\d_.]*/gu;
const head = /\binsert\s+into\s+(?:\w+\.)?\w+\s*\([^()]*\)\s*values/gi;

/**
 * Finds the first text in `insert into … values …` that is not between its quotes, or not parted from the next one.
 * @returns null when there is none
 */
export function firstSeedSlip(sql: string): SeedSlip | null {
  for (const { 0: whole, index } of sql.matchAll(head)) {
    const slip = slipFrom(sql, index + whole.length);
    if (slip) return slip;
  }
  return null;
}

function slipFrom(sql: string, start: number): SeedSlip | null {
  let last: { readonly sign: string; readonly index: number } | null = null;
  token.lastIndex = start;
  for (let match = token.exec(sql); match; match = token.exec(sql)) {
    const { 0: sign, index } = match;
    if (sign === ';') return null;
    if (sign.startsWith('--')) continue;
    const slip = last === null ? null : slipBetween(last, { sign, index }, sql);
    if (slip) return slip;
    last = { sign, index };
  }
  return null;
}

interface Sign {
  readonly sign: string;
  readonly index: number;
}

function slipBetween(last: Sign, next: Sign, sql: string): SeedSlip | null {
  const isText = last.sign.startsWith("'");
  if (isText && next.sign.startsWith("'")) return at(last, wordingOf('seed.noComma'));
  // A quote within a text ends it, and a lost one lets it run on to the next: then words follow.
  if (isText && isWord(next.sign)) return at(last, wordingOf('seed.quoteInside'));
  const isCall = /^\s*[([]/.test(sql.slice(next.index + next.sign.length));
  if (isWord(next.sign) && !isCall && !alone.has(next.sign.toLowerCase()))
    return at(next, wordingOf('seed.noQuotes'));
  return next.sign === "'" ? at(next, wordingOf('seed.quoteInside')) : null;
}

function at({ sign, index }: Sign, wording: Wording): SeedSlip {
  return { index, length: sign.split('\n', 1)[0]?.length ?? 1, wording };
}

function isWord(sign: string): boolean {
  return /^[\p{L}_]/u.test(sign);
}
