import type { Redirect } from '../../app/http/site-hosts.ts';
import { readableAddress } from '../../schema/redirect.ts';
import type { RequestTarget } from './request-target.ts';

/** A redirect from an address with certain parameters. */
interface FormerAddress {
  readonly parameters: readonly (readonly [string, string])[];
  readonly redirect: RedirectTarget;
}

/** Redirects by their path in lower case; of those with one path the one with most parameters comes first. */
export type FormerAddresses = ReadonlyMap<string, readonly FormerAddress[]>;

export interface RedirectTarget {
  readonly status: number;
  /** Ready for a Location header. */
  readonly location: string;
}

export function formerAddresses(redirects: readonly Redirect[]): FormerAddresses {
  const entries = redirects.map(({ from, to, status }) => {
    const [path = '', query] = splitAddress(from);
    return {
      path: path.toLowerCase(),
      parameters: [...new URLSearchParams(query)],
      redirect: { status, location: headerSafe(to) },
    };
  });
  // A page would redirect to itself by `/Services` to `/services`; it is found in any capitals without that.
  const others = entries.filter(
    (entry) => entry.parameters.length > 0 || entry.path !== entry.redirect.location,
  );
  const byPath = Map.groupBy(others, ({ path }) => path);
  for (const group of byPath.values())
    group.sort((one, other) => other.parameters.length - one.parameters.length);
  return byPath;
}

/**
 * Finds the redirect of an address that a page of a former site had.
 * @param tidied the path that the visitor meant, which counts after the one that was sent
 * @returns the redirect, and the part of the visitor's query that it does not stand for; null if there is none
 */
export function findRedirect(
  addresses: FormerAddresses,
  { rawPath, query }: Pick<RequestTarget, 'rawPath' | 'query'>,
  tidied?: string,
): { readonly redirect: RedirectTarget; readonly query: string } | null {
  const [path = '', parametersSent] = splitAddress(readableAddress(rawPath + query));
  const sent = new URLSearchParams(parametersSent);
  const found = [path.toLowerCase(), tidied ?? '']
    .flatMap((name) => addresses.get(name) ?? [])
    .find(({ parameters }) => parameters.every(([name, value]) => sent.has(name, value)));
  if (!found) return null;
  if (found.parameters.length === 0) return { redirect: found.redirect, query };
  const rest = new URLSearchParams(query);
  for (const [name] of found.parameters) rest.delete(name);
  return { redirect: found.redirect, query: rest.size > 0 ? `?${rest}` : '' };
}

/** The path and the query of an address. */
const splitAddress = (address: string) => address.split(/\?(.*)/s);

/** Encodes what a header cannot carry and leaves what is already encoded. */
function headerSafe(address: string): string {
  return encodeURI(address).replaceAll('%25', '%');
}
