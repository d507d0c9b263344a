import type { SiteLanguage } from '../../app/http/site-hosts.ts';
import { withoutStart } from '../../app/hydration/late-start.ts';
import { createBoundedCache } from '../../app/site/bounded-cache.ts';
import { createCompressedFile, measureFile, type SiteFile } from './site-file.ts';

/** Differences between a sent page and the built one. */
export interface PageChanges {
  /** The server's port for a visitor on localhost, "" if the Host header has none; undefined for all others. */
  readonly localPort: string | undefined;
  /** Shown in another language than its host's, by `?lng=`. */
  readonly isForeign: boolean;
}

interface CachedPage {
  /** Size of the built page, which is about that of its variants. */
  readonly bytes: number;
  readonly page: Promise<SiteFile>;
}

/** Returns the variant of a file; only pages ever differ. */
type PageVariants = (language: string, file: SiteFile, options: PageChanges) => Promise<SiteFile> | SiteFile;

const MAX_CACHED_BYTES = 16_000_000;

/** Creates variants of pages at the first request and caches them within a limit of bytes. */
export function createPageVariants(languages: readonly SiteLanguage[]): PageVariants {
  const pages = createBoundedCache<CachedPage>(MAX_CACHED_BYTES, ({ bytes }) => bytes);

  return (language, file, options) => {
    const { localPort, isForeign } = options;
    if (!file.isPage || (localPort === undefined && !isForeign)) return file;
    // Includes the content's tag: pages with news and projects change under the same name.
    const name = `${localPort ?? '-'}/${isForeign}/${language}/${file.fileName}/${file.representations[0].etag}`;
    return pages.getOrMake(name, () => ({
      bytes: measureFile(file),
      page: adapt(languages, file, options),
    })).page;
  };
}

/** Neither links nor the hydration address are inline code, so that the page's policy stays valid. */
async function adapt(
  languages: readonly SiteLanguage[],
  file: SiteFile,
  { localPort, isForeign }: PageChanges,
): Promise<SiteFile> {
  const html = file.representations[0].body.toString('utf8');
  const localHtml = localPort === undefined ? html : localizeLinks(languages, html, localPort);
  // The host serves the code and texts of another language.
  const text = isForeign ? withoutStart(localHtml) : localHtml;
  return await createCompressedFile(file.fileName, text, file.security, file.status);
}

const ANCHOR = /<a\s[^>]*>/g;
const HREFLANG = /\shreflang=/i;
const PRODUCTION_HREF = /(\shref=")https:\/\/([^/"?#]+)/;

/**
 * Points the language links of a page at the local sites: in anchors with `hreflang`, a production origin becomes
 * `http://<code>.localhost:<port>`. All other links, canonical and alternate ones included, stay.
 * @param port the port to link to, or "" for none
 */
export function localizeLinks(languages: readonly SiteLanguage[], html: string, port: string): string {
  const codes = new Map(languages.map(({ code, domain }) => [domain, code]));
  return html.replace(ANCHOR, (anchor) => {
    if (!HREFLANG.test(anchor)) return anchor;
    return anchor.replace(PRODUCTION_HREF, (link, start: string, domain: string) => {
      const code = codes.get(domain);
      return code === undefined ? link : `${start}http://${code}.localhost${port === '' ? '' : `:${port}`}`;
    });
  });
}
