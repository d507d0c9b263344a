import { referenceTarget } from '../../checks/names/check-names.ts';
import { isList } from '../../edits/edit.ts';
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
  const place = listAt(site, ['pages']).length;
  const page = (written: Json) => ({ id: 'new', path: '/new', texts: 'home', sections: [written] });
  const within = (written: Json) =>
    ({ ...(site as object), pages: [...listAt(site, ['pages']), page(written)] }) as Json;
  const at = ['pages', place, 'sections', 0];
  const start = { ...bareSection(example), id, ...('document' in example && { document }) };
  const fitted = adapt(within(start), start, at, false) ?? start;
  // Second pass: the package of a line must be in the set from the first one.
  const again = adapt(within(fitted), fitted, at, true) as SectionInput | undefined;
  if (again === undefined || !section.safeParse(again).success) return null;
  return again.kind === 'order-form' && !hasPackages(site, again.form) ? null : again;
}

/** Omits default values and the arrow of a hero, which points to a section of the example's page. */
function bareSection({ scrollTo: _, ...section }: SectionInput): { readonly [key: string]: Json } {
  const { ground, ...rest } = section;
  return ground === 'plain' ? rest : section;
}

/** @param isStrict if true, a name without a replacement makes the result undefined */
function adapt(site: Json, value: Json, path: ValuePath, isStrict: boolean): Json | undefined {
  if (isList(value)) return adaptList(site, value, path, isStrict);
  if (isRecord(value)) {
    const entries = Object.entries(value)
      .map(([key, inner]) => [key, adapt(site, inner, [...path, key], isStrict)] as const)
      // A missing picture is left out; if it is required, the schema check fails.
      .filter(([key, inner]) => key !== 'picture' || inner !== undefined);
    return entries.some(([, inner]) => inner === undefined)
      ? undefined
      : (Object.fromEntries(entries) as Json);
  }
  if (typeof value !== 'string') return value;
  const { schema } = schemaAt(site, [...path]);
  if (hasSchema(iconName, { schema })) return value;
  if (hasSchema(pagePath, { schema })) return pageLike(site);
  if (path.at(-1) === 'label' && hasSchema(id, { schema })) return labelLike(site);
  if (!hasSchema(id, { schema })) return value;
  const names = namesAt(site, path);
  if (!names || names.has(value)) return value;
  return [...names][0] ?? (isStrict ? undefined : value);
}

/** Names allowed at a path. */
function namesAt(site: Json, path: ValuePath): ReadonlySet<string> | undefined {
  const node = nodeAt(siteNode(site), path);
  return (node && referenceTarget(node)?.names.all) ?? undefined;
}

/** A list of names gets the same number of the site's names. */
function adaptList(site: Json, items: readonly Json[], path: ValuePath, isStrict: boolean): Json | undefined {
  const names = typeof items[0] === 'string' ? namesAt(site, [...path, 0]) : undefined;
  if (names && names.size > 0) return [...names].slice(0, items.length);
  if (names && isStrict) return undefined;
  const fitted = items.map((item, place) => adapt(site, item, [...path, place], isStrict));
  return fitted.includes(undefined) ? undefined : withoutTwins(fitted as Json[]);
}

/** Keeps one of several buttons to the same page, and one of several equal lines. */
function withoutTwins(items: readonly Json[]): readonly Json[] {
  const sameFor = (item: Json) => {
    if (!isRecord(item)) return JSON.stringify(item);
    if ('label' in item && 'to' in item) return JSON.stringify(item.to);
    return 'kind' in item ? JSON.stringify({ ...item, id: '' }) : JSON.stringify(item);
  };
  return items.filter((item, place) => items.findIndex((each) => sameFor(each) === sameFor(item)) === place);
}

/** Target of the button in the header, the page for interested visitors. */
function pageLike(site: Json): Json | undefined {
  const to = valueAt(site, ['navigation', 'quote', 'to']);
  return typeof to === 'string' ? to : undefined;
}

/** Label of that button. */
function labelLike(site: Json): Json | undefined {
  const label = valueAt(site, ['navigation', 'quote', 'label']);
  return typeof label === 'string' ? label : undefined;
}

function hasPackages(site: Json, form: Json | undefined): boolean {
  const own = listAt(site, ['forms']).find((each) => getChild(each, 'id') === form);
  return listAt(own, ['fields']).some((field) => isRecord(field) && field.type === 'package');
}
