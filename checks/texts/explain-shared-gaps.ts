import type { Namespace } from '../../schema/namespace.ts';
import { isPage } from '../../schema/page-node.ts';
import { getChild, valueAt } from '../../schema/plain-value.ts';
import { namePlace, type SiteNode, siteNode, walkSite } from '../../schema/site-node.ts';
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
  readonly requiredKeys: readonly string[];
  /** Also those that may be left out. */
  readonly allKeys: readonly string[];
}

/** A group of texts in one of the namespaces. */
interface NamespaceGroup extends TextGroup {
  readonly gap: SharedGaps;
}

/**
 * Reports texts that all languages lack or do not use: a name in site.yaml was mistyped or changed, or an item was
 * added or removed. Each name is reported once, however many texts are under it.
 * @param source site.yaml
 */
export function explainSharedGaps(gaps: readonly SharedGaps[], source: YamlSource): Problem[] {
  const unused = gaps.flatMap((gap) => listGroups(gap, gap.unused, getDefaultKeys(gap)));
  const missing = gaps.flatMap((gap) =>
    listGroups(gap, gap.missing, [...new Set([...gap.requiredKeys, ...gap.missing])]),
  );
  const explainedGroups = new Set<NamespaceGroup>();
  const names = Map.groupBy(missing, (group) => JSON.stringify(findNamePath(group, source)));
  const problems = [...names].flatMap(([name, groups]): Problem[] => {
    const path = JSON.parse(name) as ValuePath | null;
    const [first] = groups;
    if (!path || !first) return groups.map(missingInFile);
    const misplaced = unused.find(({ prefix, gap }) => prefix === first.prefix && gap !== first.gap);
    if (misplaced) {
      explainedGroups.add(misplaced);
      return [wrongFile(first, misplaced, path, source)];
    }
    const oldGroup = findOldGroup(groups, unused, explainedGroups);
    const moved = oldGroup ? undefined : findMoved(first, unused);
    if (moved) explainedGroups.add(moved);
    return [
      moved ? movedItem(first, moved, path, source) : missingTexts(first, groups, oldGroup, path, source),
    ];
  });
  const unusedTexts = unused.flatMap((group) => {
    const { files } = group.gap;
    if (!files[0] || explainedGroups.has(group)) return [];
    return [optionalTexts(group, source) ?? unusedProblem(group, files[0], files.length)];
  });
  return [...problems, ...unusedTexts];
}

/** Path in site.yaml of the name that texts are under; `null` if it is not in the file. */
function findNamePath({ prefix, keys, gap }: NamespaceGroup, source: YamlSource): ValuePath | null {
  const [key, ...more] = keys;
  const site = siteNode(source.value);
  const owner = findNamedOwner(site, `${gap.namespace}:${prefix}`);
  // The whole group of a single text may not exist yet: the first notice.
  const singleOwner = key && more.length === 0 ? findKeyOwner(site, `${gap.namespace}:${key}`) : null;
  const node = owner ?? singleOwner;
  return node && namePlace(node);
}

/** Finds the item whose name texts are under: for the texts of a menu entry, its page. */
function findNamedOwner(site: SiteNode, key: string): SiteNode | null {
  const owner = findKeyOwner(site, key);
  const pageIn = owner?.model.texts?.find((home) => home.pageIn)?.pageIn;
  if (!owner || pageIn === undefined) return owner;
  const pages = walkSite(site).filter(isPage);
  return pages.find(({ value }) => getChild(value, 'path') === getChild(owner.value, pageIn)) ?? owner;
}

/**
 * Finds the unused group that the missing groups of an item were called before.
 * @param explainedGroups the unused groups that are explained, to which those of the old name are added
 */
function findOldGroup(
  groups: readonly NamespaceGroup[],
  unused: readonly NamespaceGroup[],
  explainedGroups: Set<NamespaceGroup>,
): NamespaceGroup | undefined {
  let oldGroup: NamespaceGroup | undefined;
  // A page has texts in several files, all under its name.
  for (const group of groups) {
    const candidates = unused.filter((other) => other.gap === group.gap && !explainedGroups.has(other));
    const match =
      candidates.find(({ prefix }) => prefix === oldGroup?.prefix) ?? renamedFrom(group, candidates);
    if (match) explainedGroups.add(match);
    oldGroup ??= match;
  }
  if (!oldGroup) return undefined;
  // A form of the same name still has its texts.
  for (const group of unused) if (group.prefix.startsWith(`${oldGroup.prefix}.`)) explainedGroups.add(group);
  return oldGroup;
}

/** Finds unused texts of the same name and with the same names below it, elsewhere: those of an item that was moved. */
function findMoved({ prefix, keys }: NamespaceGroup, unused: readonly NamespaceGroup[]) {
  const name = getLastKeyPart(prefix);
  return unused.find(
    (other) =>
      getLastKeyPart(other.prefix) === name &&
      other.keys.length === keys.length &&
      keys.every((key) => other.keys.includes(other.prefix + key.slice(prefix.length))),
  );
}

