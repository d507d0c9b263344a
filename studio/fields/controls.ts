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
import type { ValueField } from '../api/content-api.ts';
import type { Content } from './field-context.ts';
import { type Options, referenceOptions } from './reference-options.ts';
import { getTitle } from './titles.ts';

type Control = ValueField['control'];

/** Control for editing a value, from its schema. */
export function createControl(content: Content, spot: SiteNode): Control {
  const { schema } = spot;
  if (isFixed(spot)) return { type: 'json' };
  if (hasSchema(amounts, spot)) return amountsControl(content, spot);
  if (schema instanceof z.core.$ZodLiteral) return { type: 'choice', options: kindOptions(content, spot) };
  if (schema instanceof z.core.$ZodEnum)
    return { type: 'choice', options: enumOptions(content, spot, schema), ...shownLook(spot) };
  if (schema instanceof z.core.$ZodUnion)
    // Unions that allow a single word: figures, client names, and choices of forms, which are fixed.
    return isQuantity(schema) ? { type: 'quantity', units: UNITS } : clientControl(spot);
  if (schema instanceof z.core.$ZodArray)
    return {
      type: 'list',
      items: fieldNodes(spot).map((item) => ({
        id: item.path.at(-1) ?? 0,
        label: getTitle(content, item),
        source: valueSource(item.path),
      })),
    };
  if (schema instanceof z.core.$ZodObject || schema instanceof z.core.$ZodRecord)
    return { type: 'group', source: valueSource(spot.path) };
  return plainControl(content, spot);
}

function plainControl(content: Content, spot: SiteNode): Control {
  const { schema } = spot;
  if (schema instanceof z.core.$ZodBoolean) return booleanControl(content, spot);
  if (schema instanceof z.ZodNumber) return { type: 'number', ...(schema.isInt && { decimals: 0 }) };
  if (hasSchema(id, spot) && listKey(spot) === 'picture')
    return { type: 'picture', file: fileOf(content, spot) };
  if (hasSchema(id, spot) && listKey(spot) === 'mark') return markControl(content, spot);
  const references = referenceOptions(content, spot);
  if (references) return { type: 'choice', options: references };
  if (hasSchema(pagePath, spot)) return { type: 'page' };
  if (hasSchema(iconName, spot)) return { type: 'icon', names: [...iconNames()] };
  if (hasSchema(calendarDay, spot)) return { type: 'date' };
  if (hasSchema(time, spot)) return { type: 'time' };
  return { type: schema instanceof z.core.$ZodString ? 'text' : 'json' };
}

function clientControl(spot: SiteNode): Control {
  if (!hasSchema(clientInput, spot) || typeof spot.value !== 'string') return { type: 'json' };
  return { type: 'client', whole: { name: spot.value } };
}

/** Name of the files of a picture. */
function fileOf({ root }: Content, { value }: SiteNode): string | null {
  const picture = listAt(root?.value, ['pictures']).find((each) => getChild(each, 'id') === value);
  const file = getChild(picture, 'file');
  return typeof file === 'string' ? file : null;
}

function markControl({ files }: Content, { value, parent }: SiteNode): Control {
  const proposed = nameFor(String(getChild(parent?.value, 'name')), 'client');
  const svg = files[`${MARK_FOLDER}/${typeof value === 'string' ? value : proposed}.svg`] ?? null;
  return { type: 'mark', svg, proposed };
}

/** If the default is true, an unticked box would be wrong for a missing value. */
function booleanControl({ labels }: Content, spot: SiteNode): Control {
  if (defaultOf(spot) !== true) return { type: 'boolean' };
  const yes = labels.of('fieldNotes.usual', { label: labels.of('edit.yes') });
  return {
    type: 'choice',
    options: [
      { value: true, label: yes },
      { value: false, label: labels.of('edit.no') },
    ],
  };
}

/** Returns true if the fields of a group are shown with those of its parent: a price with its package. */
export function isInline(spot: SiteNode): boolean {
  const { value, parent } = spot;
  if (!isRecord(value) || hasSchema(amounts, spot) || isItem(spot) || !parent || parent.path.length === 0)
    return false;
  return fieldNodes(spot).every(
    (child) => !isRecord(child.value) || hasSchema(amounts, child) || isInline(child),
  );
}

