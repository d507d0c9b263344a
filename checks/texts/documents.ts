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
  /** Front matter of other systems, which is reported as a whole; "" if there is none. */
  readonly frontMatter: string;
  /** The text, with spaces in place of the front matter. */
  readonly markdown: string;
  readonly units: readonly MarkdownUnit[];
}

/** A document in every language that has it, the default language first. */
export interface SharedDocument {
  readonly name: string;
  readonly versions: readonly CheckedDocument[];
}

/** The start of a setting: `title:`, `title =`, `[table]` or `{`, but not `{{fact}}`. */
const SETTING = String.raw`(?:["']?[\p{L}_][\p{L}\d_.-]*["']?[ \t]*[:=]|\[{1,2}[\w.-]+\]{1,2}[ \t]*(?=\r?\n)|\{(?!\{))`;
const EOL = String.raw`\r?\n`;
const LINE = String.raw`${EOL}(?:${SETTING}|[ \t]+\S|- |# |[\]}]).*`;
const CLOSED = String.raw`(?:${LINE}|${EOL}[ \t]*(?=${EOL}))*?${EOL}(?:\1|\.{3})[ \t]*(?=${EOL}|$)`;
const FENCED = String.raw`(-{3,}|\+{3}|;{3})\w*[ \t]*(?=${EOL})(?:(?=(?:${EOL}# .*)*${EOL}(?:${SETTING}|\1))(?:${CLOSED}|(?:${LINE})*))?`;
const IN_BRACES = String.raw`\{(?=\s*").*(?:${LINE})*`;
/**
 * Front matter of other systems at the start of a document: between two lines of --- or +++, below one that is not
 * closed, or JSON in braces; or such a line alone.
 */
const FRONT_MATTER = new RegExp(String.raw`^\uFEFF?\s*(?:${FENCED}|${IN_BRACES})`, 'u');

/** Documents that pages show, each once. Others are notes for writers. */
export function listVisibleDocuments({ site, documents }: ProjectContent): readonly SharedDocument[] {
  return documentNames(site.pages).map((name) => ({
    name,
    versions: site.languages.flatMap((language) => {
      const text = documents[language.code]?.[name];
      if (text === undefined) return [];
      const file = `content/${language.code}/${name}.md`;
      const [frontMatter = ''] = FRONT_MATTER.exec(text) ?? [];
      const markdown = frontMatter.replace(/[^\n\uFEFF]/g, ' ') + text.slice(frontMatter.length);
      return [{ file, language, frontMatter, markdown, units: splitUnits(markdown) }];
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
