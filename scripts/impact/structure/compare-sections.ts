import type { Action } from '../../../schema/action.ts';
import type { Section } from '../../../schema/sections/section.ts';
import type { Change } from '../change.ts';
import type { Comparison } from '../comparison/comparison.ts';
import { isOther } from '../comparison/is-other.ts';
import { makeChange } from '../comparison/make-change.ts';
import { onPage } from '../comparison/seen.ts';
import { sameValues } from '../comparison/values.ts';
import { writtenOut } from '../comparison/written-out.ts';
import type { PagePairs, SectionPairs } from '../pairs/pair-pages.ts';
import { isKept, isReordered, type Kept } from '../pairs/pair-up.ts';
import type { SitePage } from '../state/site-page.ts';
import { pageWords, settingWords } from '../words/page-words.ts';
import { sectionWords } from '../words/section-words.ts';
import { type Button, compareButtons } from './compare-buttons.ts';
import { compareItems } from './compare-items.ts';

/** Sections of pages that are new, gone, in another order or otherwise. */
export function compareSections(comparison: Comparison): Change[] {
  return comparison.pairs.pages.flatMap(({ page, sections }) =>
    isKept(page) ? sectionsOf(page, sections, comparison) : [],
  );
}

function sectionsOf(page: Kept<SitePage>, sections: PagePairs['sections'], comparison: Comparison): Change[] {
  const { languages, names, say } = comparison;
  const seen = onPage(page.after, comparison);
  const changes = sections.flatMap((pairs): Change[] => {
    const { section } = pairs;
    if (isKept(section) && !isOther(section.before, section.after)) return [];
    if (isKept(section)) return sectionChanges(page, section, pairs, sections, comparison);
    const own = section.after ?? section.before;
    const kind = section.after ? 'section-added' : 'section-removed';
    const label = say(section.after ? pageWords.sectionAdded : pageWords.sectionRemoved);
    const name = say(pageWords.sectionName(names.section(page.after, own), say(sectionWords[own.kind])));
    return [makeChange({ kind, subject: `${page.after.id}.${own.id}`, name, label }, seen)];
  });
  const order = sections.map(({ section }) => section);
  if (!isReordered(order, page.before.sections)) return changes;
  const listed = (of: readonly Section[]) => of.map(({ id }) => writtenOut(id)).join(', ');
  const values = sameValues(languages, listed(page.before.sections), listed(page.after.sections));
  const name = names.page(page.after);
  const label = say(pageWords.sectionsReordered);
  return [
    ...changes,
    makeChange({ kind: 'sections-reordered', subject: page.after.id, name, label, values }, seen),
  ];
}

function sectionChanges(
  page: Kept<SitePage>,
  section: Kept<Section>,
  { lists }: SectionPairs,
  siblings: readonly SectionPairs[],
  comparison: Comparison,
): Change[] {
  const { names } = comparison;
  const place = {
    subject: `${page.after.id}.${section.after.id}`,
    name: names.section(page.after, section.after),
  };
  const seen = onPage(page.after, comparison);
  return [
    ...settingChanges(page, section, siblings, comparison),
    ...lists.flatMap((list) => compareItems(page, section, list, comparison)),
    ...compareButtons(buttonsOf(section.before), buttonsOf(section.after), place, seen, comparison),
  ];
}

/** All buttons of a section that are not inside of a card. */
function buttonsOf(section: Section): Button[] {
  const buttons: Action[] = 'actions' in section ? [...section.actions] : [];
  if ('quote' in section) buttons.push(section.quote);
  return 'label' in section ? [...buttons, { label: section.label, to: section.to }] : buttons;
}

/** What is told in other ways: by the texts, as buttons, by the lists. */
const notSettings = new Set(['document', 'label', 'to', 'quote', 'actions']);

function settingChanges(
  page: Kept<SitePage>,
  section: Kept<Section>,
  siblings: readonly SectionPairs[],
  comparison: Comparison,
): Change[] {
  const { languages, names, say } = comparison;
  const old = new Map<string, unknown>(Object.entries(section.before));
  const now = new Map<string, unknown>(Object.entries(section.after));
  const subject = `${page.after.id}.${section.after.id}`;
  const name = names.section(page.after, section.after);
  return [...new Set([...now.keys(), ...old.keys()])]
    .filter((key) => !notSettings.has(key) && isOther(old.get(key), now.get(key)))
    .filter((key) => !Array.isArray(old.get(key) ?? now.get(key)))
    .filter((key) => key !== 'scrollTo' || !isRenamed(old.get(key), now.get(key), siblings))
    .map((key) => {
      const before = settingValue(key, old.get(key), say);
      const after = settingValue(key, now.get(key), say);
      const values = sameValues(languages, before, after);
      const label = labelOf(key, say);
      return makeChange(
        { kind: 'section-changed', subject: `${subject}.${key}`, name, label, values },
        onPage(page.after, comparison),
      );
    });
}

function labelOf(key: string, say: Comparison['say']): string {
  if (key === 'id') return say(pageWords.anchor);
  return say(key === 'kind' ? pageWords.kind : settingWords(key));
}

function settingValue(key: string, value: unknown, say: Comparison['say']): string | null {
  if (value === undefined) return null;
  if (key === 'id') return `#${String(value)}`;
  return key === 'kind' ? say(sectionWords[value as Section['kind']]) : String(value);
}

/** Whether two names of a section are those of the same one. */
function isRenamed(before: unknown, after: unknown, siblings: readonly SectionPairs[]): boolean {
  return siblings.some(({ section }) => section.before?.id === before && section.after?.id === after);
}
