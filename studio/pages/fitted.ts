import { referenceTarget } from '../../checks/names/check-names.ts';
import { isJsonList } from '../../edits/edit.ts';
import type { Json } from '../../edits/json.ts';
import { iconName, id, path as pagePath } from '../../schema/identifiers.ts';
import { getChild, isRecord, listAt, valueAt } from '../../schema/plain-value.ts';
import { hasSchema, schemaAt } from '../../schema/schema-walk.ts';
import { section } from '../../schema/sections/section.ts';
import { nodeAt, siteNode } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';

/** A section in site.yaml. */
export type SectionInput = { readonly kind: string; readonly id: string } & {
  readonly [key: string]: Json;
};

/**
 * An example of a section, with its pages, packages, forms and figures replaced by those of the site.
 * @param site the value of site.yaml
 * @param id of the section on its page
 * @param document for a section that shows one
 * @returns null if the site has nothing that such a section could show
 */
export function fittedSection(
  site: Json,
  example: SectionInput,
  id: string,
  document: string,
): SectionInput | null {
  const pageCount = listAt(site, ['pages']).length;
  const page = (newSection: Json) => ({ id: 'new', path: '/new', texts: 'home', sections: [newSection] });
  const withSection = (newSection: Json) =>
    ({ ...(site as object), pages: [...listAt(site, ['pages']), page(newSection)] }) as Json;
  const sectionPath = ['pages', pageCount, 'sections', 0];
  const bare = { ...omitDefaults(example), id, ...('document' in example && { document }) };
  const fitted = adaptValue(withSection(bare), bare, sectionPath, false) ?? bare;
  // Second pass: the package of a line must be in the set from the first one.
  const refitted = adaptValue(withSection(fitted), fitted, sectionPath, true) as SectionInput | undefined;
  if (refitted === undefined || !section.safeParse(refitted).success) return null;
  return refitted.kind === 'order-form' && !hasPackages(site, refitted.form) ? null : refitted;
}

/** Omits default values. */
function omitDefaults(section: SectionInput): { readonly [key: string]: Json } {
  const { ground, ...rest } = section;
  return ground === 'plain' ? rest : section;
}

/** @param isStrict if true, a name without a replacement makes the result undefined */
function adaptValue(site: Json, value: Json, path: ValuePath, isStrict: boolean): Json | undefined {
  if (isJsonList(value)) return adaptList(site, value, path, isStrict);
  if (isRecord(value)) {
    const entries = Object.entries(value)
      .map(([key, inner]) => [key, adaptValue(site, inner, [...path, key], isStrict)] as const)
      // A missing picture is left out; if it is required, the schema check fails.
      .filter(([key, inner]) => key !== 'picture' || inner !== undefined);
    return entries.some(([, inner]) => inner === undefined)
      ? undefined
      : (Object.fromEntries(entries) as Json);
  }
  if (typeof value !== 'string') return value;
  const { schema } = schemaAt(site, [...path]);
  if (hasSchema(iconName, { schema })) return value;
  if (hasSchema(pagePath, { schema })) return getQuotePage(site);
  if (path.at(-1) === 'label' && hasSchema(id, { schema })) return getQuoteLabel(site);
  if (!hasSchema(id, { schema })) return value;
  const names = listAllowedNames(site, path);
  if (!names || names.has(value)) return value;
  return [...names][0] ?? (isStrict ? undefined : value);
}

/** Names allowed at a path. */
function listAllowedNames(site: Json, path: ValuePath): ReadonlySet<string> | undefined {
  const node = nodeAt(siteNode(site), path);
  return (node && referenceTarget(node)?.names.all) ?? undefined;
}

/** A list of names gets the same number of the site's names. */
function adaptList(site: Json, items: readonly Json[], path: ValuePath, isStrict: boolean): Json | undefined {
  const names = typeof items[0] === 'string' ? listAllowedNames(site, [...path, 0]) : undefined;
  if (names && names.size > 0) return [...names].slice(0, items.length);
  if (names && isStrict) return undefined;
  const fitted = items.map((item, index) => adaptValue(site, item, [...path, index], isStrict));
  return fitted.includes(undefined) ? undefined : removeDuplicates(fitted as Json[]);
}

/** Keeps one of several buttons to the same page, and one of several equal lines. */
function removeDuplicates(items: readonly Json[]): readonly Json[] {
  const getIdentity = (item: Json) => {
    if (!isRecord(item)) return JSON.stringify(item);
    if ('label' in item && 'to' in item) return JSON.stringify(item.to);
    return 'kind' in item ? JSON.stringify({ ...item, id: '' }) : JSON.stringify(item);
  };
  return items.filter(
    (item, index) => items.findIndex((each) => getIdentity(each) === getIdentity(item)) === index,
  );
}

/** Target of the button in the header, the page for interested visitors. */
function getQuotePage(site: Json): Json | undefined {
  const to = valueAt(site, ['navigation', 'quote', 'to']);
  return typeof to === 'string' ? to : undefined;
}

/** Label of that button. */
function getQuoteLabel(site: Json): Json | undefined {
  const label = valueAt(site, ['navigation', 'quote', 'label']);
  return typeof label === 'string' ? label : undefined;
}

function hasPackages(site: Json, form: Json | undefined): boolean {
  const formValue = listAt(site, ['forms']).find((each) => getChild(each, 'id') === form);
  return listAt(formValue, ['fields']).some((field) => isRecord(field) && field.type === 'package');
}
