import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { siteOn } from '../../../app/site/site-on-day.ts';
import type { OfferedPackage, PackageSet } from '../../../schema/package-set.ts';

/** A site with a package set otherwise. */
export function withSet(site: ResolvedSite, id: string, edit: (set: PackageSet) => PackageSet): ResolvedSite {
  const set = site.packageSets[id];
  return set ? { ...site, packageSets: { ...site.packageSets, [id]: edit(set) } } : site;
}

/** A site with a package otherwise. */
export function withPackage(
  site: ResolvedSite,
  set: string,
  id: string,
  edit: (offered: OfferedPackage) => OfferedPackage,
): ResolvedSite {
  return withSet(site, set, (own) => ({
    ...own,
    packages: own.packages.map((offered) => (offered.id === id ? edit(offered) : offered)),
  }));
}

/** A site in which a package is no longer offered: no form and no price list names it. */
export function withoutPackage(site: ResolvedSite, set: string, id: string, day: string): ResolvedSite {
  return siteOn(
    withPackage(site, set, id, (offered) => ({ ...offered, validUntil: '0001-01-01' })),
    day,
  );
}
