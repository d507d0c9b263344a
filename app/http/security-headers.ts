/** Headers of every answer, as a flat list of names and values. */
export const SECURITY_HEADERS: readonly string[] = [
  'X-Content-Type-Options',
  'nosniff',
  // For browsers that do not know the policy's `frame-ancestors`, and for pages that carry their policy inside.
  'X-Frame-Options',
  'DENY',
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
  // Features that no page uses. Sharing and copying an address stay allowed.
  'Permissions-Policy',
  'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy',
  'same-origin',
];

/** For answers over https: browsers then use only https for two years. Not for subdomains, which others may have. */
export const STRICT_TRANSPORT = ['Strict-Transport-Security', 'max-age=63072000'] as const;
