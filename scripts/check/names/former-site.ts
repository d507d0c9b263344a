import { childOf } from '../shape/schema-walk.ts';
import { readYaml } from '../yaml/yaml-source.ts';

/** A page as it was. */
export interface FormerPage {
  readonly id: string;
  readonly path: string;
}

/** An old address as it led on. */
export interface FormerRedirect {
  readonly from: string;
  readonly to: string;
}

/** The addresses that site.yaml knew before an edit. */
export interface FormerSite {
  /** Whether something had a name. */
  readonly hadName: (name: string) => boolean;
  /** The whole file. */
  readonly text: string;
  /** What looks like pages' addresses in the text: found at once, while reading the file takes its time. */
  readonly likelyPaths: ReadonlySet<string>;
  /** The same of old addresses. */
  readonly likelyRedirects: ReadonlySet<string>;
  /** The pages in their order; the file is read when something of it is first asked for. */
  readonly pages: () => readonly FormerPage[];
  /** The old addresses in their order. */
  readonly redirects: () => readonly FormerRedirect[];
}

/**
 * Prepares site.yaml as it was for questions about its addresses.
 * @param written the file as bytes (UTF-8) or text; one that cannot be read has none
 */
export function formerSite(written: string | Uint8Array): FormerSite {
  const text = typeof written === 'string' ? written : Buffer.from(written).toString('utf8');
  let read: { readonly value: unknown } | null = null;
  const listOf = (key: string): readonly unknown[] => {
    read ??= { value: readYaml(text, 'site.yaml').source?.value };
    const list = childOf(read.value, key);
    return Array.isArray(list) ? list : [];
  };
  return {
    hadName: (name) =>
      new RegExp(String.raw`(?:\b(?:id|value): ${name}\b|^ *${name}:)(?![-\w])`, 'm').test(text),
    text,
    likelyPaths: likely(text, 'path'),
    likelyRedirects: likely(text, 'from'),
    pages: () => pairs(listOf('pages'), 'id', 'path').map(([id, path]) => ({ id, path })),
    redirects: () => pairs(listOf('redirects'), 'from', 'to').map(([from, to]) => ({ from, to })),
  };
}

function likely(text: string, key: string): ReadonlySet<string> {
  const pattern = new RegExp(String.raw`\b${key}["']?\s*:\s*["']?(\/(?:[^\s"',{}#]|\{[a-z]+\})*)`, 'g');
  return new Set([...text.matchAll(pattern)].map(([, path]) => path ?? ''));
}

/** What entries have under two keys; those that have not both are left out. */
function pairs(list: readonly unknown[], one: string, other: string): [string, string][] {
  return list.flatMap((entry): [string, string][] => {
    const left = childOf(entry, one);
    const right = childOf(entry, other);
    return typeof left === 'string' && typeof right === 'string' ? [[left, right]] : [];
  });
}

/** The lines between the first and the last that an edit changed. */
export interface Change {
  /** The first of them, from 0. */
  readonly at: number;
  readonly before: readonly string[];
  readonly now: readonly string[];
}

/** Compares a file with itself before the edit. */
export function onlyChange(former: readonly string[], lines: readonly string[]): Change | null {
  const shorter = Math.min(former.length, lines.length);
  let start = 0;
  while (start < shorter && former[start] === lines[start]) start++;
  let end = 0;
  while (end < shorter - start && former.at(-1 - end) === lines.at(-1 - end)) end++;
  if (start === former.length && start === lines.length) return null;
  return {
    at: start,
    before: former.slice(start, former.length - end),
    now: lines.slice(start, lines.length - end),
  };
}
