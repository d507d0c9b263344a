import type { z } from 'zod';
import { noPhrase, phraseOf, schemaSentence, wordingOf } from '../message.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { Phrase, Wording } from '../problems/wording-type.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { allowedKeys, meantKey } from './meant-key.ts';
import { explainDecimals, explainOddKey, explainStrayDay, isLostGroup } from './odd-key.ts';
import { schemaAt, tagsOf, valueAt } from './schema-walk.ts';

/**
 * Explains keys that are unknown, missing, or without a value.
 * @param path for an unknown key the key itself
 * @returns the problem, or null when the issue is about a value
 */
export function explainKeyIssue(
  issue: z.core.$ZodIssue,
  path: ProblemPath,
  source: YamlSource,
  root: z.core.$ZodType,
): Problem | null {
  const around = path.slice(0, -1);
  const name = String(path.at(-1) ?? '');
  const value = valueAt(source.value, path);
  if (issue.code === 'unrecognized_keys') {
    const meant = meantKey(path, source.value, root);
    const wording =
      (meant === null || /[:=\s]/.test(name) || isLostGroup(path, source.value)
        ? explainOddKey(path, source, root)
        : null) ?? unknownKey(name, meant, allowedKeys(around, source.value, root));
    return problemAt(source, 'unknown-key', path, { wording, mark: 'key' });
  }
  if (issue.code === 'invalid_key') {
    const wording = explainStrayDay(path, source, root);
    return wording && problemAt(source, 'unknown-key', path, { wording, mark: 'key' });
  }
  const purpose = describe(path, source, root);
  if (value === undefined && path.length > 0) {
    return missingKey(path, source, purpose);
  }
  return value === null ? emptyValue(path, source, root, purpose) : null;
}

function unknownKey(name: string, meant: string | null, allowed: readonly string[]): Wording {
  const context = meant === null && allowed.length === 1 ? 'only' : undefined;
  return wordingOf('key.unknown', { name, meant, allowed, context });
}

/** Explains what has no value; what was meant to be one may stand where it does not count. */
function emptyValue(path: ProblemPath, source: YamlSource, root: z.core.$ZodType, purpose: Phrase): Problem {
  const name = String(path.at(-1) ?? '');
  if (path.length === 0)
    return problemAt(source, 'empty-value', path, { wording: wordingOf('key.emptyFile') });
  const decimals = explainDecimals(path, source);
  if (decimals !== null) return problemAt(source, 'unknown-key', path, { wording: decimals, mark: 'key' });
  const [, key, rest] = /^([\w-]+)\s+(\S.*)$/.exec(name) ?? [];
  if (key !== undefined && rest !== undefined)
    return problemAt(source, 'unknown-key', path, {
      wording: wordingOf('oddKey.crammed', { written: name, key, value: rest }),
      mark: 'key',
    });
  const note = noteAfter(path, source);
  if (note !== null)
    return problemAt(source, 'empty-value', path, {
      wording: wordingOf('key.noteForValue', { key: `${name}:`, line: `${name}: ${note}` }),
    });
  const { required } = schemaAt(root, source.value, path);
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

/** What was meant to be the value, but starts with # and so counts as a note. */
function noteAfter(path: ProblemPath, source: YamlSource): string | null {
  const { line, column } = source.keyPositionOf(path);
  const rest = source.text.split('\n', line)[line - 1]?.slice(column - 1) ?? '';
  return /^[\w-]+: +#+\s*([^\s#].*?)\s*$/.exec(rest)?.[1] ?? null;
}

/** Where a missing key stands in its own entry behind a #, so that it counts as a note. */
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

function describe(path: ProblemPath, source: YamlSource, root: z.core.$ZodType): Phrase {
  const { description } = schemaAt(root, source.value, path);
  const tags = tagsOf(schemaAt(root, source.value, path.slice(0, -1)).schema);
  if (tags && tags.key === path.at(-1)) return phraseOf('value.choices', { allowed: tags.tags });
  return (description === null ? null : schemaSentence(description)) ?? noPhrase;
}
