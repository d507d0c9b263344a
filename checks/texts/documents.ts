import type { ResolvedLanguage } from '../../app/site/resolved-site.ts';
import { placeInText } from '../problems/file-problem.ts';
import type { Problem, ProblemCode } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { type MarkdownUnit, splitUnits } from './markdown-blocks.ts';

/** A document of one language, split into units once for all checks. */
export interface CheckedDocument {
  readonly file: string;
  readonly language: ResolvedLanguage;
  readonly markdown: string;
  readonly units: readonly MarkdownUnit[];
}

/** A document in every language that has it, the default language first. */
export interface SharedDocument {
  readonly name: string;
  readonly versions: readonly CheckedDocument[];
}

/** Front matter of other systems, lines like `title: Terms` between two lines of --- or +++; or such a line alone. */
export const FRONT_MATTER =
  /^\uFEFF?\s*(---|\+\+\+)[ \t]*\r?\n(?:(?:[\w-]+[ \t]*[:=][\s\S]*?\n)?\1[ \t]*(?=\r?\n|$))?/;

/** Documents that pages show, each once. Others are notes for writers. */
export function listVisibleDocuments({ site, documents }: ProjectContent): readonly SharedDocument[] {
  return documentNames(site.pages).map((name) => ({
    name,
    versions: site.languages.flatMap((language) => {
      const markdown = documents[language.code]?.[name];
      if (markdown === undefined) return [];
      const file = `content/${language.code}/${name}.md`;
      // Front matter is reported as a whole and not checked as text.
      const units = splitUnits(markdown.replace(FRONT_MATTER, (written) => written.replace(/[^\n]/g, ' ')));
      return [{ file, language, markdown, units }];
    }),
  }));
}

/** Names of the documents that pages show, each once. */
export function documentNames(pages: ProjectContent['site']['pages']): readonly string[] {
  const names = pages.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.kind === 'prose' ? [section.document] : [])),
  );
  return [...new Set(names)];
}

/**
 * A problem at a position in a document.
 * @param written marked text, up to the end of its line
 * @param index its start in the text, from 0
 */
export function documentProblem(
  { file, markdown }: { readonly file: string; readonly markdown: string },
  code: ProblemCode,
  { written, index }: { readonly written: string; readonly index: number },
  wording: Wording,
  severity: Problem['severity'] = 'error',
): Problem {
  const markedText = (written.split('\n')[0] ?? '').trimEnd();
  return { code, severity, file, ...placeInText(markdown, index, markedText.length), path: [], wording };
}
