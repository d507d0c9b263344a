import type { ProjectCardView } from '../site/views.ts';
import type { ListCategory } from '../ui/ListFilter.tsx';

/** Projects of a category, or of all if empty, with a text in title, description or tags; in any case and encoding. */
export function matchingProjects(
  projects: readonly ProjectCardView[],
  category: string,
  search: string,
): ProjectCardView[] {
  const foldedSearch = foldCase(search);
  return projects.filter(
    ({ categoryId, title, description, tags }) =>
      (category === '' || categoryId === category) &&
      [title, description, ...tags].some((text) => foldCase(text).includes(foldedSearch)),
  );
}

/** The categories of projects, in the order of their first ones; in the page's language if any of its projects is. */
export function projectCategories(projects: readonly ProjectCardView[]): ListCategory[] {
  const categories = new Map<string, ListCategory>();
  for (const { categoryId: id, category: name, categoryLanguage: language } of projects) {
    const entry = categories.get(id);
    if (!entry || (entry.language !== null && language === null)) categories.set(id, { id, name, language });
  }
  return [...categories.values()];
}

/** Upper case, since ß may be written as SS; in a fixed locale, so that server and browser find the same. */
function foldCase(text: string): string {
  return text.normalize('NFC').toLocaleUpperCase('is-IS').normalize('NFC');
}
