import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { wordingOf } from '../message.ts';
import { missingFile } from '../problems/missing-file.ts';
import { placeInText } from '../problems/place-in-text.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import type { Documents, ProjectContent } from '../project/project-content.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { documentParity, type LanguageDocument } from './document-parity.ts';
import { type FactMistake, factCheckOf, factMistakes } from './fact-mistakes.ts';

/**
 * Checks that every running text that a page shows is there in each language, that what it names exists, and that
 * the languages state the same.
 */
export function checkDocuments({
  site,
  documents,
  source,
  texts,
}: Pick<ProjectContent, 'site' | 'documents' | 'source' | 'texts'>): Problem[] {
  const wanted = new Set(
    site.pages.flatMap(({ sections }) => sections.flatMap((s) => (s.kind === 'prose' ? [s.document] : []))),
  );
  const check = factCheckOf(site);
  return [...wanted].flatMap((name) => {
    if (
      site.languages.length > 1 &&
      site.languages.every(({ code }) => documents[code]?.[name] === undefined)
    )
      return [noSuchDocument(name, site, documents, source)];
    const problems: Problem[] = [];
    const sound: LanguageDocument[] = [];
    for (const language of site.languages) {
      const file = `content/${language.code}/${name}.md`;
      const markdown = documents[language.code]?.[name];
      if (markdown === undefined) {
        // A language without any file of texts has no folder yet, which is told as that.
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
      problems.push(...mistakes.map((mistake) => problemOf(file, markdown, mistake)));
      // A slip in a fact is also a difference between languages; the slip says it all.
      if (mistakes.length === 0) sound.push({ file, language, markdown });
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
  // A running text mostly has the name of its section, or of its page.
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

function problemOf(file: string, markdown: string, mistake: FactMistake): Problem {
  const { code, written, index, wording, about } = mistake;
  return {
    code,
    severity: 'error',
    file,
    ...placeInText(markdown, index, written.length),
    path: [],
    wording,
    ...(about === undefined ? {} : { about }),
  };
}
