import { fold } from '../problems/suggest.ts';

/** An address within the site, in its parts. */
export interface PathParts {
  readonly path: string;
  /** Behind the `?`; empty without one. */
  readonly query: string;
  /** Behind the `#`; null without one. */
  readonly fragment: string | null;
}

/** @param target an address from its path on: `/fa-tilbod?service=seo#form` */
export function partsOf(target: string): PathParts {
  const [, path = '', query = '', fragment = null] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(target) ?? [];
  return { path, query, fragment };
}

/**
 * The form that the address of a page should have had: one slash before each part, small letters, no other signs.
 * @param written a path in any form: `..\Lausnir//Vefhýsing/`
 */
export function rightPath(written: string): string {
  const parts = fold(decoded(written).replaceAll('\\', '/'))
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map((part, place, all) => (place === all.length - 1 ? part.replace(/\.(?:html?|php|md)$/, '') : part))
    .map((part) => part.replace(/[\s_.]+/g, '-').replace(/[^a-z0-9{}-]/g, ''))
    .filter((part) => part !== '' && part !== 'index');
  return `/${parts.join('/')}`;
}

/** `%C3%BD` as the letter that it stands for. */
function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
