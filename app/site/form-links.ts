import type { Form } from '../../schema/form.ts';
import type { Page } from '../../schema/page.ts';
import type { Section } from '../../schema/sections/section.ts';
import type { ResolvedSite } from './resolved-site.ts';

/** A package by its set and its name in it. */
interface PackageName {
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
 * The address of a button with the choices that it preselects on a form: those of the page `from`, on which it is, and
 * its package. `/fa-tilbod` → `/fa-tilbod?service=marketing&package=marketing.pro`
 */
export function linkToForm(
  to: string,
  from: string | undefined,
  site: ResolvedSite,
  packageName?: PackageName,
): string {
  const query = new URLSearchParams();
  for (const section of site.pageByPath[to]?.sections ?? []) {
    const form = 'form' in section ? site.forms[section.form] : undefined;
    if (!form) continue;
    for (const [name, value] of selectChoices(form, from, packageName)) query.append(name, value);
    // Such a form shows the package that its visitor wants.
    if (packageName && section.kind === 'form' && section.summary)
      query.append(PACKAGE_LINK, packageLinkValue(packageName));
  }
  return query.size > 0 ? `${to}?${query}` : to;
}

function selectChoices(form: Form, from: string | undefined, packageName: PackageName | undefined) {
  return form.fields.flatMap((field): [string, string][] => {
    if (!('link' in field) || field.link === undefined) return [];
    const { link } = field;
    if (field.type === 'package')
      return field.options
        .filter(({ package: id }) => packageName?.set === field.set && packageName.package === id)
        .map(({ value }) => [link, value]);
    return field.options
      .filter(({ page, morePages }) => from !== undefined && [page, ...morePages].includes(from))
      .map(({ value }) => [link, value]);
  });
}

/** A package whose button links to a form, with the place of the button. */
interface PackageButton extends PackageName {
  readonly page: Page;
  /** The section's id. */
  readonly section: string;
}

/** Finds the packages whose buttons link to a page, each once. */
export function findPackageButtons(to: string, site: ResolvedSite): PackageButton[] {
  const buttons = new Map<string, PackageButton>();
  for (const page of site.pages)
    for (const section of page.sections)
      for (const { set, to: target } of listOfferedSets(section)) {
        if (target !== to) continue;
        for (const { id } of site.packages[set]?.packages ?? []) {
          const button = { set, package: id, page, section: section.id };
          const name = packageLinkValue(button);
          if (!buttons.has(name)) buttons.set(name, button);
        }
      }
  return [...buttons.values()];
}

/** The package sets that a section shows side by side, the smaller first, with their buttons. */
export function listOfferedSets(section: Section) {
  if (section.kind !== 'packages') return [];
  return section.smaller ? [section.smaller, section] : [section];
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
