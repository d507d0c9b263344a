/** First parts of addresses that the server answers, or that are folders of every site; unreachable for a page. */
const RESERVED_PARTS: ReadonlySet<string> = new Set([
  'studio',
  'healthz',
  'metrics',
  'forms',
  'rest',
  'auth',
  'assets',
  'hydrate',
  'locales',
  'social',
  '.well-known',
  '404',
]);

/** Files at the root of every site, such as `/robots.txt` and `/icon-192.png`, and files of the picture library. */
const RESERVED_FILE =
  /^\/(?:robots\.txt|sitemap\.xml|site\.webmanifest|supabase\.json|favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-[a-z\d-]+\.png|social\.png|404\.html|_.*|pictures\/.+)$/;

/**
 * Returns true for an address that neither a page nor a redirect can have.
 * @param address with or without a query
 */
export function isReservedAddress(address: string): boolean {
  const path = address.replace(/\?.*$/s, '');
  return RESERVED_PARTS.has(path.split('/')[1] ?? '') || RESERVED_FILE.test(path);
}
