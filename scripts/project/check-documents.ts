import { factsFor } from '../../app/site/facts.ts';
import { missingFile } from '../../app/site/problems/missing-file.ts';
import type { Problem, ProblemCode } from '../../app/site/problems/problem.ts';
import type { Said } from '../../app/site/problems/said.ts';
import { mismatchWords } from '../../app/site/problems/words/mismatch-words.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';
import { factLifetimes } from '../../app/site/text-checks/fact-lifetimes.ts';
import { type FactCheck, factMistakes } from '../../app/site/text-checks/text-mistakes.ts';
import { parityWords } from '../../app/site/text-checks/text-parity.ts';
import type { Documents } from './documents.ts';

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
  return site.languages.flatMap((language) =>
    [...wanted].flatMap((name) => {
      const file = fileOf(language, name);
      const markdown = documents[language.code]?.[name];
      if (markdown === undefined) return [missingFile(file, 'document')];
      const mistakesIn = (text: string, of: ResolvedLanguage) =>
        factMistakes(text, check, { language: of, variables: [], lifetime: {} });
      const mistakes = mistakesIn(markdown, language);
      const first = documents[site.defaultLanguage.code]?.[name];
      // A slip in a fact is also a difference between languages; the slip says it all.
      const isSound =
        mistakes.length === 0 && first !== undefined && mistakesIn(first, site.defaultLanguage).length === 0;
      const differences =
        isSound && !language.isDefault ? mismatches(markdown, first, language, name, site) : [];
      return [...mistakes, ...differences].map((mistake) => problemOf(file, markdown, mistake));
    }),
  );
}

function fileOf(language: ResolvedLanguage, name: string): string {
  return `content/${language.code}/${name}.md`;
}

/** Something wrong at a place in a running text. */
interface Mistake {
  readonly code: ProblemCode;
  readonly written: string;
  /** From 0. */
  readonly index: number;
  readonly said: Said;
  readonly about?: string;
}

/** Paragraphs that state something else than the same paragraph in the first language. */
function mismatches(
  markdown: string,
  first: string,
  language: ResolvedLanguage,
  name: string,
  { defaultLanguage, properNames }: ResolvedSite,
): Mistake[] {
  const other = fileOf(defaultLanguage, name);
  const own = blocksOf(markdown);
  const theirs = blocksOf(first);
  if (own.length !== theirs.length) {
    const written = own.at(-1)?.written ?? '';
    return [
      {
        code: 'text-mismatch',
        written: written.slice(0, 1),
        index: own.at(-1)?.index ?? 0,
        said: mismatchWords.paragraphs(own.length, theirs.length, other),
      },
    ];
  }
  return own.flatMap(({ written, index }, place) => {
    const text = theirs[place];
    if (!text) return [];
    const said = parityWords(
      { language, text: written },
      { language: defaultLanguage, text: text.written },
      properNames,
    );
    if (!said) return [];
    const { line, column } = placeOf(first, text.index);
    return {
      code: 'text-mismatch' as const,
      written: written.split('\n')[0] ?? '',
      index,
      said: mismatchWords.withPlace(said, `${other}:${line}:${column}`),
    };
  });
}

/** Paragraphs, headings, lists and tables: what blank lines part. */
function blocksOf(markdown: string): { readonly written: string; readonly index: number }[] {
  return [...markdown.matchAll(/\S.*(?:\r?\n(?!\s*\r?\n).*\S.*)*/g)].map(({ 0: written, index }) => ({
    written,
    index,
  }));
}

function placeOf(markdown: string, index: number): { readonly line: number; readonly column: number } {
  const before = markdown.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function problemOf(file: string, markdown: string, mistake: Mistake): Problem {
  const { code, written, index, said, about } = mistake;
  const length = Math.max(1, written.length);
  return {
    code,
    severity: 'error',
    file,
    ...placeOf(markdown, index),
    length,
    path: [],
    said,
    ...(about === undefined ? {} : { about }),
  };
}
