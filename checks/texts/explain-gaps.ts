import { valueAt } from '../../schema/plain-value.ts';
import { translateMessage, translatePhrase } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { Phrase, Wording } from '../problems/wording-type.ts';
import type { TextFile } from './text-file.ts';
import {
  getLastKeyPart,
  getParentKey,
  groupKeys,
  renamedFrom,
  stepsBelow,
  type TextGaps,
  type TextGroup,
} from './text-gaps.ts';

/**
 * Reports texts that a language lacks and others have, and texts of only some languages: mistakes in the text files.
 * @param gaps files of one namespace, without the gaps that all of them share
 * @param requiredKeys all keys that the site uses from it
 */
export function explainGaps(gaps: readonly TextGaps[], requiredKeys: readonly string[]): Problem[] {
  return gaps.flatMap((gap) => {
    const { file } = gap;
    const others = gaps.filter((other) => other !== gap);
    let unusedGroups = groupKeys(gap.unused, file.flat.keys());
    const missing = groupKeys(gap.missing, new Set([...requiredKeys, ...gap.missing])).map((group) => {
      const oldGroup = renamedFrom(group, unusedGroups) ?? renamedText(group, unusedGroups);
      unusedGroups = unusedGroups.filter((other) => other !== oldGroup);
      return oldGroup ? renamedProblem(group, oldGroup, file) : missingProblem(group, file, others);
    });
    return [...unusedGroups.map((group) => unusedProblem(group, file, 1)), ...missing];
  });
}

/** Finds the current name of the only text of a group: then the text was renamed, not the group. */
function renamedText({ keys }: TextGroup, unused: readonly TextGroup[]): TextGroup | undefined {
  const [key] = keys;
  if (keys.length !== 1 || key === undefined) return undefined;
  // An unused text that is alone in its group is that group.
  const texts = unused.map((group) => {
    const [prefix = group.prefix] = group.keys;
    return { ...group, prefix: group.keys.length === 1 ? prefix : group.prefix, group };
  });
  return renamedFrom({ prefix: key, keys }, texts)?.group;
}

function renamedProblem(group: TextGroup, oldGroup: TextGroup, file: TextFile): Problem {
  const isText = oldGroup.prefix.startsWith(group.prefix);
  const written = isText ? (oldGroup.keys[0] ?? oldGroup.prefix) : oldGroup.prefix;
  const expected = isText ? (group.keys[0] ?? group.prefix) : group.prefix;
  const wording = translateMessage('textKey.renamedText', {
    name: getLastKeyPart(written),
    meant: getLastKeyPart(expected),
  });
  return file.problemAt('renamed-text', written, { wording, mark: 'key' });
}

/** Unused texts, reported once for all languages. */
export function unusedProblem({ prefix, keys }: TextGroup, file: TextFile, languages: number): Problem {
  const [key = prefix] = keys;
  const context = languages > 1 ? 'languages' : undefined;
  return file.problemAt('unused-text', keys.length === 1 ? key : prefix, {
    severity: 'warning',
    wording:
      keys.length === 1 && languages === 1
        ? translateMessage('text.unused', { key })
        : translateMessage('textKey.unusedGroup', { names: [prefix], languages, context }),
    mark: keys.length === 1 ? 'value' : 'key',
  });
}

function missingProblem({ prefix, keys }: TextGroup, file: TextFile, others: readonly TextGaps[]): Problem {
  const [key = prefix] = keys;
  const fullGap = others.find(({ file: other }) => (other.flat.get(key) ?? '').trim() !== '');
  // Empty text is marked itself; a missing text is marked at the one before it.
  const emptyKey = [key, `${key}_other`].find((name) => file.flat.has(name));
  // Its group may still be in the file, without texts.
  const path = key.split('.');
  const hasGroup = keys.length === 1 && valueAt(file.tree, path.slice(0, -1)) !== undefined;
  const group = getParentKey(hasGroup ? key : prefix);
  const previousKey = emptyKey === undefined ? findKeyBefore(key, fullGap?.file, file, group) : null;
  const after = previousKey && (stepsBelow(group, [previousKey])[0] ?? null);
  const wording =
    keys.length === 1 || !fullGap
      ? missingText(key, file.file, fullGap?.file.flat.get(key) ?? null, after)
      : translateMessage('textKey.missingGroup', {
          prefix,
          file: file.file,
          name: getLastKeyPart(prefix),
          names: stepsBelow(prefix, keys).map((name) => `"${name}"`),
          place: describePosition(getParentKey(prefix), after),
          like: fullGap.file.file,
        });
  const problem = file.problemAt('missing-text', emptyKey ?? previousKey ?? key, { wording });
  return { ...problem, path };
}

/**
 * @param example the text in another language; `null` if no language has it
 * @param after name that it belongs after; `null` if it comes first
 */
export function missingText(
  key: string,
  file: string,
  example: string | null,
  after: string | null,
): Wording {
  return translateMessage('text.missing', {
    key,
    file,
    name: getLastKeyPart(key),
    place: describePosition(getParentKey(key), after),
    words: example && example.length > 120 ? `${example.slice(0, 119)}…` : (example ?? ''),
    context: example ? 'like' : undefined,
  });
}

/** Position of a text in its file: `under home > hero, after "title"`. */
function describePosition(group: string, after: string | null): Phrase {
  const context = [group && 'under', after && 'after'].filter(Boolean).join('_');
  const under = group.replaceAll('.', ' > ');
  return translatePhrase('text.place', { under, after: after ?? '', context });
}

/** Returns the text that precedes one in another language's file, if it is in the same group. */
function findKeyBefore(key: string, other: TextFile | undefined, file: TextFile, group: string) {
  const keys = [...(other?.flat.keys() ?? [])];
  const previousKey = keys[keys.indexOf(key) - 1];
  if (previousKey === undefined || !file.flat.has(previousKey)) return null;
  return group === '' || previousKey.startsWith(`${group}.`) ? previousKey : null;
}
