import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserDatabase } from '../../app/data/browser-database.ts';
import type { BuiltProject, LastModified, Project } from '../../app/data/project.ts';
import type { RecordedRows } from '../../app/data/recorded-rows.ts';
import { noRows, type Rows } from '../../app/data/row-requests.ts';
import type { SocialPicture, SocialPictures } from '../../app/data/social-pictures.ts';
import { contentHash } from '../../app/http/content-hash.ts';
import type { SiteHosts } from '../../app/http/site-hosts.ts';
import { isPattern } from '../../app/site/resolve-page.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { siteSprite } from '../../checks/project/site-sprite.ts';
import { bundleFolder, loadRenderer } from '../../render/renderer.ts';
import { publicPictures } from '../pictures/picture-store.ts';
import { hostRedirects } from './host-files.ts';
import { type OutputReport, outputFolder } from './output-folder.ts';
import { forgetPages, pageRenderer, rememberingRenderer } from './render-page.ts';
import { renderSite } from './render-site.ts';
import type { PictureMaker } from './social/picture-maker.ts';

/** Pictures that are copied into every site. */
const BRAND_FOLDER = 'app/brand';

interface BuildOptions {
  /** News and projects; left out, there are none. */
  readonly rows?: Rows;
  /** Their replies, with which the server and the next build start; left out, they are not stored. */
  readonly recordedRows?: () => RecordedRows;
  /** Number of news items, and of projects, that get pages; 0 if left out. */
  readonly items?: number;
  /** Makes the pictures by which social networks show pages; left out, all have that of the whole site. */
  readonly pictures?: PictureMaker | null;
  /** Access of browsers to the database; null if the site shows no rows. */
  readonly browserDatabase?: BrowserDatabase | null;
  readonly lastModified?: LastModified;
  /** True if pages are remembered until a build writes them. */
  readonly remembersPages?: boolean;
  /** Called when all pages are rendered, before they are compressed and written. */
  readonly onRendered?: () => void;
  /** Called when everything is made and nothing is written yet; if it rejects, nothing is. */
  readonly beforeWriting?: () => Promise<void> | void;
}

/**
 * Writes the site of each language to `<buildFolder>/sites/<language>/`, complete and deployable alone.
 * @param buildFolder the folder of the bundles
 * @param isCompressed true if text files get compressed copies
 */
export async function buildSites(
  project: Project,
  buildFolder: string,
  isCompressed: boolean,
  {
    rows = noRows,
    recordedRows,
    items = 0,
    pictures = null,
    browserDatabase = null,
    lastModified = {},
    remembersPages = false,
    onRendered,
    beforeWriting,
  }: BuildOptions = {},
): Promise<OutputReport> {
  const { site } = project;
  const output = outputFolder(join(buildFolder, 'sites'), isCompressed);
  const hosts = siteHosts(site);
  const icons = siteSprite(project);
  const sprite = `assets/icons-${contentHash(icons)}.svg`;
  const shared: SharedFile[] = [
    // As bytes, so that it is compressed once for all languages.
    { path: sprite, content: Buffer.from(icons) },
    {
      path: '_redirects',
      content: hostRedirects(
        hosts.redirects,
        browserDatabase?.url ? publicPictures(browserDatabase.url) : null,
      ),
    },
    ...readFolder(BRAND_FOLDER, ''),
    ...readFolder(join(bundleFolder(buildFolder), 'client/assets'), 'assets/'),
  ];
  for (const { code } of site.languages)
    for (const { path, content } of shared) output.put(`${code}/${path}`, content);

  const madePictures = new Map(site.languages.map(({ code }) => [code, new Map<string, SocialPicture>()]));
  const makePicture: SocialPictures = (language, path, picture) => {
    const file = pictures?.fileOf({ ...picture, company: site.company.name });
    if (!file) return null;
    output.putOnce(`${language}/${file.path}`, file.content);
    const madePicture: SocialPicture = { address: `/${file.path}`, title: picture.title };
    madePictures.get(language)?.set(path, madePicture);
    return madePicture;
  };
  const renderer = await loadRenderer(buildFolder);
  const parts = {
    renderPage: remembersPages ? rememberingRenderer(renderer) : pageRenderer(renderer),
    renderer,
    sprite: `/${sprite}`,
    rows,
    items,
    pictures: makePicture,
    browserDatabase,
    lastModified,
  };
  const sites = site.languages.map((language) => renderSite(project, language, parts, output));
  // In turn, so that pages have their styles in the same order in each build. The database may still be opening.
  for (const { withoutRows } of sites) await withoutRows();
  for (const { withRows } of sites) await withRows();
  output.put('site-hosts.json', JSON.stringify(hosts, null, 2));
  const forServer: BuiltProject = {
    sprite: `/${sprite}`,
    pictures: Object.fromEntries([...madePictures].map(([code, map]) => [code, Object.fromEntries(map)])),
    lastModified,
    project,
  };
  output.putBeside('project.json', JSON.stringify(forServer));
  if (recordedRows) output.putBeside('rows.json', JSON.stringify(recordedRows()));
  onRendered?.();
  const report = await output.finish(beforeWriting);
  forgetPages(renderer);
  return report;
}

interface SharedFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

function readFolder(folder: string, prefix: string): SharedFile[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map(({ name }) => ({ path: prefix + name, content: readFileSync(join(folder, name)) }));
}

/** Data that the server needs in addition to the files: hosts, redirects, and targets of pages without a row. */
export function siteHosts(site: ResolvedSite): SiteHosts {
  return {
    languages: site.languages.map(({ code, domain, isDefault }) => ({ code, domain, isDefault })),
    redirects: site.redirects.map(({ from, to }) => ({ from, to, status: 301 })),
    fallbackRoutes: site.pages
      .filter(({ path }) => isPattern(path))
      .map(({ path }) => {
        const prefix = path.slice(0, path.indexOf('{'));
        return { prefix, to: prefix.slice(0, -1) };
      }),
  };
}
