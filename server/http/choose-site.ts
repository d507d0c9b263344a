import { isIP } from 'node:net';
import type { SiteLanguage } from '../../app/http/site-hosts.ts';

/** Result for a Host header. */
type SiteChoice =
  /** Serve this language. `localPort` is set for a visitor on localhost: the port of the Host header, or "". */
  | { readonly kind: 'site'; readonly language: string; readonly localPort: string | undefined }
  /** Send the visitor to the same path and query on this origin. */
  | { readonly kind: 'redirect'; readonly origin: string };

/**
 * Chooses the site for a request.
 * @param host the Host header; undefined without one
 * @param query its `lng` counts on localhost and unknown hosts only
 */
export function chooseSite(
  languages: readonly SiteLanguage[],
  host: string | undefined,
  query: string,
): SiteChoice {
  const { name, port } = splitHost(host ?? '');
  for (const { code, domain } of languages) {
    if (name === domain) return { kind: 'site', language: code, localPort: undefined };
    if (name === `${code}.localhost`) return { kind: 'site', language: code, localPort: port };
    if (name === `www.${domain}`) return { kind: 'redirect', origin: `https://${domain}` };
  }
  return {
    kind: 'site',
    language: findQueryLanguage(languages, query) ?? getDefaultLanguage(languages),
    localPort: name === 'localhost' ? port : undefined,
  };
}

/**
 * Returns true if a host accepts forms: the site's names, this machine's, and plain addresses. Any other name is a copy
 * of the site, or another party points it at this server.
 */
export function takesForms(languages: readonly SiteLanguage[], host: string | undefined): boolean {
  const { name } = splitHost(host ?? '');
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 || languages.some(({ domain }) => name === domain);
}

/** The port goes into links, so an invalid one becomes undefined. */
function splitHost(host: string): { name: string; port: string | undefined } {
  const colon = host.lastIndexOf(':');
  const hasPort = colon !== -1 && !host.endsWith(']');
  const name = (hasPort ? host.slice(0, colon) : host).toLowerCase();
  const port = hasPort ? host.slice(colon + 1) : '';
  return {
    name: name.endsWith('.') ? name.slice(0, -1) : name,
    port: port === '' || (/^[1-9]\d{0,4}$/.test(port) && Number(port) <= 65535) ? port : undefined,
  };
}

function findQueryLanguage(languages: readonly SiteLanguage[], query: string): string | undefined {
  if (!query.includes('lng=')) return undefined;
  const requestedCode = new URLSearchParams(query).get('lng');
  return languages.find(({ code }) => code === requestedCode)?.code;
}

function getDefaultLanguage(languages: readonly SiteLanguage[]): string {
  const language = languages.find(({ isDefault }) => isDefault) ?? languages[0];
  if (language === undefined) throw new Error('A site needs at least one language.');
  return language.code;
}
