import { isLimited, whileAny } from '../../../app/site/lifetime.ts';
import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { lifetimeOf } from '../../../app/site/site-on-day.ts';
import type { Lifetime } from '../../../schema/lifetime.ts';

/** The facts that hold on some days only, each with its days. */
export function factLifetimes(site: ResolvedSite): ReadonlyMap<string, Lifetime> {
  const limited = new Map<string, Lifetime>();
  const put = (name: string, days: Lifetime) => {
    if (isLimited(days)) limited.set(name, days);
  };
  for (const rate of Object.values(site.rates)) {
    put(`price.${rate.id}`, rate);
    put(`price.${rate.id}.surcharge`, rate);
  }
  for (const { id, packages } of Object.values(site.packageSets)) {
    for (const offered of packages) {
      const days = lifetimeOf(offered);
      put(`package.${id}.${offered.id}.price`, days);
      for (const fact of Object.keys(offered.facts)) {
        put(`package.${id}.${offered.id}.${fact}`, days);
        put(`package.${id}.${offered.id}.${fact}.number`, days);
      }
    }
    put(`package.${id}.lowest`, whileAny(packages.map(lifetimeOf)));
  }
  return limited;
}
