import { staticPages } from './site-model.ts';

/** Addresses of pages that together have every kind of section. */
export const variedPaths = staticPages
  .filter(({ sections }, at) => {
    const before = new Set(staticPages.slice(0, at).flatMap((page) => page.sections.map(({ kind }) => kind)));
    return sections.some(({ kind }) => !before.has(kind));
  })
  .map(({ path }) => path);
