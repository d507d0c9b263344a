import type { OfferedPackage, PackageSet } from '../../../schema/package-set.ts';
import type { Change } from '../change.ts';
import type { Comparison } from '../comparison/comparison.ts';
import { isOther } from '../comparison/is-other.ts';
import { makeChange } from '../comparison/make-change.ts';
import { type ChangedPages, isSeen, seenIn } from '../comparison/pages-showing.ts';
import { valuesIn } from '../comparison/values.ts';
import { isKept, isReordered, type Kept, pairUp } from '../pairs/pair-up.ts';
import { factWords } from '../words/fact-words.ts';
import { withPackage } from './edit-site.ts';
import { type Fact, factChanges } from './fact.ts';
import { packageFigure, packageLine } from './package-line.ts';

/** A package that is in both states. */
export interface KeptPackage {
  readonly set: Kept<PackageSet>;
  readonly offered: Kept<OfferedPackage>;
}

/** What is otherwise in a package: its figures and its lines. */
export function contentChanges(own: KeptPackage, comparison: Comparison, among: ChangedPages): Change[] {
  return [
    ...factChanges(figureFacts(own, comparison), comparison, among.after),
    ...lineChanges(own, comparison, among),
  ];
}

function figureFacts({ set, offered }: KeptPackage, { before, after, names, languages }: Comparison): Fact[] {
  const all = new Set([...Object.keys(offered.after.facts), ...Object.keys(offered.before.facts)]);
  const isLine = (name: string) =>
    offered.before.features.includes(name) && offered.after.features.includes(name);
  const { id } = set.after;
  return [...all]
    .filter((name) => isOther(offered.before.facts[name], offered.after.facts[name]))
    .map((name) => ({
      kind: 'content-changed',
      subject: `package.${id}.${offered.after.id}.${name}`,
      name: isLine(name)
        ? names.offered(set.after, offered.after)
        : `${names.offered(set.after, offered.after)}, ${name}`,
      sidesIn: (code) => {
        const language = languages.find((candidate) => candidate.code === code);
        if (!language) return { before: null, after: null };
        return isLine(name)
          ? {
              before: packageLine(before, language, set.before, offered.before, name),
              after: packageLine(after, language, set.after, offered.after, name),
            }
          : {
              before: packageFigure(before, language, offered.before, name),
              after: packageFigure(after, language, offered.after, name),
            };
      },
      undone: withPackage(after.project.site, id, offered.after.id, (now) => ({
        ...now,
        facts: withFigure(now.facts, name, offered.before.facts[name]),
      })),
    }));
}

type Figures = OfferedPackage['facts'];

function withFigure(figures: Figures, name: string, figure: Figures[string] | undefined): Figures {
  const { [name]: _, ...others } = figures;
  return figure === undefined ? others : { ...others, [name]: figure };
}

function lineChanges({ set, offered }: KeptPackage, comparison: Comparison, among: ChangedPages): Change[] {
  const { before, after, names, languages, say } = comparison;
  const pairs = pairUp(offered.before.features, offered.after.features, (name) => name);
  const name = names.offered(set.after, offered.after);
  const subject = `package.${set.after.id}.${offered.after.id}`;
  const lines = pairs.flatMap((pair): Change[] => {
    if (isKept(pair)) return [];
    const [state, kept, feature] =
      pair.after === null
        ? ([before, { set: set.before, offered: offered.before }, pair.before] as const)
        : ([after, { set: set.after, offered: offered.after }, pair.after] as const);
    const without = withPackage(state.project.site, kept.set.id, kept.offered.id, (own) => ({
      ...own,
      features: own.features.filter((other) => other !== feature),
    }));
    const seen = seenIn(state, without, pair.after === null ? among.before : among.after);
    const line = (code: string) => {
      const language = languages.find((candidate) => candidate.code === code);
      return language ? packageLine(state, language, kept.set, kept.offered, feature) : null;
    };
    const values = valuesIn(languages, (code) =>
      pair.after === null ? { before: line(code), after: null } : { before: null, after: line(code) },
    );
    const kind = pair.after === null ? 'content-removed' : 'content-added';
    const label = say(pair.after === null ? factWords.contentRemoved : factWords.contentAdded);
    return isSeen(seen)
      ? [makeChange({ kind, subject: `${subject}.${feature}`, name, label, values }, seen)]
      : [];
  });
  if (!isReordered(pairs, offered.before.features)) return lines;
  const reversed = withPackage(after.project.site, set.after.id, offered.after.id, (own) => ({
    ...own,
    features: own.features.toReversed(),
  }));
  const seen = seenIn(after, reversed, among.after);
  const label = say(factWords.contentsReordered);
  return isSeen(seen)
    ? [...lines, makeChange({ kind: 'contents-reordered', subject, name, label }, seen)]
    : lines;
}
