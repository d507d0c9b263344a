import { referenceTarget } from '../../checks/names/check-names.ts';
import { isList } from '../../edits/edit.ts';
import type { Json } from '../../edits/json.ts';
import { iconName, id, path as pagePath } from '../../schema/identifiers.ts';
import { childOf, isRecord, listAt, valueAt } from '../../schema/plain-value.ts';
import { isOf, schemaAt } from '../../schema/schema-walk.ts';
import { section } from '../../schema/sections/section.ts';
import { nodeAt, siteNode } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';

/** A section as site.yaml has it. */
export type WrittenSection = { readonly kind: string; readonly id: string } & {
  readonly [key: string]: Json;
};

/**
 * An example of a section with the pages, packages, forms and figures of a site in place of those of the kit.
 * @param site the value of site.yaml
 * @param id of the section on its page
 * @param document for a section that shows one
 * @returns null where the site has nothing that such a section could show
 */
export function fittedSection(
  site: Json,
  example: WrittenSection,
  id: string,
  document: string,
): WrittenSection | null {
  const place = listAt(site, ['pages']).length;
  const page = (written: Json) => ({ id: 'new', path: '/new', texts: 'home', sections: [written] });
  const within = (written: Json) =>
    ({ ...(site as object), pages: [...listAt(site, ['pages']), page(written)] }) as Json;
  const at = ['pages', place, 'sections', 0];
  const start = { ...bareSection(example), id, ...('document' in example && { document }) };
  const fitted = adapt(within(start), start, at, false) ?? start;
  // The package of a line is one of the set that the line has now.
  const again = adapt(within(fitted), fitted, at, true) as WrittenSection | undefined;
  if (again === undefined || !section.safeParse(again).success) return null;
  return again.kind === 'order-form' && !hasPackages(site, again.form) ? null : again;
}

/** Without what is usual anyway, and without the arrow of a hero, which leads to a section of its own page. */
function bareSection({ scrollTo: _, ...section }: WrittenSection): { readonly [key: string]: Json } {
  const { ground, ...rest } = section;
  return ground === 'plain' ? rest : section;
}

/** @param isStrict whether a name with nothing in its place makes it undefined */
function adapt(site: Json, value: Json, path: ValuePath, isStrict: boolean): Json | undefined {
  if (isList(value)) return adaptList(site, value, path, isStrict);
  if (isRecord(value)) {
    const entries = Object.entries(value)
      .map(([key, inner]) => [key, adapt(site, inner, [...path, key], isStrict)] as const)
      // Most things are shown without a picture, too; the schema knows those that are not.
      .filter(([key, inner]) => key !== 'picture' || inner !== undefined);
    return entries.some(([, inner]) => inner === undefined)
      ? undefined
      : (Object.fromEntries(entries) as Json);
  }
  if (typeof value !== 'string') return value;
  const { schema } = schemaAt(site, [...path]);
  if (isOf(iconName, { schema })) return value;
  if (isOf(pagePath, { schema })) return pageLike(site);
  if (path.at(-1) === 'label' && isOf(id, { schema })) return labelLike(site);
  if (!isOf(id, { schema })) return value;
  const names = namesAt(site, path);
  if (!names || names.has(value)) return value;
  return [...names][0] ?? (isStrict ? undefined : value);
}

/** The names that may be written at a path. */
function namesAt(site: Json, path: ValuePath): ReadonlySet<string> | undefined {
  const node = nodeAt(siteNode(site), path);
  return (node && referenceTarget(node)?.names.all) ?? undefined;
}

/** Lists of names get as many of the site's own. */
function adaptList(site: Json, items: readonly Json[], path: ValuePath, isStrict: boolean): Json | undefined {
  const names = typeof items[0] === 'string' ? namesAt(site, [...path, 0]) : undefined;
  if (names && names.size > 0) return [...names].slice(0, items.length);
  if (names && isStrict) return undefined;
  const fitted = items.map((item, place) => adapt(site, item, [...path, place], isStrict));
  return fitted.includes(undefined) ? undefined : withoutTwins(fitted as Json[]);
}

/** Of several buttons to one page, and of lines that show the same, one is enough. */
function withoutTwins(items: readonly Json[]): readonly Json[] {
  const sameFor = (item: Json) => {
    if (!isRecord(item)) return JSON.stringify(item);
    if ('label' in item && 'to' in item) return JSON.stringify(item.to);
    return 'kind' in item ? JSON.stringify({ ...item, id: '' }) : JSON.stringify(item);
  };
  return items.filter((item, place) => items.findIndex((each) => sameFor(each) === sameFor(item)) === place);
}

/** Where the button of the header leads to: the page for everybody who is interested. */
function pageLike(site: Json): Json | undefined {
  const to = valueAt(site, ['navigation', 'quote', 'to']);
  return typeof to === 'string' ? to : undefined;
}

/** The words of the button that leads there. */
function labelLike(site: Json): Json | undefined {
  const label = valueAt(site, ['navigation', 'quote', 'label']);
  return typeof label === 'string' ? label : undefined;
}

function hasPackages(site: Json, form: Json | undefined): boolean {
  const own = listAt(site, ['forms']).find((each) => childOf(each, 'id') === form);
  return listAt(own, ['fields']).some((field) => isRecord(field) && field.type === 'package');
}
