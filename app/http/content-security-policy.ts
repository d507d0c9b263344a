import type { BrowserDatabase } from '../data/browser-database.ts';
import { hashSource, inlineCode } from './inline-code.ts';

/** Emotion puts an empty style element into the page and gives it rules through its object, which no policy checks. */
const EMPTY_STYLE = hashSource('');

/** Directives that work in a header only; in a page, browsers report them. */
const HEADER_ONLY = /^frame-ancestors /;

const SEPARATOR = '; ';

/**
 * The Content-Security-Policy of a page: only what the page has and fetches. It also applies to pages that
 * are shown later without a reload, so pictures and the database are allowed on each.
 * @param database how browsers reach news and projects; null if the site shows none
 */
export function contentSecurityPolicy(html: string, database: BrowserDatabase | null): string {
  const { scripts, styles } = inlineCode(html);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', ...styles, EMPTY_STYLE].join(' '),
    // Pictures of news and projects come from any host that an editor chooses.
    "img-src 'self' https:",
    "font-src 'self'",
    ['connect-src', "'self'", ...(database?.url ? [new URL(database.url).origin] : [])].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The policies of app/hydration: own-html.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default own',
  ].join(SEPARATOR);
}

/** The element with a page's policy, for hosts that cannot send it as a header. */
export function policyElement(policy: string): string {
  const directives = policy.split(SEPARATOR).filter((directive) => !HEADER_ONLY.test(directive));
  return `<meta http-equiv="Content-Security-Policy" content="${directives.join(SEPARATOR)}"/>`;
}
