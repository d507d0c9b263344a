import type { ProblemPath } from '../problems/problem.ts';
import { isRecord, valueAt } from './schema-walk.ts';

/**
 * Whether a link of a menu, a button or a card was meant to lead to another website.
 * @param path where the link lies
 * @param written what it leads to
 * @param value the whole file
 */
export function isOutsideLink(path: ProblemPath, written: string, value: unknown): boolean {
  const isLink = path[0] === 'navigation' || (path[0] !== 'redirects' && path.at(-1) === 'to');
  const host = /^\s*(?:https?:\/\/|(?=www\.))([^/?#:]+\.[^/?#:.]+)/i.exec(written)?.[1]?.toLowerCase();
  if (!isLink || host === undefined) return false;
  const own = domainsOf(value);
  return own.length > 0 && !own.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** Where the site itself is. */
function domainsOf(value: unknown): readonly string[] {
  const languages = valueAt(value, ['languages']);
  if (!Array.isArray(languages)) return [];
  return languages.flatMap((language: unknown) =>
    isRecord(language) && typeof language.domain === 'string' ? [language.domain] : [],
  );
}
