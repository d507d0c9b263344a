import type { Source } from '../../render/preview/sources.ts';
import type { ValuePath } from '../../schema/value-path.ts';

/** The source of a value in site.yaml, used to request its fields. */
export function getSource(path: ValuePath): Source {
  return `value:${path.map((step) => encodeURIComponent(step)).join('/')}`;
}

/** The editor of a news item or a project: `row:news/some-slug` → `/news/some-slug`; `null` for other sources. */
export function getRowAddress(source: Source): string | null {
  return source.startsWith('row:') ? source.replace('row:', '/') : null;
}
