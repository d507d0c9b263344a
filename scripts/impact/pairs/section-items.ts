import type { Section } from '../../../schema/sections/section.ts';

/** An entry of a list of a section: a card, a step, a question. */
export interface Item {
  readonly id: string;
  /** What site.yaml says about it besides. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A list of a section by the name it has in site.yaml, such as `cards`. */
export interface ItemList {
  readonly name: string;
  readonly items: readonly Item[];
}

/** The lists of a section whose entries have ids; buttons have none. */
export function itemLists(section: Section): ItemList[] {
  return Object.entries(section).flatMap(([name, value]: [string, unknown]) => {
    const items = Array.isArray(value) ? value.map(toItem) : [];
    return items.length > 0 && items.every((item) => item !== null) ? [{ name, items }] : [];
  });
}

function toItem(entry: unknown): Item | null {
  if (typeof entry === 'string') return { id: entry, fields: {} };
  if (entry === null || typeof entry !== 'object' || !('id' in entry)) return null;
  const { id, ...fields } = entry;
  return { id: String(id), fields };
}
