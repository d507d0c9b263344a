import type { z } from 'zod';
import { id } from '../../schema/identifiers.ts';
import { isRecord, valueAt } from '../../schema/plain-value.ts';
import { asText, type SchemaPlace, schemaAt } from '../../schema/schema-walk.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { schemaSentence, translateMessage, translatePhrase } from '../message.ts';
import type { Problem, ProblemCode } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import { inQuotes, type Phrase, type Wording, withHint } from '../problems/wording-type.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { explainKeyIssue } from './key-problem.ts';
import { repaired } from './repair.ts';
import { explainRange, typeHint } from './type-hint.ts';

/**
 * Explains one issue of the schema to an editor.
 * @param issue an issue about one value
 * @param path its path from the top of the file
 */
export function explainIssue(issue: z.core.$ZodIssue, path: ValuePath, source: YamlSource): Problem {
  const keyProblem = explainKeyIssue(issue, path, source);
  if (keyProblem) return keyProblem;
  const value = valueAt(source.value, path);
  const isGroup = isRecord(value) || Array.isArray(value);
  const subject: Subject = {
    name: describePath(path),
    value,
    written: source.writtenAt(path),
    line: () => readLine(source, path),
    excerpt: isGroup ? describeType(value) : inQuotes(source.writtenAt(path) ?? value),
    place: schemaAt(source.value, path),
    key: String(path.at(-1) ?? ''),
  };
  const { code, wording } = explainValue(issue, subject);
  return problemAt(source, code, path, { wording, mark: issue.code === 'invalid_key' ? 'key' : 'value' });
}

/** Value that the issue is about. */
interface Subject {
  /** Start of a sentence about it. */
  readonly name: Phrase;
  readonly value: unknown;
  /** As typed, if it is a single word. */
  readonly written: string | null;
  /** The part on its first line. */
  readonly line: () => string;
  /** In quotes, or in a word or two if it is a list or a group. */
  readonly excerpt: Phrase;
  readonly place: SchemaPlace;
  /** Its own key. */
  readonly key: string;
}

interface Explanation {
  readonly code: ProblemCode;
  readonly wording: Wording;
}

function explainValue(issue: z.core.$ZodIssue, subject: Subject): Explanation {
  const { name, value, place } = subject;
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'wrong-type', wording: wrongType(issue, subject) };
    case 'invalid_value':
      return { code: 'unknown-value', wording: unknownValue(issue.values.map(String), subject) };
    case 'invalid_union': {
      const tags = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
      if (tags.length > 0) return { code: 'unknown-value', wording: unknownValue(tags, subject) };
      const hint = findRule(issue.message);
      const values = { subject: name, sort: describeType(value), hint };
      const wording = translateMessage('value.cannotHave', values);
      return { code: 'wrong-type', wording };
    }
    case 'too_small':
    case 'too_big':
    case 'not_multiple_of': {
      if (value !== '') {
        const wording = withHint(explainRange(issue, value, name), schemaSentence(issue.message));
        return { code: 'out-of-range', wording };
      }
      const purpose = findPurpose(place) ?? translatePhrase('value.writeBetweenQuotes');
      return { code: 'empty-value', wording: translateMessage('value.empty', { subject: name, purpose }) };
    }
    case 'invalid_key': {
      const { message } = issue.issues[0] ?? issue;
      const wording = translateMessage('value.badName', { subject: name, rule: findRule(message) });
      const better = repaired(subject.key, id);
      return {
        code: 'bad-format',
        wording: better === null ? wording : withHint(wording, translatePhrase('type.write', { better })),
      };
    }
    default: {
      if (value !== '') return { code: 'bad-format', wording: badFormat(issue, subject) };
      const purpose = findRule(issue.message);
      return { code: 'empty-value', wording: translateMessage('value.empty', { subject: name, purpose }) };
    }
  }
}

function badFormat(issue: z.core.$ZodIssue, { name, value, place: { schema } }: Subject): Wording {
  const isPattern = issue.code === 'invalid_format' && typeof value === 'string' && schema !== null;
  const suggestion = isPattern ? repaired(value, schema) : null;
  return translateMessage('value.badFormat', {
    subject: name,
    value: asText(value),
    meant: suggestion,
    rule: findRule(issue.message),
  });
}

function wrongType(issue: z.core.$ZodIssueInvalidType, subject: Subject): Wording {
  const { name, excerpt, place } = subject;
  const hint =
    typeHint(issue.expected, { ...subject, schema: place.schema }) ??
    schemaSentence(issue.message) ??
    findPurpose(place);
  return translateMessage('value.wrongSort', {
    subject: name,
    needed: translatePhrase(TYPE_NAMES[issue.expected] ?? 'sort.other'),
    found: excerpt,
    hint: hint ?? translatePhrase('value.lookElsewhere'),
  });
}

function unknownValue(allowed: readonly string[], { name, value, excerpt }: Subject): Wording {
  const suggestion = typeof value === 'string' ? suggest(value, allowed) : null;
  // Of all currencies, the first are those in use.
  const choices = allowed.length > 30 ? [...allowed.slice(0, 7), '…'] : allowed;
  const values = { subject: name, found: excerpt, meant: suggestion, allowed: choices };
  return translateMessage('value.notOneOf', values);
}

function readLine(source: YamlSource, path: ValuePath): string {
  const { line, column, length } = source.positionOf(path);
  return source.text.split('\n', line)[line - 1]?.slice(column - 1, column - 1 + length) ?? '';
}

/** Type of a value; in Icelandic the nominative. */
function describeType(value: unknown): Phrase {
  if (value === null || value === undefined) return translatePhrase('sort.nothing');
  if (Array.isArray(value)) return translatePhrase('sort.list');
  return translatePhrase(TYPE_NAMES[typeof value] ?? 'sort.other');
}

/** Names of the types that a value needs, by the type's name in zod or JavaScript. */
const TYPE_NAMES: Readonly<
  Record<string, 'sort.text' | 'sort.number' | 'sort.whole' | 'sort.truth' | 'sort.list' | 'sort.group'>
> = {
  string: 'sort.text',
  number: 'sort.number',
  int: 'sort.whole',
  boolean: 'sort.truth',
  array: 'sort.list',
  object: 'sort.group',
  record: 'sort.group',
};

/** Subject of a sentence: a key, or an entry of a list. */
function describePath(path: ValuePath): Phrase {
  const last = path.at(-1);
  if (last === undefined) return translatePhrase('value.file');
  if (typeof last === 'string') return inQuotes(last);
  const list = path.at(-2);
  return typeof list === 'string'
    ? translatePhrase('value.entry', { number: last + 1, list })
    : translatePhrase('value.entry', { number: last + 1, context: 'alone' });
}

/** Purpose of the field. */
function findPurpose({ description }: SchemaPlace): Phrase | null {
  return description === null ? null : schemaSentence(description);
}

/** Required form of a value, in the schema's own words. */
function findRule(message: string): Phrase {
  return schemaSentence(message) ?? translatePhrase('value.lookElsewhere');
}
