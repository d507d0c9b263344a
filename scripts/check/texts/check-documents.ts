import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { wordingOf } from '../message.ts';
import { missingFile } from '../problems/missing-file.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import type { Documents, ProjectContent } from '../project/project-content.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { documentParity } from './document-parity.ts';
import { documentNames, documentProblem, type RunningDocument } from './documents.ts';
import { factCheckOf, factMistakes } from './fact-mistakes.ts';
import { blocksOf } from './markdown-blocks.ts';

/**
 * Checks that every document that a page shows is there in each language, that what it names exists, and that
 * the languages state the same.
 */
export function checkDocuments({
  site,
  documents,
  source,
  texts,
}: Pick<ProjectContent, 'site' | 'documents' | 'source' | 'texts'>): Problem[] {
  const check = factCheckOf(site);
  return documentNames(site.pages).flatMap((name) => {
    if (
      site.languages.length > 1 &&
      site.languages.every(({ code }) => documents[code]?.[name] === undefined)
    )
      return [noSuchDocument(name, site, documents, source)];
    const problems: Problem[] = [];
    const sound: RunningDocument[] = [];
    for (const language of site.languages) {
      const file = `content/${language.code}/${name}.md`;
      const markdown = documents[language.code]?.[name];
      if (markdown === undefined) {
        // A language without any file of texts has no folder yet, which is reported as that.
        if (texts.get(language.code)?.size === 0) continue;
        problems.push(missingFile(file, 'document'));
        continue;
      }
      if (markdown.trim() === '') {
        problems.push({
          ...missingFile(file, 'document'),
          code: 'missing-text',
          wording: wordingOf('text.emptyFile', { file }),
        });
        continue;
      }
      const mistakes = factMistakes(markdown, check, { language, variables: [], lifetime: {} });
      problems.push(
        ...mistakes.map(({ code, about, wording, ...place }) => ({
          ...documentProblem({ file, markdown }, code, place, wording),
          ...(about === undefined ? {} : { about }),
        })),
      );
      // A mistake in a fact is also a difference between languages, which is not reported again.
      if (mistakes.length === 0) sound.push({ file, language, markdown, blocks: blocksOf(markdown) });
    }
    const [first, ...others] = sound;
    if (first?.language.isDefault) problems.push(...documentParity(first, others, site.properNames));
    return problems;
  });
}

/** No language has it: its name in site.yaml is wrong, or it is not written yet. */
function noSuchDocument(
  name: string,
  { pages, languages }: ResolvedSite,
  documents: Documents,
  source: YamlSource,
): Problem {
  const path = placeOfDocument(source.value, [], name) ?? [];
  const there = [...new Set(Object.values(documents).flatMap((own) => Object.keys(own)))];
  // A document mostly has the name of its section, or of its page.
  const names = pages.flatMap((page) =>
    page.sections.flatMap((section) =>
      section.kind === 'prose' && section.document === name ? [section.id, page.id] : [],
    ),
  );
  const meant = suggest(name, there) ?? names.find((other) => there.includes(other)) ?? null;
  const files = languages.map(({ code }) => `content/${code}/${name}.md`);
  return problemAt(source, 'missing-file', path, {
    wording: wordingOf('file.noDocument', {
      name,
      files,
      meant,
    }),
  });
}

function placeOfDocument(value: unknown, path: ProblemPath, name: string): ProblemPath | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === 'document' && inner === name) return at;
    const found = placeOfDocument(inner, at, name);
    if (found) return found;
  }
  return null;
}
