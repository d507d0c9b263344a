import { factsFor } from '../../app/site/facts.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { factName, findFactOwner } from '../../schema/fact-owner.ts';
import { packageSet } from '../../schema/package-set.ts';
import { referencesTo } from '../../schema/reference-target.ts';
import { hasSchema } from '../../schema/schema-walk.ts';
import {
  isItem,
  namePlace,
  nodeName,
  nodesTo,
  type SiteNode,
  siteNode,
  walkSite,
} from '../../schema/site-node.ts';
import { pathKey } from '../../schema/value-path.ts';
import { translateMessage, translatePhrase } from '../message.ts';
import { misspeltName } from '../names/check-names.ts';
import type { Problem, ProblemCode } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import type { ProjectContent } from '../project/project-content.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { daysPhrase, factLifetimes } from './fact-mistakes.ts';

/**
 * Reports one problem for each mistake: merges problems with one cause, and suppresses consequences of another problem.
 * @param problems all problems found in texts, documents and links
 */
export function mergeTextCauses(
  problems: readonly Problem[],
  { site, source, sources }: Pick<ProjectContent, 'site' | 'source' | 'sources'>,
): Problem[] {
  const withMergedFacts = mergeUnknownFacts(suppressByLine(problems), { site, source, sources });
  return suppressByPage(mergeLapsingFacts(withMergedFacts, source, site));
}

/** Frequent consequences of a mistake in a text: its title becomes too long, or it has an extra link. */
const FOLLOW_UPS: ReadonlySet<ProblemCode> = new Set([
  'heading-order',
  'markup-mismatch',
  'missing-alternative',
  'same-link-text',
  'untranslated-text',
  'title-length',
  'description-length',
  'same-title',
]);

/** Reports only the first code of the follow-up problems of a line, and none next to another error. */
function suppressByLine(problems: readonly Problem[]): Problem[] {
  const reported = new Map<string, ProblemCode>();
  for (const problem of problems)
    if (problem.severity === 'error' && !FOLLOW_UPS.has(problem.code))
      reported.set(formatLine(problem), problem.code);
  return problems.filter((problem) => {
    if (!FOLLOW_UPS.has(problem.code)) return true;
    const first = reported.get(formatLine(problem)) ?? problem.code;
    reported.set(formatLine(problem), first);
    return first === problem.code;
  });
}

/** A language without any text files is one mistake: its code in site.yaml is wrong, or its folder is missing. */
export function mergeMissingFiles(
  missing: readonly Problem[],
  { languages }: ResolvedSite,
  filesPerLanguage: number,
  source: YamlSource,
): readonly Problem[] {
  if (filesPerLanguage < 2) return missing;
  const isInLanguage = (code: string) => (problem: Problem) => problem.file.startsWith(`locales/${code}/`);
  const emptyLanguages = languages.filter(
    ({ code }) => missing.filter(isInLanguage(code)).length === filesPerLanguage,
  );
  if (emptyLanguages.length === 0 || emptyLanguages.length === languages.length) return missing;
  const codes = languages.filter((language) => !emptyLanguages.includes(language)).map(({ code }) => code);
  return [
    ...missing.filter((problem) => !emptyLanguages.some(({ code }) => isInLanguage(code)(problem))),
    ...emptyLanguages.map((language) => {
      const wording = translateMessage('file.noLanguage', { code: language.code, first: codes[0], codes });
      const path = ['languages', languages.indexOf(language), 'code'];
      return problemAt(source, 'missing-file', path, { wording });
    }),
  ];
}

/**
 * Suppresses consequences of a new or removed page: a page without texts need not be linked yet, and the texts of a
 * removed one remain.
 */
function suppressByPage(problems: readonly Problem[]): Problem[] {
  const unwrittenPages = new Set(problems.filter(({ code }) => code === 'missing-text').map(formatPage));
  const isPageGone = problems.some(({ code }) => code === 'removed-path');
  return problems.filter((problem) => {
    if (problem.code === 'unlinked-page') return !unwrittenPages.has(formatPage(problem));
    return problem.code !== 'unused-text' || !isPageGone;
  });
}

