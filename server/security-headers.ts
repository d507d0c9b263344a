/** Headers of every answer, as a flat list of names and values. */
export const SECURITY_HEADERS: readonly string[] = [
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
];

/** Headers of every HTML answer besides. */
export const PAGE_SECURITY_HEADERS: readonly string[] = ['X-Frame-Options', 'DENY'];
