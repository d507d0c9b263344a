import { factsFor } from '../../../app/site/facts.ts';
import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { factNames } from '../../../app/site/texts/fill-facts.ts';
import { wordingOf } from '../message.ts';
import type { Problem, ProblemCode, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { childOf, isRecord, valueAt } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { daysPhrase, factLifetimes } from './fact-mistakes.ts';

/**
 * Reports one problem for each mistake: merges problems with one cause, and suppresses what follows from another problem.
 * @param problems everything that was found in texts, documents and links
 */
export function mergeCauses(
  problems: readonly Problem[],
  { site, source, sources }: Pick<ProjectContent, 'site' | 'source' | 'sources'>,
): Problem[] {
  const inParagraphs = suppressByParagraph(problems, sources);
  const unknown = mergeUnknownFacts(inParagraphs, { site, sources });
  return suppressByText(mergeLapsingFacts(unknown, source, site), site.defaultLanguage.code);
}

/** A line that is wrong in one way often looks wrong in another, too: only the first code is reported. */
export function oneForEachLine(problems: readonly Problem[]): Problem[] {
  const reported = new Map<string, ProblemCode>();
  return problems.filter((problem) => {
    const first = reported.get(lineOf(problem)) ?? problem.code;
    reported.set(lineOf(problem), first);
    return first === problem.code;
  });
}

/** A language without any file of texts is one mistake: its code in site.yaml is wrong, or its folder is missing. */
export function mergeMissingFiles(
  missing: readonly Problem[],
  { languages }: ResolvedSite,
  filesPerLanguage: number,
  source: YamlSource,
): readonly Problem[] {
  if (filesPerLanguage < 2) return missing;
  const isOf = (code: string) => (problem: Problem) => problem.file.startsWith(`locales/${code}/`);
  const without = languages.filter(({ code }) => missing.filter(isOf(code)).length === filesPerLanguage);
  if (without.length === 0 || without.length === languages.length) return missing;
  const codes = languages.filter((language) => !without.includes(language)).map(({ code }) => code);
  return [
    ...missing.filter((problem) => !without.some(({ code }) => isOf(code)(problem))),
    ...without.map((language) => {
      const wording = wordingOf('file.noLanguage', { code: language.code, first: codes[0], codes });
      const path = ['languages', languages.indexOf(language), 'code'];
      return problemAt(source, 'missing-file', path, { wording });
    }),
  ];
}

const linkCodes: ReadonlySet<ProblemCode> = new Set([
  'unknown-path',
  'unknown-fragment',
  'link-form',
  'wrong-language-link',
  'external-link',
]);
const afterLinks: ReadonlySet<ProblemCode> = new Set([
  'text-mismatch',
  'markup-mismatch',
  'same-link-text',
  'stale-text',
  'untranslated-text',
]);
/** What a wrong fact in a text often causes: its title is too long then, or it has a link more. */
const afterFacts: ReadonlySet<ProblemCode> = new Set([
  'markup-mismatch',
  'title-length',
  'description-length',
  'same-title',
]);

/**
 * Suppresses what a wrong link causes in other checks: two languages with other links, a change without its
 * translations. A page that has no texts yet need not be linked yet.
 */
function suppressByText(problems: readonly Problem[], defaultLanguage: string): Problem[] {
  const withCode = (...codes: ProblemCode[]) => problems.filter(({ code }) => codes.includes(code));
  const wrongLinks = new Set(problems.filter(({ code }) => linkCodes.has(code)).map(textOf));
  const unwrittenPages = new Set(withCode('missing-text').map(pageOf));
  const unnamedPictures = new Set(withCode('missing-alternative').map(lineOf));
  const otherWords = new Set(withCode('missing-text', 'untranslated-text').map(textOf));
  /** A text in any language. */
  const inAnyLanguage = (problem: Problem) => textOf(problem).replace(/^locales\/[^/]+/, '');
  const otherFacts = new Set(
    withCode('text-mismatch', 'unknown-fact', 'typed-amount')
      .filter(({ path }) => path.length > 0)
      .map(inAnyLanguage),
  );
  const isPageGone = withCode('removed-path').some(({ path }) => path[0] === 'pages');
  return problems.filter((problem) => {
    const { code, file, path } = problem;
    if (code === 'unlinked-page') return !unwrittenPages.has(pageOf(problem));
    if (code === 'unused-text') return !isPageGone;
    // A picture that is not there lacks its words as well; once it has words, its address is reported.
    if (code === 'unknown-path') return !unnamedPictures.has(lineOf(problem));
    if (afterFacts.has(code) && otherFacts.has(inAnyLanguage(problem))) return false;
    if (!afterLinks.has(code)) return true;
    // Words that are not written yet, or are those of another language, state something else as well.
    if (code !== 'untranslated-text' && path.length > 0 && otherWords.has(textOf(problem))) return false;
    const first = file.replace(/^(locales|content)\/[^/]+\//, `$1/${defaultLanguage}/`);
    return !wrongLinks.has(textOf(problem)) && !wrongLinks.has(textOf({ file: first, path }));
  });
}

const paragraphCodes: ReadonlySet<ProblemCode> = new Set([
  'heading-order',
  'markup-mismatch',
  'missing-alternative',
  'untranslated-text',
]);

/**
 * Suppresses what a mistake in a paragraph of a document causes: an empty heading has lost its number, a picture is a
 * link more, a copied paragraph has the dates of another language.
 */
function suppressByParagraph(
  problems: readonly Problem[],
  sources: Readonly<Record<string, string>>,
): readonly Problem[] {
  /** The same for a paragraph in every language; null outside of documents. */
  const paragraphOf = ({ file, line }: Problem): string | null => {
    const name = /^content\/[^/]+\/([^/]+)$/.exec(file)?.[1];
    if (name === undefined) return null;
    const before = (sources[file] ?? '').split('\n').slice(0, line).join('\n');
    return `${name} ${before.split(/\n\s*\n/).length}`;
  };
  const inFile = (problem: Problem) => `${problem.file} ${paragraphOf(problem)}`;
  const wrong = problems.filter(
    (problem) => paragraphCodes.has(problem.code) && paragraphOf(problem) !== null,
  );
  const paragraphs = new Set(wrong.map(paragraphOf));
  const paragraphsInFiles = new Set(wrong.map(inFile));
  return problems.filter((problem) => {
    if (problem.code === 'stale-text') return !paragraphsInFiles.has(inFile(problem));
    return problem.code !== 'text-mismatch' || !paragraphs.has(paragraphOf(problem));
  });
}

/** Reports once, at the dates in site.yaml, facts that end before several texts that name them. */
function mergeLapsingFacts(
  problems: readonly Problem[],
  source: YamlSource,
  site: ResolvedSite,
): readonly Problem[] {
  const lapsing = problems.flatMap((problem) => {
    const { code, about: fact } = problem;
    const path = code === 'lapsing-fact' && fact !== undefined ? datesOf(source.value, fact) : null;
    return path === null || fact === undefined ? [] : [{ problem, fact, path }];
  });
  const groups = [...Map.groupBy(lapsing, ({ path }) => path.join()).values()].filter(
    (group) => group.length > 1,
  );
  if (groups.length === 0) return problems;
  const lifetimes = factLifetimes(site);
  const merged = groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { validFrom, validUntil } = lifetimes.get(first.fact) ?? {};
    const facts = [...new Set(group.map(({ fact }) => `{{${fact}}}`))];
    const places = [...new Set(group.map(({ problem }) => `${problem.file}:${problem.line}`))];
    const wording = wordingOf('fact.lapsingOften', {
      facts,
      days: daysPhrase(validFrom, validUntil),
      texts: places.length,
      places,
      context: facts.length === 1 ? 'single' : undefined,
    });
    return problemAt(source, 'lapsing-fact', first.path, { wording });
  });
  const gone = new Set(groups.flatMap((group) => group.map(({ problem }) => problem)));
  // That the last day is near, or over, goes with it.
  const lines = new Set(merged.map(lineOf));
  return [...problems.filter((problem) => !gone.has(problem) && !lines.has(lineOf(problem))), ...merged];
}

