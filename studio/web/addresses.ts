import { parseSource, type Source } from '../../render/preview/sources.ts';
import type { ValuePath } from '../../schema/value-path.ts';

/** The editor of a news item or a project: `row:news/some-slug` → `/news/some-slug`; `null` for other sources. */
export function getRowAddress(source: Source): string | null {
  return source.startsWith('row:') ? source.replace('row:', '/') : null;
}

/** Redirects to a page that shows a source, with its fields. */
export function getFindAddress(language: string | undefined, source: Source): string {
  return `/find/${language}?source=${encodeURIComponent(source)}`;
}

/** A page with the fields of a source. */
export function getEditAddress(language: string, path: string, source: Source): string {
  return `/edit/${language}${path}?source=${encodeURIComponent(source)}`;
}

/** The path of `value:pages/home`. For other sources, one that no value has. */
export function getPath(source: Source): ValuePath {
  const parsed = parseSource(source);
  return parsed?.kind === 'value' ? parsed.path : [''];
}
