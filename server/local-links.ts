import type { SiteLanguage } from '../app/http/site-hosts.ts';

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
