import { isRecord, valueAt } from '../../schema/plain-value.ts';
import { getChoices, listKeys, schemaAt } from '../../schema/schema-walk.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { suggest } from '../problems/suggest.ts';

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
export function allowedKeys(path: ValuePath, value: unknown): string[] {
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
