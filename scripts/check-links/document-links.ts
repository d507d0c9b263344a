import type { ProjectContent } from '../project/project-content.ts';
import { findLinks } from './find-links.ts';
import { placeInText } from './place-in-text.ts';
import type { WrittenLink } from './written-link.ts';

/** The links in the running texts of all languages, `content/<language>/<document>.md`. */
export function documentLinks({ site, documents }: ProjectContent): WrittenLink[] {
  return site.languages.flatMap((language) =>
    Object.entries(documents[language.code] ?? {}).flatMap(([name, markdown]) => {
      const pages = site.pages.filter(({ sections }) =>
        sections.some((section) => section.kind === 'prose' && section.document === name),
      );
      return findLinks(markdown, 'markdown').map(
        ({ target, index, form }): WrittenLink => ({
          target,
          form,
          file: `content/${language.code}/${name}.md`,
          path: [],
          language,
          pages,
          position: () => placeInText(markdown, index, target.length),
        }),
      );
    }),
  );
}
