import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { factsDiffer } from './facts-differ.ts';
import type { TextFile } from './text-file.ts';

/** Markup as people type it: bold, code, links, tags, entities, headings and points at the start. */
const markup =
  /\*\*(?=\S)|(?<!\S)__(?=\p{L})|`|\[[^[\]]+\]\([^)]*\)?|<\/?[a-z][^<>]*>|<!--|&(?:[a-z]{2,8}|#\d{2,5});|^#{1,6} |^[-*] (?=\S)/iu;

/** The same in a whole file, so that most files need one look only; a line break is `\n` there. */
const anyMarkup = /\*\*|__|`|\]\(|<[/a-z!]|&[a-z#][a-z\d]{1,7};|"#{1,6} |"[-*] |\\n/i;

/** Signs of markup in texts that are words only, and line breaks that one language has alone. */
export function textMarkup({ site, texts, sources }: ProjectContent): Problem[] {
  return site.languages.flatMap((language) =>
    [...(texts.get(language.code) ?? [])].flatMap(([namespace, file]) => {
      if (!anyMarkup.test(sources[file.file] ?? '')) return [];
      const versions = site.languages.flatMap((other) => {
        const found = texts.get(other.code)?.get(namespace);
        return found ? [{ language: other, file: found }] : [];
      });
      return [...file.flat].flatMap(([key, text]) => {
        const typed = markup.exec(text)?.[0];
        if (typed === undefined) return text.includes('\n') ? lineBreak(file, key, versions) : [];
        const same = versions.flatMap((version) => {
          const words = version.file.flat.get(key);
          return words === undefined ? [] : [{ language: version.language, text: words }];
        });
        if (typed.startsWith('[') && factsDiffer(same, site)) return [];
        return [
          file.problemAt('markup-mismatch', key, { wording: wordingOf('markup.typed', { written: typed }) }),
        ];
      });
    }),
  );
}

interface FileVersion {
  readonly language: ResolvedLanguage;
  readonly file: TextFile;
}

/** A text of several lines is meant as such where most languages have it. */
function lineBreak(file: TextFile, key: string, versions: readonly FileVersion[]): Problem[] {
  const others = versions.flatMap(({ file: other }) => {
    const text = other === file ? undefined : other.flat.get(key);
    return text === undefined ? [] : [{ file: other.file, isBroken: text.includes('\n') }];
  });
  const without = others.filter(({ isBroken }) => !isBroken).map((other) => other.file);
  if (without.length === 0 || without.length < others.length / 2) return [];
  const context = without.length === 1 ? 'single' : undefined;
  const wording = wordingOf('markup.lineBreak', { files: without, context });
  return [file.problemAt('markup-mismatch', key, { wording })];
}
