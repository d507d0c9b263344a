import { z } from 'zod';
import { iconNames } from '../../checks/project/icons.ts';
import { MARK_FOLDER } from '../../checks/project/mark-file.ts';
import type { Json } from '../../edits/json.ts';
import { nameFor } from '../../edits/new-names.ts';
import { valueSource } from '../../render/preview/sources.ts';
import { clientInput, time } from '../../schema/company.ts';
import { iconName, id, path as pagePath } from '../../schema/identifiers.ts';
import { calendarDay } from '../../schema/lifetime.ts';
import { amounts } from '../../schema/money.ts';
import { getChild, isRecord, listAt } from '../../schema/plain-value.ts';
import { UNITS } from '../../schema/quantity.ts';
import { hasSchema } from '../../schema/schema-walk.ts';
import {
  fieldNodes,
  isItem,
  listKey,
  nearestValue,
  type SiteNode,
  schemaOfAllKinds,
} from '../../schema/site-node.ts';
import type { ChoiceOptions, ValueField } from '../api/content-api.ts';
import type { ParsedContent } from './field-context.ts';
import { referenceOptions } from './reference-options.ts';
import { getTitle } from './titles.ts';

type Control = ValueField['control'];

/** Control for editing a value, from its schema. */
export function createControl(content: ParsedContent, node: SiteNode): Control {
  const { schema } = node;
  if (isFixed(node)) return { type: 'json' };
  if (hasSchema(amounts, node)) return amountsControl(content, node);
  if (schema instanceof z.core.$ZodLiteral) return { type: 'choice', options: kindOptions(content, node) };
  if (schema instanceof z.core.$ZodEnum)
    return { type: 'choice', options: enumOptions(content, node, schema), ...getCurrentLook(node) };
  if (schema instanceof z.core.$ZodUnion)
    // Unions that allow a single word: figures, client names, and choices of forms, which are fixed.
    return isQuantity(schema) ? { type: 'quantity', units: UNITS } : clientControl(node);
  if (schema instanceof z.core.$ZodArray)
    return {
      type: 'list',
      items: fieldNodes(node).map((item) => ({
        id: item.path.at(-1) ?? 0,
        label: getTitle(content, item),
        source: valueSource(item.path),
      })),
    };
  if (schema instanceof z.core.$ZodObject || schema instanceof z.core.$ZodRecord)
    return { type: 'group', source: valueSource(node.path) };
  return plainControl(content, node);
}

function plainControl(content: ParsedContent, node: SiteNode): Control {
  const { schema } = node;
  if (schema instanceof z.core.$ZodBoolean) return booleanControl(content, node);
  if (schema instanceof z.ZodNumber) return { type: 'number', ...(schema.isInt && { decimals: 0 }) };
  if (hasSchema(id, node) && listKey(node) === 'picture')
    return { type: 'picture', file: findPictureFile(content, node) };
  if (hasSchema(id, node) && listKey(node) === 'mark') return markControl(content, node);
  const references = referenceOptions(content, node);
  if (references) return { type: 'choice', options: references };
  if (hasSchema(pagePath, node)) return { type: 'page' };
  if (hasSchema(iconName, node)) return { type: 'icon', names: [...iconNames()] };
  if (hasSchema(calendarDay, node)) return { type: 'date' };
  if (hasSchema(time, node)) return { type: 'time' };
  return { type: schema instanceof z.core.$ZodString ? 'text' : 'json' };
}

function clientControl(node: SiteNode): Control {
  if (!hasSchema(clientInput, node) || typeof node.value !== 'string') return { type: 'json' };
  return { type: 'client', whole: { name: node.value } };
}

/** Name of the files of a picture. */
function findPictureFile({ root }: ParsedContent, { value }: SiteNode): string | null {
  const picture = listAt(root?.value, ['pictures']).find((each) => getChild(each, 'id') === value);
  const file = getChild(picture, 'file');
  return typeof file === 'string' ? file : null;
}

function markControl({ files }: ParsedContent, { value, parent }: SiteNode): Control {
  const proposed = nameFor(String(getChild(parent?.value, 'name')), 'client');
  const svg = files[`${MARK_FOLDER}/${typeof value === 'string' ? value : proposed}.svg`] ?? null;
  return { type: 'mark', svg, proposed };
}

/** If the default is true, an unticked box would be wrong for a missing value. */
function booleanControl({ labels }: ParsedContent, node: SiteNode): Control {
  if (getDefault(node) !== true) return { type: 'boolean' };
  const yes = labels.text('fieldNotes.usual', { label: labels.text('edit.yes') });
  return {
    type: 'choice',
    options: [
      { value: true, label: yes },
      { value: false, label: labels.text('edit.no') },
    ],
  };
}

