import type { ResolvedSite } from './resolved-site.ts';

/** Where the company's days begin: at its first office. */
export function companyTimeZone({ offices }: Pick<ResolvedSite['company'], 'offices'>): string {
  return offices[0]?.timeZone ?? 'UTC';
}
