import type { Edit } from './edit-schema.ts';
import type { Json } from './json.ts';

/** Texts of the project's files by relative path: `site.yaml`, `locales/is/common.json`, `content/is/terms.md`. */
export type Files = Readonly<Record<string, string>>;

export interface Conflict {
  readonly edit: Edit;
  /** Current value. */
  readonly current: Json | undefined;
  readonly reason: ConflictReason;
}

export type ConflictReason = 'changed' | 'missing' | 'exists' | 'unreadable';

/** Reason why an edit cannot be applied. */
export interface Refused {
  readonly reason: ConflictReason;
  readonly current?: Json | undefined;
}

/** Result of one edit: the changed files, or the reason why it cannot be applied. */
export type EditResult = { readonly files: Files } | Refused;

/** Refuses an edit whose expected value differs from the current one. */
export function conflictWith(current: Json | undefined, before: Json | undefined): Refused {
  if (current === undefined) return { reason: 'missing' };
  return { reason: before === undefined ? 'exists' : 'changed', current };
}

/** Returns true if two values are equal, regardless of the order of their keys. */
export function isEqual(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isJsonList(a) || isJsonList(b))
    return (
      isJsonList(a) &&
      isJsonList(b) &&
      a.length === b.length &&
      a.every((item, index) => isEqual(item, b[index]))
    );
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
  );
}

export function isJsonList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
