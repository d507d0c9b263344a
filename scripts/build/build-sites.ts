import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserDatabase } from '../../app/data/browser-database.ts';
import { once } from '../../app/data/once.ts';
import type { BuiltProject, Project } from '../../app/data/project.ts';
import { noRows, type Rows } from '../../app/data/rows.ts';
import type { MadePicture, SocialPictures } from '../../app/data/social-pictures.ts';
import { contentHash } from '../../app/http/content-hash.ts';
import type { SiteHosts } from '../../app/http/site-hosts.ts';
import { isPattern } from '../../app/site/resolve-page.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { routesOf } from '../../app/site/routes-of.ts';
import { bundleFolder } from '../../server/render/bundle-folder.ts';
import { loadRenderer } from '../../server/render/renderer.ts';
import { siteSprite } from '../check/project/site-sprite.ts';
import { type BuiltPages, noBuiltPages } from './built-pages.ts';
import { BUNDLES_THERE } from './bundles.ts';
import type { Compressor } from './compress.ts';
import { type FileStamps, noStamps } from './file-stamps.ts';
import { hostRedirects } from './host-redirects.ts';
import { type OutputReport, outputFolder } from './output-folder.ts';
import { type PageDayBook, pageDayBook } from './page-days/page-days.ts';
import { renderSite } from './render-site.ts';
import type { PictureMaker } from './social/social-pictures.ts';
import type { BundlesInMaking } from './start-bundles.ts';

/** Pictures that every site has as they are. */
const brandFolder = 'app/brand';

interface BuildOptions {
  /** News and projects; left out, there are none. */
  readonly rows?: Rows;
  /** Of how many news items, and of how many projects, the pages are made; 0 if left out. */
  readonly items?: number;
  /** Makes the pictures by which social networks show pages; left out, all have that of the whole site. */
  readonly pictures?: PictureMaker | null;
  /** How browsers reach the database; null where the site shows nothing of it. */
  readonly browserDatabase?: BrowserDatabase | null;
  /** Since which day pages have had their words; left out, nothing is known of it. */
  readonly pageDays?: PageDayBook;
  /** Pages of the build before; left out, each is rendered. */
  readonly built?: BuiltPages;
  /** Where the bundles are still in the making; left out, they are there. */
  readonly bundles?: BundlesInMaking;
  /** What is known of the files of the build before; left out, each is read. */
  readonly stamps?: FileStamps;
}

/** Sites that are there. */
interface BuiltSites extends OutputReport {
  /** Compresses tightly what was compressed quickly, so as to be there sooner; to be called at last. */
  readonly tighten: () => Promise<void>;
}

/**
 * Writes the site of each language to `<buildFolder>/sites/<language>/`, complete and deployable alone.
 * @param buildFolder where the bundles are
 * @param compress makes the compressed files beside those of text; null if there are to be none
 */
export async function buildSites(
  project: Project,
  buildFolder: string,
  compress: Compressor | null,
  {
    rows = noRows,
    items = 0,
    pictures = null,
    browserDatabase = null,
    pageDays = pageDayBook(null),
    built = noBuiltPages,
    stamps = noStamps,
    bundles = BUNDLES_THERE,
  }: BuildOptions = {},
): Promise<BuiltSites> {
  const { site } = project;
  const output = outputFolder(join(buildFolder, 'sites'), compress, stamps);
  const hosts = siteHosts(site);
  const icons = siteSprite(site);
  const sprite = `assets/icons-${contentHash(icons)}.svg`;
  const renderer = once(async () => {
    // Node loads what requests take when they are first touched, as long as ten pages take: now, while that is made.
    void globalThis.Request;
    await bundles.server;
    return await loadRenderer(buildFolder, routesOf(site), bundles.browser);
  });
  const made = new Map(site.languages.map(({ code }) => [code, new Map<string, MadePicture>()]));
  const pictured: SocialPictures = (language, path, picture) => {
    const file = pictures?.fileOf({ ...picture, company: site.company.name });
    if (!file) return null;
    output.putOnce(`${language}/${file.path}`, file.content);
    const own: MadePicture = { address: `/${file.path}`, title: picture.title };
    made.get(language)?.set(path, own);
    return own;
  };
  const parts = { sprite: `/${sprite}`, rows, items, pictures: pictured, browserDatabase, pageDays, built };
  const putShared = (files: readonly SharedFile[]) => {
    for (const { code } of site.languages)
      for (const { path, content } of files) output.put(`${code}/${path}`, content);
  };
  const putScripts = async () => {
    await bundles.browser;
    putShared(filesOf(join(bundleFolder(buildFolder), 'client/assets'), 'assets/'));
  };
  putShared([
    { path: sprite, content: icons },
    { path: '_redirects', content: hostRedirects(hosts.redirects) },
    ...filesOf(brandFolder, ''),
  ]);
  // All at once: they wait for the bundles and the rows together, after what does without.
  await Promise.all([
    putScripts(),
    ...site.languages.map((language) => renderSite(project, language, parts, renderer, output)),
  ]);
  // What the server renders from when a page is not one of those made here.
  const forServer: BuiltProject = {
    sprite: `/${sprite}`,
    pictures: Object.fromEntries([...made].map(([language, own]) => [language, Object.fromEntries(own)])),
    pageDays: pageDays.days(),
    project,
  };
  writeFileSync(join(buildFolder, 'project.json'), JSON.stringify(forServer));
  output.put('site-hosts.json', JSON.stringify(hosts, null, 2));
  const report = await output.finish();
  built.save();
  return { ...report, tighten: output.tighten };
}

/** A file that all sites have. */
interface SharedFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

function filesOf(folder: string, prefix: string): SharedFile[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map(({ name }) => ({ path: prefix + name, content: readFileSync(join(folder, name)) }));
}

/** What the server must know besides the files: hosts, redirects, and where a page without a row leads. */
export function siteHosts(site: ResolvedSite): SiteHosts {
  return {
    languages: site.languages.map(({ code, domain, isDefault }) => ({ code, domain, isDefault })),
    redirects: site.redirects.map(({ from, to, permanent }) => ({ from, to, status: permanent ? 301 : 302 })),
    fallbackRoutes: site.pages
      .filter(({ path }) => isPattern(path))
      .map(({ path }) => {
        const prefix = path.slice(0, path.indexOf('{'));
        return { prefix, to: prefix.slice(0, -1) };
      }),
  };
}
