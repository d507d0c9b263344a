import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { type Block, blocksOf } from './markdown-blocks.ts';

/** A running text of one language, cut into blocks once for all checks. */
export interface RunningDocument {
  readonly file: string;
  readonly language: ResolvedLanguage;
  readonly markdown: string;
  readonly blocks: readonly Block[];
}

/** A running text in every language that has it, the default language first. */
export interface SharedDocument {
  readonly name: string;
  readonly versions: readonly RunningDocument[];
}

/** The running texts that pages show, each once. Others are notes for those who write. */
export function shownDocuments({ site, documents, recall }: ProjectContent): readonly SharedDocument[] {
  return documentNames(site.pages).map((name) => ({
    name,
    versions: site.languages.flatMap((language) => {
      const markdown = documents[language.code]?.[name];
      if (markdown === undefined) return [];
      const file = `content/${language.code}/${name}.md`;
      const blocks = recall(`blocks ${file}`, [markdown], () => blocksOf(markdown));
      return [{ file, language, markdown, blocks }];
    }),
  }));
}

/** The names of the running texts that pages show, each once. */
export function documentNames(pages: ProjectContent['site']['pages']): readonly string[] {
  const names = pages.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.kind === 'prose' ? [section.document] : [])),
  );
  return [...new Set(names)];
}