/** Where the dates of a fact are; null when they are those of several things, as of a lowest price. */
function datesOf(site: unknown, fact: string): ProblemPath | null {
  const [sort, first, second] = fact.split('.');
  if (sort === 'price') return datesOfRate(site, first);
  const set = sort === 'package' ? entryOf(site, ['packages'], first) : null;
  const thing = set && entryOf(site, [...set, 'packages'], second);
  return thing && (dateIn(site, [...thing, 'price']) ?? dateIn(site, thing));
}

/**
 * A rate that follows another one ends with it.
 * @param passed those that have led here
 */
function datesOfRate(site: unknown, id: unknown, passed: readonly unknown[] = []): ProblemPath | null {
  const rate = passed.includes(id) ? null : entryOf(site, ['rates'], id);
  if (rate === null) return null;
  return dateIn(site, rate) ?? datesOfRate(site, childOf(valueAt(site, rate), 'of'), [...passed, id]);
}

function dateIn(site: unknown, path: ProblemPath): ProblemPath | null {
  const value = valueAt(site, path);
  const key = ['validUntil', 'validFrom'].find((known) => isRecord(value) && value[known] !== undefined);
  return key === undefined ? null : [...path, key];
}

function entryOf(site: unknown, list: ProblemPath, id: unknown): ProblemPath | null {
  const entries = valueAt(site, list);
  const place = Array.isArray(entries) ? entries.findIndex((entry) => childOf(entry, 'id') === id) : -1;
  return place < 0 ? null : [...list, place];
}

