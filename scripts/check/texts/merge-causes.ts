import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { factNames } from '../../../app/site/texts/fill-facts.ts';
import { suggesting, wordingOf } from '../message.ts';
import type { Problem, ProblemCode, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import { type Change, onlyChange } from '../repairs/former-lines.ts';
import { childOf, isRecord, valueAt } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { daysPhrase, factLifetimes } from './fact-mistakes.ts';

const linkSlips: ReadonlySet<ProblemCode> = new Set([
  'unknown-path',
  'unknown-fragment',
  'link-form',
  'wrong-language-link',
  'external-link',
]);
const echoes: ReadonlySet<ProblemCode> = new Set([
  'text-mismatch',
  'markup-mismatch',
  'same-link-text',
  'stale-text',
  'untranslated-text',
]);

/**
 * Leaves out what a slip in a link brings about: two languages with other links, a change without its translations. The
 * slip says it all. A page that has no texts yet need not be linked yet.
 * @param defaultLanguage the one that the others are compared with
 */
export function withoutEchoes(problems: readonly Problem[], defaultLanguage: string): Problem[] {
  const slipped = new Set(problems.filter(({ code }) => linkSlips.has(code)).map(textOf));
  const unwritten = new Set(problems.filter(({ code }) => code === 'missing-text').map(pageOf));
  const unnamed = new Set(problems.filter(({ code }) => code === 'missing-alternative').map(lineKey));
  // Words that are not written yet, or are those of another language, state something else as well.
  const others = new Set(
    problems.filter(({ code }) => code === 'missing-text' || code === 'untranslated-text').map(textOf),
  );
  const isPageGone = problems.some(({ code, path }) => code === 'removed-path' && path[0] === 'pages');
  return problems.filter((problem) => {
    if (problem.code === 'unlinked-page') return !unwritten.has(pageOf(problem));
    if (problem.code === 'unused-text') return !isPageGone;
    // A picture that is not there lacks its words as well; with words, it is told.
    if (problem.code === 'unknown-path') return !unnamed.has(lineKey(problem));
    if (!echoes.has(problem.code)) return true;
    if (problem.code !== 'untranslated-text' && problem.path.length > 0 && others.has(textOf(problem)))
      return false;
    const first = problem.file.replace(/^(locales|content)\/[^/]+\//, `$1/${defaultLanguage}/`);
    return !slipped.has(textOf(problem)) && !slipped.has(textOf({ ...problem, file: first }));
  });
}

function lineKey({ file, line }: Problem): string {
  return `${file} ${line}`;
}

/** A page by its place in site.yaml. */
function pageOf({ file, path }: Problem): string {
  return `${file} ${path.slice(0, 2).join('.')}`;
}

/** The text of a key, or a whole running text. */
function textOf({ file, path }: Pick<Problem, 'file' | 'path'>): string {
  return `${file} ${path.join('.')}`;
}

/** What makes a paragraph state something else than in the other languages. */
const paragraphSlips: ReadonlySet<ProblemCode> = new Set([
  'heading-order',
  'markup-mismatch',
  'missing-alternative',
  'untranslated-text',
]);

/**
 * Leaves out what a slip in a paragraph brings about: that the languages do not state the same there. An empty
 * heading has lost its number, a picture is a link more, a link with open brackets is none, and a copied paragraph has
 * the dates of another language. A point that was added or taken out changes the paragraph as well.
 * @param sources the contents of the files that the problems name
 */
export function withoutParagraphEchoes(
  problems: readonly Problem[],
  sources: Readonly<Record<string, string>>,
): Problem[] {
  const paragraphOf = ({ file, line }: Problem): string | null => {
    const name = /^content\/[^/]+\/([^/]+)$/.exec(file)?.[1];
    if (name === undefined) return null;
    const before = (sources[file] ?? '').split('\n').slice(0, line).join('\n');
    return `${name} ${before.split(/\n\s*\n/).length}`;
  };
  const slipped = new Set(problems.filter(({ code }) => paragraphSlips.has(code)).map(paragraphOf));
  slipped.delete(null);
  if (slipped.size === 0) return [...problems];
  const inFile = (problem: Problem) => `${problem.file} ${paragraphOf(problem)}`;
  const marked = new Set(problems.filter(({ code }) => paragraphSlips.has(code)).map(inFile));
  return problems.filter((problem) => {
    if (problem.code === 'stale-text') return paragraphOf(problem) === null || !marked.has(inFile(problem));
    return problem.code !== 'text-mismatch' || !slipped.has(paragraphOf(problem));
  });
}

/**
 * Tells once, at the dates in site.yaml, of facts that end before several texts that name them.
 * @param problems all that was found
 */
export function foldLapsingFacts(
  problems: readonly Problem[],
  source: YamlSource,
  site: ResolvedSite,
): readonly Problem[] {
  const lapsing = problems.flatMap((problem) => {
    const { code, about: fact } = problem;
    const path = code === 'lapsing-fact' && fact !== undefined ? datesOf(source.value, fact) : null;
    return path === null || fact === undefined ? [] : [{ problem, fact, path }];
  });
  const lifetimes = factLifetimes(site);
  const groups = [...Map.groupBy(lapsing, ({ path }) => path.join()).values()].filter(
    (group) => group.length > 1,
  );
  const told = groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { validFrom, validUntil } = lifetimes.get(first.fact) ?? {};
    const facts = [...new Set(group.map(({ fact }) => fact))];
    const places = [...new Set(group.map(({ problem }) => placeOf(problem)))];
    const wording = wordingOf('fact.lapsingOften', {
      facts: facts.map((fact) => `{{${fact}}}`),
      days: daysPhrase(validFrom, validUntil),
      texts: places.length,
      places,
      context: facts.length === 1 ? 'single' : undefined,
    });
    return problemAt(source, 'lapsing-fact', first.path, { wording });
  });
  const gone = new Set(groups.flatMap((group) => group.map(({ problem }) => problem)));
  const places = new Set(told.map(placeOf));
  // That the last day is near, or over, goes with it.
  return [...problems.filter((problem) => !gone.has(problem) && !places.has(placeOf(problem))), ...told];
}

