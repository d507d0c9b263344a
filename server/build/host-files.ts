import { cacheControl, REVALIDATE } from '../../app/http/cache-control.ts';
import { policyElement } from '../../app/http/content-security-policy.ts';
import { folderSecurity, pageSecurity } from '../../app/http/file-security.ts';
import { SECURITY_HEADERS, STRICT_TRANSPORT } from '../../app/http/security-headers.ts';
import type { HostRedirect } from '../../app/http/site-hosts.ts';
import { isReservedAddress } from '../../schema/reserved-addresses.ts';

/** Headers that a static host is configured to send with the files of a site. */
export interface HostHeaders {
  /**
   * Records the policy of a page; the last one counts.
   * @param path its address; null for the not-found page
   * @returns true if the host can be configured to send it; else the page must contain it (`withPolicy`)
   */
  readonly page: (path: string | null, policy: string) => boolean;
  /** The content of `_headers`, once all pages are recorded. */
  readonly text: () => string;
}

/**
 * Cloudflare Pages ignores the rules after the hundredth and lines that are longer; Netlify has no such limits
 * (developers.cloudflare.com/pages/configuration/headers).
 */
const MAX_RULES = 100;
const MAX_LINE_LENGTH = 2000;

/** Addresses of the files in a folder. Netlify would read a star as matching `/social.png` as well. */
const FOLDERS: Readonly<Record<string, string>> = {
  'assets/': '/assets/:file',
  'hydrate/': '/hydrate/:file',
  'locales/': '/locales/:language/:file',
  'social/': '/social/:file',
};

const LINE_START = '  ';

/**
 * Collects the rules of a site. All rules that match an address count, and hosts join the values that two of them have
 * for a header, so each header is in one only: the rule for all addresses, for a folder or for a page.
 */
export function createHostHeaders(): HostHeaders {
  const sharedRules = [
    formatRule('/*', [...SECURITY_HEADERS, ...STRICT_TRANSPORT]),
    ...Object.entries(FOLDERS).map(([folder, address]) => formatRule(address, getFolderHeaders(folder))),
  ];
  const pages = new Map<string, string>();
  return {
    page(path, policy) {
      if (path === null) return false;
      pages.delete(path);
      if (sharedRules.length + pages.size >= MAX_RULES) return false;
      const pageRule = formatRule(getHostAddress(path), pageSecurity(policy));
      if (pageRule.split('\n').some(({ length }) => length > MAX_LINE_LENGTH)) return false;
      pages.set(path, pageRule);
      return true;
    },
    text: () => `${[...sharedRules, ...pages.values()].join('\n\n')}\n`,
  };
}

/** The HTML of a page that contains its policy. */
export function withPolicy(html: string, policy: string): string {
  return html.replace(CHARSET_TAG, (charset) => charset + policyElement(policy));
}

/** Browsers look for it at the very beginning; the policy comes next, before all that it governs. */
const CHARSET_TAG = /<meta charset="utf-8"\s*\/?>/i;

/** Address of a page at a host: Cloudflare Pages redirects to the one with a slash, Netlify treats both as one. */
function getHostAddress(path: string): string {
  return path.endsWith('/') ? path : `${encodeURI(path)}/`;
}

/** Headers of a folder's files in addition to those of all. Hosts have files revalidated each time by default. */
function getFolderHeaders(folder: string): readonly string[] {
  const caching = cacheControl(folder);
  return [...(caching === REVALIDATE ? [] : ['Cache-Control', caching]), ...folderSecurity(folder)];
}

function formatRule(address: string, headers: readonly string[]): string {
  const lines = headers.flatMap((name, index) =>
    index % 2 === 0 ? [`${LINE_START}${name}: ${headers[index + 1]}`] : [],
  );
  return [address, ...lines].join('\n');
}

/**
 * The content of `_redirects`: former addresses of pages. Each is given with and without a slash at its end,
 * and in lower case as well, because Cloudflare Pages compares them letter by letter: other capitals are found by our
 * server only. It ignores those with a query, which Netlify reads. Hosts keep a visitor's query, as our server does.
 * For a missing item of news or projects, a host shows the page for unknown addresses: a rule that redirects a whole
 * folder to its list would redirect existing items, too.
 * @param pictures address of the picture library of a hosted project, which Netlify shows on the site's own address;
 * null if there is none
 */
export function formatHostRedirects(
  redirects: readonly HostRedirect[],
  pictures: string | null = null,
): string {
  const redirectLines = redirects
    .flatMap(({ from, to, status }) => {
      const [path = '', query = ''] = from.split('?');
      const parameters = [...new URLSearchParams(query)].map(
        ([name, value]) => ` ${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
      );
      // A colon would start a placeholder.
      const lowerCasePath = path.replace(/(?<!%[\dA-F]?)\p{Lu}/gu, (letter) => letter.toLowerCase());
      // The server reserves some addresses, and a page must not redirect to itself.
      const isFree = lowerCasePath !== to && !isReservedAddress(lowerCasePath);
      const addresses = [...new Set([path, isFree ? lowerCasePath : path])]
        .map((address) => encodeAddress(address).replaceAll(':', '%3A'))
        .flatMap((address) => (path === '/' ? [address] : [address, `${address}/`]));
      return addresses.map((address) => `${address}${parameters.join('')} ${encodeAddress(to)} ${status}\n`);
    })
    .join('');
  return pictures === null ? redirectLines : `${redirectLines}/pictures/* ${pictures}/:splat 200\n`;
}

/** Encodes characters that an address cannot contain; those already encoded stay. */
function encodeAddress(address: string): string {
  return encodeURI(address).replace(/%25(?=[\dA-F]{2})/g, '%');
}
