import { factsFor } from '../../app/site/facts.ts';
import { missingFile } from '../../app/site/problems/missing-file.ts';
import type { Problem } from '../../app/site/problems/problem.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { factLifetimes } from '../../app/site/text-checks/fact-lifetimes.ts';
import { type FactCheck, type FactMistake, factMistakes } from '../../app/site/text-checks/text-mistakes.ts';
import { documentParity, type LanguageDocument } from './document-parity.ts';
import type { Documents } from './documents.ts';
import { lineAndColumn } from './line-and-column.ts';

/**
 * Checks that every running text that a page shows is there in each language, that what it names exists, and that
 * the languages state the same.
 */
export function checkDocuments(site: ResolvedSite, documents: Documents): Problem[] {
  const wanted = new Set(
    site.pages.flatMap(({ sections }) => sections.flatMap((s) => (s.kind === 'prose' ? [s.document] : []))),
  );
  const check: FactCheck = {
    site,
    facts: factsFor(site, site.defaultLanguage, { unlimited: '', byQuote: '' }),
    lifetimes: factLifetimes(site),
  };
  return [...wanted].flatMap((name) => {
    const problems: Problem[] = [];
    const sound: LanguageDocument[] = [];
    for (const language of site.languages) {
      const file = `content/${language.code}/${name}.md`;
      const markdown = documents[language.code]?.[name];
      if (markdown === undefined) {
        problems.push(missingFile(file, 'document'));
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

function problemOf(file: string, markdown: string, mistake: FactMistake): Problem {
  const { code, written, index, said, about } = mistake;
  return {
    code,
    severity: 'error',
    file,
    ...lineAndColumn(markdown, index),
    length: Math.max(1, written.length),
    path: [],
    said,
    ...(about === undefined ? {} : { about }),
  };
}
