import { expect } from '@playwright/test';
import { missingFiles } from './missing-files.ts';
import { readAllPages, readPages, type ServedPage } from './read-pages.ts';
import { languages, staticPaths } from './site-model.ts';
import { test } from './site-test.ts';

for (const language of languages) {
  test.describe(language, { tag: '@content' }, () => {
    // In one worker, so that the pages are read once.
    test.describe.configure({ mode: 'default' });
    let pages: readonly ServedPage[];

    test.beforeEach(async ({ page, request }) => {
      pages = await readAllPages({ page, request }, language);
    });

    test('every link within the site leads to a page', async ({ page, request }) => {
      const paths = new Set(linksWithin(pages).map(({ to }) => to.pathname));
      expect(paths.size).toBeGreaterThan(staticPaths.length / 2);

      const unlisted = [...paths].filter((path) => !staticPaths.includes(path));
      const answers = [...pages, ...(await readPages({ page, request }, language, unlisted))];
      expect(
        answers.filter(({ status }) => status !== 200).map(({ path, status }) => ({ path, status })),
      ).toEqual([]);
    });

    test('every page but home can be reached by a link of another', () => {
      const linked = new Set(
        linksWithin(pages)
          .filter(({ from, to }) => from !== to.pathname)
          .map(({ to }) => to.pathname),
      );
      expect(staticPaths.filter((path) => !linked.has(path))).toEqual([]);
    });

    test('every link to a place on a page finds that place', () => {
      const places = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
      const fragments = linksWithin(pages).filter(({ to }) => to.hash !== '');
      expect(fragments.length).toBeGreaterThan(0);
      expect(
        fragments
          .filter(({ to }) => !places.get(to.pathname)?.has(decodeURIComponent(to.hash.slice(1))))
          .map(({ from, to }) => `${from} -> ${to.pathname}${to.hash}`),
      ).toEqual([]);
    });

    test('every drawing finds the shapes and colours that it is made of', () => {
      expect(pages.flatMap(({ drawnFrom }) => drawnFrom).length).toBeGreaterThan(0);
      for (const { path, ids, drawnFrom } of pages)
        expect(
          drawnFrom.filter((id) => !ids.includes(id)),
          path,
        ).toEqual([]);
    });

    test('no id is there twice on a page', () => {
      for (const { path, ids } of pages) expect(ids, path).toEqual([...new Set(ids)]);
    });

    test('links that leave the site are complete', () => {
      const leaving = pages.flatMap(({ links }) => links).filter((link) => !/^[/#]/.test(link));
      expect(leaving.length).toBeGreaterThan(0);
      expect(
        leaving.filter((link) => !/^(https?:\/\/[\w.-]+[:/\w.-]*|tel:\+\d+|mailto:\S+@\S+)/.test(link)),
      ).toEqual([]);
    });

    test('every file that a page, or a file of it, names is there', async ({ request }) => {
      const pictures = pages
        .flatMap(({ meta }) => meta['og:image'] ?? [])
        .map((url) => new URL(url).pathname);
      const named = [...new Set([...pages.flatMap(({ files }) => files), ...pictures])];
      expect(named.some((file) => file.startsWith('/assets/'))).toBe(true);
      expect(named.filter((file) => file.startsWith('/hydrate/')).length).toBe(staticPaths.length);
      expect(await missingFiles(request, language, named)).toEqual([]);
    });
  });
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
