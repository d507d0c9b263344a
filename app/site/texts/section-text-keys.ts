import type { Lifetime } from '../../../schema/lifetime.ts';
import type { Page } from '../../../schema/page.ts';
import { type Section, sectionTexts } from '../../../schema/sections/section.ts';
import type { SectionTexts } from '../../../schema/text-slots.ts';
import { whileAny } from '../lifetime.ts';
import type { ResolvedSite } from '../resolved-site.ts';
import { lifetimeOf } from '../site-on-day.ts';
import type { TextKeyList } from './text-key-list.ts';

/** Adds the texts of one section of a page. */
export function addSectionTexts(
  keys: TextKeyList,
  page: Pick<Page, 'id' | 'texts'>,
  section: Section,
  site: ResolvedSite,
): void {
  const texts: SectionTexts = sectionTexts[section.kind];
  const prefix = `${page.id}.${section.id}`;
  keys.addSlots(page.texts, prefix, texts.own);
  for (const [list, { slots, points }] of Object.entries(texts.lists ?? {})) {
    for (const entry of entriesOf(section, list)) {
      const lifetime = lifetimeOfEntry(section, entry, site);
      keys.addSlots(page.texts, `${prefix}.${list}.${entry.id}`, slots, lifetime);
      for (const point of pointsOf(section, entry, points))
        keys.add(page.texts, `${prefix}.${list}.${entry.id}.points.${point}`, 'required', [], lifetime);
    }
  }
}

/** A line of a price list is there while what it shows is offered. */
function lifetimeOfEntry(section: Section, entry: Entry, site: ResolvedSite): Lifetime {
  if (section.kind !== 'price-list') return entry;
  const line = section.entries.find(({ id }) => id === entry.id);
  if (line?.kind === 'rate') return site.rates[line.rate] ?? {};
  const packages = line ? (site.packageSets[line.set]?.packages ?? []) : [];
  const shown = line?.kind === 'package' ? packages.filter(({ id }) => id === line.package) : packages;
  return whileAny(shown.map(lifetimeOf));
}

interface Entry extends Lifetime {
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
  return written.map((entry: string | (Lifetime & { id: string; points?: string[] })) =>
    typeof entry === 'string' ? { id: entry, points: [] } : { ...entry, points: entry.points ?? [] },
  );
}
