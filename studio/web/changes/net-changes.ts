import type { DraftChange } from '../../api/drafts-api.ts';

/** The changes of a page, or those that are on several pages or none. */
export interface PageChanges {
  /** Address; null for several pages or none. */
  readonly page: string | null;
  readonly changes: readonly DraftChange[];
}

/** Groups changes by their page, in the order of the site; those of several pages are last. */
export function groupByPage(
  changes: readonly DraftChange[],
  pages: readonly { readonly path: string }[],
): readonly PageChanges[] {
  const groups = Map.groupBy(changes, ({ page }) => page);
  const order = [...pages.map(({ path }) => path), null];
  const rest = [...groups.keys()].filter((page) => !order.includes(page));
  return [...rest, ...order].flatMap((page) => {
    const pageChanges = groups.get(page);
    return pageChanges ? [{ page, changes: pageChanges }] : [];
  });
}

/** A change in one line. */
export interface ChangeLine {
  readonly name: string;
  /** The value of the default language; null if it is too long for a line. */
  readonly value: { readonly before: string | null; readonly after: string } | null;
  /** Codes of the languages that differ. */
  readonly languages: readonly string[];
}

const MAX_VALUE_LENGTH = 22;

/** Describes a change by its first effect for visitors. @returns null while its effects are unknown */
export function describeInLine({ impact: [impact], names: [name] }: DraftChange): ChangeLine | null {
  if (!impact) return name === undefined ? null : { name, value: null, languages: [] };
  const [value] = impact.values;
  const isShort =
    value?.after != null && `${value.before ?? ''}${value.after}`.length <= 2 * MAX_VALUE_LENGTH;
  return {
    name: [shortenName(impact.name), impact.label].filter(Boolean).join(': '),
    value: isShort && value.after !== null ? { before: value.before, after: value.after } : null,
    languages: impact.values.flatMap(({ languages }) => languages),
  };
}

/** `Home › Hero › Heading` → `Hero › Heading` */
function shortenName(name: string): string {
  return name.split(' › ').slice(-2).join(' › ');
}
