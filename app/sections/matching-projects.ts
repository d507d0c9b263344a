import type { ProjectCardView } from '../site/section-view.ts';

/**
 * The projects that a visitor looks for (SPEC section 5).
 * @param category the id of a category, or empty for all
 * @param search looked for in title, description and tags, whatever the case and however accents are encoded
 */
export function matchingProjects(
  projects: readonly ProjectCardView[],
  category: string,
  search: string,
): ProjectCardView[] {
  const wanted = folded(search.trim());
  const inCategory =
    category === '' ? projects : projects.filter(({ categoryId }) => isSameCategory(categoryId, category));
  return inCategory.filter(
    ({ title, description, tags }) =>
      wanted === '' || [title, description, ...tags].some((text) => folded(text).includes(wanted)),
  );
}

/** A category of projects, as the filter offers it. */
export interface ProjectCategory {
  readonly id: string;
  /** In the page's language, where any of its projects has it so. */
  readonly name: string;
  /** What the name is written in; null where that is the page's language. */
  readonly language: string | null;
}

/** The categories of some projects, each once, in the order of its first project. */
export function projectCategories(projects: readonly ProjectCardView[]): ProjectCategory[] {
  const categories = new Map<string, ProjectCategory>();
  for (const { categoryId, category: name, categoryLanguage: language } of projects) {
    const id = plain(categoryId);
    const known = categories.get(id);
    if (!known || (known.language !== null && language === null)) categories.set(id, { id, name, language });
  }
  return [...categories.values()];
}

/** Whether two names mean one category; an address may have lost the spaces around its own. */
export function isSameCategory(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(name: string): string {
  return name.normalize('NFC').trim();
}

/** Upper case, since ß may be written as SS; in a fixed locale, so that server and browser find the same. */
function folded(text: string): string {
  return text.normalize('NFC').toLocaleUpperCase('is-IS').normalize('NFC');
}