function placeOf({ file, line }: Problem): string {
  return `${file}:${line}`;
}

/** Where the dates of a fact stand; null when they are those of several things, as of a lowest price. */
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
  if (!isRecord(value)) return null;
  const key = ['validUntil', 'validFrom'].find((known) => value[known] !== undefined);
  return key === undefined ? null : [...path, key];
}

function entryOf(site: unknown, list: ProblemPath, id: unknown): ProblemPath | null {
  const entries = valueAt(site, list);
  const place = Array.isArray(entries) ? entries.findIndex((entry) => childOf(entry, 'id') === id) : -1;
  return place < 0 ? null : [...list, place];
}

/** So many texts that name one fact which is not there have one cause: the fact has another name, or is gone. */
const often = 3;

/**
 * Tells once of a fact that is not there, however many texts name it.
 * @param problems all that was found in texts
 * @param facts the names of all facts that there are
 * @param texts everything in which facts may be named
 * @param former site.yaml before the edit, as far as it is known
 */
export function foldUnknownFacts(
  problems: readonly Problem[],
  source: YamlSource,
  facts: readonly string[],
  texts: () => Iterable<string>,
  former: string | null = null,
): readonly Problem[] {
  const groups = Map.groupBy(
    problems.filter(({ code, about }) => code === 'unknown-fact' && about?.includes('.')),
    ({ about = '' }) => withoutNumber(about),
  );
  const frequent = [...groups].filter(([, group]) => group.length >= often);
  if (frequent.length === 0) return problems;
  const named = new Set([...texts()].flatMap((text) => factNames(text).map(({ name }) => name)));
  const known = new Set([...named].map(withoutNumber));
  const unnamed = facts.filter((fact) => fact === withoutNumber(fact) && !known.has(fact));
  const change = former === null ? null : onlyChange(former.split('\n'), source.text.split('\n'));
  const folded = new Set(frequent.flatMap(([, group]) => group));
  const told = new Map<string, Problem>();
  const renamed = new Set(
    problems.filter(({ code }) => code === 'renamed-id').map(({ path }) => path.join('.')),
  );
  for (const [name, group] of frequent) {
    const near = suggest(
      name,
      unnamed.filter((fact) => isOtherName(fact, name, facts)),
    );
    const path = near === null ? null : definitionOf(source.value, near, name);
    const [first] = group;
    if (path && renamed.has(path.join('.'))) continue;
    if (path) told.set(path.join('.'), misnamed(source, path, name, group.length));
    else if (first && change && isGoneFrom(change, name))
      told.set(name, takenOut(source, change, first, group.length));
    else if (first)
      told.set(name, {
        ...first,
        wording: wordingOf('fact.unknownOften', {
          written: `{{${first.about}}}`,
          texts: group.length,
          ...suggesting(near),
        }),
      });
  }
  return [...problems.filter((problem) => !folded.has(problem)), ...told.values()];
}

