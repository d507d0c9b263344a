import { childOf, isRecord, listAt, valueAt } from '../../../app/site/plain-value.ts';
import { iconName, id, path as pathSchema } from '../../../schema/identifiers.ts';
import { noPhrase, phraseOf, wordingOf } from '../message.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import type { Phrase, Wording } from '../problems/wording-type.ts';
import { repaired } from '../shape/repair.ts';
import { asText, isOf, type Written } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/** What a name refers to. */
interface Target {
  /** Where the named things are, by indices. */
  readonly list: ProblemPath;
  readonly sort: 'package-set' | 'package' | 'rate' | 'form' | 'figure' | 'milestone' | 'picture' | 'section';
  readonly names: Names;
  /** Of a package the name of its set; of a section its list. */
  readonly scope?: unknown;
}

type TargetOf = (site: unknown, path: ProblemPath) => Target;

const inList =
  (sort: Target['sort'], ...list: readonly string[]): TargetOf =>
  (site) => ({ list, sort, names: namesIn(valueAt(site, list), 'id') });

/** What a name refers to, by the key that it is written under; each such key means the same wherever it is. */
const targets: Readonly<Record<string, TargetOf>> = {
  set: inList('package-set', 'packages'),
  rate: inList('rate', 'rates'),
  of: inList('rate', 'rates'),
  form: inList('form', 'forms'),
  picture: (site) => {
    const list = childOf(site, 'pictures');
    return { list: ['pictures'], sort: 'picture', names: namesIn(list === undefined ? [] : list, 'id') };
  },
  'milestones[]': inList('milestone', 'company', 'milestones'),
  'figures[]': (site) => {
    const figures = childOf(site, 'figures');
    const all = new Set(isRecord(figures) ? Object.keys(figures) : []);
    return { list: ['figures'], sort: 'figure', names: { all, complete: isRecord(figures) } };
  },
  package: (site, path) => {
    const set =
      childOf(valueAt(site, path.slice(0, -1)), 'set') ?? childOf(valueAt(site, path.slice(0, -3)), 'set');
    const index = listAt(site, ['packages']).findIndex((entry) => childOf(entry, 'id') === set);
    const list = ['packages', index, 'packages'];
    return { list, sort: 'package', names: namesIn(valueAt(site, list), 'id'), scope: set };
  },
  extends: (site, path) => {
    const list = path.slice(0, -2);
    const before = listAt(site, list).slice(0, Number(path.at(-2)));
    const set = childOf(valueAt(site, list.slice(0, -1)), 'id');
    return { list, sort: 'package', names: namesIn(before, 'id'), scope: set };
  },
  scrollTo: (site, path) => {
    const list = path.slice(0, -2);
    return { list, sort: 'section', names: namesIn(valueAt(site, list), 'id'), scope: list.join(' ') };
  },
};

/** What the name at a path refers to; null where it refers to nothing. */
export function referredTo(site: unknown, path: ProblemPath): Target | null {
  const last = path.at(-1);
  const key = typeof last === 'number' ? `${path.at(-2)}[]` : String(last);
  return Object.hasOwn(targets, key) ? (targets[key]?.(site, path) ?? null) : null;
}

/** Checks that each name that refers to something is the name of something; one that is wrong is reported once. */
export function checkNames(source: YamlSource, written: readonly Written[]): Problem[] {
  const dead = written.flatMap((thing) => {
    const { value, path } = thing;
    if (typeof value !== 'string' || !isOf(id, thing)) return [];
    const target = referredTo(source.value, path);
    const isDead = target?.names.complete && id.safeParse(value).success && !target.names.all.has(value);
    return isDead ? [{ name: value, path, target }] : [];
  });
  const groups = Map.groupBy(dead, ({ name, target: { sort, scope } }) => `${sort} ${asText(scope)} ${name}`);
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first) return [];
    const { name, path, target } = first;
    const names = [...target.names.all];
    const lines = others.map((other) => source.positionOf(other.path).line);
    const below = path.at(-1) === 'extends' ? listAt(source.value, target.list) : [];
    const at = below.findIndex((entry) => childOf(entry, 'id') === name);
    if (at >= 0) {
      const { line } = source.positionOf([...target.list, at, 'id']);
      const context = at === path.at(-2) ? 'self' : undefined;
      return group.map((each) =>
        problemAt(source, 'unknown-reference', each.path, {
          wording: wordingOf('reference.below', { written: name, line, context }),
        }),
      );
    }
    const place = phraseOf('reference.place', { context: target.sort, set: asText(target.scope) });
    const wording = unknownName(target.sort, place, name, names, alsoOn([...new Set(lines)]));
    return [problemAt(source, 'unknown-reference', path, { wording })];
  });
}

/** The wording for the name of something that is not there. @param names those that are */
export function unknownName(
  sort: Target['sort'] | 'mark',
  place: Phrase,
  written: string,
  names: readonly string[],
  others = noPhrase,
): Wording {
  return wordingOf('reference.unknown', {
    thing: phraseOf('reference.thing', { context: sort }),
    place,
    written,
    meant: suggest(written, names),
    names: names.slice(0, 20),
    alsoOn: others,
    context: names.length === 0 ? 'none' : undefined,
  });
}

/** The other lines with the same name by their numbers; many by their count. */
function alsoOn(lines: readonly number[]): Phrase {
  if (lines.length === 0) return noPhrase;
  const context = lines.length > 5 ? 'counted' : undefined;
  return phraseOf('reference.alsoOn', { lines, count: lines.length, context });
}

/** Upper limit of wrong names that are looked up among 1,700 names, which is slow. */
const searchLimit = 200;

/**
 * Checks that each icon is there.
 * @param icons the names of all icons
 */
export function checkIcons(
  source: YamlSource,
  written: readonly Written[],
  icons: ReadonlySet<string>,
): Problem[] {
  const meant = new Map<string, string | null>();
  return written.flatMap((thing) => {
    const { value, path } = thing;
    if (typeof value !== 'string' || !isOf(iconName, thing)) return [];
    if (icons.has(value) || !iconName.safeParse(value).success) return [];
    // Each name is looked up once.
    if (!meant.has(value)) meant.set(value, meant.size < searchLimit ? suggest(value, icons) : null);
    const wording = wordingOf('reference.icon', { written: value, meant: meant.get(value) ?? null });
    return problemAt(source, 'unknown-icon', path, { wording });
  });
}

/** The names that a sort of thing has in the file. */
export interface Names {
  readonly all: ReadonlySet<string>;
  /** false when a name is missing or cannot be read, so that no other name is reported as unknown. */
  readonly complete: boolean;
}

/**
 * The names in a list of groups, whether or not the schema accepts it.
 * @param list what should be a list
 * @param key where each entry has its name: `id`, or `path` for pages
 */
export function namesIn(list: unknown, key: 'id' | 'path'): Names {
  if (!Array.isArray(list)) return { all: new Set(), complete: false };
  const schema = key === 'path' ? pathSchema : id;
  const all = new Set<string>();
  let complete = true;
  for (const entry of list) {
    const name = childOf(entry, key);
    // A name in the wrong form is a problem of its own; what refers to the right form is none.
    const right = schema.safeParse(name).data ?? (typeof name === 'string' ? repaired(name, schema) : null);
    if (right === null) complete = false;
    else all.add(right);
  }
  return { all, complete };
}
