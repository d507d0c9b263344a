import { z } from 'zod';
import { shortened } from '../../app/site/node-title.ts';
import { fillText } from '../../app/site/texts/fill-facts.ts';
import { withoutNumberForm } from '../../app/site/texts/text-key-list.ts';
import { placeholderText } from '../../checks/texts/filler-words.ts';
import type { Json } from '../../edits/json.ts';
import { documentSource, parseSource } from '../../render/preview/sources.ts';
import { getChild, isRecord } from '../../schema/plain-value.ts';
import { childNodes, fieldNodes, isItem, nodeAt, type SiteNode } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import type { ParagraphField, ProblemView, TextField, ValueField } from '../api/content-api.ts';
import { createControl, isFixed, isInline } from './controls.ts';
import {
  findPassage,
  findPlace,
  type Passage,
  type PassageChange,
  type PassageText,
  passageChanges,
} from './document-passages.ts';
import { type ParsedContent, readFacts } from './field-context.ts';
import { getExample } from './list-item.ts';
import { getSlotLabel } from './slot-label.ts';
import { getTitle } from './titles.ts';

/** The clicked element. */
export type Target =
  | { readonly kind: 'text'; readonly key: string }
  | { readonly kind: 'value'; readonly path: ValuePath }
  | null;

/** Values of an item or group of site.yaml, in the order of its schema. */
export function valueFields(content: ParsedContent, group: SiteNode, target: Target): readonly ValueField[] {
  return fieldNodes(group).flatMap((node) => listFields(content, node, target));
}

/** A single value. */
export function valueField(content: ParsedContent, node: SiteNode, target: Target): ValueField {
  const { path, required, description, value } = node;
  return {
    kind: 'value',
    label: getFieldLabel(content, node),
    help: content.labels.help(description),
    problems: valueProblems(content, node),
    isTarget: target?.kind === 'value' && isPathWithin(target.path, path),
    path,
    value: value as Json | undefined,
    // An item is removed from its list as a whole.
    optional: !required && !isItem(node),
    control: createControl(content, node),
  };
}

export function textField(content: ParsedContent, key: string, target: Target): TextField {
  const texts = [...content.texts].map(([code, byKey]) => [code, byKey.get(key) ?? null] as const);
  return {
    kind: 'text',
    label: getSlotLabel(content, key),
    help: '',
    problems: textProblems(content, key),
    isTarget: target?.kind === 'text' && target.key === key,
    key,
    texts: Object.fromEntries(texts),
    facts: readFacts(
      content,
      texts.flatMap(([, text]) => text ?? []),
    ),
    awaiting: Object.hasOwn(content.awaiting, key) ? (content.awaiting[key]?.languages ?? []) : [],
  };
}

/** @param position of the passage in the document, from 0 */
export function paragraphField(
  content: ParsedContent,
  document: string,
  passages: readonly Passage[],
  position: number,
): ParagraphField {
  const languages = content.site.languages.map(({ code }) => code);
  const passage = passages[position] ?? new Map<string, PassageText>();
  const byLanguage = <T>(read: (code: string) => T) =>
    Object.fromEntries(languages.map((code) => [code, read(code)]));
  const isHere = ({ source }: ProblemView) => {
    const parsed = source === null ? null : parseSource(source);
    if (parsed?.kind !== 'document' || parsed.name !== document || !parsed.block) return false;
    const { language, number } = parsed.block;
    return findPassage([passage], language, number) === 0;
  };
  const placeholder = placeholderText(content.labels.text('fieldNotes.newParagraph'));
  const changes = passageChanges(document, passages, position, placeholder);
  const createView = ({ edits, target }: PassageChange) => ({
    edits,
    target: documentSource(document, target),
  });
  return {
    kind: 'paragraph',
    label: content.labels.text('fieldNotes.paragraph', { number: position + 1 }),
    help: '',
    problems: content.problems.filter(isHere),
    isTarget: true,
    document,
    texts: byLanguage((code) => passage.get(code)?.text ?? null),
    indexes: byLanguage((code) => passage.get(code)?.index ?? 0),
    places: byLanguage((code) => findPlace(passages, position, code)),
    facts: readFacts(
      content,
      [...passage.values()].map(({ text }) => text),
    ),
    placeholder,
    passages: passages.map((each, index) => ({
      label: getPassageLabel(content, each),
      isHeading: /^#/.test([...each.values()][0]?.text ?? ''),
      isCurrent: index === position,
      sources: Object.fromEntries(
        [...each].map(([language, { block: number }]) => [
          language,
          documentSource(document, { language, number }),
        ]),
      ),
    })),
    changes: {
      add: createView(changes.add),
      remove: createView(changes.remove),
      up: createView(changes.up),
      down: createView(changes.down),
    },
  };
}

