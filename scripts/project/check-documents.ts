import { factsFor } from '../../app/site/facts.ts';
import { missingFile } from '../../app/site/missing-file.ts';
import type { Problem } from '../../app/site/problem.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { suggest } from '../../app/site/suggest.ts';
import { type UnknownFact, unknownFacts } from '../../app/site/unknown-facts.ts';
import type { Documents } from './documents.ts';

const copyHint = 'Write it, or copy the file of the same name from another language and translate it.';

/** Checks that every running text that a page shows is there in each language, and that what it names exists. */
export function checkDocuments(site: ResolvedSite, documents: Documents): Problem[] {
  const wanted = new Set(
    site.pages.flatMap(({ sections }) => sections.flatMap((s) => (s.kind === 'prose' ? [s.document] : []))),
  );
  const facts = factsFor(site, site.defaultLanguage, { unlimited: '', byQuote: '' });
  return site.languages.flatMap(({ code }) =>
    [...wanted].flatMap((name) => {
      const file = `content/${code}/${name}.md`;
      const markdown = documents[code]?.[name];
      if (markdown === undefined) return [missingFile(file, copyHint)];
      return [
        ...unknownFacts(markdown, facts, []).map((fact) => problemOf('unknown-fact', file, markdown, fact)),
        ...deadLinks(markdown, Object.keys(site.pageByPath)).map((link) =>
          problemOf('unknown-path', file, markdown, link),
        ),
      ];
    }),
  );
}

/** Links to pages that are not there. */
function deadLinks(markdown: string, paths: readonly string[]): UnknownFact[] {
  return [...markdown.matchAll(/(?<=\]\()\/[^)\s#?]*/g)]
    .filter(([path]) => !paths.includes(path))
    .map(({ 0: written, index }) => {
      const near = suggest(written, paths);
      return {
        written,
        index,
        message: `“${written}” is not a page of this site.`,
        hint: near
          ? `Did you mean ${near}?`
          : 'Write the path of a page as it stands under pages in site.yaml.',
      };
    });
}

function problemOf(
  code: 'unknown-fact' | 'unknown-path',
  file: string,
  markdown: string,
  { written, index, message, hint }: UnknownFact,
): Problem {
  const before = markdown.slice(0, index).split('\n');
  return {
    code,
    severity: 'error',
    file,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    length: written.length,
    path: [],
    message,
    hint,
  };
}
