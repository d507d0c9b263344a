import type { z } from 'zod';
import type { Problem, ProblemCode, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { type Phrase, type Said, withHint } from '../problems/said.ts';
import { suggest } from '../problems/suggest.ts';
import { inQuotes } from '../problems/wording.ts';
import { schemaSentence } from '../problems/words/schema-sentences.ts';
import { neededSort, sortOf } from '../problems/words/sort-words.ts';
import { subjects, valueWords } from '../problems/words/value-words.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { explainRange } from './explain-range.ts';
import { explainKeyIssue } from './key-problem.ts';
import { repaired } from './repair.ts';
import { isRecord, type SchemaPlace, schemaAt, valueAt } from './schema-walk.ts';
import { typeHint } from './type-hint.ts';

/**
 * Says what the schema has against one thing, in an editor's words.
 * @param issue an issue about one thing
 * @param path where it lies, from the top of the file
 * @param root the whole file's schema
 */
export function explainIssue(
  issue: z.core.$ZodIssue,
  path: ProblemPath,
  source: YamlSource,
  root: z.core.$ZodType,
): Problem {
  const key = explainKeyIssue(issue, path, source, root);
  if (key) return key;
  const value = valueAt(source.value, path);
  const thing: Thing = {
    name: named(path),
    value,
    written: source.writtenAt(path),
    shown:
      isRecord(value) || Array.isArray(value) ? sortOf(value) : inQuotes(source.writtenAt(path) ?? value),
    place: schemaAt(root, source.value, path),
  };
  const { code, said } = explainValue(issue, thing);
  return problemAt(source, code, path, { said, mark: issue.code === 'invalid_key' ? 'key' : 'value' });
}

/** What was written where the issue is. */
interface Thing {
  /** What a sentence about it starts with. */
  readonly name: Phrase;
  readonly value: unknown;
  /** As it was typed, when it is a single word. */
  readonly written: string | null;
  /** In quotes, or in a word or two when it is a list or a group. */
  readonly shown: Phrase;
  readonly place: SchemaPlace;
}

interface Explanation {
  readonly code: ProblemCode;
  readonly said: Said;
}

function explainValue(issue: z.core.$ZodIssue, thing: Thing): Explanation {
  const { name, value, place } = thing;
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'wrong-type', said: wrongType(issue, thing) };
    case 'invalid_value':
      return { code: 'unknown-value', said: unknownValue(issue.values.map(String), thing) };
    case 'invalid_union': {
      const tags = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
      if (tags.length > 0) return { code: 'unknown-value', said: unknownValue(tags, thing) };
      return { code: 'wrong-type', said: valueWords.cannotHave(name, sortOf(value), rule(issue.message)) };
    }
    case 'too_small':
    case 'too_big':
    case 'not_multiple_of': {
      if (value !== '') {
        const said = withHint(explainRange(issue, value, name), schemaSentence(issue.message));
        return { code: 'out-of-range', said };
      }
      const purpose = purposeOf(place) ?? valueWords.writeBetweenQuotes;
      return { code: 'empty-value', said: valueWords.empty(name, purpose) };
    }
    case 'invalid_key': {
      const { message } = issue.issues[0] ?? issue;
      return { code: 'bad-format', said: valueWords.badName(name, rule(message)) };
    }
    default: {
      const better =
        issue.code === 'invalid_format' && typeof value === 'string' && place.schema
          ? repaired(value, place.schema)
          : null;
      return { code: 'bad-format', said: valueWords.badFormat(name, value, better, rule(issue.message)) };
    }
  }
}

function wrongType(issue: z.core.$ZodIssueInvalidType, { name, value, written, shown, place }: Thing): Said {
  const hint = typeHint(issue.expected, value, written) ?? schemaSentence(issue.message) ?? purposeOf(place);
  return valueWords.wrongSort(name, neededSort(issue.expected), shown, hint ?? valueWords.lookElsewhere);
}

function unknownValue(allowed: readonly string[], { name, value, shown }: Thing): Said {
  const meant = typeof value === 'string' ? suggest(value, allowed) : null;
  return valueWords.notOneOf(name, shown, meant, allowed);
}

/** The thing a sentence is about: a key, or an entry of a list. */
function named(path: ProblemPath): Phrase {
  const last = path.at(-1);
  if (last === undefined) return subjects.file;
  if (typeof last === 'string') return subjects.key(last);
  const list = path.at(-2);
  return subjects.entry(last + 1, typeof list === 'string' ? list : null);
}

/** What the field is for. */
function purposeOf({ description }: SchemaPlace): Phrase | null {
  return description === null ? null : schemaSentence(description);
}

/** How a value is written, in the schema's own words. */
function rule(message: string): Phrase {
  return schemaSentence(message) ?? valueWords.lookElsewhere;
}
