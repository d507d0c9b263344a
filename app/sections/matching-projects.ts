import type { ProjectCardView } from '../site/views.ts';
import type { ListCategory } from '../ui/ListFilter.tsx';

/**
 * The projects that a visitor looks for (SPEC section 5).
 * @param category the id of a category, or empty for all
 * @param search trimmed; looked for in title, description and tags, whatever the case and however accents are encoded
 */
export function matchingProjects(
  projects: readonly ProjectCardView[],
  category: string,
  search: string,
): ProjectCardView[] {
  const wanted = folded(search);
  return projects.filter(
    ({ categoryId, title, description, tags }) =>
      (category === '' || categoryId === category) &&
      [title, description, ...tags].some((text) => folded(text).includes(wanted)),
  );
}

/**
 * The categories of some projects, each once, in the order of its first project; named in the page's language where any of
 * its projects is.
 */
export function projectCategories(projects: readonly ProjectCardView[]): ListCategory[] {
  const categories = new Map<string, ListCategory>();
  for (const { categoryId: id, category: name, categoryLanguage: language } of projects) {
    const known = categories.get(id);
    if (!known || (known.language !== null && language === null)) categories.set(id, { id, name, language });
  }
  return [...categories.values()];
}

/** Upper case, since ß may be written as SS; in a fixed locale, so that server and browser find the same. */
function folded(text: string): string {
  return text.normalize('NFC').toLocaleUpperCase('is-IS').normalize('NFC');
}