function movedItem(
  { prefix, gap }: NamespaceGroup,
  match: NamespaceGroup,
  path: ValuePath,
  source: YamlSource,
): Problem {
  const describe = (key: string, { namespace }: SharedGaps) =>
    translatePhrase('textKey.home', {
      under: getParentKey(key).replaceAll('.', ' > '),
      file: `${namespace}.json`,
    });
  const wording = translateMessage('textKey.moved', {
    name: getLastKeyPart(prefix),
    from: describe(match.prefix, match.gap),
    to: describe(prefix, gap),
  });
  return problemAt(source, 'missing-text', path, { wording });
}

/** Reports unused texts at an item with a similar name that could have the texts and has none. */
function optionalTexts({ prefix, gap }: NamespaceGroup, source: YamlSource): Problem | null {
  const parent = getParentKey(prefix);
  const keys = getDefaultKeys(gap);
  const names = stepsBelow(parent, gap.allKeys).filter(
    (name) => stepsBelow(`${parent}.${name}`, keys).length === 0,
  );
  const name = suggest(getLastKeyPart(prefix), names);
  const owner =
    name === null ? null : findKeyOwner(siteNode(source.value), `${gap.namespace}:${parent}.${name}`);
  if (!owner || name === null) return null;
  const values = { name, meant: getLastKeyPart(prefix), files: [`${gap.namespace}.json`] };
  const wording = translateMessage('textKey.renamed', values);
  return problemAt(source, 'renamed-id', namePlace(owner), { wording, severity: 'warning' });
}

function listGroups(gap: SharedGaps, keys: ReadonlySet<string>, among: readonly string[]): NamespaceGroup[] {
  return groupKeys(keys, among).map((group) => ({ ...group, gap }));
}

function getDefaultKeys({ files }: SharedGaps): readonly string[] {
  return [...(files[0]?.flat.keys() ?? [])];
}

/**
 * Reports a name in site.yaml without texts; suggests another name that has some.
 * @param missing all texts under the name
 */
function missingTexts(
  group: NamespaceGroup,
  missing: readonly NamespaceGroup[],
  oldGroup: NamespaceGroup | undefined,
  path: ValuePath,
  source: YamlSource,
): Problem {
  const { prefix } = group;
  const name = String(valueAt(source.value, path) ?? getLastKeyPart(prefix));
  const suggestion = oldGroup ? getLastKeyPart(oldGroup.prefix) : suggest(name, listSiblingNames(group));
  if (suggestion !== null) {
    const files = [...new Set(missing.map(({ gap }) => `${gap.namespace}.json`))];
    return problemAt(source, 'renamed-id', path, {
      wording: translateMessage('textKey.renamed', { name, meant: suggestion, files }),
    });
  }
  const wording = translateMessage('textKey.withoutTexts', { name, wanted: describeTexts(missing) });
  return problemAt(source, 'missing-text', path, { wording });
}

function describeTexts(groups: readonly NamespaceGroup[]): Phrase {
  return groups
    .map(({ prefix, keys, gap }): Phrase => {
      const steps = stepsBelow(prefix, keys);
      const [names, under] =
        steps.length === 0 ? [[getLastKeyPart(prefix)], getParentKey(prefix)] : [steps, prefix];
      return translatePhrase('textKey.wanted', {
        names: names.map((name) => `"${name}"`),
        under: under.replaceAll('.', ' > '),
        file: `${gap.namespace}.json`,
        context: under === '' ? undefined : 'under',
      });
    })
    .reduce((missing, more) => translatePhrase('textKey.wantedToo', { wanted: missing, more }));
}

/** Names that have texts in the same group. */
function listSiblingNames({ prefix, gap }: NamespaceGroup): string[] {
  return stepsBelow(getParentKey(prefix), getDefaultKeys(gap));
}

function wrongFile(
  { prefix, gap }: NamespaceGroup,
  match: NamespaceGroup,
  path: ValuePath,
  source: YamlSource,
): Problem {
  const at = [...path.slice(0, -1), 'texts'];
  const wording = translateMessage('textKey.otherFile', {
    name: getLastKeyPart(prefix),
    asked: gap.namespace,
    found: match.gap.namespace,
  });
  return problemAt(source, 'renamed-id', at, { wording });
}

/** Reports a text that the site itself needs, independent of site.yaml. */
function missingInFile({ prefix, keys, gap: { files } }: NamespaceGroup): Problem {
  const [file] = files;
  const [key = prefix] = keys;
  if (!file) throw new Error(`No file has the texts of ${prefix}.`);
  return file.problemAt('missing-text', key, { wording: missingText(key, file.file, null, null) });
}
