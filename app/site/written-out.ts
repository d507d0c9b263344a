import type { ResolvedSite } from './resolved-site.ts';

/**
 * An id as a person would write it: `response-urgent` → `Response urgent`, and `vcare` → `vCare` if that is a name.
 * @param properNames names with capitals of their own
 */
export function writtenOut(id: string, properNames: readonly string[] = []): string {
  const words = id
    .replace(/[-_]+/g, ' ')
    .trim()
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const name = properNames.find((candidate) => candidate.toLowerCase() === words.toLowerCase());
  return name ?? words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The texts next to a rate or a figure, in the order of the pages that show it: `services:prices.list.entries.hour.title`. */
export function textsNextTo(id: string, { pages }: Pick<ResolvedSite, 'pages'>): string[] {
  return pages.flatMap(({ id: page, texts, sections }) =>
    sections.flatMap((section) => {
      const start = `${texts}:${page}.${section.id}`;
      if (section.kind === 'stats' && section.figures.includes(id)) return `${start}.figures.${id}.label`;
      const lines = section.kind === 'price-list' ? section.entries : [];
      const line = lines.find((entry) => entry.kind === 'rate' && entry.rate === id);
      return line ? `${start}.entries.${line.id}.title` : [];
    }),
  );
}
