import type { z } from 'zod';
import { lifetime } from '../../../schema/lifetime.ts';
import { site } from '../../../schema/site.ts';
import { wordingOf } from '../message.ts';
import type { ProblemPath } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { allowedKeys } from './meant-key.ts';
import { childOf, childPlace, keysOf, schemaAt, tagsOf, valueAt } from './schema-walk.ts';

/**
 * Explains an unknown key that is more than misspelt: it holds its value as well, or belongs elsewhere.
 * @param path the key
 * @param root the whole file's schema
 * @returns null when the key is no more than unknown
 */
export function explainOddKey(path: ProblemPath, source: YamlSource, root: z.core.$ZodType): Wording | null {
  const name = String(path.at(-1));
  const around = path.slice(0, -1);
  const allowed = allowedKeys(around, source.value, root);
  return (
    explainDecimals(path, source) ??
    (isLostGroup(path, source.value)
      ? wordingOf('oddKey.topGroup', { name, around: String(path[0]) })
      : null) ??
    crammed(name, allowed) ??
    otherChoice(name, around, source.value, root) ??
    furtherOut(name, around, source.value, root) ??
    (words.has(name.toLowerCase()) && allowed.includes('id')
      ? wordingOf('oddKey.words', { name, allowed })
      : null)
  );
}

/**
 * Explains a key that is the decimals of the number before it: `USD: 39,50` between braces is USD with 39, and a key 50.
 * @param path the key
 */
export function explainDecimals(path: ProblemPath, source: YamlSource): Wording | null {
  const name = String(path.at(-1));
  if (!/^\d+(\s*\S{1,4})?$/.test(name) || valueAt(source.value, path) !== null) return null;
  const { line, column } = source.keyPositionOf(path);
  const before = source.text.split('\n', line)[line - 1]?.slice(0, column - 1) ?? '';
  const [, key, whole] = /([\w-]+): *(\d+), *$/.exec(before) ?? [];
  if (key === undefined || whole === undefined) return null;
  // Three digits after a comma are thousands.
  return /^\d{3}$/.test(name) && whole.length < 4
    ? wordingOf('thousands.amount', { written: `${whole},${name}`, whole: `${key}: ${whole}${name}` })
    : wordingOf('oddKey.decimals', { key, whole, decimals: name });
}

/**
 * Explains a first or last day that was written among figures, where any name in small letters would do, but a day of
 * that name would end nothing.
 * @param path the key, `validFrom` or `validUntil`
 * @returns null for other keys, and where nothing around takes a day
 */
export function explainStrayDay(
  path: ProblemPath,
  source: YamlSource,
  root: z.core.$ZodType,
): Wording | null {
  const name = String(path.at(-1));
  const [group, ...outer] = path.slice(0, -1).reverse();
  const { schema } = schemaAt(root, source.value, outer.reverse());
  if (!Object.hasOwn(lifetime, name) || !keysOf(schema)?.includes(name)) return null;
  return wordingOf('oddKey.strayDay', { name, group: String(group) });
}

/** Whether a key is that of a group of the whole file, which has none where it should stand. */
export function isLostGroup(path: ProblemPath, value: unknown): boolean {
  const name = String(path.at(-1));
  return path.length > 1 && Object.hasOwn(site.shape, name) && childOf(value, name) === undefined;
}

/** Keys of words that visitors read, which people look for in site.yaml. */
const words: ReadonlySet<string> = new Set(
  'title text label description heading subtitle name content titill texti lýsing fyrirsögn nafn heiti'.split(
    ' ',
  ),
);

/** A known key with its value, but not with a colon and a space between them. */
function crammed(name: string, allowed: readonly string[]): Wording | null {
  const [, key, rest] = /^([A-Za-z]+)\s*[:=;\s]\s*(\S.*)$/.exec(name) ?? [];
  if (key === undefined || rest === undefined || !allowed.includes(key)) return null;
  return wordingOf('oddKey.crammed', { written: name, key, value: rest });
}

/** A key that another kind of the same thing has. */
function otherChoice(
  name: string,
  around: ProblemPath,
  value: unknown,
  root: z.core.$ZodType,
): Wording | null {
  const step = around.at(-1);
  if (step === undefined) return null;
  const outer = schemaAt(root, value, around.slice(0, -1)).schema;
  const choices = tagsOf(childPlace(outer, step, undefined).schema);
  const tag = choices === null ? undefined : childOf(valueAt(value, around), choices.key);
  if (choices === null || typeof tag !== 'string' || !choices.keys.includes(name)) return null;
  return wordingOf('oddKey.otherChoice', {
    name,
    tag: choices.key,
    written: tag,
    others: choices.tagsWith(name),
  });
}

/** A key of the group around this one: a bracket closes too far back. */
function furtherOut(
  name: string,
  around: ProblemPath,
  value: unknown,
  root: z.core.$ZodType,
): Wording | null {
  const outer = around.slice(0, -1);
  const key = around.at(-1);
  if (typeof key !== 'string' || outer.length === 0) return null;
  const known = keysOf(schemaAt(root, value, outer).schema) ?? [];
  return known.includes(name) ? wordingOf('oddKey.furtherOut', { name, group: key }) : null;
}
