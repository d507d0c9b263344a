import type { ModelPath, Source } from '../api.ts';

/** The source of a value of site.yaml, by which its fields are asked for. */
export function sourceOf(path: ModelPath): Source {
  return `value:${path.map((step) => encodeURIComponent(step)).join('/')}`;
}
