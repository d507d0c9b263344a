import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import type { Position } from '../problems/problem.ts';
import type { ProjectContent } from '../project/project-content.ts';
import type { TextFile } from '../texts/text-file.ts';
import { findLinks } from './find-links.ts';
import type { FoundLink, SitePage, WrittenLink } from './written-link.ts';

/** The links in the texts of all languages, `locales/<language>/<namespace>.json`. */
export function textLinks({ site, texts, sources }: ProjectContent): WrittenLink[] {
  return site.languages.flatMap((language) =>
    [...(texts.get(language.code) ?? [])].flatMap(([namespace, file]) => {
      const pages = site.pages.filter((page) => page.texts === namespace);
      const lines = () => (sources[file.file] ?? '').replace(/^\uFEFF/, '').split('\n');
      return linksOfFile(file, language, pages, lines);
    }),
  );
}

function linksOfFile(
  file: TextFile,
  language: ResolvedLanguage,
  pages: readonly SitePage[],
  lines: () => readonly string[],
): WrittenLink[] {
  return [...file.flat].flatMap(([key, text]) =>
    findLinks(text, 'words').map(
      (link): WrittenLink => ({
        target: link.target,
        form: link.form,
        file: file.file,
        path: key.split('.'),
        language,
        pages: pages.filter(({ id }) => key.startsWith(`${id}.`)),
        position: () => placeOf(link, key, file, lines()),
      }),
    ),
  );
}

/** A text stands on one line of its file, with signs that are written by more than one: `\"`, `\u00e1`. */
function placeOf(
  { index, target }: FoundLink,
  key: string,
  file: TextFile,
  lines: readonly string[],
): Position {
  const { line, column } = file.positionOf(key);
  const written = lines[line - 1]?.slice(column) ?? '';
  const starts = [...written.matchAll(/\\u[\da-fA-F]{4}|\\.|[^\\]/gs)].map((sign) => sign.index);
  const from = starts[index] ?? 0;
  const to = starts[index + target.length] ?? from + target.length;
  return { line, column: column + from + 1, length: Math.max(1, to - from) };
}
