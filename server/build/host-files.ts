import { cacheControl, REVALIDATE } from '../../app/http/cache-control.ts';
import { policyElement } from '../../app/http/content-security-policy.ts';
import { folderSecurity, pageSecurity } from '../../app/http/file-security.ts';
import { SECURITY_HEADERS, STRICT_TRANSPORT } from '../../app/http/security-headers.ts';
import type { Redirect } from '../../app/http/site-hosts.ts';
import { isReservedAddress } from '../../schema/reserved-addresses.ts';

/** What a static host is configured to send with the files of a site. */
export interface HostHeaders {
  /**
   * Notes the policy of a page; noted again, the last one counts.
   * @param path its address; null for the not-found page
   * @returns whether the host can be configured to send it; else the page is to carry it itself (`withPolicy`)
   */
  readonly page: (path: string | null, policy: string) => boolean;
  /** The content of `_headers`, once all pages are noted. */
  readonly text: () => string;
}

/**
 * Cloudflare Pages passes over the rules after the hundredth and over lines that are longer; Netlify has no such limits
 * (developers.cloudflare.com/pages/configuration/headers).
 */
const MAX_RULES = 100;
const MAX_LINE_LENGTH = 2000;

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
 */
export function hostHeaders(): HostHeaders {
  const shared = [
    rule('/*', [...SECURITY_HEADERS, ...STRICT_TRANSPORT]),
    ...Object.entries(FOLDERS).map(([folder, addresses]) => rule(addresses, folderHeaders(folder))),
  ];
  const pages = new Map<string, string>();
  return {
    page(path, policy) {
      if (path === null) return false;
      pages.delete(path);
      if (shared.length + pages.size >= MAX_RULES) return false;
      const own = rule(addressOf(path), pageSecurity(policy));
      if (own.split('\n').some(({ length }) => length > MAX_LINE_LENGTH)) return false;
      pages.set(path, own);
      return true;
    },
    text: () => `${[...shared, ...pages.values()].join('\n\n')}\n`,
  };
}

/** The HTML of a page that carries its policy itself. */
export function withPolicy(html: string, policy: string): string {
  return html.replace(CHARSET, (charset) => charset + policyElement(policy));
}

/** Browsers look for it at the very beginning; the policy comes next, before anything that it governs. */
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

/**
 * The content of `_redirects`: the addresses that pages had before. Each is given with and without a slash at its end,
 * and in lower case as well, because Cloudflare Pages compares them letter by letter: other capitals are found by our
 * server only. It passes over those with a query, which Netlify reads. Hosts keep a visitor's query, as our server does.
 * Where an item of news or projects is gone, a host shows the page for unknown addresses: a rule that leads from all of
 * a folder to its list would lead there from the items that are there, too.
 * @param pictures where a hosted project has the picture library, which Netlify then shows on the site's own address;
 * null without one
 */
export function hostRedirects(redirects: readonly Redirect[], pictures: string | null = null): string {
  const former = redirects
    .flatMap(({ from, to, status }) => {
      const [path = '', query = ''] = from.split('?');
      const parameters = [...new URLSearchParams(query)].map(
        ([name, value]) => ` ${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
      );
      // A colon would begin the name of a part that may be anything.
      const inLowerCase = path.replace(/(?<!%[\dA-F]?)\p{Lu}/gu, (letter) => letter.toLowerCase());
      // The server keeps some addresses to itself, and a page must not redirect to itself.
      const isFree = inLowerCase !== to && !isReservedAddress(inLowerCase);
      const addresses = [...new Set([path, isFree ? inLowerCase : path])]
        .map((each) => encoded(each).replaceAll(':', '%3A'))
        .flatMap((address) => (path === '/' ? [address] : [address, `${address}/`]));
      return addresses.map((each) => `${each}${parameters.join('')} ${encoded(to)} ${status}\n`);
    })
    .join('');
  return pictures === null ? former : `${former}/pictures/* ${pictures}/:splat 200\n`;
}

/** Encodes what an address cannot carry and leaves what is already encoded. */
function encoded(address: string): string {
  return encodeURI(address).replace(/%25(?=[\dA-F]{2})/g, '%');
}
