import type { Redirect } from '../../app/http/site-hosts.ts';

/**
 * The content of `_redirects`: the addresses that pages had before. Each is given with and without a slash at its end,
 * because Cloudflare Pages compares them letter by letter. Hosts keep a visitor's query, as our server does.
 * Where an item of news or projects is gone, a host shows the page for unknown addresses: a rule that leads from all of
 * a folder to its list would lead there from the items that are there, too.
 */
export function hostRedirects(redirects: readonly Redirect[]): string {
  return redirects
    .flatMap(({ from, to, status }) => {
      const bare = from.length > 1 && from.endsWith('/') ? from.slice(0, -1) : from;
      return [bare, `${bare}/`].map((address) => `${written(address)} ${written(to)} ${status}\n`);
    })
    .join('');
}

/** Encodes what an address cannot carry and leaves what is already encoded. */
function written(address: string): string {
  return encodeURI(address).replaceAll('%25', '%');
}
