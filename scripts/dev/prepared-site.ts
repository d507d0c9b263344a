import { pageSource } from '../../app/data/create-page-source.ts';
import type { PageSource } from '../../app/data/page-source.ts';
import type { Project } from '../../app/data/project.ts';
import { iconsInUse } from '../../app/site/resolve-frame.ts';
import { isPattern } from '../../app/site/resolve-page.ts';
import { toPattern } from '../../app/site/route-table.ts';
import type { Site, Sites } from '../../server/site.ts';
import { createSiteFile } from '../../server/site-file.ts';
import { siteHosts } from '../build/build-sites.ts';
import { iconSprite } from '../project/icons.ts';

/** Where the icons lie in the preview. */
export const SPRITE = '/assets/icons.svg';

/** What the pages of a language are made from, and the origin that they are drawn for. */
export interface LanguageSource {
  readonly origin: string;
  readonly pages: PageSource;
}

/** A sound site with everything that answers are made from. */
export interface PreparedSite {
  /** By language. */
  readonly sources: ReadonlyMap<string, LanguageSource>;
  /** Hosts and redirects as the server knows them; of the files only the addresses of the pages are there. */
  readonly sites: Sites;
  readonly sprite: string;
  /** Changes when the code that knows the routes must be started again. */
  readonly routes: string;
}

/** Makes ready what the preview answers from. */
export function prepareSite(project: Project): PreparedSite {
  const { site } = project;
  const hosts = siteHosts(site);
  const page = createSiteFile('index.html', { identity: Buffer.alloc(0) });
  const files = new Map(site.pages.filter(({ path }) => !isPattern(path)).map(({ path }) => [path, page]));
  return {
    sources: new Map(
      site.languages.map((language) => [
        language.code,
        { origin: language.origin, pages: pageSource(project, language, SPRITE) },
      ]),
    ),
    sites: {
      languages: hosts.languages,
      byLanguage: new Map(
        site.languages.map(({ code }): [string, Site] => [code, { language: code, files, notFound: page }]),
      ),
      redirects: new Map(
        hosts.redirects.map(({ from, to, status }) => [from, { status, location: encodeURI(to) }]),
      ),
      fallbackRoutes: hosts.fallbackRoutes,
    },
    sprite: iconSprite(iconsInUse(site)),
    routes: JSON.stringify(site.pages.map(({ id, path }) => [id, toPattern(path)])),
  };
}
