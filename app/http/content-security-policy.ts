import type { BrowserDatabase } from '../data/browser-database.ts';
import { inlineCode, sourceOf } from './inline-code.ts';

/** Emotion puts an empty style element into the page and gives it rules through its object, which no policy asks about. */
const EMPTY_STYLE = sourceOf('');

/** Directives that count in a header only; in a page, browsers complain about them. */
const HEADER_ONLY = /^frame-ancestors /;

const SEPARATOR = '; ';

/**
 * The Content-Security-Policy of a page: nothing but what the page has and fetches. It holds for all that is shown
 * later without loading a page anew, so pictures and the database are allowed on each.
 * @param html the page
 * @param database how browsers reach news and projects; null where the site shows none
 */
export function contentSecurityPolicy(html: string, database: BrowserDatabase | null): string {
  const { scripts, styles } = inlineCode(html);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', ...styles, EMPTY_STYLE].join(' '),
    // Pictures of news and projects come from wherever an editor has put them.
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

/** The element by which a page carries a policy itself, where the host cannot send it as a header. */
export function policyElement(policy: string): string {
  const directives = policy.split(SEPARATOR).filter((directive) => !HEADER_ONLY.test(directive));
  return `<meta http-equiv="Content-Security-Policy" content="${directives.join(SEPARATOR)}"/>`;
}
