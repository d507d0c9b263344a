import type { ProjectView } from '../site/section-view.ts';

/**
 * The projects that a visitor looks for (SPEC section 5).
 * @param category one category, or empty for all
 * @param search looked for in title, description and tags, whatever the case
 */
export function matchingProjects(
  projects: readonly ProjectView[],
  category: string,
  search: string,
): ProjectView[] {
  const wanted = search.trim().toLocaleLowerCase();
  return projects.filter(
    (project) =>
      (category === '' || project.category === category) &&
      [project.title, project.description, ...project.tags].some((text) =>
        text.toLocaleLowerCase().includes(wanted),
      ),
  );
}