/** Returns true for lists and groups, which have their own fields. */
export function isContainer(spot: SiteNode): boolean {
  return !hasSchema(amounts, spot) && (isRecord(spot.value) || Array.isArray(spot.value));
}

/** Returns true for the name of an item with texts or references, and of a text file: only renaming changes them. */
export function isFixed(spot: SiteNode): boolean {
  const { model, parent, step, value } = spot;
  // If the texts belong to an outer item, as for a feature of packages, the name is chosen.
  const hasTexts = model.texts?.some(({ levels = 1 }) => levels === 1) ?? false;
  if (isItem(spot) && !isRecord(value)) return hasTexts && model.refersTo === undefined;
  const { name, texts = [] } = parent?.model ?? {};
  const isName = step === name && value !== undefined;
  return isName || texts.some(({ file }) => typeof file === 'object' && file.field === step);
}

function amountsControl({ site, labels }: Content, spot: SiteNode): Control {
  const shown = site.languages.map(({ currency }) => currency);
  const written = isRecord(spot.value) ? Object.keys(spot.value) : [];
  const of = (key: string) => nearestValue(spot, key);
  const [period, vat] = [of('period'), of('vat')];
  const parts = [
    ...(period === undefined ? [] : [labels.choice('period', period)]),
    ...(vat === undefined ? [] : [labels.choice('vat', vat)]),
  ];
  return { type: 'amounts', currencies: [...new Set([...shown, ...written])], note: parts.join(', ') };
}

function isQuantity(schema: z.core.$ZodUnion): boolean {
  return schema._zod.def.options.some((option) => option instanceof z.core.$ZodNumber);
}

function enumOptions({ labels }: Content, spot: SiteNode, schema: z.core.$ZodEnum): Options {
  const key = listKey(spot);
  const usual = defaultOf(spot);
  return Object.values(schema._zod.def.entries).map((value) => {
    const label = labels.choice(key, value);
    return { value, label: value === usual ? labels.of('fieldNotes.usual', { label }) : label };
  });
}

/** Values of a choice that changes the look of a section; null for any other value. */
export function looksAt({ path, schema }: SiteNode): readonly unknown[] | null {
  const isInSection = path.at(-3) === 'sections' && (path[0] === 'pages' || path[0] === 'notFound');
  return isInSection && schema instanceof z.core.$ZodEnum ? Object.values(schema._zod.def.entries) : null;
}

function shownLook(spot: SiteNode): { readonly shown?: Json } {
  const shown = spot.value ?? defaultOf(spot);
  return looksAt(spot) && shown !== undefined ? { shown: shown as Json } : {};
}

/** Default of a value. */
function defaultOf({ parent, path }: SiteNode): unknown {
  const schema = parent?.schema;
  const key = String(path.at(-1));
  if (!(schema instanceof z.core.$ZodObject)) return undefined;
  let inner: z.core.$ZodType | undefined = schema._zod.def.shape[key];
  while (inner instanceof z.core.$ZodOptional) inner = inner._zod.def.innerType;
  return inner instanceof z.core.$ZodDefault ? inner._zod.def.defaultValue : undefined;
}

/** Kinds that fit the current value: “fixed” and “from” for a price, only the current kind for a section. */
function kindOptions({ labels }: Content, spot: SiteNode): Options {
  const { parent, value } = spot;
  const key = listKey(spot);
  const choices = parent && schemaOfAllKinds(parent);
  const kinds = kindsOf(choices, key);
  const fitting = kinds.filter(
    (kind) =>
      kind === value ||
      (choices && z.core.safeParse(choices, { ...(parent.value as object), [key]: kind }).success),
  );
  return fitting.map((kind) => ({ value: kind as Json, label: labels.choice(key, kind) }));
}

function kindsOf(choices: z.core.$ZodType | null, key: string): readonly unknown[] {
  if (!(choices instanceof z.core.$ZodDiscriminatedUnion)) return [];
  return choices._zod.def.options.flatMap((option) => {
    const literal = option instanceof z.core.$ZodObject ? option._zod.def.shape[key] : undefined;
    return literal instanceof z.core.$ZodLiteral ? literal._zod.def.values : [];
  });
}
