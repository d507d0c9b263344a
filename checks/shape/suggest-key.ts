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
  const written = valueAt(value, path.slice(0, -1));
  const free = allowedKeys(path.slice(0, -1), value).filter(
    (key) => !isRecord(written) || !Object.hasOwn(written, key),
  );
  const name = String(path.at(-1));
  // `id:fast` and `from /old` are keys with their values.
  return (
    free.find((key) => name.startsWith(key) && /[:=;\s]/.test(name.charAt(key.length))) ??
    suggest(name, free) ??
    onlyMissing(path.slice(0, -1), value)
  );
}

/** Returns the only missing key of a group with only one unknown key: the one is a misspelling of the other. */
function onlyMissing(path: ValuePath, value: unknown): string | null {
  const written = valueAt(value, path);
  if (!isRecord(written)) return null;
  const allowed = allowedKeys(path, value);
  const keys = Object.keys(written);
  // A hostile group has thousands of keys, and this is called for each of them.
  if (keys.length > allowed.length + 1) return null;
  const strange = keys.filter((key) => !allowed.includes(key));
  const [missing = null, ...more] = allowed.filter(
    (key) => !Object.hasOwn(written, key) && schemaAt(value, [...path, key]).required,
  );
  return strange.length === 1 && more.length === 0 ? missing : null;
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
  const around = path.slice(0, -1);
  const written = valueAt(value, around);
  const tag = String(path.at(-1));
  if (!isRecord(written) || Object.hasOwn(written, tag)) return null;
  const tags = getChoices(schemaAt(value, around).schema);
  const known = new Set(tags?.keys);
  const isTag = (key: string) =>
    suggest(key, [tag]) === tag || (key.startsWith(tag) && /[:=;\s]/.test(key.charAt(tag.length)));
  return Object.keys(written).find((key) => !known.has(key) && isTag(key)) ?? null;
}
