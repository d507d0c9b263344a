import { expect, test } from '@playwright/test';
import { askServer } from './ask-server.ts';
import { isBuilt } from './built-html.ts';
import { pagesOf, type ServedPage } from './pages.ts';
import { home, languages, staticPaths } from './site-model.ts';

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

    const named = filesOf(pages);
    expect([...named].some((file) => file.startsWith('/assets/'))).toBe(true);
    expect([...named].filter((file) => file.startsWith('/hydrate/')).length).toBe(staticPaths.length);
    expect([...named].filter((file) => !isBuilt(language, file.replace(/#.*/, '')))).toEqual([]);
    // What is in them is the same in all languages.
    const known = language === home ? new Set<string>() : filesOf(await pagesOf(browser, home));
    const missing = await missingFiles(
      language,
      [...named].filter((file) => !known.has(file)),
    );
    expect(missing, 'files that pages, or files of them, name').toEqual([]);

    for (const { name, ids } of pages) {
      expect(ids, name).toEqual([...new Set(ids)]);
      const isXmlName = (id: string) => /^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(id);
      expect(
        ids.filter((id) => !isXmlName(id)),
        name,
      ).toEqual([]);
    }
  });

/** The files that pages name; their pictures for social networks have a test of their own. */
function filesOf(pages: readonly ServedPage[]): Set<string> {
  return new Set(pages.flatMap(({ files }) => files));
}

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

const types: Readonly<Record<string, RegExp>> = {
  js: /^text\/javascript/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  jpg: /^image\/jpeg/,
  woff2: /^font\/woff2/,
  webmanifest: /^application\/manifest\+json/,
};

/** The names of other scripts in the text of a script. */
const importedFile = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["'`]/g;

/**
 * Asks for files, and for the files that scripts among them load.
 * @param files paths; `#name` behind an SVG file stands for a symbol in it
 * @returns those that are not there or are something else, each with what came instead
 */
async function missingFiles(language: string, files: readonly string[]): Promise<readonly string[]> {
  const texts = new Map<string, string>();
  const missing: string[] = [];
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const [path = '', symbol] = file.split('#');
    if (!texts.has(path)) {
      const { status, headers, text } = await askServer(language, path);
      const type = headers['content-type'] ?? '';
      texts.set(path, text);
      if (status !== 200 || !types[path.slice(path.lastIndexOf('.') + 1)]?.test(type))
        missing.push(`${path}: ${status} ${type}`);
      if (path.endsWith('.js'))
        waiting.push(...[...text.matchAll(importedFile)].map(([, name]) => `/assets/${name}`));
    }
    if (symbol !== undefined && !texts.get(path)?.includes(` id="${symbol}"`))
      missing.push(`${file}: no such symbol`);
  }
  return missing;
}
