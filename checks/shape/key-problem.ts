import type { z } from 'zod';
import { getChild, isRecord, valueAt } from '../../schema/plain-value.ts';
import { getChoices, listKeys, schemaAt } from '../../schema/schema-walk.ts';
import { site } from '../../schema/site.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { noPhrase, schemaSentence, translateMessage, translatePhrase } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import type { Phrase, Wording } from '../problems/wording-type.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/**
 * Explains keys that are unknown, missing, or without a value.
 * @param path for an unknown key, the key itself
 * @returns the problem, or `null` if the issue is about a value
 */
export function explainKeyIssue(
  issue: z.core.$ZodIssue,
  path: ValuePath,
  source: YamlSource,
): Problem | null {
  const parentPath = path.slice(0, -1);
  const name = String(path.at(-1) ?? '');
  const value = valueAt(source.value, path);
  if (issue.code === 'unrecognized_keys') {
    const wording = isLostGroup(path, source.value)
      ? translateMessage('oddKey.topGroup', { name, around: String(path[0]) })
      : (explainDecimals(path, source) ??
        unknownKey(name, suggestKey(path, source.value), allowedKeys(parentPath, source.value)));
    return problemAt(source, 'unknown-key', path, { wording, mark: 'key' });
  }
  if (issue.code === 'invalid_key') return null;
  const purpose = describe(path, source);
  if (value === undefined && path.length > 0) return missingKey(path, source, purpose);
  return value === null ? emptyValue(path, source, purpose) : null;
}

function unknownKey(name: string, suggestion: string | null, allowed: readonly string[]): Wording {
  const context = suggestion === null && allowed.length === 1 ? 'only' : undefined;
  return translateMessage('key.unknown', { name, meant: suggestion, allowed, context });
}

/** Explains a key made of the decimals of the number before it: `USD: 39,50` in braces is USD with 39, and a key 50. */
function explainDecimals(path: ValuePath, source: YamlSource): Wording | null {
  const name = String(path.at(-1));
  if (!/^\d+(\s*\S{1,4})?$/.test(name) || valueAt(source.value, path) !== null) return null;
  const { line, column } = source.keyPositionOf(path);
  const lineStart = source.text.split('\n', line)[line - 1]?.slice(0, column - 1) ?? '';
  const [, key, whole] = /([\w-]+): *(\d+), *$/.exec(lineStart) ?? [];
  if (key === undefined || whole === undefined) return null;
  // Three digits after a comma are thousands.
  return /^\d{3}$/.test(name) && whole.length < 4
    ? translateMessage('thousands.amount', { written: `${whole},${name}`, whole: `${key}: ${whole}${name}` })
    : translateMessage('oddKey.decimals', { key, whole, decimals: name });
}

function emptyValue(path: ValuePath, source: YamlSource, purpose: Phrase): Problem {
  const name = String(path.at(-1) ?? '');
  if (path.length === 0)
    return problemAt(source, 'empty-value', path, { wording: translateMessage('key.emptyFile') });
  const { required } = schemaAt(source.value, path);
  const isEntry = typeof path.at(-1) === 'number';
  const message = isEntry
    ? translatePhrase('key.nothingAfterDash')
    : translatePhrase('key.nothingAfterKey', { key: `${name}:` });
  const wording = translateMessage('key.noValue', {
    message,
    purpose,
    context: required && !isEntry ? 'needed' : undefined,
  });
  return problemAt(source, 'empty-value', path, { wording });
}

function missingKey(path: ValuePath, source: YamlSource, purpose: Phrase): Problem {
  const parentPath = path.slice(0, -1);
  const commentedKey = findCommentedKey(path, source);
  if (commentedKey !== null)
    return { ...problemAt(source, 'missing-key', parentPath, commentedKey), ...commentedKey.place, path };
  const wording = translateMessage(parentPath.length === 0 ? 'key.missingInFile' : 'key.missing', {
    name: String(path.at(-1)),
    purpose,
  });
  return { ...problemAt(source, 'missing-key', parentPath, { wording, mark: 'key' }), path };
}

