import type { Form } from '../../schema/form.ts';
import type { Page } from '../../schema/page.ts';
import type { Section } from '../../schema/sections/section.ts';
import type { ResolvedSite } from './resolved-site.ts';

/** A package by its set and its name in it. */
export interface PackageName {
  readonly set: string;
  readonly package: string;
}

/** Query parameter that selects a package for which the form has no field: `?package=marketing.pro`. */
export const PACKAGE_LINK = 'package';

/** The value that names a package in an address. */
export function packageLinkValue({ set, package: id }: PackageName): string {
  return `${set}.${id}`;
}

/**
 * The address of a button, with the choices that it preselects on the form that it links to: those of the page it is
 * on, and the package that it belongs to. `/fa-tilbod` → `/fa-tilbod?service=marketing&package=marketing.pro`
 * @param from the address of the page that the button is on; undefined if the page has none
 */
export function linkToForm(
  to: string,
  from: string | undefined,
  site: ResolvedSite,
  offered?: PackageName,
): string {
  const query = new URLSearchParams();
  for (const section of site.pageByPath[to]?.sections ?? []) {
    const form = 'form' in section ? site.forms[section.form] : undefined;
    if (!form) continue;
    for (const [name, value] of selectChoices(form, from, offered)) query.append(name, value);
    // Such a form shows the package that its visitor wants.
    if (offered && section.kind === 'form' && section.summary)
      query.append(PACKAGE_LINK, packageLinkValue(offered));
  }
  return query.size > 0 ? `${to}?${query}` : to;
}

function selectChoices(form: Form, from: string | undefined, offered: PackageName | undefined) {
  return form.fields.flatMap((field): [string, string][] => {
    if (!('link' in field) || field.link === undefined) return [];
    const { link } = field;
    if (field.type === 'package')
      return field.options
        .filter(({ package: id }) => offered?.set === field.set && offered.package === id)
        .map(({ value }) => [link, value]);
    return field.options
      .filter(({ page, morePages }) => from !== undefined && [page, ...morePages].includes(from))
      .map(({ value }) => [link, value]);
  });
}

/** A section that shows a package whose button links to a form. */
export interface OfferPlace extends PackageName {
  readonly page: Page;
  /** The section's id. */
  readonly section: string;
}

/** The packages whose buttons link to a page, each once. */
export function packagesLeadingTo(to: string, site: ResolvedSite): OfferPlace[] {
  const places = new Map<string, OfferPlace>();
  for (const page of site.pages)
    for (const section of page.sections) {
      if (section.kind !== 'packages' || section.to !== to) continue;
      for (const { id } of site.packages[section.set]?.packages ?? []) {
        const place = { set: section.set, package: id, page, section: section.id };
        const name = packageLinkValue(place);
        if (!places.has(name)) places.set(name, place);
      }
    }
  return [...places.values()];
}

/** The address for ordering from a set, with a given package preselected; null if no form takes orders of the set. */
export function orderLink(site: ResolvedSite, set: string, id?: string): string | null {
  const takesOrders = (section: Section) =>
    section.kind === 'order-form' &&
    site.forms[section.form]?.fields.some((field) => field.type === 'package' && field.set === set);
  const page = site.pages.find(({ sections }) => sections.some(takesOrders));
  return page
    ? linkToForm(page.path, undefined, site, id === undefined ? undefined : { set, package: id })
    : null;
}
