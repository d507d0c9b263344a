import { describe, expect, test } from 'vitest';
import type { Project } from '../../../app/data/project.ts';
import { noRows } from '../../../app/data/rows.ts';
import { noBuiltPages } from '../../../scripts/build/built-pages.ts';
import { pageDayBook } from '../../../scripts/build/page-days/page-days.ts';
import type { PageRenderer } from '../../../scripts/build/page-writer.ts';
import { renderSite } from '../../../scripts/build/render-site.ts';
import { readProject } from '../../../scripts/check/project/read-project.ts';
import { smallProject, withProject } from '../texts/small-project.ts';

const { project } = withProject(smallProject, (folder) =>
  readProject(folder, { now: new Date('2026-11-22T12:00:00Z') }),
);

/** What a renderer makes is of no matter here. */
const renderer: PageRenderer = {
  async draw(url, source) {
    const answer = await source.page(url);
    return {
      status: answer.kind === 'page' ? answer.status : 302,
      html: '<html><main>Texti</main></html>',
      state: null,
    };
  },
  browserFiles: async () => ({ entry: { module: '', imports: [] }, routes: {}, url: '' }),
};

/** The files of the English site, given changes to the company and what page-days.json says. */
async function filesOf(
  company: Partial<Project['site']['company']>,
  written: string | null = null,
  drawnBy = renderer,
) {
  if (!project) throw new Error('The small project is sound.');
  const english = project.site.languages.find(({ code }) => code === 'en');
  if (!english) throw new Error('The small site has English.');
  const site = { ...project.site, company: { ...project.site.company, ...company } };
  const files = new Map<string, string>();
  const output = {
    put(path: string, content: string | Uint8Array) {
      files.set(path, String(content));
      return '';
    },
    keep: () => false,
    putOnce: () => {},
    finish: async () => ({ files: 0, written: [], removed: [] }),
    tighten: async () => {},
  };
  const pageDays = pageDayBook(written, written === null ? '2026-11-20' : null);
  const parts = {
    sprite: '/icons.svg',
    rows: noRows,
    pictures: () => null,
    items: 0,
    browserDatabase: null,
    pageDays,
    built: noBuiltPages,
  };
  await renderSite({ ...project, site }, english, parts, async () => drawnBy, output);
  return { files, days: pageDays.text() };
}

describe('a site', () => {
  test('is not made where the browser’s code is not', async () => {
    const browserFiles = async () => {
      throw new Error('The bundles could not be made; the reason is above.');
    };
    await expect(filesOf({}, null, { ...renderer, browserFiles })).rejects.toThrow(
      'The bundles could not be made',
    );
  });

  test('has the days of its pages in its sitemap, and says whom to tell of holes', async () => {
    const { files, days } = await filesOf({});
    const again = await filesOf({}, days);
    for (const made of [files, again.files]) {
      expect(made.get('en/sitemap.xml')).toContain(
        '<loc>https://hraunvefur.io/</loc><lastmod>2026-11-20</lastmod>',
      );
      expect(made.get('en/.well-known/security.txt')).toContain('Expires: 2027-11-01T00:00:00Z\n');
    }
    expect(again.days).toBe(days);
  });
});