/** First words of a passage, without markup. */
function getPassageLabel({ facts, titleLanguage }: ParsedContent, passage: Passage): string {
  const [language, { text }] = [...passage].find(([code]) => code === titleLanguage) ??
    [...passage][0] ?? ['', { text: '' }];
  const words = text
    .replace(/^(?:#+|[-*+]|\d+[.)]|>)\s+/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]+/g, '');
  return shortened(fillText(words, facts.get(language) ?? {}).replace(/\s+/g, ' ')) ?? words;
}

function listFields(content: ParsedContent, node: SiteNode, target: Target): readonly ValueField[] {
  // Hiding a page also requires a decision about the links to it.
  if (node.path.at(-1) === 'hidden') return [];
  const isTarget = target?.kind === 'value' && isPathWithin(target.path, node.path);
  if (isRecord(node.value) && isInline(node)) {
    const inner = valueFields(content, node, getInnerTarget(node, target));
    return node.required || isRecordSchema(node) ? inner : [presenceField(content, node), ...inner];
  }
  if (isFixed(node) && !isTarget) return [];
  if (node.value === undefined && isGroupSchema(node)) {
    // A missing group is added with the example of its schema.
    return getExample(node) === undefined ? [] : [{ ...presenceField(content, node), isTarget }];
  }
  const field = valueField(content, node, target);
  const isOnlyKind = node.schema instanceof z.core.$ZodLiteral && hasOneOption(field);
  return isOnlyKind && !isTarget ? [] : [field];
}

/** A click on a price selects its amounts. */
function getInnerTarget(group: SiteNode, target: Target): Target {
  if (target?.kind !== 'value' || target.path.length !== group.path.length) return target;
  if (!isPathWithin(target.path, group.path)) return target;
  const inner = fieldNodes(group);
  const mainField =
    inner.find(({ path }) => path.at(-1) === 'amounts') ?? inner.find(({ value }) => value !== undefined);
  return mainField ? { kind: 'value', path: mainField.path } : target;
}

/** A field that adds or removes a group. */
function presenceField(content: ParsedContent, node: SiteNode): ValueField {
  const value = (node.value ?? getExample(node) ?? {}) as Json;
  return {
    ...valueField(content, node, null),
    control: { type: 'choice', options: [{ value, label: content.labels.text('fieldNotes.there') }] },
  };
}

function isGroupSchema({ schema }: SiteNode): boolean {
  return schema instanceof z.core.$ZodObject || schema instanceof z.core.$ZodDiscriminatedUnion;
}

function isRecordSchema({ schema }: SiteNode): boolean {
  return schema instanceof z.core.$ZodRecord;
}

function hasOneOption({ control }: ValueField): boolean {
  return control.type === 'choice' && control.options.length < 2;
}

/** Label of a value; figures are named by the texts next to them. */
function getFieldLabel(content: ParsedContent, node: SiteNode): string {
  const { path, parent } = node;
  const key = path.at(-1) ?? '';
  if (Array.isArray(parent?.value)) return content.labels.field(String(path.at(-2)), 'item');
  if (parent?.schema instanceof z.core.$ZodRecord) return recordLabel(content, node);
  return content.labels.field(String(key), getLabelContext(node));
}

/** A figure of a package has the title of the feature with that name in the set. */
function recordLabel(content: ParsedContent, node: SiteNode): string {
  const name = String(node.step);
  const packages = node.parent?.parent?.parent;
  const features = packages ? childNodes(packages).map((each) => nodeAt(each, ['features', name])) : [];
  return getTitle(content, features.find((each) => each !== null) ?? node);
}

/** Context of a label, as a key can have several meanings: `name` of a language and of a field, `to` of a redirect. */
function getLabelContext({ parent }: SiteNode): string {
  if (!parent) return '';
  const { path, value, model } = parent;
  if (model.linked === 'anchor') return String(getChild(value, 'kind'));
  return String(Array.isArray(parent.parent?.value) ? path.at(-2) : (path.at(-1) ?? ''));
}

function valueProblems({ problems }: ParsedContent, { path }: SiteNode): readonly ProblemView[] {
  return problems.filter(({ source }) => {
    const parsed = parseSource(source ?? '');
    return parsed?.kind === 'value' && isPathWithin(parsed.path, path);
  });
}

function textProblems({ problems }: ParsedContent, key: string): readonly ProblemView[] {
  return problems.filter(({ source }) => {
    const parsed = parseSource(source ?? '');
    if (parsed?.kind !== 'text') return false;
    // A problem may concern all forms of a number, or all keys below a name.
    return key === parsed.key || withoutNumberForm(key) === parsed.key || key.startsWith(`${parsed.key}.`);
  });
}

/** Returns true if a path equals another path or is below it. */
export function isPathWithin(path: ValuePath, outer: ValuePath): boolean {
  return path.length >= outer.length && outer.every((step, index) => step === path[index]);
}
