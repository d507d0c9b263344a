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
 * @param asked all keys that the site uses from it
 */
export function explainGaps(gaps: readonly TextGaps[], asked: readonly string[]): Problem[] {
  return gaps.flatMap((gap) => {
    const { file } = gap;
    const others = gaps.filter((other) => other !== gap);
    let left = groupKeys(gap.unused, file.flat.keys());
    const missing = groupKeys(gap.missing, new Set([...asked, ...gap.missing])).map((group) => {
      const renamed = renamedFrom(group, left) ?? renamedText(group, left);
      left = left.filter((other) => other !== renamed);
      return renamed ? renamedProblem(group, renamed, file) : missingProblem(group, file, others);
    });
    return [...left.map((group) => unusedProblem(group, file, 1)), ...missing];
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

function renamedProblem(group: TextGroup, renamed: TextGroup, file: TextFile): Problem {
  const isText = renamed.prefix.startsWith(group.prefix);
  const written = isText ? (renamed.keys[0] ?? renamed.prefix) : renamed.prefix;
  const meant = isText ? (group.keys[0] ?? group.prefix) : group.prefix;
  const wording = translateMessage('textKey.renamedText', {
    name: getLastKeyPart(written),
    meant: getLastKeyPart(meant),
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
  const full = others.find(({ file: other }) => (other.flat.get(key) ?? '').trim() !== '');
  // Empty text is marked itself; a missing text is marked at the one before it.
  const empty = [key, `${key}_other`].find((name) => file.flat.has(name));
  // Its group may still be in the file, without texts.
  const path = key.split('.');
  const hasGroup = keys.length === 1 && valueAt(file.tree, path.slice(0, -1)) !== undefined;
  const group = getParentKey(hasGroup ? key : prefix);
  const before = empty === undefined ? keyBefore(key, full?.file, file, group) : null;
  const after = before && (stepsBelow(group, [before])[0] ?? null);
  const wording =
    keys.length === 1 || !full
      ? missingText(key, file.file, full?.file.flat.get(key) ?? null, after)
      : translateMessage('textKey.missingGroup', {
          prefix,
          file: file.file,
          name: getLastKeyPart(prefix),
          names: stepsBelow(prefix, keys).map((name) => `"${name}"`),
          place: placeIn(getParentKey(prefix), after),
          like: full.file.file,
        });
  const at = empty ?? before ?? key;
  const problem = file.problemAt('missing-text', at, { wording });
  return { ...problem, path };
}

/**
 * @param like the text in another language; `null` if no language has it
 * @param after name that it belongs after; `null` if it comes first
 */
export function missingText(key: string, file: string, like: string | null, after: string | null): Wording {
  return translateMessage('text.missing', {
    key,
    file,
    name: getLastKeyPart(key),
    place: placeIn(getParentKey(key), after),
    words: like && like.length > 120 ? `${like.slice(0, 119)}…` : (like ?? ''),
    context: like ? 'like' : undefined,
  });
}

/** Position of a text in its file: `under home > hero, after "title"`. */
function placeIn(group: string, after: string | null): Phrase {
  const context = [group && 'under', after && 'after'].filter(Boolean).join('_');
  return translatePhrase('text.place', { under: group.replaceAll('.', ' > '), after: after ?? '', context });
}

/** Returns the text that precedes one in another language's file, if it is in the same group. */
function keyBefore(key: string, other: TextFile | undefined, file: TextFile, group: string): string | null {
  const order = [...(other?.flat.keys() ?? [])];
  const before = order[order.indexOf(key) - 1];
  if (before === undefined || !file.flat.has(before)) return null;
  return group === '' || before.startsWith(`${group}.`) ? before : null;
}