/** So many texts that name one missing fact have one cause: the fact has another name, or is gone. */
const often = 3;

/** Reports a missing fact once, however many texts name it, at the first text. */
function mergeUnknownFacts(
  problems: readonly Problem[],
  { site, sources }: Pick<ProjectContent, 'site' | 'sources'>,
): readonly Problem[] {
  const groups = Map.groupBy(
    problems.filter(({ code, about }) => code === 'unknown-fact' && about?.includes('.')),
    ({ about = '' }) => withoutNumber(about),
  );
  const frequent = [...groups].filter(([, group]) => group.length >= often);
  if (frequent.length === 0) return problems;
  const facts = Object.keys(factsFor(site, site.defaultLanguage, { unlimited: '', byQuote: '' }));
  const named = new Set(
    Object.values(sources).flatMap((text) => factNames(text).map(({ name }) => withoutNumber(name))),
  );
  const unnamed = facts.filter((fact) => !named.has(withoutNumber(fact)));
  const merged = frequent.flatMap(([name, [first, ...more]]) => {
    if (!first) return [];
    const values = { written: `{{${first.about}}}`, texts: more.length + 1, meant: suggest(name, unnamed) };
    return [{ ...first, wording: wordingOf('fact.unknownOften', values) }];
  });
  const gone = new Set(frequent.flatMap(([, group]) => group));
  return [...problems.filter((problem) => !gone.has(problem)), ...merged];
}

/** A figure and its number alone are one fact. */
function withoutNumber(fact: string): string {
  return fact.replace(/\.number$/, '');
}

function lineOf({ file, line }: Problem): string {
  return `${file}:${line}`;
}

/** A page by its place in site.yaml. */
function pageOf({ file, path }: Problem): string {
  return `${file} ${path.slice(0, 2).join('.')}`;
}

/** The text of a key, or a whole document. */
function textOf({ file, path }: Pick<Problem, 'file' | 'path'>): string {
  return `${file} ${path.join('.')}`;
}
