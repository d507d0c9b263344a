import { staticPages } from './site-model.ts';

/** Addresses of few pages that together have every kind of section: each next one has the most kinds that are missing. */
export const variedPaths = chooseVaried();

function chooseVaried(): string[] {
  const pages = staticPages.map(({ path, sections }) => ({
    path,
    kinds: new Set<string>(sections.map(({ kind }) => kind)),
  }));
  const missing = new Set(pages.flatMap(({ kinds }) => [...kinds]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const news = pages.map(({ kinds }) => [...kinds].filter((kind) => missing.has(kind)));
    const most = Math.max(...news.map(({ length }) => length));
    const place = news.findIndex(({ length }) => length === most);
    chosen.push(pages[place]?.path ?? '');
    for (const kind of news[place] ?? []) missing.delete(kind);
  }
  return chosen;
}
