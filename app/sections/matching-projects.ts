import type { ProjectView } from '../site/section-view.ts';

/**
 * The projects that a visitor looks for (SPEC section 5).
 * @param category one category, or empty for all
 * @param search looked for in title, description and tags, whatever the case and however accents are encoded
 * @param locale whose rules for capitals hold; fixed when left out, so that server and browser find the same
 */
export function matchingProjects(
  projects: readonly ProjectView[],
  category: string,
  search: string,
  locale = 'is-IS',
): ProjectView[] {
  const wanted = folded(search.trim(), locale);
  const inCategory =
    category === '' ? projects : projects.filter((project) => isSame(project.category, category));
  return inCategory.filter(
    ({ title, description, tags }) =>
      wanted === '' || [title, description, ...tags].some((text) => folded(text, locale).includes(wanted)),
  );
}

function isSame(one: string, other: string): boolean {
  return one === other || one.normalize('NFC') === other.normalize('NFC');
}

/** Capitals rather than small letters: they depend on no neighbour, and ß becomes the SS that it may be written as. */
function folded(text: string, locale: string): string {
  return text.normalize('NFC').toLocaleUpperCase(locale).normalize('NFC');
}
