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
let recordedRows: RecordedRows;
const buildFolder = temporaryFolder();

beforeAll(async () => {
  await buildRowSite(buildFolder, createFixedRows([row('built')]));
  sites = await loadSites(join(buildFolder, 'sites'));
  recordedRows = await readRowsFile(buildFolder);
  pages = loadPages(buildFolder);
}, BUNDLE_TIME);

let source: Rows;
let renderedPaths: string[];
/** Called before a page or its data is rendered; tests make it throw. */
let beforeRendering: () => void;
let rowPages: RowPages;
let errors: string[];
/** Clock of the cache, and how long it answers without checking the rows; milliseconds. */
let time: number;
let maxAge: number;

beforeEach(async () => {
  source = createFixedRows([row('built')]);
  renderedPaths = [];
  beforeRendering = () => {};
  errors = [];
  time = 0;
  maxAge = 0;
  await createRows();
});

async function createRows(): Promise<void> {
  const rows = cacheRows(() => source, { maxAge: 0, seed: recordedRows, log: () => {} });
  const renderer = async (): Promise<Renderer> => {
    const real = await pages.renderer();
    const recordRendering =
      <Args extends readonly unknown[], Result>(render: (url: URL, ...args: Args) => Result) =>
      (url: URL, ...args: Args) => {
        renderedPaths.push(url.pathname + url.search);
        beforeRendering();
        return render(url, ...args);
      };
    return { ...real, page: recordRendering(real.page), data: recordRendering(real.data) };
  };
  const log = createLog({ format: 'text', write: (line) => errors.push(line) });
  const build = await pages.built();
  rowPages = createRowPages({ sites, built: build, renderer, rows, maxAge, log, now: () => time });
}

function row(slug: string, title = `Title of ${slug}`): NewsRow {
  const [newsRow] = parseRows({ table: 'news', row: newsRowSchema, translation: newsTranslationSchema }, [
    someNewsRow({ slug, title }),
  ]).rows;
  if (!newsRow) throw new Error('The row is not as it should be.');
  return newsRow;
}

const answer = async (path: string, query = '') => {
  const reply = await rowPages.answer('is', path, query);
  if (!reply) throw new Error(`${path} shows no rows.`);
  return reply;
};
const textOf = (reply: PathAnswer) =>
  reply.kind === 'file' ? reply.file.representations[0].body.toString() : reply.redirect.location;
const statusOf = (reply: PathAnswer) => (reply.kind === 'file' ? reply.file : reply.redirect).status;
const readBuiltText = (path: string) =>
  sites.byLanguage.get('is')?.files.get(path)?.representations[0].body.toString();

describe('rendering', () => {
  test('gives what the build has given while the rows are the same', async () => {
    for (const path of ['/', '/_.data', '/frettir', '/frettir/built', '/frettir.atom', '/sitemap.xml'])
      expect(textOf(await answer(path))).toBe(readBuiltText(path));
  });

  test('is done once for all who wait for a page, and not again before its rows change', async () => {
    source = createFixedRows([row('new'), row('built')]);
    const replies = await Promise.all(Array.from({ length: 50 }, () => answer('/frettir')));
    expect(new Set(replies).size).toBe(1);
    expect(textOf(await answer('/frettir'))).toContain('Title of new');
    expect(renderedPaths).toEqual(['/frettir']);
    source = createFixedRows([row('newer'), row('built')]);
    expect(textOf(await answer('/frettir'))).toContain('Title of newer');
    expect(renderedPaths).toEqual(['/frettir', '/frettir']);
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
    expect(renderedPaths.filter((path) => path.includes('?'))).toEqual(['/verkefni?leit=a']);
  });

  test('is limited: a page that would wait too long is that of the build', async () => {
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, at) => answer('/verkefni', `?leit=${at}`)),
    );
    expect(new Set(replies.map(statusOf))).toEqual(new Set([200]));
    expect(renderedPaths.length).toBeLessThan(150);
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

  test('is sent as built, and the reason is logged', async () => {
    for (const path of ['/', '/frettir', '/frettir/built', '/_.data'])
      expect(textOf(await answer(path))).toBe(readBuiltText(path));
    expect(errors).toHaveLength(4);
    beforeRendering = () => {};
    source = createFixedRows([row('newest')]);
    expect(textOf(await answer('/frettir'))).toContain('Title of newest');
  });

  test('and was not built is an error without the reason', async () => {
    for (const path of ['/frettir/new', '/frettir/new.data']) {
      const reply = await answer(path);
      expect([statusOf(reply), textOf(reply)]).toEqual([500, 'Something went wrong\n']);
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
