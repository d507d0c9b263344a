import { id } from '../../../schema/identifiers.ts';
import { childOf, valueAt } from '../accept/schema-walk.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import { listed, quoted } from '../problems/wording.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { type KnownNames, type Names, namesIn } from './known-names.ts';
import { isOf, type Written } from './walk-written.ts';

/**
 * Checks that each name that refers to something is the name of something.
 * @param known what there is to refer to
 */
export function checkNames(source: YamlSource, written: readonly Written[], known: KnownNames): Problem[] {
  return written.flatMap((thing) => {
    const { value, path } = thing;
    if (typeof value !== 'string' || !isOf(id, thing)) return [];
    const target = referredTo(path, source.value, known);
    if (!target?.names.complete || target.names.all.has(value) || !id.safeParse(value).success) return [];
    const names = [...target.names.all];
    const meant = suggest(value, names);
    const choices =
      names.length === 0 ? `There is no ${target.what} yet.` : `It can be ${listed(names.slice(0, 20))}.`;
    return problemAt(source, 'unknown-reference', path, {
      message: `There is no ${target.what} with the name ${quoted(value)}${target.where}.`,
      hint: meant === null ? choices : `Did you mean ${meant}?`,
    });
  });
}

interface Target {
  /** What sort of thing is meant. */
  readonly what: string;
  /** Where one would look for it, with a space before it. */
  readonly where: string;
  readonly names: Names;
}

/** What a name refers to follows from its key; each such key means the same wherever it stands. */
function referredTo(path: ProblemPath, site: unknown, known: KnownNames): Target | null {
  const last = path.at(-1);
  switch (typeof last === 'number' ? `${path.at(-2)}[]` : last) {
    case 'set':
      return { what: 'package set', where: ' under packages', names: known.packageSets };
    case 'package': {
      const set =
        childOf(valueAt(site, path.slice(0, -1)), 'set') ?? childOf(valueAt(site, path.slice(0, -3)), 'set');
      return { what: 'package', where: ` in the set ${quoted(set)}`, names: known.packagesOf(set) };
    }
    case 'rate':
    case 'of':
      return { what: 'rate', where: ' under rates', names: known.rates };
    case 'form':
      return { what: 'form', where: ' under forms', names: known.forms };
    case 'figures[]':
      return { what: 'figure', where: ' under figures', names: known.figures };
    case 'milestones[]':
      return { what: 'milestone', where: ' under company', names: known.milestones };
    case 'scrollTo':
      return {
        what: 'section',
        where: ' on this page',
        names: namesIn(valueAt(site, path.slice(0, -2)), 'id'),
      };
    default:
      return null;
  }
}