/** Reports facts that end before several texts that name them once, at the price or package in site.yaml. */
function mergeLapsingFacts(
  problems: readonly Problem[],
  source: YamlSource,
  site: ResolvedSite,
): readonly Problem[] {
  const lapsing = problems.filter(({ code, about }) => code === 'lapsing-fact' && about !== undefined);
  const groups = [...Map.groupBy(lapsing, ({ about = '' }) => about)].filter(([, group]) => group.length > 1);
  if (groups.length === 0) return problems;
  const lifetimes = factLifetimes(site);
  const replacedProblems = new Set<Problem>();
  const merged = groups.flatMap(([fact, group]) => {
    const owner = findFactOwner(siteNode(source.value), fact);
    const item = owner && nodesTo(owner).findLast(isItem);
    // The lowest price of a set is that of no package in particular.
    if (!item || hasSchema(packageSet, item)) return [];
    const path = namePlace(item);
    for (const problem of group) replacedProblems.add(problem);
    const { validFrom, validUntil } = lifetimes.get(fact) ?? {};
    const positions = [...new Set(group.map(({ file, line }) => `${file}:${line}`))];
    const days = daysPhrase(validFrom, validUntil);
    const wording = translateMessage('fact.lapsingOften', {
      fact,
      days,
      texts: positions.length,
      places: positions,
    });
    return [problemAt(source, 'lapsing-fact', path, { wording })];
  });
  return [...problems.filter((problem) => !replacedProblems.has(problem)), ...merged];
}

/** With at least this many texts that name one missing fact, the fact itself was renamed or removed. */
const MERGE_THRESHOLD = 3;

/**
 * Reports a missing fact once: at its definition if that has a similar name which no text uses, otherwise at the first
 * of many texts that name it.
 */
function mergeUnknownFacts(
  problems: readonly Problem[],
  { site, source, sources }: Pick<ProjectContent, 'site' | 'source' | 'sources'>,
): readonly Problem[] {
  const groups = Map.groupBy(
    problems.filter(({ code, about }) => code === 'unknown-fact' && about?.includes('.')),
    ({ about = '' }) => withoutNumber(about),
  );
  const frequent = [...groups].filter(([, group]) => group.length > 1);
  if (frequent.length === 0) return problems;
  const facts = Object.keys(factsFor(site, site.defaultLanguage, { unlimited: '', byQuote: '', term: '' }));
  const items = walkSite(siteNode(source.value)).filter(
    (node) => node.model.fact !== undefined && nodeName(node) !== null,
  );
  const reported = new Set(
    problems.filter(({ file }) => file === source.file).map(({ path }) => pathKey(path)),
  );
  const merged = frequent.flatMap(([name, group]) => {
    const [first] = group;
    const values = { name, written: `{{${first?.about}}}`, texts: group.length, meant: suggest(name, facts) };
    const item = items.find((each) => isMisspelt(each, { name, meant: values.meant ?? '' }, sources));
    if (item) {
      const usedIn = translatePhrase('fact.usedIn', { ...values, file: first?.file, line: first?.line });
      const problem = misspeltName(source, 'unknown-fact', item, pickItemName(item, name), usedIn);
      const isReported = reported.has(pathKey(problem.path));
      reported.add(pathKey(problem.path));
      return [{ group, problems: isReported ? [] : [problem] }];
    }
    if (!first || group.length < MERGE_THRESHOLD) return [];
    return [{ group, problems: [{ ...first, wording: translateMessage('fact.unknownOften', values) }] }];
  });
  const replacedProblems = new Set(merged.flatMap(({ group }) => group));
  return [
    ...problems.filter((problem) => !replacedProblems.has(problem)),
    ...merged.flatMap((each) => each.problems),
  ];
}

/**
 * Returns true if a missing fact differs from a similar one in the name of an item, and nothing uses the item.
 * @param fact its name, and the similar one
 */
function isMisspelt(
  item: SiteNode,
  { name, meant }: { readonly name: string; readonly meant: string },
  sources: ProjectContent['sources'],
): boolean {
  const itemFact = factName(item, nodeName(item)) ?? '';
  if (meant !== itemFact && !meant.startsWith(`${itemFact}.`)) return false;
  const lead = itemFact.slice(0, itemFact.lastIndexOf('.') + 1);
  if (!name.startsWith(lead) || pickItemName(item, name) === nodeName(item)) return false;
  const isInTexts = Object.values(sources).some((text) => text.includes(`{{${itemFact}`));
  return !isInTexts && referencesTo(item).length === 0;
}

/** The part of a fact that names an item: `basic` in `package.hosting.basic.price`. */
function pickItemName(item: SiteNode, fact: string): string {
  return fact.split('.')[(factName(item, nodeName(item)) ?? '').split('.').length - 1] ?? '';
}

/** Removes `.number`: a figure and its number alone are one fact. */
function withoutNumber(fact: string): string {
  return fact.replace(/\.number$/, '');
}

function formatLine({ file, line }: Problem): string {
  return `${file}:${line}`;
}

/** Page of a problem, by its path in site.yaml. */
function formatPage({ file, path }: Problem): string {
  return `${file} ${path.slice(0, 2).join('.')}`;
}
