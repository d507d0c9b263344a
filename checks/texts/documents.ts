import type { ResolvedLanguage } from '../../app/site/resolved-site.ts';
import { placeInText } from '../problems/file-problem.ts';
import type { Problem, ProblemCode } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { type Unit, unitsOf } from './markdown-blocks.ts';

/** A document of one language, cut into units once for all checks. */
export interface CheckedDocument {
  readonly file: string;
  readonly language: ResolvedLanguage;
  readonly markdown: string;
  readonly units: readonly Unit[];
}

/** A document in every language that has it, the default language first. */
export interface SharedDocument {
  readonly name: string;
  readonly versions: readonly CheckedDocument[];
}

/** Lines like `title: Terms` that other systems keep at the start of a document, between two lines of --- or +++; or such a line alone. */
export const FRONT_MATTER =
  /^\uFEFF?\s*(---|\+\+\+)[ \t]*\r?\n(?:(?:[\w-]+[ \t]*[:=][\s\S]*?\n)?\1[ \t]*(?=\r?\n|$))?/;

/** The documents that pages show, each once. Others are notes for those who write. */
export function shownDocuments({ site, documents }: ProjectContent): readonly SharedDocument[] {
  return documentNames(site.pages).map((name) => ({
    name,
    versions: site.languages.flatMap((language) => {
      const markdown = documents[language.code]?.[name];
      if (markdown === undefined) return [];
      const file = `content/${language.code}/${name}.md`;
      // Front matter is reported as a whole and not checked as text.
      const units = unitsOf(markdown.replace(FRONT_MATTER, (written) => written.replace(/[^\n]/g, ' ')));
      return [{ file, language, markdown, units }];
    }),
  }));
}

/** The names of the documents that pages show, each once. */
export function documentNames(pages: ProjectContent['site']['pages']): readonly string[] {
  const names = pages.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.kind === 'prose' ? [section.document] : [])),
  );
  return [...new Set(names)];
}

/**
 * A problem at a place in a document.
 * @param written what is marked, up to the end of its line
 * @param index where it starts in the text, from 0
 */
export function documentProblem(
  { file, markdown }: { readonly file: string; readonly markdown: string },
  code: ProblemCode,
  { written, index }: { readonly written: string; readonly index: number },
  wording: Wording,
  severity: Problem['severity'] = 'error',
): Problem {
  const marked = (written.split('\n')[0] ?? '').trimEnd();
  return { code, severity, file, ...placeInText(markdown, index, marked.length), path: [], wording };
}
