import type { HostRedirect } from '../../app/http/site-hosts.ts';
import { readableAddress } from '../../schema/redirect.ts';
import type { RequestTarget } from './request-target.ts';

/** A redirect from an address with certain parameters. */
interface FormerAddress {
  readonly parameters: readonly (readonly [string, string])[];
  readonly redirect: RedirectTarget;
}

/** Redirects by their path in lower case; of those with the same path the one with most parameters comes first. */
export type RedirectIndex = ReadonlyMap<string, readonly FormerAddress[]>;

export interface RedirectTarget {
  readonly status: number;
  /** Ready for a Location header. */
  readonly location: string;
}

export function indexRedirects(redirects: readonly HostRedirect[]): RedirectIndex {
  const entries = redirects.map(({ from, to, status }) => {
    const [path = '', query] = splitAddress(from);
    return {
      path: path.toLowerCase(),
      parameters: [...new URLSearchParams(query)],
      redirect: { status, location: encodeForHeader(to) },
    };
  });
  // `/Services` to `/services` would redirect a page to itself; pages are found in any capitals anyway.
  const usefulEntries = entries
    .filter(({ path, parameters, redirect }) => parameters.length > 0 || path !== redirect.location)
    .toSorted((one, other) => other.parameters.length - one.parameters.length);
  return Map.groupBy(usefulEntries, ({ path }) => path);
}

/**
 * Finds the redirect of a page address of a former site.
 * @param tidyPath the corrected path, which is tried after the one that was sent
 * @returns the redirect, and the part of the visitor's query that is not part of the old address; null if there is none
 */
export function findRedirect(
  addresses: RedirectIndex,
  { rawPath, query }: Pick<RequestTarget, 'rawPath' | 'query'>,
  tidyPath?: string,
): { readonly redirect: RedirectTarget; readonly query: string } | null {
  const [path = '', queryText] = splitAddress(readableAddress(rawPath + query));
  const queryParameters = new URLSearchParams(queryText);
  const matchingAddress = [path.toLowerCase(), tidyPath ?? '']
    .flatMap((name) => addresses.get(name) ?? [])
    .find(({ parameters }) => parameters.every(([name, value]) => queryParameters.has(name, value)));
  if (!matchingAddress) return null;
  if (matchingAddress.parameters.length === 0) return { redirect: matchingAddress.redirect, query };
  const otherParameters = new URLSearchParams(query);
  for (const [name] of matchingAddress.parameters) otherParameters.delete(name);
  return { redirect: matchingAddress.redirect, query: otherParameters.size > 0 ? `?${otherParameters}` : '' };
}

const splitAddress = (address: string) => address.split(/\?(.*)/s);

/** Encodes characters that a header cannot carry and leaves encoded ones unchanged. */
function encodeForHeader(address: string): string {
  return encodeURI(address).replaceAll('%25', '%');
}
