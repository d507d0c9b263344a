import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createBoundedCache } from './bounded-cache.ts';
import { createSiteFile, type SiteFile } from './site-file.ts';
import type { SiteLanguage } from './site-hosts.ts';

const KEPT_PAGES = 400;
const ANCHOR = /<a\s[^>]*>/g;
const PRODUCTION_HREF = /(\shref=")https:\/\/([^/"?#]+)/;

/** Gives the page that a visitor on localhost gets: its language links lead to the local sites. */
export type LocalPages = (language: string, file: SiteFile, port: string) => SiteFile;

/** Makes local pages when they are first asked for and keeps a bounded number of them. */
export function createLocalPages(languages: readonly SiteLanguage[]): LocalPages {
  const pages = createBoundedCache<SiteFile>(KEPT_PAGES);
  return (language, file, port) =>
    file.isPage
      ? pages.getOrMake(`${port}/${language}/${file.fileName}`, () => localPage(languages, file, port))
      : file;
}

/**
 * Points the language links of a page at the local sites: in anchors with `data-language`, a production origin
 * becomes `http://<code>.localhost:<port>`. Everything else, canonical and alternate links included, stays.
 *
 * @param port the port to link to, or "" for none
 */
export function localLinks(languages: readonly SiteLanguage[], html: string, port: string): string {
  const codes = new Map(languages.map(({ code, domain }) => [domain, code]));
  return html.replace(ANCHOR, (anchor) => {
    if (!anchor.includes(' data-language=')) return anchor;
    return anchor.replace(PRODUCTION_HREF, (link, start: string, domain: string) => {
      const code = codes.get(domain);
      return code === undefined ? link : `${start}http://${code}.localhost${port === '' ? '' : `:${port}`}`;
    });
  });
}

function localPage(languages: readonly SiteLanguage[], file: SiteFile, port: string): SiteFile {
  const html = file.representations[0].body.toString('utf8');
  const local = localLinks(languages, html, port);
  if (local === html) return file;

  const identity = Buffer.from(local);
  const bodies = {
    identity,
    gzip: gzipSync(identity, { level: 6 }),
    br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  };
  return createSiteFile(file.fileName, bodies, file.status);
}
