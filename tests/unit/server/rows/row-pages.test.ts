import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cacheRows } from '../../../../app/data/cached-rows.ts';
import { parseRows } from '../../../../app/data/parse-rows.ts';
import type { RecordedRows } from '../../../../app/data/recorded-rows.ts';
import type { Rows } from '../../../../app/data/row-requests.ts';
import { type NewsRow, newsRowSchema, newsTranslationSchema } from '../../../../app/site/row-shapes.ts';
import type { Renderer } from '../../../../render/renderer.ts';
import type { PathAnswer } from '../../../../server/http/find-answer.ts';
import { loadSites, type Sites } from '../../../../server/http/load-sites.ts';
import { loadPages, type Pages } from '../../../../server/pages/load-pages.ts';
import { createRowPages, type RowPages } from '../../../../server/rows/row-pages.ts';
import { readRowsFile } from '../../../../server/rows/site-rows.ts';
import { createLog } from '../../../../server/runtime/log.ts';
import { temporaryFolder } from '../../../temporary-files.ts';
import { BUNDLE_TIME } from '../../build/own-bundles.ts';
import { createFixedRows } from '../../data/fixed-rows.ts';
import { someNewsRow } from '../../data/some-rows.ts';
import { buildRowSite } from './row-site.ts';

/* Rows are in memory here, and calls of the renderer are counted. */

let pages: Pages;
let sites: Sites;
let recorded: RecordedRows;
const buildFolder = temporaryFolder();

beforeAll(async () => {
  await buildRowSite(buildFolder, createFixedRows([row('built')]));
  sites = await loadSites(join(buildFolder, 'sites'));
  recorded = await readRowsFile(buildFolder);
  pages = loadPages(buildFolder);
}, BUNDLE_TIME);

let source: Rows;
let rendered: string[];
/** Called before a page or its data is rendered; tests make it throw. */
let beforeRendering: () => void;
let rowPages: RowPages;
let errors: string[];
/** Clock of the cache, and how long it answers without checking the rows; milliseconds. */
let time: number;
let maxAge: number;

beforeEach(async () => {
  source = createFixedRows([row('built')]);
  rendered = [];
  beforeRendering = () => {};
  errors = [];
  time = 0;
  maxAge = 0;
  await createRows();
});

async function createRows(): Promise<void> {
  const rows = cacheRows(() => source, { maxAge: 0, seed: recorded, log: () => {} });
  const renderer = async (): Promise<Renderer> => {
    const real = await pages.renderer();
    const counted =
      <Given extends readonly unknown[], Result>(render: (url: URL, ...given: Given) => Result) =>
      (url: URL, ...given: Given) => {
        rendered.push(url.pathname + url.search);
        beforeRendering();
        return render(url, ...given);
      };
    return { ...real, page: counted(real.page), data: counted(real.data) };
  };
  const log = createLog({ format: 'text', write: (line) => errors.push(line) });
  const built = await pages.built();
  rowPages = createRowPages({ sites, built, renderer, rows, maxAge, log, now: () => time });
}

function row(slug: string, title = `Title of ${slug}`): NewsRow {
  const [parsed] = parseRows({ table: 'news', row: newsRowSchema, translation: newsTranslationSchema }, [
    someNewsRow({ slug, title }),
  ]).rows;
  if (!parsed) throw new Error('The row is not as it should be.');
  return parsed;
}

const answer = async (path: string, query = '') => {
  const found = await rowPages.answer('is', path, query);
  if (!found) throw new Error(`${path} shows no rows.`);
  return found;
};
const textOf = (found: PathAnswer) =>
  found.kind === 'file' ? found.file.representations[0].body.toString() : found.redirect.location;
const statusOf = (found: PathAnswer) => (found.kind === 'file' ? found.file : found.redirect).status;
const builtText = (path: string) =>
  sites.byLanguage.get('is')?.files.get(path)?.representations[0].body.toString();

describe('rendering', () => {
  test('gives what the build has given while the rows are the same', async () => {
    for (const path of ['/', '/_.data', '/frettir', '/frettir/built', '/frettir.atom', '/sitemap.xml'])
      expect(textOf(await answer(path))).toBe(builtText(path));
  });

  test('is done once for all who wait for a page, and not again before its rows change', async () => {
    source = createFixedRows([row('new'), row('built')]);
    const found = await Promise.all(Array.from({ length: 50 }, () => answer('/frettir')));
    expect(new Set(found).size).toBe(1);
    expect(textOf(await answer('/frettir'))).toContain('Title of new');
    expect(rendered).toEqual(['/frettir']);
    source = createFixedRows([row('newer'), row('built')]);
    expect(textOf(await answer('/frettir'))).toContain('Title of newer');
    expect(rendered).toEqual(['/frettir', '/frettir']);
  });

  test('happens when an answer is too old, not before', async () => {
    maxAge = 15_000;
    await createRows();
    expect(textOf(await answer('/frettir'))).toContain('Title of built');
    source = createFixedRows([row('new')]);
    time = 14_999;
    expect(textOf(await answer('/frettir'))).toContain('Title of built');
    time = 15_000;
    expect(textOf(await answer('/frettir'))).toContain('Title of new');
  });

  test('is done for what counts in a query alone', async () => {
    for (const query of ['', '?utm_source=x', '?leit=a&flokkur=b&sida=1', '?sida=x'])
      await answer('/frettir', query);
    for (const query of ['?leit=a', '?leit=%20a%20&utm=1', '?sida=1&leit=a'])
      await answer('/verkefni', query);
    for (const query of ['?leit=a', '?sida=2']) await answer('/', query);
    expect(rendered.filter((path) => path.includes('?'))).toEqual(['/verkefni?leit=a']);
  });

  test('is limited: what would wait too long is the page as it was built', async () => {
    const found = await Promise.all(
      Array.from({ length: 200 }, (_, at) => answer('/verkefni', `?leit=${at}`)),
    );
    expect(new Set(found.map(statusOf))).toEqual(new Set([200]));
    expect(rendered.length).toBeLessThan(150);
    expect(errors).toEqual([]);
  }, 30_000);
});

describe('a page that cannot be rendered', () => {
  beforeEach(() => {
    source = createFixedRows([row('new'), row('built', 'Another title')]);
    beforeRendering = () => {
      throw new Error('secret reason');
    };
  });

  test('is sent as it was built, and the reason is logged', async () => {
    for (const path of ['/', '/frettir', '/frettir/built', '/_.data'])
      expect(textOf(await answer(path))).toBe(builtText(path));
    expect(errors).toHaveLength(4);
    beforeRendering = () => {};
    source = createFixedRows([row('newest')]);
    expect(textOf(await answer('/frettir'))).toContain('Title of newest');
  });

  test('and was not built is an error without the reason', async () => {
    for (const path of ['/frettir/new', '/frettir/new.data']) {
      const found = await answer(path);
      expect([statusOf(found), textOf(found)]).toEqual([500, 'Something went wrong\n']);
    }
  });

  test('does not bring back what is gone', async () => {
    source = createFixedRows([]);
    expect(await answer('/frettir/built')).toEqual({
      kind: 'redirect',
      redirect: { status: 302, location: '/frettir' },
    });
    expect(statusOf(await answer('/frettir/built.data'))).toBe(500);
  });
});

test('an address that shows no rows is none of these', () => {
  for (const path of ['/lausnir/vefhysing', '/robots.txt', '/hydrate/none.js'])
    expect(rowPages.answer('is', path, '')).toBeNull();
  expect(rowPages.answer('xx', '/', '')).toBeNull();
});
