import type { Page } from '../../schema/page.ts';
import { type Section, sectionTexts } from '../../schema/sections/section.ts';
import type { SectionTexts } from '../../schema/text-slots.ts';
import type { TextKeyList } from './text-key-list.ts';

/** Adds the texts of one section of a page. */
export function addSectionTexts(keys: TextKeyList, page: Pick<Page, 'id' | 'texts'>, section: Section): void {
  const texts: SectionTexts = sectionTexts[section.kind];
  const prefix = `${page.id}.${section.id}`;
  keys.addSlots(page.texts, prefix, texts.own);
  for (const [list, { slots, points }] of Object.entries(texts.lists ?? {})) {
    for (const entry of entriesOf(section, list)) {
      keys.addSlots(page.texts, `${prefix}.${list}.${entry.id}`, slots);
      for (const point of pointsOf(section, entry, points))
        keys.add(page.texts, `${prefix}.${list}.${entry.id}.points.${point}`);
    }
  }
}

interface Entry {
  readonly id: string;
  readonly points: readonly string[];
}

function pointsOf(section: Section, entry: Entry, points: 'own' | 'columns' | undefined): readonly string[] {
  if (points === 'columns') return entriesOf(section, 'columns').map(({ id }) => id);
  return points === 'own' ? entry.points : [];
}

/** A list of a section by its name; an entry is written as a name alone or as a map with an id. */
function entriesOf(section: Section, list: string): Entry[] {
  const written: unknown = (section as unknown as Record<string, unknown>)[list];
  if (!Array.isArray(written)) return [];
  return written.map((entry: string | { id: string; points?: string[] }) =>
    typeof entry === 'string' ? { id: entry, points: [] } : { id: entry.id, points: entry.points ?? [] },
  );
}
