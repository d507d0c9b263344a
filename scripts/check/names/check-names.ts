import { id } from '../../../schema/identifiers.ts';
import { noPhrase, phraseOf, wordingOf } from '../message.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import type { Phrase } from '../problems/wording-type.ts';
import { asText, childOf, isOf, listAt, valueAt, type Written } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { type FormerSite, onlyChange } from './former-site.ts';
import { type KnownNames, type Names, namesIn } from './known-names.ts';

/**
 * Checks that each name that refers to something is the name of something.
 * @param known what there is to refer to
 * @param former the file before the edit, as far as it is known
 */
export function checkNames(
  source: YamlSource,
  written: readonly Written[],
  known: KnownNames,
  former: FormerSite | null = null,
): Problem[] {
  const references = written.flatMap((thing): Reference[] => {
    const { value, path } = thing;
    if (typeof value !== 'string' || !isOf(id, thing)) return [];
    const target = referredTo(path, source.value, known);
    return target?.names.complete && id.safeParse(value).success ? [{ name: value, path, target }] : [];
  });
  const dead = references.filter(({ name, target }) => !target.names.all.has(name));
  return [...Map.groupBy(dead, keyOf).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { name, target } = first;
    const named = new Set(
      references.filter((other) => scopeOf(other) === scopeOf(first)).map((other) => other.name),
    );
    const unnamed = [...target.names.all].filter((other) => !named.has(other));
    const places = group.map(({ path }) => path);
    const misnamed = misnamedThing(source.value, { name, target, count: group.length, unnamed }, former);
    const linesOf = (paths: readonly ProblemPath[]) => [
      ...new Set(paths.map((path) => source.positionOf(path).line)),
    ];
    if (misnamed) {
      const wording = wordingOf('reference.misnamed', {
        name: nameAt(source.value, misnamed),
        meant: name,
        lines: aboutLines('reference.lines', linesOf(places)),
        count: linesOf(places).length,
      });
      const mark = target.sort === 'figure' ? 'key' : 'value';
      return [problemAt(source, 'renamed-id', misnamed, { wording, mark })];
    }
    const names = [...target.names.all];
    const isRemoved = former?.hadName(name) === true && isTakenOut(name, former.text, source.text);
    const [place = [], ...others] = places;
    const meant = suggest(name, names);
    const wording = wordingOf(isRemoved ? 'reference.removed' : 'reference.unknown', {
      thing: phraseOf('reference.thing', { context: target.sort }),
      place: phraseOf('reference.place', { context: target.sort, set: asText(target.set) }),
      written: name,
      meant,
      names: names.slice(0, 20),
      alsoOn: aboutLines('reference.alsoOn', linesOf(others)),
      context: names.length === 0 ? 'none' : undefined,
    });
    return [problemAt(source, 'unknown-reference', place, { wording })];
  });
}

/** Some lines by their numbers; many by their count. */
function aboutLines(key: 'reference.lines' | 'reference.alsoOn', lines: readonly number[]): Phrase {
  if (lines.length === 0) return noPhrase;
  return phraseOf(key, { lines, count: lines.length, context: lines.length > 5 ? 'counted' : undefined });
}

/** A name that refers to something. */
interface Reference {
  readonly name: string;
  readonly path: ProblemPath;
  readonly target: Target;
}

/** Whether an edit took out the line that gave something its name. */
function isTakenOut(name: string, before: string, now: string): boolean {
  const change = onlyChange(before.split('\n'), now.split('\n'));
  const isOfName = (line: string) => new RegExp(String.raw`\bid: ${name}(?![-\w])|^\s*${name}:`).test(line);
  return change?.before.some(isOfName) === true && !change.now.some(isOfName);
}

function keyOf(reference: Reference): string {
  return `${scopeOf(reference)} ${reference.name}`;
}

/** Where a name is looked for: packages in their set, sections on their page. */
function scopeOf({ path, target: { sort, set } }: Reference): string {
  return `${sort} ${asText(set)} ${sort === 'section' ? path.slice(0, 2).join(' ') : ''}`;
}

/** The name that is written at a place; of a figure the key. */
function nameAt(site: unknown, path: ProblemPath): string {
  const value = valueAt(site, path);
  return path[0] === 'figures' || typeof value !== 'string' ? String(path.at(-1)) : value;
}

interface Target {
  readonly sort: 'package-set' | 'package' | 'rate' | 'form' | 'figure' | 'milestone' | 'section';
  /** Of a package the name of its set. */
  readonly set?: unknown;
  readonly names: Names;
  /** Where the things that have such names are listed. */
  readonly list: ProblemPath;
}

/** What a name refers to follows from its key; each such key means the same wherever it is. */
export function referredTo(path: ProblemPath, site: unknown, known: KnownNames): Target | null {
  const last = path.at(-1);
  switch (typeof last === 'number' ? `${path.at(-2)}[]` : last) {
    case 'set':
      return { sort: 'package-set', names: known.packageSets, list: ['packages'] };
    case 'package': {
      const set =
        childOf(valueAt(site, path.slice(0, -1)), 'set') ?? childOf(valueAt(site, path.slice(0, -3)), 'set');
      const at = listAt(site, ['packages']).findIndex((entry) => childOf(entry, 'id') === set);
      return { sort: 'package', set, names: known.packagesOf(set), list: ['packages', at, 'packages'] };
    }
    case 'rate':
    case 'of':
      return { sort: 'rate', names: known.rates, list: ['rates'] };
    case 'form':
      return { sort: 'form', names: known.forms, list: ['forms'] };
    case 'figures[]':
      return { sort: 'figure', names: known.figures, list: ['figures'] };
    case 'milestones[]':
      return { sort: 'milestone', names: known.milestones, list: ['company', 'milestones'] };
    case 'scrollTo': {
      const list = path.slice(0, -2);
      return { sort: 'section', names: namesIn(valueAt(site, list), 'id'), list };
    }
    default:
      return null;
  }
}

/** References to one thing that is not there. */
interface DeadName {
  readonly name: string;
  readonly target: Target;
  /** How many there are. */
  readonly count: number;
  /** The names of such things that nothing refers to. */
  readonly unnamed: readonly string[];
}

/**
 * Finds the thing that was probably meant to have a name: nothing refers to it as it is now, and several places, or the
 * file before the edit, know it by the other name.
 * @param site the whole file's value
 * @returns where its name is written, or null when the mistake is rather in what refers to it
 */
function misnamedThing(site: unknown, dead: DeadName, former: FormerSite | null): ProblemPath | null {
  const { sort, list } = dead.target;
  const misspelt = suggest(dead.name, dead.unnamed) ?? onlyNewName(dead, former);
  if (misspelt === null) return null;
  if (dead.count < 2 && !former?.hadName(dead.name)) return null;
  if (sort === 'figure') return [...list, misspelt];
  const place = listAt(site, list).findIndex((entry) => childOf(entry, 'id') === misspelt);
  return place < 0 ? null : [...list, place, 'id'];
}

/** The only name that the edit added, when it removed the other one. */
function onlyNewName({ name, unnamed }: DeadName, former: FormerSite | null): string | null {
  if (!former?.hadName(name)) return null;
  const [only = null, ...others] = unnamed.filter((other) => !former.hadName(other));
  return others.length === 0 ? only : null;
}
