import { childOf, listAt } from '../shape/schema-walk.ts';
import { readYaml } from '../yaml/yaml-source.ts';

/** A page as it was. */
export interface FormerPage {
  readonly id: string;
  readonly path: string;
}

/** An old address and where it led. */
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
  /** The pages in their order; the file is read when something of it is first asked for. */
  readonly pages: () => readonly FormerPage[];
  /** The old addresses in their order. */
  readonly redirects: () => readonly FormerRedirect[];
}

let last: FormerSite | null = null;

/**
 * Prepares site.yaml as it was for questions about its addresses. The last one is kept: an edit is checked by several
 * steps, and a preview compares every edit with the same file.
 * @param written the file as bytes (UTF-8) or text; one that cannot be read has none
 */
export function formerSite(written: string | Uint8Array): FormerSite {
  const text = typeof written === 'string' ? written : Buffer.from(written).toString('utf8');
  last = last?.text === text ? last : parsedWhenAsked(text);
  return last;
}

function parsedWhenAsked(text: string): FormerSite {
  let value: unknown;
  const listOf = (key: string) => {
    value ??= readYaml(text, 'site.yaml').source?.value ?? null;
    return listAt(value, [key]);
  };
  return {
    hadName: (name) =>
      new RegExp(String.raw`(?:\b(?:id|value): ${name}\b|^ *${name}:)(?![-\w])`, 'm').test(text),
    text,
    pages: () => pairs(listOf('pages'), 'id', 'path').map(([id, path]) => ({ id, path })),
    redirects: () => pairs(listOf('redirects'), 'from', 'to').map(([from, to]) => ({ from, to })),
  };
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
