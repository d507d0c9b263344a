import type { z } from 'zod';
import type { Problem, ProblemCode, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import { listed, neededSort, quoted, sortOf } from '../problems/wording.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { explainKeyIssue } from './key-problem.ts';
import { rangeWords } from './range-words.ts';
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
    shown: quoted(source.writtenAt(path) ?? value),
    place: schemaAt(root, source.value, path),
  };
  const { code, ...words } = explainValue(issue, thing);
  return problemAt(source, code, path, { ...words, mark: issue.code === 'invalid_key' ? 'key' : 'value' });
}

/** What was written where the issue is. */
interface Thing {
  /** What a sentence about it starts with. */
  readonly name: string;
  readonly value: unknown;
  /** As it was typed, when it is a single word. */
  readonly written: string | null;
  readonly shown: string;
  readonly place: SchemaPlace;
}

interface Explanation {
  readonly code: ProblemCode;
  readonly message: string;
  readonly hint: string;
}

function explainValue(issue: z.core.$ZodIssue, thing: Thing): Explanation {
  const { name, value } = thing;
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue, thing);
    case 'invalid_value':
      return unknownValue(issue.values.map(String), thing);
    case 'invalid_union': {
      const tags = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
      if (tags.length > 0) return unknownValue(tags, thing);
      return {
        code: 'wrong-type',
        message: `${name} cannot have ${sortOf(value)}.`,
        hint: sentence(issue.message),
      };
    }
    case 'too_small':
    case 'too_big':
    case 'not_multiple_of': {
      const { message, hint } = rangeWords(issue, value);
      if (value !== '')
        return { code: 'out-of-range', message: `${name} ${message}`, hint: own(issue) ?? hint };
      const purpose = thing.place.description ?? 'Write something between the quotes.';
      return { code: 'empty-value', message: `${name} is empty.`, hint: purpose };
    }
    case 'invalid_key': {
      const rule = issue.issues[0]?.message ?? issue.message;
      return {
        code: 'bad-format',
        message: `${name} cannot be the name of anything here.`,
        hint: sentence(rule),
      };
    }
    case 'invalid_format':
      return badFormat(issue.message, thing);
    default:
      return {
        code: 'bad-format',
        message: `${name} cannot be written as ${quoted(value)}.`,
        hint: sentence(issue.message),
      };
  }
}

function wrongType(
  issue: z.core.$ZodIssueInvalidType,
  { name, value, written, shown, place }: Thing,
): Explanation {
  const found = isRecord(value) || Array.isArray(value) ? sortOf(value) : shown;
  const hint = typeHint(issue.expected, value, written) ?? own(issue) ?? place.description;
  return {
    code: 'wrong-type',
    message: `${name} needs ${neededSort(issue.expected)}, but has ${found}.`,
    hint: hint ?? 'Look at how it is written elsewhere in the file.',
  };
}

function unknownValue(allowed: readonly string[], { name, value, shown }: Thing): Explanation {
  const meant = typeof value === 'string' ? suggest(value, allowed) : null;
  return {
    code: 'unknown-value',
    message: `${name} cannot be ${isRecord(value) || Array.isArray(value) ? sortOf(value) : shown}.`,
    hint: `${meant === null ? '' : `Did you mean ${meant}? `}It can be ${listed(allowed)}.`,
  };
}

function badFormat(rule: string, { name, value, place }: Thing): Explanation {
  const better = typeof value === 'string' && place.schema ? repaired(value, place.schema) : null;
  return {
    code: 'bad-format',
    message: `${name} cannot be written as ${quoted(value)}.`,
    hint: `${better === null ? '' : `Write ${better}. `}${sentence(rule)}`,
  };
}

/** The thing a sentence is about: a key, or an entry of a list. */
function named(path: ProblemPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'The file';
  if (typeof last === 'string') return quoted(last);
  const list = path.at(-2);
  return typeof list === 'string' ? `Entry ${last + 1} of ${quoted(list)}` : `Entry ${last + 1}`;
}

/** The schema's own words, when it has some. */
function own(issue: z.core.$ZodIssue): string | null {
  return /^(Invalid|Too (small|big)|Unrecognized)/.test(issue.message) ? null : sentence(issue.message);
}

function sentence(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}
