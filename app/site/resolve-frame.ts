import { toNonBreaking } from './format.ts';
import type { FrameView, HeaderItemView, PageLink } from './page-view.ts';
import type { ResolvedSite } from './resolved-site.ts';

/** Makes everything that the frame around the pages needs. @param sprite the address of the icons */
export function resolveFrame(site: ResolvedSite, sprite: string): FrameView {
  const { navigation, company } = site;
  const link = (to: string): PageLink => ({ page: site.pageByPath[to]?.id ?? '', to });
  return {
    languages: site.languages.map(({ code, name, origin }) => ({ code, name, origin })),
    sprite,
    header: navigation.header.map((item): HeaderItemView => {
      if (item.kind === 'link') return { ...item, ...link(item.to) };
      return {
        ...item,
        page: link(item.to).page,
        links: item.entries.map((entry) => ({ ...link(entry.to), icon: entry.icon })),
      };
    }),
    quote: navigation.quote,
    quick: navigation.quick.map(link),
    legal: navigation.legal.map(link),
    cookies: link(navigation.cookies),
    company: {
      name: company.name,
      phone: toNonBreaking(company.phone),
      email: company.email,
      copyrightYear: company.copyrightYear,
      offices: company.offices.map(({ id }) => ({ id })),
      social: company.social,
    },
  };
}

/** The icons that the frame and the components of sections use, regardless of site.yaml. */
export const INTERFACE_ICONS = [
  'arrow-right',
  'arrow-left',
  'arrow-up',
  'arrow-up-right',
  'arrow-down',
  'check',
  'chevron-down',
  'circle-alert',
  'circle-check',
  'chevron-right',
  'globe',
  'mail',
  'map-pin',
  'menu',
  'phone',
  'rss',
  'search',
  'share-2',
  'x',
] as const;

/** Every icon that the site shows, sorted: those of the interface, and those that site.yaml names. */
export function iconsInUse(site: ResolvedSite): string[] {
  const icons = new Set<string>(INTERFACE_ICONS);
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'icon' && typeof inner === 'string') icons.add(inner);
        else visit(inner);
      }
  };
  visit([site.navigation, site.forms, site.pages, site.notFound]);
  return [...icons].sort();
}
