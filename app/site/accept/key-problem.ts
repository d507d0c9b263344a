import type { z } from 'zod';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { Phrase } from '../problems/said.ts';
import { keyWords } from '../problems/words/key-words.ts';
import { oddKeyWords } from '../problems/words/odd-key-words.ts';
import { schemaSentence } from '../problems/words/schema-sentences.ts';
import { choices } from '../problems/words/value-words.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { allowedKeys, meantKey } from './meant-key.ts';
import { explainDecimals, explainOddKey } from './odd-key.ts';
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
    const said =
      (meant === null || /[:=\s]/.test(name) ? explainOddKey(path, source, root) : null) ??
      keyWords.unknown(name, meant, allowedKeys(around, source.value, root));
    return problemAt(source, 'unknown-key', path, { said, mark: 'key' });
  }
  const purpose = describe(path, source, root);
  if (value === undefined && path.length > 0) {
    const words = around.length === 0 ? keyWords.missingInFile : keyWords.missing;
    const missing = problemAt(source, 'missing-key', around, { said: words(name, purpose), mark: 'key' });
    return { ...missing, path };
  }
  if (value === null) {
    const decimals = explainDecimals(path, source);
    if (decimals !== null) return problemAt(source, 'unknown-key', path, { said: decimals, mark: 'key' });
    const [, key, rest] = /^([\w-]+)\s+(\S.*)$/.exec(name) ?? [];
    if (key !== undefined && rest !== undefined)
      return problemAt(source, 'unknown-key', path, {
        said: oddKeyWords.crammed(name, key, rest),
        mark: 'key',
      });
    const note = noteAfter(path, source);
    if (note !== null)
      return problemAt(source, 'empty-value', path, { said: keyWords.noteForValue(name, note) });
    const { required } = schemaAt(root, source.value, path);
    const entry = typeof path.at(-1) === 'number';
    const said = keyWords.noValue(subject(path, entry, name), required && !entry, purpose);
    return problemAt(source, 'empty-value', path, { said });
  }
  return null;
}

/** What was meant to be the value, but starts with # and so counts as a note. */
function noteAfter(path: ProblemPath, source: YamlSource): string | null {
  const { line, column } = source.keyPositionOf(path);
  const rest = source.text.split('\n', line)[line - 1]?.slice(column - 1) ?? '';
  return /^[\w-]+: +(#[^\s#].*?)\s*$/.exec(rest)?.[1] ?? null;
}

function subject(path: ProblemPath, entry: boolean, name: string): Phrase {
  if (path.length === 0) return keyWords.emptyFile;
  return entry ? keyWords.nothingAfterDash : keyWords.nothingAfterKey(name);
}

function describe(path: ProblemPath, source: YamlSource, root: z.core.$ZodType): Phrase {
  const { description } = schemaAt(root, source.value, path);
  const tags = tagsOf(schemaAt(root, source.value, path.slice(0, -1)).schema);
  if (tags && tags.key === path.at(-1)) return choices(tags.tags);
  return (description === null ? null : schemaSentence(description)) ?? { en: '', is: '' };
}