/** Position of a missing key that is commented out in its entry. */
function findCommentedKey(path: ValuePath, source: YamlSource) {
  const name = String(path.at(-1));
  const { line } = source.keyPositionOf(path.slice(0, -1));
  const lines = source.text.split('\n');
  const [start = ''] = /^ */.exec(lines[line - 1] ?? '') ?? [];
  for (let index = line; index < lines.length && path.length > 1; index++) {
    const [, indent = '', mark = '', rest = ''] = /^(\s*)(#*\s*)(.*)$/.exec(lines[index] ?? '') ?? [];
    if (mark.startsWith('#') && rest.startsWith(`${name}:`)) {
      const position = {
        line: index + 1,
        column: indent.length + 1,
        length: Math.max(1, mark.length + rest.length),
      };
      return { place: position, wording: translateMessage('key.notedKey', { name, written: rest.trim() }) };
    }
    if (rest !== '' && !mark.startsWith('#') && indent.length <= start.length) return null;
  }
  return null;
}

function describe(path: ValuePath, source: YamlSource): Phrase {
  const { description } = schemaAt(source.value, path);
  const tags = getChoices(schemaAt(source.value, path.slice(0, -1)).schema);
  if (tags && tags.key === path.at(-1)) return translatePhrase('value.choices', { allowed: tags.tags });
  return (description === null ? null : schemaSentence(description)) ?? noPhrase;
}

/** Returns true if a key belongs to a top-level group that is missing at the top of the file. */
export function isLostGroup(path: ValuePath, value: unknown): boolean {
  const name = String(path.at(-1));
  return path.length > 1 && Object.hasOwn(site.shape, name) && getChild(value, name) === undefined;
}

/**
 * Suggests a key for an unknown one.
 * @param path the unknown key
 * @param value value of the whole file
 * @returns a key that is allowed and unused in its group, or `null`
 */
export function suggestKey(path: ValuePath, value: unknown): string | null {
  const group = valueAt(value, path.slice(0, -1));
  const freeKeys = allowedKeys(path.slice(0, -1), value).filter(
    (key) => !isRecord(group) || !Object.hasOwn(group, key),
  );
  const name = String(path.at(-1));
  // `id:fast` and `from /old` are keys with their values.
  return (
    freeKeys.find((key) => name.startsWith(key) && /[:=;\s]/.test(name.charAt(key.length))) ??
    suggest(name, freeKeys) ??
    findOnlyMissing(path.slice(0, -1), value)
  );
}

/** Returns the only missing key of a group with only one unknown key: the one is a misspelling of the other. */
function findOnlyMissing(path: ValuePath, value: unknown): string | null {
  const group = valueAt(value, path);
  if (!isRecord(group)) return null;
  const allowed = allowedKeys(path, value);
  const keys = Object.keys(group);
  // A hostile group has thousands of keys, and this is called for each of them.
  if (keys.length > allowed.length + 1) return null;
  const unknownKeys = keys.filter((key) => !allowed.includes(key));
  const [missing = null, ...others] = allowed.filter(
    (key) => !Object.hasOwn(group, key) && schemaAt(value, [...path, key]).required,
  );
  return unknownKeys.length === 1 && others.length === 0 ? missing : null;
}

/**
 * Lists the keys that a group may have.
 * @param path the group; its tag selects one of several choices
 * @returns their names; only the tag's key if the tag is missing or unknown
 */
function allowedKeys(path: ValuePath, value: unknown): string[] {
  const { schema } = schemaAt(value, path);
  const tags = getChoices(schema);
  return listKeys(schema) ?? (tags ? [tags.key] : []);
}

/**
 * Returns the key that was typed instead of a group's tag.
 * @param path the tag, such as `kind`
 * @returns a key such as `knd`, or `null` if the tag exists or nothing resembles it
 */
export function mistypedTag(path: ValuePath, value: unknown): string | null {
  const parentPath = path.slice(0, -1);
  const group = valueAt(value, parentPath);
  const tag = String(path.at(-1));
  if (!isRecord(group) || Object.hasOwn(group, tag)) return null;
  const tags = getChoices(schemaAt(value, parentPath).schema);
  const allowedNames = new Set(tags?.keys);
  const isTag = (key: string) =>
    suggest(key, [tag]) === tag || (key.startsWith(tag) && /[:=;\s]/.test(key.charAt(tag.length)));
  return Object.keys(group).find((key) => !allowedNames.has(key) && isTag(key)) ?? null;
}