/** A figure and its number alone are one fact. */
function withoutNumber(fact: string): string {
  return fact.replace(/\.number$/, '');
}

/**
 * Whether a fact may be another one with a new name: they differ in one part, and the old name of that part is gone.
 */
function isOtherName(fact: string, used: string, facts: readonly string[]): boolean {
  const parts = fact.split('.');
  const others = used.split('.');
  const differs = parts.findIndex((part, at) => part !== others[at]);
  const old = others.slice(0, differs + 1).join('.');
  return !facts.some((known) => known === old || known.startsWith(`${old}.`));
}

/** Whether the name of a fact stood in the lines that were changed. */
function isGoneFrom({ before }: Change, name: string): boolean {
  const last = name.split('.').at(-1) ?? name;
  return before.length <= 3 && before.some((line) => line.includes(`${last}:`) || line.includes(`: ${last}`));
}

/** What texts name was taken out of site.yaml here, or was given another name. */
function takenOut(source: YamlSource, { at, now }: Change, first: Problem, count: number): Problem {
  const lines = source.text.split('\n');
  // Where lines were taken out, the one that follows is shown.
  const line = Math.min(at, lines.length - 1);
  const written = lines[line] ?? '';
  const start = /^\s*/.exec(written)?.[0].length ?? 0;
  const place = { line: line + 1, column: start + 1, length: Math.max(1, written.trim().length) };
  const wording = wordingOf('fact.takenOut', {
    written: `{{${first.about}}}`,
    texts: count,
    context: now.length === 0 ? 'line' : undefined,
  });
  return { ...first, ...place, file: source.file, path: [], wording };
}

function misnamed(source: YamlSource, path: ProblemPath, name: string, count: number): Problem {
  const isKey = path[0] === 'figures' || path.at(-2) === 'facts';
  const written = isKey ? String(path.at(-1)) : String(valueAt(source.value, path));
  const wording = wordingOf('fact.misnamed', {
    name: written,
    used: name,
    meant: name.split('.').at(-1),
    texts: count,
  });
  return problemAt(source, 'renamed-id', path, { wording, mark: isKey ? 'key' : 'value' });
}

/**
 * Where the part of a fact's name is written in which it differs from the name that texts use.
 * @param fact a fact that there is, such as `package.hosting.basic.disks`
 * @param used the name in the texts, `package.hosting.basic.disk`
 */
function definitionOf(site: unknown, fact: string, used: string): ProblemPath | null {
  const [sort, ...parts] = fact.split('.');
  const others = used.split('.').slice(1);
  const differs = parts.findIndex((part, at) => part !== others[at]);
  const [first = '', second = '', third = ''] = parts;
  if (sort === 'figure') return ['figures', first];
  if (sort === 'price') return named(site, ['rates'], first);
  if (sort === 'company')
    return first === 'milestone' ? named(site, ['company', 'milestones'], second) : null;
  const set = named(site, ['packages'], first);
  if (sort !== 'package' || !set || differs <= 0) return set;
  const offered = named(site, [...set.slice(0, -1), 'packages'], second);
  return differs === 1 || !offered ? offered : [...offered.slice(0, -1), 'facts', third];
}

function named(site: unknown, list: ProblemPath, id: string): ProblemPath | null {
  const entries = valueAt(site, list);
  const place = Array.isArray(entries) ? entries.findIndex((entry) => childOf(entry, 'id') === id) : -1;
  return place < 0 ? null : [...list, place, 'id'];
}
