import type { z } from 'zod';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { Phrase } from '../problems/wording-type.ts';
import { keyWords } from '../problems/words/key-words.ts';
import { oddKeyWords } from '../problems/words/odd-key-words.ts';
import { schemaSentence } from '../problems/words/schema-sentences.ts';
import { choices } from '../problems/words/value-words.ts';
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
        : null) ?? keyWords.unknown(name, meant, allowedKeys(around, source.value, root));
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

/** Explains what has no value; what was meant to be one may stand where it does not count. */
function emptyValue(path: ProblemPath, source: YamlSource, root: z.core.$ZodType, purpose: Phrase): Problem {
  const name = String(path.at(-1) ?? '');
  if (path.length === 0) return problemAt(source, 'empty-value', path, { wording: keyWords.emptyFile });
  const decimals = explainDecimals(path, source);
  if (decimals !== null) return problemAt(source, 'unknown-key', path, { wording: decimals, mark: 'key' });
  const [, key, rest] = /^([\w-]+)\s+(\S.*)$/.exec(name) ?? [];
  if (key !== undefined && rest !== undefined)
    return problemAt(source, 'unknown-key', path, {
      wording: oddKeyWords.crammed(name, key, rest),
      mark: 'key',
    });
  const note = noteAfter(path, source);
  if (note !== null)
    return problemAt(source, 'empty-value', path, { wording: keyWords.noteForValue(name, note) });
  const { required } = schemaAt(root, source.value, path);
  const entry = typeof path.at(-1) === 'number';
  const empty = entry ? keyWords.nothingAfterDash : keyWords.nothingAfterKey(name);
  const wording = keyWords.noValue(empty, required && !entry, purpose);
  return problemAt(source, 'empty-value', path, { wording });
}

function missingKey(path: ProblemPath, source: YamlSource, purpose: Phrase): Problem {
  const around = path.slice(0, -1);
  const noted = notedKey(path, source);
  if (noted !== null) return { ...problemAt(source, 'missing-key', around, noted), ...noted.place, path };
  const words = around.length === 0 ? keyWords.missingInFile : keyWords.missing;
  const wording = words(String(path.at(-1)), purpose);
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
      return { place, wording: keyWords.notedKey(name, rest.trim()) };
    }
    if (rest !== '' && !mark.startsWith('#') && indent.length <= start.length) return null;
  }
  return null;
}

function describe(path: ProblemPath, source: YamlSource, root: z.core.$ZodType): Phrase {
  const { description } = schemaAt(root, source.value, path);
  const tags = tagsOf(schemaAt(root, source.value, path.slice(0, -1)).schema);
  if (tags && tags.key === path.at(-1)) return choices(tags.tags);
  return (description === null ? null : schemaSentence(description)) ?? { en: '', is: '' };
}
