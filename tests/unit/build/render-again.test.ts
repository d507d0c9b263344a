import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { NewsRow } from '../../../app/site/row-shapes.ts';
import { textAt } from '../../../app/site/texts/texts.ts';
import { builtPages } from '../../../scripts/build/built-pages.ts';
import type { Compressor } from '../../../scripts/build/compress.ts';
import { fileStamps } from '../../../scripts/build/file-stamps.ts';
import { outputFolder } from '../../../scripts/build/output-folder.ts';
import { pageDayBook } from '../../../scripts/build/page-days/page-days.ts';
import type { PageRenderer } from '../../../scripts/build/page-writer.ts';
import { renderSite } from '../../../scripts/build/render-site.ts';
import { readProject } from '../../../scripts/check/project/read-project.ts';
import { rowsOf } from '../data/rows-of.ts';
import { someNewsRow } from '../data/some-rows.ts';
import { itemPages } from '../pages/small-pages.ts';
import { type Edit, edited } from '../site/minimal-site.ts';
import { editedFiles, type FileEdit, projectOf, withProject } from '../texts/small-project.ts';
import { contentsOf, temporaryFolder } from './temporary-folder.ts';

/* What a build leaves as it is must be what a build from nothing would make. */

/** A site as it is at one time. */
interface Step {
  readonly site?: readonly Edit[];
  readonly texts?: readonly FileEdit[];
  readonly rows?: readonly NewsRow[];
  /** Of the code that renders. */
  readonly version?: string;
}

const linked: Edit = ['quick: [/, /lausnir]', 'quick: [/, /lausnir, /frettir]'];
const [notFound, newsPages] = itemPages;
const pageMore: Edit = [
  notFound,
  newsPages.replace(
    notFound,
    '  - { id: about, path: /um, texts: site, sections: [{ kind: hero, id: hero }] }\n$&',
  ),
];
const row = (given: Partial<NewsRow> = {}) => someNewsRow(given) as NewsRow;

const compressor: Compressor = {
  fully: async (content) => ({ br: Buffer.from(`br of ${content}`), gz: Buffer.from(`gz of ${content}`) }),
  quickly: null,
};

/** Draws what it is given and the texts that it looks up, as the real one does; notes what it has drawn. */
function plainRenderer(version: string, drawn: string[]): PageRenderer {
  return {
    async draw(url, source) {
      drawn.push(`${url.host}${url.pathname}`);
      const answer = await source.page(url);
      if (answer.kind === 'elsewhere') return { status: 302, html: '', state: null };
      const { view, status } = answer;
      const names = ['common:skipToContent', ...view.sections.map(({ texts }) => `${texts}.title`)];
      const words = names.map((name) => textAt(source.texts.namespaces, name));
      const main = JSON.stringify([version, view, source.frame, words]).replaceAll('<', '&lt;');
      return {
        status,
        html: `<html><head><meta charSet="utf-8"/></head><body><main id="main">${main}</main></body></html>`,
        state: {
          routes: [],
          settings: main,
          loaderData: { [`page/${view.id}`]: [version, view] },
        },
      };
    },
    browserFiles: async () => ({
      entry: { module: '/e.js', imports: [] },
      routes: {},
      url: `/${version}.js`,
    }),
  };
}

/** Builds a site into a folder; gives what is there then, and which pages were drawn. */
async function build(
  folder: string,
  { site = [itemPages], texts = [], rows = [row()], version = '1' }: Step,
): Promise<{ readonly files: Record<string, string>; readonly drawn: readonly string[] }> {
  const written = editedFiles(projectOf(edited(linked, ...site)), texts);
  const { project } = withProject(written, (at) =>
    readProject(at, { now: new Date('2026-11-22T12:00:00Z') }),
  );
  if (!project) throw new Error('The site of a step is sound.');
  const sites = join(folder, 'sites');
  const output = outputFolder(sites, compressor, fileStamps(sites, join(folder, 'stamps.json')));
  const built = builtPages(join(folder, 'pages.json'), version);
  const drawn: string[] = [];
  const renderer = async () => plainRenderer(version, drawn);
  const pageDays = pageDayBook(null, '2026-11-20');
  for (const language of project.site.languages) {
    const parts = { sprite: '/i.svg', rows: rowsOf(rows), pictures: () => null, items: 200 };
    await renderSite(
      project,
      language,
      { ...parts, browserDatabase: null, pageDays, built },
      renderer,
      output,
    );
  }
  await output.finish();
  await output.tighten();
  built.save();
  return { files: contentsOf(sites), drawn };
}

const dearer: Edit = ['amounts: { ISK: 14900, USD: 110 }', 'amounts: { ISK: 15900, USD: 110 }'];
const renamed: FileEdit = ['locales/en/home.json', 'en home.hero.title', 'Renamed'];

const steps: Readonly<Record<string, Step>> = {
  'as it begins': {},
  'a price': { site: [itemPages, dearer] },
  'a text that one page shows': { site: [itemPages, dearer], texts: [renamed] },
  'a fact that all show': { site: [itemPages, dearer, ['phone: +354 555 0142', 'phone: +354 555 0143']] },
  'a page more': { site: [pageMore] },
  'a page that has moved': {
    site: [pageMore.map((text) => text.replace('/um', '/um-okkur')) as unknown as Edit],
  },
  'a row that says something else': { rows: [row({ title: 'Önnur frétt' })] },
  'a row more': { rows: [row(), row({ slug: 'ny', title: 'Ný frétt' })] },
  'more pages than a host takes policies of': {
    rows: Array.from({ length: 100 }, (_, at) => row({ slug: `frett-${at}` })),
  },
  'a row less': { rows: [] },
  'other code': { version: '2' },
  'as it was at first': {},
};

test('a build goes on from any other as from nothing', async () => {
  const folder = temporaryFolder();
  for (const [name, step] of Object.entries(steps)) {
    const anew = await build(temporaryFolder(), step);
    expect((await build(folder, step)).files, name).toEqual(anew.files);
    expect((await build(folder, step)).drawn, name).toEqual([]);
  }
});

test('a build draws the pages that are made of something else, and those whose files are gone', async () => {
  const folder = temporaryFolder();
  const { files, drawn } = await build(folder, {});
  expect(drawn).toHaveLength(12);
  expect((await build(folder, { texts: [renamed] })).drawn).toEqual(['hraunvefur.io/']);
  expect((await build(folder, { rows: [row({ title: 'Önnur frétt' })] })).drawn).toEqual([
    'hraunvefur.is/frettir',
    'hraunvefur.is/frettir/nyr-vefur',
    'hraunvefur.io/',
    'hraunvefur.io/frettir',
    'hraunvefur.io/frettir/nyr-vefur',
  ]);
  await build(folder, {});
  rmSync(join(folder, 'sites/en/lausnir.data.br'));
  expect(await build(folder, {})).toEqual({ files, drawn: ['hraunvefur.io/lausnir'] });
});
