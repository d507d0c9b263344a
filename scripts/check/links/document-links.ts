import type { ProjectContent } from '../project/project-content.ts';
import { findLinks } from './find-links.ts';
import { placeInText } from './place-in-text.ts';
import type { WrittenLink } from './written-link.ts';

/** The links in the running texts of all languages, `content/<language>/<document>.md`. */
export function documentLinks({ site, documents, recall }: ProjectContent): WrittenLink[] {
  return site.languages.flatMap((language) =>
    Object.entries(documents[language.code] ?? {}).flatMap(([name, markdown]) => {
      const pages = site.pages.filter(({ sections }) =>
        sections.some((section) => section.kind === 'prose' && section.document === name),
      );
      const file = `content/${language.code}/${name}.md`;
      const links = recall(`links ${file}`, [markdown], () => findLinks(markdown, 'markdown'));
      return links.map(
        ({ target, index, form }): WrittenLink => ({
          target,
          form,
          file,
          path: [],
          language,
          pages,
          position: () => placeInText(markdown, index, target.length),
        }),
      );
    }),
  );
}
