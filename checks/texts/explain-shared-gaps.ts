import type { Namespace } from '../../schema/namespace.ts';
import { valueAt } from '../../schema/plain-value.ts';
import { namePlace, siteNode } from '../../schema/site-node.ts';
import { findKeyOwner } from '../../schema/text-owners.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { translateMessage, translatePhrase } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import type { Phrase } from '../problems/wording-type.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { missingText, unusedProblem } from './explain-gaps.ts';
import type { TextFile } from './text-file.ts';
import {
  getLastKeyPart,
  getParentKey,
  groupKeys,
  renamedFrom,
  stepsBelow,
  type TextGroup,
} from './text-gaps.ts';

/** Texts of a namespace that all languages lack, and unused texts of all of them. */
export interface SharedGaps {
  readonly namespace: Namespace;
  /** One for each language; the default language's first. */
  readonly files: readonly TextFile[];
  readonly missing: ReadonlySet<string>;
  readonly unused: ReadonlySet<string>;
  /** All keys that the site uses from it. */
  readonly asked: readonly string[];
}

/** A group of texts in one of the namespaces. */
interface Place extends TextGroup {
  readonly gap: SharedGaps;
}

/**
 * Reports texts that all languages lack or do not use: a name in site.yaml was mistyped or changed, or an item was
 * added or removed. Each name is reported once, however many texts are under it.
 * @param source site.yaml
 */
export function explainSharedGaps(gaps: readonly SharedGaps[], source: YamlSource): Problem[] {
  const unused = gaps.flatMap((gap) => placesOf(gap, gap.unused, firstKeys(gap)));
  const missing = gaps.flatMap((gap) =>
    placesOf(gap, gap.missing, [...new Set([...gap.asked, ...gap.missing])]),
  );
  const taken = new Set<Place>();
  const names = Map.groupBy(missing, (group) => JSON.stringify(pathOf(group, source)));
  const problems = [...names].flatMap(([name, groups]): Problem[] => {
    const path = JSON.parse(name) as ValuePath | null;
    const [first] = groups;
    if (!path || !first) return groups.map(inFile);
    const elsewhere = unused.find(({ prefix, gap }) => prefix === first.prefix && gap !== first.gap);
    if (elsewhere) taken.add(elsewhere);
    if (elsewhere) return [otherFile(first, elsewhere, path, source)];
    let renamed: Place | undefined;
    // A page has texts in several files, all under its name.
    for (const group of groups) {
      const beside = unused.filter((other) => other.gap === group.gap && !taken.has(other));
      const found = beside.find(({ prefix }) => prefix === renamed?.prefix) ?? renamedFrom(group, beside);
      if (found) taken.add(found);
      renamed ??= found;
    }
    return [unnamed(first, groups, renamed, path, source)];
  });
  const rest = unused.filter((group) => !taken.has(group));
  const unusedTexts = rest.flatMap((group) => {
    const { files } = group.gap;
    return files[0] ? [unusedProblem(group, files[0], files.length)] : [];
  });
  return [...problems, ...unusedTexts];
}

/** Path in site.yaml of the name that texts are under; `null` if it is not in the file. */
function pathOf({ prefix, keys, gap }: Place, source: YamlSource): ValuePath | null {
  const [key, ...more] = keys;
  const site = siteNode(source.value);
  const owner = findKeyOwner(site, `${gap.namespace}:${prefix}`);
  // The whole group of a single text may not exist yet: the first notice.
  const only = key && more.length === 0 ? findKeyOwner(site, `${gap.namespace}:${key}`) : null;
  const node = owner ?? only;
  return node && namePlace(node);
}

function placesOf(gap: SharedGaps, keys: ReadonlySet<string>, among: readonly string[]): Place[] {
  return groupKeys(keys, among).map((group) => ({ ...group, gap }));
}

function firstKeys({ files }: SharedGaps): readonly string[] {
  return [...(files[0]?.flat.keys() ?? [])];
}

/**
 * Reports a name in site.yaml without texts; suggests another name that has some.
 * @param wanted all texts under the name
 */
function unnamed(
  group: Place,
  wanted: readonly Place[],
  renamed: Place | undefined,
  path: ValuePath,
  source: YamlSource,
): Problem {
  const { prefix } = group;
  const name = String(valueAt(source.value, path) ?? getLastKeyPart(prefix));
  const meant = renamed ? getLastKeyPart(renamed.prefix) : suggest(name, namesBeside(group));
  if (meant !== null) {
    const files = [...new Set(wanted.map(({ gap }) => `${gap.namespace}.json`))];
    return problemAt(source, 'renamed-id', path, {
      wording: translateMessage('textKey.renamed', { name, meant, files }),
    });
  }
  const wording = translateMessage('textKey.withoutTexts', { name, wanted: wantedTexts(wanted) });
  return problemAt(source, 'missing-text', path, { wording });
}

function wantedTexts(places: readonly Place[]): Phrase {
  return places
    .map(({ prefix, keys, gap }): Phrase => {
      const below = stepsBelow(prefix, keys);
      const [names, under] =
        below.length === 0 ? [[getLastKeyPart(prefix)], getParentKey(prefix)] : [below, prefix];
      return translatePhrase('textKey.wanted', {
        names: names.map((name) => `"${name}"`),
        under: under.replaceAll('.', ' > '),
        file: `${gap.namespace}.json`,
        context: under === '' ? undefined : 'under',
      });
    })
    .reduce((wanted, more) => translatePhrase('textKey.wantedToo', { wanted, more }));
}

/** Names that have texts in the same group. */
function namesBeside({ prefix, gap }: Place): string[] {
  return stepsBelow(getParentKey(prefix), firstKeys(gap));
}

function otherFile({ prefix, gap }: Place, found: Place, path: ValuePath, source: YamlSource): Problem {
  const at = [...path.slice(0, -1), 'texts'];
  const wording = translateMessage('textKey.otherFile', {
    name: getLastKeyPart(prefix),
    asked: gap.namespace,
    found: found.gap.namespace,
  });
  return problemAt(source, 'renamed-id', at, { wording });
}

/** Reports a text that the site itself needs, independent of site.yaml. */
function inFile({ prefix, keys, gap: { files } }: Place): Problem {
  const [file] = files;
  const [key = prefix] = keys;
  if (!file) throw new Error(`No file has the texts of ${prefix}.`);
  return file.problemAt('missing-text', key, { wording: missingText(key, file.file, null, null) });
}
