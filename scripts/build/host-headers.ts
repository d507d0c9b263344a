import { cacheControl, REVALIDATE } from '../../server/cache-control.ts';
import type { BrowserDatabase } from '../../server/database/browser-database.ts';
import { contentSecurityPolicy, policyElement } from '../../server/headers/content-security-policy.ts';
import { folderSecurity, pageSecurity } from '../../server/headers/file-security.ts';
import { SECURITY_HEADERS, STRICT_TRANSPORT } from '../../server/headers/security-headers.ts';

/** What a static host is told to send with the files of a site. */
export interface HostHeaders {
  /**
   * Notes a page's headers.
   * @param path its address; null for the page that stands at all unknown ones
   * @returns its HTML: with the policy inside where the host cannot be told to send it
   */
  readonly page: (path: string | null, html: string) => string;
  /** The content of `_headers`, once all pages are noted. */
  readonly text: () => string;
}

/**
 * Cloudflare Pages passes over the rules after the hundredth and over lines that are longer; Netlify has no such limits
 * (developers.cloudflare.com/pages/configuration/headers).
 */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/** Which addresses the files in a folder have. A star would be read by Netlify to mean `/social.png` as well. */
const FOLDERS: Readonly<Record<string, string>> = {
  'assets/': '/assets/:file',
  'hydrate/': '/hydrate/:file',
  'locales/': '/locales/:language/:file',
  'social/': '/social/:file',
};

const LINE_START = '  ';

/**
 * Collects the rules of a site. All rules that match an address count, and hosts join what two of them say of the same
 * header, so that no two do: the rule for all addresses, one for each folder and one for each page name different ones.
 * @param database how browsers reach news and projects; null where the site shows none
 */
export function hostHeaders(database: BrowserDatabase | null): HostHeaders {
  const shared = [
    rule('/*', [...SECURITY_HEADERS, ...STRICT_TRANSPORT]),
    ...Object.entries(FOLDERS).map(([folder, addresses]) => rule(addresses, folderHeaders(folder))),
  ];
  const pages: string[] = [];
  return {
    page(path, html) {
      const policy = contentSecurityPolicy(html, database);
      if (path !== null && shared.length + pages.length < MOST_RULES) {
        const own = rule(addressOf(path), pageSecurity(policy));
        if (own.split('\n').every(({ length }) => length <= LONGEST_LINE)) {
          pages.push(own);
          return html;
        }
      }
      return html.replace(CHARSET, (charset) => charset + policyElement(policy));
    },
    text: () => `${[...shared, ...pages].join('\n\n')}\n`,
  };
}

/** Browsers look for it at the very beginning; the policy comes next, before anything that it speaks of. */
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/** Where a host shows it: Cloudflare Pages leads on to the address with a slash, Netlify takes both as one. */
function addressOf(path: string): string {
  return path.endsWith('/') ? path : `${encodeURI(path)}/`;
}

/** What a folder's files have besides what all have. Hosts let files be asked about each time by themselves. */
function folderHeaders(folder: string): readonly string[] {
  const caching = cacheControl(folder);
  return [...(caching === REVALIDATE ? [] : ['Cache-Control', caching]), ...folderSecurity(folder)];
}

function rule(address: string, headers: readonly string[]): string {
  const lines = headers.flatMap((name, at) =>
    at % 2 === 0 ? [`${LINE_START}${name}: ${headers[at + 1]}`] : [],
  );
  return [address, ...lines].join('\n');
}
