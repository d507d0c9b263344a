import { factNames } from '../../../app/site/texts/fill-facts.ts';
import { type Change, onlyChange } from '../names/former-site.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import { factWords } from '../problems/words/fact-words.ts';
import { childOf, valueAt } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

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
      told.set(name, { ...first, wording: factWords.unknownOften(`{{${first.about}}}`, near, group.length) });
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
  const wording = factWords.takenOut(`{{${first.about}}}`, count, now.length === 0);
  return { ...first, ...place, file: source.file, path: [], wording };
}

function misnamed(source: YamlSource, path: ProblemPath, name: string, count: number): Problem {
  const isKey = path[0] === 'figures' || path.at(-2) === 'facts';
  const written = isKey ? String(path.at(-1)) : String(valueAt(source.value, path));
  const wording = factWords.misnamed(written, name, count);
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
