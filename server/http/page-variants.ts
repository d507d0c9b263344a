import type { SiteLanguage } from '../../app/http/site-hosts.ts';
import { withoutStart } from '../../app/hydration/late-start.ts';
import { createBoundedCache } from '../../app/site/bounded-cache.ts';
import { createCompressedFile, createSiteFile, type SiteFile } from './site-file.ts';

/** How a page differs from the built one. */
export interface Shown {
  /** The port of a visitor on localhost, "" when the Host header has none; undefined for everybody else. */
  readonly localPort: string | undefined;
  /** Whether that is another port than the server's, as behind a tunnel. */
  readonly isOddPort: boolean;
  /** Shown in another language than its host's, by `?lng=`. */
  readonly isForeign: boolean;
}

/** Returns the variant of a file; only pages ever differ. */
type PageVariants = (language: string, file: SiteFile, shown: Shown) => Promise<SiteFile> | SiteFile;

const KEPT_PAGES = 400;

/** Marks the places of the port; a character that no page contains. */
const PORT = '\u0000';

/**
 * Creates variants of pages at the first request and caches a bounded number of them. Those of an odd port are neither
 * compressed nor cached: there are 65,535 ports, and each request could name another. They are joined from the parts of a
 * page that was split at its ports once, which is cheap.
 */
export function createPageVariants(languages: readonly SiteLanguage[]): PageVariants {
  const pages = createBoundedCache<Promise<SiteFile>>(KEPT_PAGES);
  const pageParts = new WeakMap<SiteFile, readonly Buffer[]>();
  const foreignPageParts = new WeakMap<SiteFile, readonly Buffer[]>();

  function ofOddPort(file: SiteFile, port: string, shown: Shown): SiteFile {
    const known = shown.isForeign ? foreignPageParts : pageParts;
    const parts =
      known.get(file) ??
      shownText(languages, file, { ...shown, localPort: PORT })
        .split(PORT)
        .map((part) => Buffer.from(part));
    known.set(file, parts);
    const written = Buffer.from(port);
    const identity = Buffer.concat(parts.flatMap((part, place) => (place === 0 ? [part] : [written, part])));
    const tag = `${file.representations[0].etag.slice(1, -1)}-${port}${shown.isForeign ? '-lng' : ''}`;
    return createSiteFile(file.fileName, { identity }, file.security, file.status, tag);
  }

  return (language, file, shown) => {
    const { localPort, isOddPort, isForeign } = shown;
    if (!file.isPage || (localPort === undefined && !isForeign)) return file;
    if (isOddPort && localPort !== undefined) return ofOddPort(file, localPort, shown);
    // With the content's tag: pages with news and projects change under the same name.
    const name = `${localPort ?? '-'}/${isForeign}/${language}/${file.fileName}/${file.representations[0].etag}`;
    return pages.getOrMake(name, () => variant(languages, file, shown));
  };
}

async function variant(languages: readonly SiteLanguage[], file: SiteFile, shown: Shown): Promise<SiteFile> {
  const text = shownText(languages, file, shown);
  return await createCompressedFile(file.fileName, text, file.security, file.status);
}

/** Neither links nor the hydration address are inline code, so that the page's policy stays valid. */
function shownText(
  languages: readonly SiteLanguage[],
  file: SiteFile,
  { localPort, isForeign }: Shown,
): string {
  const html = file.representations[0].body.toString('utf8');
  const local = localPort === undefined ? html : localLinks(languages, html, localPort);
  // The host serves the code and texts of another language.
  return isForeign ? withoutStart(local) : local;
}

const ANCHOR = /<a\s[^>]*>/g;
const SAYS_LANGUAGE = /\shreflang=/i;
const PRODUCTION_HREF = /(\shref=")https:\/\/([^/"?#]+)/;

/**
 * Points the language links of a page at the local sites: in anchors with `hreflang`, a production origin
 * becomes `http://<code>.localhost:<port>`. Everything else, canonical and alternate links included, stays.
 *
 * @param port the port to link to, or "" for none
 */
export function localLinks(languages: readonly SiteLanguage[], html: string, port: string): string {
  const codes = new Map(languages.map(({ code, domain }) => [domain, code]));
  return html.replace(ANCHOR, (anchor) => {
    if (!SAYS_LANGUAGE.test(anchor)) return anchor;
    return anchor.replace(PRODUCTION_HREF, (link, start: string, domain: string) => {
      const code = codes.get(domain);
      return code === undefined ? link : `${start}http://${code}.localhost${port === '' ? '' : `:${port}`}`;
    });
  });
}
