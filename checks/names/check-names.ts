import type { ReferenceKind } from '../../schema/content-model.ts';
import { iconName, id } from '../../schema/identifiers.ts';
import { getChild, isRecord, listAt } from '../../schema/plain-value.ts';
import { referencesTo, referredItems } from '../../schema/reference-target.ts';
import { asText, hasSchema, type SchemaValue } from '../../schema/schema-walk.ts';
import { namePlace, nodeName, type SiteNode, siteNode, walkSite } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { noPhrase, translateMessage, translatePhrase } from '../message.ts';
import type { Problem, ProblemCode } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import type { Phrase, Wording } from '../problems/wording-type.ts';
import { repaired } from '../shape/repair.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/** Items that a name may refer to. */
interface Target {
  /** Path of their list, by indices. */
  readonly list: ValuePath;
  readonly kind: ReferenceKind;
  readonly items: readonly SiteNode[];
  readonly names: ItemNames;
  /** Name of the set for a package, of the page for a section. */
  readonly scope: unknown;
}

/** Finds the items that the name at a node may refer to; `null` if it is not a reference. */
export function referenceTarget(node: SiteNode): Target | null {
  const reference = referredItems(node);
  if (!reference) return null;
  const { kind, list, items, scope } = reference;
  return { kind, list: list?.places ?? [], items, scope, names: listNames(list, items) };
}

function listNames(list: SiteNode | null, items: readonly SiteNode[]): ItemNames {
  if (isRecord(list?.value)) return { all: new Set(Object.keys(list.value)), isComplete: true };
  const isLeftOut = list?.value === undefined && list?.required === false;
  if (isLeftOut) return { all: new Set(), isComplete: true };
  if (!Array.isArray(list?.value)) return { all: new Set(), isComplete: false };
  return readNames(
    items.map(({ value, model }) => getChild(value, model.name ?? 'id')),
    id,
  );
}

/** Checks that each reference names an existing item; each wrong name is reported once. */
export function checkNames(source: YamlSource): Problem[] {
  const deadReferences = walkSite(siteNode(source.value)).flatMap((node) => {
    const { value } = node;
    if (typeof value !== 'string' || !hasSchema(id, node)) return [];
    const target = referenceTarget(node);
    const isDead = target?.names.isComplete && id.safeParse(value).success && !target.names.all.has(value);
    return isDead ? [{ name: value, path: node.places, target }] : [];
  });
  const getKey = ({ kind, scope }: Target, name: string) => `${kind} ${asText(scope)} ${name}`;
  const groups = Map.groupBy(deadReferences, ({ name, target }) => getKey(target, name));
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first) return [];
    const { name, path, target } = first;
    // An item that names only those above it may name one below it.
    const siblingIndex = listAt(source.value, target.list).findIndex(
      (entry) => getChild(entry, 'id') === name,
    );
    if (siblingIndex >= 0) {
      const { line } = source.positionOf([...target.list, siblingIndex, 'id']);
      const context = siblingIndex === path.at(-2) ? 'self' : undefined;
      return group.map((each) =>
        problemAt(source, 'unknown-reference', each.path, {
          wording: translateMessage('reference.below', { written: name, line, context }),
        }),
      );
    }
    const place = translatePhrase('reference.place', { context: target.kind, set: asText(target.scope) });
    const describeOthers = (sameNames: typeof group) =>
      describeLines([...new Set(sameNames.map((each) => source.positionOf(each.path).line))]);
    const names = [...target.names.all];
    const misspelt = findMisspelt(source.text, name, target);
    if (misspelt) return [misspeltName(source, 'unknown-reference', misspelt, name, describeOthers(group))];
    const wording = describeUnknownName(target.kind, place, name, names, describeOthers(others));
    return [problemAt(source, 'unknown-reference', path, { wording })];
  });
}

/** Finds the item that a dead name means if nothing uses it and the file has the dead name more often than its own. */
function findMisspelt(text: string, name: string, { items, names }: Target): SiteNode | null {
  const suggestion = suggest(name, names.all);
  const item = items.find((each) => nodeName(each) === suggestion);
  if (suggestion === null || !item || referencesTo(item).length > 0) return null;
  const count = (word: string) =>
    text.split(new RegExp(`(?<![\\w-])${RegExp.escape(word)}(?![\\w-])`)).length;
  return count(name) > count(suggestion) ? item : null;
}

/** Reports a name at its definition if everything that uses it has another spelling. */
export function misspeltName(
  source: YamlSource,
  code: ProblemCode,
  item: SiteNode,
  usedName: string,
  alsoOn: Phrase,
): Problem {
  const path = namePlace(item);
  const wording = translateMessage('reference.misspelt', { written: nodeName(item), usedName, alsoOn });
  return problemAt(source, code, path, { wording, mark: path.at(-1) === nodeName(item) ? 'key' : 'value' });
}

/** Wording for a name that does not exist. @param names existing names */
export function describeUnknownName(
  kind: ReferenceKind | 'mark',
  place: Phrase,
  written: string,
  names: readonly string[],
  others = noPhrase,
): Wording {
  return translateMessage('reference.unknown', {
    thing: translatePhrase('reference.thing', { context: kind }),
    place,
    written,
    meant: suggest(written, names),
    names: names.slice(0, 20),
    alsoOn: others,
    context: names.length === 0 ? 'none' : undefined,
  });
}

/** Lists the other lines with the same name by number; many of them by their count. */
function describeLines(lines: readonly number[]): Phrase {
  if (lines.length === 0) return noPhrase;
  const context = lines.length > 5 ? 'counted' : undefined;
  return translatePhrase('reference.alsoOn', { lines, count: lines.length, context });
}

/** Upper limit of wrong names that are compared with 1,700 names, which is slow. */
const MAX_SEARCHED_NAMES = 200;

/**
 * Checks that each icon exists.
 * @param icons names of all icons
 */
export function checkIcons(
  source: YamlSource,
  values: readonly SchemaValue[],
  icons: ReadonlySet<string>,
): Problem[] {
  const suggestions = new Map<string, string | null>();
  return values.flatMap((entry) => {
    const { value, path } = entry;
    if (typeof value !== 'string' || !hasSchema(iconName, entry)) return [];
    if (icons.has(value) || !iconName.safeParse(value).success) return [];
    // Each name is looked up once.
    if (!suggestions.has(value))
      suggestions.set(value, suggestions.size < MAX_SEARCHED_NAMES ? suggest(value, icons) : null);
    const values = { written: value, meant: suggestions.get(value) ?? null };
    const wording = translateMessage('reference.icon', values);
    return problemAt(source, 'unknown-icon', path, { wording });
  });
}

/** ItemNames of one type of item in the file. */
export interface ItemNames {
  readonly all: ReadonlySet<string>;
  /** false if a name is missing or cannot be read, so that no other name is reported as unknown. */
  readonly isComplete: boolean;
}

/**
 * Reads names, even if the schema does not accept them.
 * @param schema of a name: `id`, or `path` for pages
 */
export function readNames(values: readonly unknown[], schema: typeof id): ItemNames {
  const all = new Set<string>();
  let isComplete = true;
  for (const name of values) {
    // A name in the wrong form is a problem of its own; references to its right form are valid.
    const right = schema.safeParse(name).data ?? (typeof name === 'string' ? repaired(name, schema) : null);
    if (right === null) isComplete = false;
    else all.add(right);
  }
  return { all, isComplete };
}
