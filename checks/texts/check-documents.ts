import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { siteNode, walkSite } from '../../schema/site-node.ts';
import { translateMessage } from '../message.ts';
import { fileProblem } from '../problems/file-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { missingFile, problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import type { Documents, ProjectContent } from '../project/project-content.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { type CheckedDocument, documentProblem, type SharedDocument } from './documents.ts';
import { createFactCheck, type FactCheck, factMistakes } from './fact-mistakes.ts';

/**
 * Checks that every document of a page exists in each language, and that everything it names exists.
 */
export function checkDocuments(
  { site, documents, source, texts }: Pick<ProjectContent, 'site' | 'documents' | 'source' | 'texts'>,
  visibleDocuments: readonly SharedDocument[],
): Problem[] {
  const check = createFactCheck(site);
  return visibleDocuments.flatMap(({ name, versions }) => {
    if (versions.length === 0 && site.languages.length > 1)
      return [missingDocument(name, site, documents, source)];
    const missing = site.languages
      // A language without any text files has no folder yet, which is reported as such.
      .filter(({ code }) => documents[code]?.[name] === undefined && texts.get(code)?.size !== 0)
      .map(({ code }) => missingFile(`content/${code}/${name}.md`, 'document'));
    return [...missing, ...versions.flatMap((document) => checkDocument(document, check))];
  });
}

function checkDocument({ file, language, markdown }: CheckedDocument, check: FactCheck): Problem[] {
  if (markdown.trim() === '')
    return [fileProblem(file, 'missing-text', translateMessage('text.emptyFile', { file }))];
  return factMistakes(markdown, check, { language, variables: [], lifetime: {} }).map(
    ({ code, about, wording, ...mark }) => ({
      ...documentProblem({ file, markdown }, code, mark, wording),
      ...(about === undefined ? {} : { about }),
    }),
  );
}

/** Reports a document that no language has: its name in site.yaml is wrong, or it is not written yet. */
function missingDocument(
  name: string,
  { languages }: ResolvedSite,
  documents: Documents,
  source: YamlSource,
): Problem {
  const nodes = walkSite(siteNode(source.value));
  const path = nodes.find(({ model, value }) => model.isDocument && value === name)?.places ?? [];
  const documentNames = [...new Set(Object.values(documents).flatMap((byName) => Object.keys(byName)))];
  const suggestion = suggest(name, documentNames);
  const files = languages.map(({ code }) => `content/${code}/${name}.md`);
  return problemAt(source, 'missing-file', path, {
    wording: translateMessage('file.noDocument', { name, files, meant: suggestion }),
  });
}
