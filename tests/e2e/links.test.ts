import { expect, test } from '@playwright/test';
import { askServer } from './ask-server.ts';
import { missingFiles } from './missing-files.ts';
import { pagesOf, type ServedPage } from './pages.ts';
import { languages, staticPaths } from './site-model.ts';

for (const language of languages)
  test(`on ${language} pages every link leads to a page and a place on it, every page can be reached, and every file is there`, {
    tag: '@content',
  }, async ({ browser }) => {
    const pages = await pagesOf(browser, language);
    const links = linksWithin(pages);
    const paths = new Set(links.map(({ to }) => to.pathname));
    expect(paths.size).toBeGreaterThan(staticPaths.length / 2);
    const dead: string[] = [];
    for (const path of paths) {
      const isKnown = pages.some((page) => page.path === path);
      if (!isKnown && (await askServer(language, path)).status !== 200) dead.push(path);
    }
    expect(dead).toEqual([]);

    const linked = new Set(links.filter(({ from, to }) => from !== to.pathname).map(({ to }) => to.pathname));
    expect(staticPaths.filter((path) => !linked.has(path))).toEqual([]);

    const places = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
    const fragments = links.filter(({ to }) => to.hash !== '');
    expect(fragments.length).toBeGreaterThan(0);
    expect(
      fragments
        .filter(({ to }) => !places.get(to.pathname)?.has(decodeURIComponent(to.hash.slice(1))))
        .map(({ from, to }) => `${from} -> ${to.pathname}${to.hash}`),
    ).toEqual([]);

    const leaving = pages.flatMap(({ links }) => links).filter((link) => !/^[/#]/.test(link));
    expect(leaving.length).toBeGreaterThan(0);
    expect(
      leaving.filter((link) => !/^(https?:\/\/[\w.-]+[:/\w.-]*|tel:\+\d+|mailto:\S+@\S+)/.test(link)),
      'links that leave the site are complete',
    ).toEqual([]);

    const pictures = pages.flatMap(({ meta }) => meta['og:image'] ?? []).map((url) => new URL(url).pathname);
    const named = [...new Set([...pages.flatMap(({ files }) => files), ...pictures])];
    expect(named.some((file) => file.startsWith('/assets/'))).toBe(true);
    expect(named.filter((file) => file.startsWith('/hydrate/')).length).toBe(staticPaths.length);
    expect(await missingFiles(language, named), 'files that pages, or files of them, name').toEqual([]);

    for (const { name, ids } of pages) {
      expect(ids, name).toEqual([...new Set(ids)]);
      const isXmlName = (id: string) => /^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(id);
      expect(
        ids.filter((id) => !isXmlName(id)),
        name,
      ).toEqual([]);
    }
  });

interface Link {
  /** The path of the page that has it. */
  readonly from: string;
  readonly to: URL;
}

function linksWithin(pages: readonly ServedPage[]): Link[] {
  return pages.flatMap(({ path, links }) =>
    links
      .filter((link) => /^(#|\/(?!\/))/.test(link))
      .map((link) => ({ from: path, to: new URL(link, `http://localhost${path}`) })),
  );
}