/** Returns true if the fields of a group are shown with those of its parent: a price with its package. */
export function isInline(node: SiteNode): boolean {
  const { value, parent } = node;
  if (!isRecord(value) || hasSchema(amounts, node) || isItem(node) || !parent || parent.path.length === 0)
    return false;
  return fieldNodes(node).every(
    (child) => !isRecord(child.value) || hasSchema(amounts, child) || isInline(child),
  );
}

/** Returns true for lists and groups, which have their own fields. */
export function isContainer(node: SiteNode): boolean {
  return !hasSchema(amounts, node) && (isRecord(node.value) || Array.isArray(node.value));
}

/** Returns true for the name of an item with texts or references, and of a text file: only renaming changes them. */
export function isFixed(node: SiteNode): boolean {
  const { model, parent, step, value } = node;
  // If the texts belong to an outer item, as for a feature of packages, the name is chosen.
  const hasTexts = model.texts?.some(({ levels = 1 }) => levels === 1) ?? false;
  if (isItem(node) && !isRecord(value)) return hasTexts && model.refersTo === undefined;
  const { name, texts = [] } = parent?.model ?? {};
  const isName = step === name && value !== undefined;
  return isName || texts.some(({ file }) => typeof file === 'object' && file.field === step);
}

function amountsControl({ site, labels }: ParsedContent, node: SiteNode): Control {
  const siteCurrencies = site.languages.map(({ currency }) => currency);
  const currencies = new Set([...siteCurrencies, ...(isRecord(node.value) ? Object.keys(node.value) : [])]);
  const notes = ['period', 'vat'].flatMap((key) => {
    const value = nearestValue(node, key);
    return value === undefined ? [] : [labels.choice(key, value)];
  });
  return { type: 'amounts', currencies: [...currencies], note: notes.join(', ') };
}

function isQuantity(schema: z.core.$ZodUnion): boolean {
  return schema._zod.def.options.some((option) => option instanceof z.core.$ZodNumber);
}

function enumOptions({ labels }: ParsedContent, node: SiteNode, schema: z.core.$ZodEnum): ChoiceOptions {
  const key = listKey(node);
  const defaultValue = getDefault(node);
  return Object.values(schema._zod.def.entries).map((value) => {
    const label = labels.choice(key, value);
    return { value, label: value === defaultValue ? labels.text('fieldNotes.usual', { label }) : label };
  });
}

/** Values of a choice that changes the look of a section; null for any other value. */
export function listLooks({ parent, schema }: SiteNode): readonly unknown[] | null {
  return parent?.model.linked === 'anchor' && schema instanceof z.core.$ZodEnum
    ? Object.values(schema._zod.def.entries)
    : null;
}

function getCurrentLook(node: SiteNode): { readonly shown?: Json } {
  const currentLook = node.value ?? getDefault(node);
  return listLooks(node) && currentLook !== undefined ? { shown: currentLook as Json } : {};
}

/** Default of a value. */
function getDefault({ parent, path }: SiteNode): unknown {
  const schema = parent?.schema;
  const key = String(path.at(-1));
  if (!(schema instanceof z.core.$ZodObject)) return undefined;
  let inner: z.core.$ZodType | undefined = schema._zod.def.shape[key];
  while (inner instanceof z.core.$ZodOptional) inner = inner._zod.def.innerType;
  return inner instanceof z.core.$ZodDefault ? inner._zod.def.defaultValue : undefined;
}

/** Kinds that fit the current value: “fixed” and “from” for a price, only the current kind for a section. */
function kindOptions({ labels }: ParsedContent, node: SiteNode): ChoiceOptions {
  const { parent, value } = node;
  const key = listKey(node);
  const choices = parent && schemaOfAllKinds(parent);
  const kinds = listKinds(choices, key);
  const fitting = kinds.filter(
    (kind) =>
      kind === value ||
      (choices && z.core.safeParse(choices, { ...(parent.value as object), [key]: kind }).success),
  );
  return fitting.map((kind) => ({ value: kind as Json, label: labels.choice(key, kind) }));
}

function listKinds(choices: z.core.$ZodType | null, key: string): readonly unknown[] {
  if (!(choices instanceof z.core.$ZodDiscriminatedUnion)) return [];
  return choices._zod.def.options.flatMap((option) => {
    const literal = option instanceof z.core.$ZodObject ? option._zod.def.shape[key] : undefined;
    return literal instanceof z.core.$ZodLiteral ? literal._zod.def.values : [];
  });
}
