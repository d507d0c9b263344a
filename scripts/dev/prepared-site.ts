import { pageSource } from '../../app/data/create-page-source.ts';
import type { PageSource } from '../../app/data/page-source.ts';
import type { Project } from '../../app/data/project.ts';
import { readsRows } from '../../app/data/row-sections.ts';
import type { Site, Sites } from '../../server/http/load-sites.ts';
import { createSiteFile } from '../../server/http/site-file.ts';
import { siteHosts } from '../build/build-sites.ts';
import { webManifest } from '../build/web-manifest.ts';
import { siteSprite } from '../check/project/site-sprite.ts';
import { createKit, type Kit } from './kit/create-kit.ts';
import { type PagePlace, pagePlace } from './page-place.ts';
import { type MakeFile, type RowParts, rowFiles } from './row-files.ts';

/** Where the icons lie in the preview. */
export const SPRITE = '/assets/icons.svg';

/** What the pages of a language are made from, and the origin that they are drawn for. */
export interface LanguageSource {
  readonly origin: string;
  readonly pages: PageSource;
  /** What is written in /site.webmanifest. */
  readonly manifest: string;
  /** Files that come of news and projects, by their addresses. */
  readonly rowFiles: ReadonlyMap<string, MakeFile>;
}

/** A sound site with everything that answers are made from. */
export interface PreparedSite {
  /** By language. */
  readonly sources: ReadonlyMap<string, LanguageSource>;
  /** Hosts and redirects as the server knows them. Files are not there, and no address leads to a list by itself. */
  readonly sites: Sites;
  /** What stands at a decoded path; null where no page does. */
  readonly placeOf: (path: string) => PagePlace | null;
  /** Whether any page shows news or projects. */
  readonly showsRows: boolean;
  readonly sprite: string;
  /** Each kind of section in each look; created when it is first asked for. */
  readonly kit: () => Kit;
}

/** Makes ready what the preview answers from. */
export function prepareSite(project: Project, rowParts: RowParts): PreparedSite {
  const { site } = project;
  const { rows } = rowParts;
  const hosts = siteHosts(site);
  const files = new Map<string, never>();
  let kit: Kit | undefined;
  const notFound = createSiteFile('404.html', { identity: Buffer.alloc(0) }, [], 404);
  return {
    sources: new Map(
      site.languages.map((language) => {
        const pages = pageSource(project, language, SPRITE, { rows });
        const source: LanguageSource = {
          origin: language.origin,
          pages,
          manifest: webManifest(site, language, pages.texts),
          rowFiles: rowFiles(project, language, rowParts),
        };
        return [language.code, source];
      }),
    ),
    sites: {
      languages: hosts.languages,
      byLanguage: new Map(
        site.languages.map(({ code }): [string, Site] => [code, { language: code, files, notFound }]),
      ),
      redirects: new Map(
        hosts.redirects.map(({ from, to, status }) => [from, { status, location: encodeURI(to) }]),
      ),
      fallbackRoutes: [],
      // Pages that are being worked on have code in them that no visitor gets.
      securityOf: () => [],
    },
    placeOf: (path) => pagePlace(site, path),
    showsRows: site.pages.some(readsRows),
    sprite: siteSprite(site),
    kit() {
      kit ??= createKit();
      return kit;
    },
  };
}
