import type { z } from 'zod';
import { lifetime } from '../../../schema/lifetime.ts';
import { site } from '../../../schema/site.ts';
import { noPhrase, phraseOf, schemaSentence, wordingOf } from '../message.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { Phrase, Wording } from '../problems/wording-type.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { allowedKeys, meantKey } from './meant-key.ts';
import { childOf, childPlace, keysOf, schemaAt, tagsOf, valueAt } from './schema-walk.ts';

/**
 * Explains keys that are unknown, missing, or without a value.
 * @param path for an unknown key the key itself
 * @returns the problem, or null when the issue is about a value
 */
export function explainKeyIssue(
  issue: z.core.$ZodIssue,
  path: ProblemPath,
  source: YamlSource,
): Problem | null {
  const around = path.slice(0, -1);
  const name = String(path.at(-1) ?? '');
  const value = valueAt(source.value, path);
  if (issue.code === 'unrecognized_keys') {
    const meant = meantKey(path, source.value);
    const wording =
      (meant === null || /[:=\s]/.test(name) || isLostGroup(path, source.value)
        ? explainOddKey(path, source)
        : null) ?? unknownKey(name, meant, allowedKeys(around, source.value));
    return problemAt(source, 'unknown-key', path, { wording, mark: 'key' });
  }
  if (issue.code === 'invalid_key') {
    const wording = explainStrayDay(path, source);
    return wording && problemAt(source, 'unknown-key', path, { wording, mark: 'key' });
  }
  const purpose = describe(path, source);
  if (value === undefined && path.length > 0) {
    return missingKey(path, source, purpose);
  }
  return value === null ? emptyValue(path, source, purpose) : null;
}

function unknownKey(name: string, meant: string | null, allowed: readonly string[]): Wording {
  const context = meant === null && allowed.length === 1 ? 'only' : undefined;
  return wordingOf('key.unknown', { name, meant, allowed, context });
}

/** Explains what has no value; what was meant to be the value may be where it does not count. */
function emptyValue(path: ProblemPath, source: YamlSource, purpose: Phrase): Problem {
  const name = String(path.at(-1) ?? '');
  if (path.length === 0)
    return problemAt(source, 'empty-value', path, { wording: wordingOf('key.emptyFile') });
  const decimals = explainDecimals(path, source);
  if (decimals !== null) return problemAt(source, 'unknown-key', path, { wording: decimals, mark: 'key' });
  const { required } = schemaAt(source.value, path);
  const entry = typeof path.at(-1) === 'number';
  const empty = entry
    ? phraseOf('key.nothingAfterDash')
    : phraseOf('key.nothingAfterKey', { key: `${name}:` });
  const wording = wordingOf('key.noValue', {
    message: empty,
    purpose,
    context: required && !entry ? 'needed' : undefined,
  });
  return problemAt(source, 'empty-value', path, { wording });
}

function missingKey(path: ProblemPath, source: YamlSource, purpose: Phrase): Problem {
  const around = path.slice(0, -1);
  const noted = notedKey(path, source);
  if (noted !== null) return { ...problemAt(source, 'missing-key', around, noted), ...noted.place, path };
  const wording = wordingOf(around.length === 0 ? 'key.missingInFile' : 'key.missing', {
    name: String(path.at(-1)),
    purpose,
  });
  return { ...problemAt(source, 'missing-key', around, { wording, mark: 'key' }), path };
}

/** Where a missing key is commented out in its own entry. */
function notedKey(path: ProblemPath, source: YamlSource) {
  const name = String(path.at(-1));
  const { line } = source.keyPositionOf(path.slice(0, -1));
  const lines = source.text.split('\n');
  const [start = ''] = /^ */.exec(lines[line - 1] ?? '') ?? [];
  for (let at = line; at < lines.length && path.length > 1; at++) {
    const [, indent = '', mark = '', rest = ''] = /^(\s*)(#*\s*)(.*)$/.exec(lines[at] ?? '') ?? [];
    if (mark.startsWith('#') && rest.startsWith(`${name}:`)) {
      const place = {
        line: at + 1,
        column: indent.length + 1,
        length: Math.max(1, mark.length + rest.length),
      };
      return { place, wording: wordingOf('key.notedKey', { name, written: rest.trim() }) };
    }
    if (rest !== '' && !mark.startsWith('#') && indent.length <= start.length) return null;
  }
  return null;
}

function describe(path: ProblemPath, source: YamlSource): Phrase {
  const { description } = schemaAt(source.value, path);
  const tags = tagsOf(schemaAt(source.value, path.slice(0, -1)).schema);
  if (tags && tags.key === path.at(-1)) return phraseOf('value.choices', { allowed: tags.tags });
  return (description === null ? null : schemaSentence(description)) ?? noPhrase;
}

/**
 * Explains an unknown key that is more than misspelt: it holds its value as well, or belongs elsewhere.
 * @param path the key
 * @returns null when the key is no more than unknown
 */
function explainOddKey(path: ProblemPath, source: YamlSource): Wording | null {
  const name = String(path.at(-1));
  const around = path.slice(0, -1);
  const allowed = allowedKeys(around, source.value);
  return (
    explainDecimals(path, source) ??
    (isLostGroup(path, source.value)
      ? wordingOf('oddKey.topGroup', { name, around: String(path[0]) })
      : null) ??
    crammed(name, allowed) ??
    otherChoice(name, around, source.value) ??
    furtherOut(name, around, source.value) ??
    (words.has(name.toLowerCase()) && allowed.includes('id')
      ? wordingOf('oddKey.words', { name, allowed })
      : null)
  );
}

/**
 * Explains a key that is the decimals of the number before it: `USD: 39,50` between braces is USD with 39, and a key 50.
 * @param path the key
 */
function explainDecimals(path: ProblemPath, source: YamlSource): Wording | null {
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
function explainStrayDay(path: ProblemPath, source: YamlSource): Wording | null {
  const name = String(path.at(-1));
  const [group, ...outer] = path.slice(0, -1).reverse();
  const { schema } = schemaAt(source.value, outer.reverse());
  if (!Object.hasOwn(lifetime, name) || !keysOf(schema)?.includes(name)) return null;
  return wordingOf('oddKey.strayDay', { name, group: String(group) });
}

/** Whether a key is that of a group of the whole file, which has none at its top. */
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
function otherChoice(name: string, around: ProblemPath, value: unknown): Wording | null {
  const step = around.at(-1);
  if (step === undefined) return null;
  const outer = schemaAt(value, around.slice(0, -1)).schema;
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
function furtherOut(name: string, around: ProblemPath, value: unknown): Wording | null {
  const outer = around.slice(0, -1);
  const key = around.at(-1);
  if (typeof key !== 'string' || outer.length === 0) return null;
  const known = keysOf(schemaAt(value, outer).schema) ?? [];
  return known.includes(name) ? wordingOf('oddKey.furtherOut', { name, group: key }) : null;
}
