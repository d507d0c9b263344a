import { expect, test } from '@playwright/test';
import { askServer } from './ask-server.ts';
import { isBuilt, readBuiltFile } from './built-html.ts';
import { readServedPages, type ServedPage } from './pages.ts';
import { languages, staticPaths } from './site-model.ts';

for (const language of languages)
  test(`on ${language} pages every link works, every page can be reached, and no file is missing`, {
    tag: '@content',
  }, async ({ browser }) => {
    const pages = await readServedPages(browser, language);
    const links = linksWithin(pages);
    const paths = new Set(links.map(({ to }) => to.pathname));
    expect(paths.size).toBeGreaterThan(staticPaths.length / 2);
    const deadLinks: string[] = [];
    for (const path of paths) {
      const isKnown = pages.some((page) => page.path === path);
      if (!isKnown && (await askServer(language, path)).status !== 200) deadLinks.push(path);
    }
    expect(deadLinks).toEqual([]);

    const linkedPaths = new Set(
      links.filter(({ from, to }) => from !== to.pathname).map(({ to }) => to.pathname),
    );
    expect(staticPaths.filter((path) => !linkedPaths.has(path))).toEqual([]);

    const places = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
    const fragments = links.filter(({ to }) => to.hash !== '');
    expect(fragments.length).toBeGreaterThan(0);
    expect(
      fragments
        .filter(({ to }) => !places.get(to.pathname)?.has(decodeURIComponent(to.hash.slice(1))))
        .map(({ from, to }) => `${from} -> ${to.pathname}${to.hash}`),
    ).toEqual([]);

    const files = new Set(pages.flatMap((page) => page.files));
    expect([...files].some((file) => file.startsWith('/assets/'))).toBe(true);
    expect([...files].filter((file) => file.startsWith('/hydrate/')).length).toBe(staticPaths.length);
    expect([...files].filter((file) => !isBuilt(language, file.replace(/#.*/, '')))).toEqual([]);
    const symbols = [...files].filter((file) => file.includes('#')).map((file) => file.split('#'));
    expect(
      symbols.filter(([file = '', symbol]) => !readBuiltFile(language, file).includes(` id="${symbol}"`)),
    ).toEqual([]);
  });

interface Link {
  /** Path of the page that has the link. */
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
