import type { Namespace } from '../../../schema/namespace.ts';
import { valueAt } from '../accept/schema-walk.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import { textKeyWords } from '../problems/words/text-key-words.ts';
import { textWords } from '../problems/words/text-words.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { unusedProblem } from './explain-gaps.ts';
import type { TextFile } from './text-file.ts';
import { groupKeys, nameOf, parentOf, type TextGroup } from './text-groups.ts';
import { writtenName } from './written-name.ts';

/** What all languages lack in a namespace, and what all of them have too much. */
export interface SharedGaps {
  readonly namespace: Namespace;
  /** One for each language; the default language's first. */
  readonly files: readonly TextFile[];
  readonly missing: ReadonlySet<string>;
  readonly unused: ReadonlySet<string>;
  /** Every key that the site asks for there. */
  readonly asked: readonly string[];
}

/** A group of texts in one of the namespaces. */
interface Place extends TextGroup {
  readonly gap: SharedGaps;
}

/**
 * Tells what all languages lack or have too much: a name in site.yaml was mistyped or changed, a thing is new, or one
 * was taken out. Each name is told once, whatever number of texts lie under it.
 * @param source site.yaml; null tells of everything in the files of texts
 */
export function explainSharedGaps(gaps: readonly SharedGaps[], source: YamlSource | null): Problem[] {
  const unused = gaps.flatMap((gap) => placesOf(gap, gap.unused, firstKeys(gap)));
  const missing = gaps.flatMap((gap) =>
    placesOf(gap, gap.missing, [...new Set([...gap.asked, ...gap.missing])]),
  );
  const taken = new Set<Place>();
  const told = new Set<string>();
  const problems = missing.flatMap((group): Problem[] => {
    const { prefix, gap } = group;
    const path = source && writtenName(source.value, gap.namespace, prefix);
    const slip =
      unused.find((other) => other.prefix === prefix && other.gap !== gap) ?? renamedTo(group, unused, taken);
    for (const other of slip ? [slip] : partsOfSibling(group, unused)) taken.add(other);
    if (!path) return [inFile(group)];
    const name = JSON.stringify(path);
    if (told.has(name)) return [];
    told.add(name);
    return [
      slip?.prefix === prefix ? otherFile(group, slip, path, source) : unnamed(group, slip, path, source),
    ];
  });
  const left = unused.filter(
    (group) => !taken.has(group) && !missing.some((other) => isPartOf(group, other)),
  );
  return [
    ...problems,
    ...left.flatMap((group) => {
      const [file] = group.gap.files;
      return file ? [unusedProblem(group, file, group.gap.files.length)] : [];
    }),
  ];
}

function placesOf(gap: SharedGaps, keys: ReadonlySet<string>, among: readonly string[]): Place[] {
  return groupKeys(keys, among).map((group) => ({ ...group, gap }));
}

function firstKeys({ files }: SharedGaps): readonly string[] {
  return [...(files[0]?.flat.keys() ?? [])];
}

/** What is left under the name that was probably meant, where other things have texts under that name too. */
function partsOfSibling(group: Place, unused: readonly Place[]): Place[] {
  const { prefix, gap } = group;
  const meant = suggest(nameOf(prefix), namesBeside(group));
  if (meant === null) return [];
  const start = `${prefix.slice(0, prefix.length - nameOf(prefix).length)}${meant}.`;
  return unused.filter((other) => other.gap === gap && other.prefix.startsWith(start));
}

/** A comma left out makes one name of two. */
function isPartOf({ prefix }: Place, { prefix: missing }: Place): boolean {
  return parentOf(missing) === parentOf(prefix) && nameOf(missing).split(' ').includes(nameOf(prefix));
}

/** The name beside it whose texts nothing shows: a near one, or the only one with the same texts under it. */
function renamedTo(group: Place, unused: readonly Place[], taken: ReadonlySet<Place>): Place | undefined {
  const beside = unused.filter(
    (other) =>
      other.gap === group.gap && parentOf(other.prefix) === parentOf(group.prefix) && !taken.has(other),
  );
  const near = suggest(
    nameOf(group.prefix),
    beside.map(({ prefix }) => nameOf(prefix)),
  );
  const inner = (place: Place) => place.keys.map((key) => key.slice(place.prefix.length)).join(' ');
  const [only, ...more] = beside;
  return (
    beside.find(({ prefix }) => nameOf(prefix) === near) ??
    (more.length === 0 && only && inner(only) === inner(group) ? only : undefined)
  );
}

/** A name in site.yaml without texts; another name that has some is suggested. */
function unnamed(group: Place, slip: Place | undefined, path: ProblemPath, source: YamlSource): Problem {
  const { prefix, keys, gap } = group;
  const name = String(valueAt(source.value, path) ?? nameOf(prefix));
  const meant = slip ? nameOf(slip.prefix) : suggest(name, namesBeside(group));
  const file = `locales/*/${gap.namespace}.json`;
  if (meant !== null)
    return problemAt(source, 'renamed-id', path, { said: textKeyWords.renamed(name, meant, file) });
  const places = keys.map((key) => key.slice(prefix.length + 1)).filter((inner) => inner !== '');
  const said = textKeyWords.withoutTexts(
    name,
    places.length > 0 ? places : [nameOf(prefix)],
    gap.files.map((each) => each.file),
    (places.length > 0 ? prefix : parentOf(prefix)).replaceAll('.', ' > '),
  );
  return problemAt(source, 'missing-text', path, { said });
}

/** The names that have texts in the same group. */
function namesBeside({ prefix, gap }: Place): string[] {
  const parent = parentOf(prefix);
  const start = parent === '' ? '' : `${parent}.`;
  const names = firstKeys(gap).flatMap((key) =>
    key.startsWith(start) ? [key.slice(start.length).split('.')[0] ?? ''] : [],
  );
  return [...new Set(names)];
}

function otherFile({ prefix, gap }: Place, found: Place, path: ProblemPath, source: YamlSource): Problem {
  const at = [...path.slice(0, -1), 'texts'];
  const said = textKeyWords.otherFile(nameOf(prefix), gap.namespace, found.gap.namespace);
  return problemAt(source, 'renamed-id', at, { said });
}

/** A text that the site itself asks for, whatever stands in site.yaml. */
function inFile({ prefix, keys, gap: { files } }: Place): Problem {
  const [file] = files;
  const [key = prefix] = keys;
  if (!file) throw new Error(`No file has the texts of ${prefix}.`);
  return file.problemAt('missing-text', key, { said: textWords.missing(key, file.file, null) });
}
