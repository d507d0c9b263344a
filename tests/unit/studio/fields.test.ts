import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readProjectFiles } from '../../../checks/project/read-project.ts';
import { siteValue } from '../../../edits/site-value.ts';
import { textSource, valueSource } from '../../../render/preview/sources.ts';
import { site as siteSchema } from '../../../schema/site.ts';
import { fieldNodes, type SiteNode, siteNode, textPlaces, walkSite } from '../../../schema/site-node.ts';
import type { ValuePath } from '../../../schema/value-path.ts';
import type { Field, ValueField } from '../../../studio/api/content-api.ts';
import { isContainer } from '../../../studio/fields/controls.ts';
import { type FieldContext, getContent } from '../../../studio/fields/field-context.ts';
import { createPanel } from '../../../studio/fields/panel.ts';
import { parseSiteNode } from '../../../studio/fields/parse-site-node.ts';
import { createProblemViews } from '../../../studio/fields/problems.ts';
import { projectFiles } from '../../project-files.ts';
import { studioSite } from '../../studio-site.ts';
import { sectionExamples } from '../pages/section-examples.ts';
import { fieldContext } from './fields-parts.ts';

const files = projectFiles();
const context = fieldContext(files);
const inIcelandic: FieldContext = { ...context, language: 'is' };

/** Used for content that is looked up by name, because the project's content changes. */
const smallFiles = studioSite();
const small = fieldContext(smallFiles);
const smallInIcelandic: FieldContext = { ...small, language: 'is' };

/** Every value of site.yaml that is not a list or group; amounts are one value. */
function leavesIn(spot: SiteNode): readonly SiteNode[] {
  if (spot.value === undefined) return [];
  return isContainer(spot) ? fieldNodes(spot).flatMap(leavesIn) : [spot];
}

const wholeSite = parseSiteNode(files) as SiteNode;
const leaves = leavesIn(wholeSite);
const keys = [...new Set([...getContent(context).texts.values()].flatMap((texts) => [...texts.keys()]))];
/** Every seventh item is enough: items of one kind follow each other. */
const takeSample = <Item>(items: readonly Item[]) => items.filter((_, place) => place % 7 === 0);

/** A panel of each item that has a value. */
const panels = listPanels(context);
const valueFields = panels.flatMap(({ fields }) => fields.filter((field) => field.kind === 'value'));

/** Requested field. */
const targetOf = (source: string, each: FieldContext) =>
  createPanel(source, each)?.fields.find(({ isTarget }) => isTarget);

const targetsOf = (source: string) =>
  createPanel(source, context)?.fields.filter(({ isTarget }) => isTarget) ?? [];

test('each text of the site has fields of its thing, of which it is the target', () => {
  expect(keys.length).toBeGreaterThan(1000);
  const misses = takeSample(keys).filter((key) => {
    const [target, ...others] = targetsOf(`text:${key}`);
    return others.length > 0 || target?.kind !== 'text' || target.key !== key;
  });
  expect(misses).toEqual([]);
});

test('the fields of a text are all texts of its item in all languages, and its values', () => {
  const panel = createPanel('text:solutions:solutions.hero.title', small);
  expect(panel?.trail.map(({ source }) => source)).toEqual([
    'value:pages/solutions',
    'value:pages/solutions/sections/hero',
  ]);
  expect(panel?.fields.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Heading', 'Text', 'Look', 'Buttons']),
  );
  const [title] = panel?.fields ?? [];
  expect(Object.keys(title?.kind === 'text' ? title.texts : {})).toEqual(['is', 'en', 'es', 'da']);
  const key = 'forms:specimens.questions.questions.cost.answer';
  expect(targetOf(`text:${key}`, small)).toMatchObject({
    facts: { 'price.hourly': { is: '14.900\u00a0kr.', en: '$110' } },
  });
});

test('each value of site.yaml has a field, which is the target', () => {
  expect(leaves.length).toBeGreaterThan(1000);
  const misses = takeSample(leaves).filter(({ path }) => {
    const [target, ...others] = targetsOf(valueSource(path));
    return others.length > 0 || target?.kind !== 'value' || !startsWith(path, target.path);
  });
  expect(misses.map(({ path }) => path)).toEqual([]);
});

test('the fields of values have controls that fit, at the paths by which edits find them', () => {
  const misfits = valueFields.filter((field) => !fits(field));
  expect(misfits.map(({ path, control }) => `${path.join('/')} ${control.type}`)).toEqual([]);
  const items = panels.flatMap(({ item }) =>
    item === null || item.id === null ? [] : [{ path: [...item.list, item.id], value: item.value }],
  );
  const misses = [...valueFields, ...items].filter(
    ({ path, value }) => !isDeepStrictEqual(plain(siteValue(files, path)), plain(value)),
  );
  expect(misses.map(({ path }) => path)).toEqual([]);
});

test('fields have words in both languages, and each key and choice of the schemas a label', () => {
  const words = [panels, listPanels(inIcelandic)].flatMap((each) =>
    each.flatMap((panel) => [
      panel.title,
      ...panel.trail.map(({ label }) => label),
      ...panel.fields.flatMap((field) => [field.label, ...optionLabels(field)]),
    ]),
  );
  const isMissing = (label: string) =>
    label === '' || /^(fields|choices|slots|places|fieldNotes|parts|numberForms)\./.test(label);
  expect([...new Set(words)].filter(isMissing)).toEqual([]);
  const labels = [context, inIcelandic].map((each) => getContent(each).labels);
  const schema = z.toJSONSchema(siteSchema, { io: 'input', unrepresentable: 'any' });
  const names = [...schemaLabels(schema), ...sectionSlots().map((slot) => `slots.${slot}`)];
  expect(names.filter((name) => labels.some(({ text }) => text(name) === name))).toEqual([]);
});

test('a price has its unit and tax, a reference its choices, a list its first item', () => {
  const source = 'value:packages/hosting/packages/basic/price';
  expect(targetOf(source, small)).toMatchObject({
    label: 'Price',
    path: ['packages', 'hosting', 'packages', 'basic', 'price', 'amounts'],
    value: { ISK: 4990, USD: 39, EUR: 35, DKK: 249 },
    control: { type: 'amounts', currencies: ['ISK', 'USD', 'EUR', 'DKK'], note: 'per month, excluding VAT' },
  });
  expect(targetOf(source, smallInIcelandic)).toMatchObject({
    label: 'Verð',
    control: { note: 'á mánuði, án vsk.' },
  });
  const quote = createPanel('value:navigation/quote', small)?.fields.find(
    (field) => field.kind === 'value' && field.path.at(-1) === 'label',
  );
  expect(quote).toMatchObject({ value: 'get-quote', label: 'Words on the button' });
  expect(optionLabels(quote as Field)).toContain('Get a quote');
  expect(createPanel('value:notices', small)).toMatchObject({
    title: 'Notices',
    item: { list: ['notices'], id: null, items: [], nameKey: 'id', blank: { id: 'christmas' } },
  });
  expect(createPanel('value:company/clients/0', small)?.item).toMatchObject({ nameKey: '', isShown: true });
});

test('a field has the problems of the checks, with where they are', () => {
  const yaml = (smallFiles['site.yaml'] ?? '').replace('ISK: 4990,', 'ISK: 4.990,');
  const broken = { ...smallFiles, 'site.yaml': yaml };
  const { problems } = readProjectFiles(new Map(Object.entries(broken)));
  const views = createProblemViews(problems, broken, smallInIcelandic.site, 'is');
  const draft = { ...smallInIcelandic, files: broken, problems: views };
  expect(targetOf('value:packages/hosting/packages/basic/price', draft)?.problems).toMatchObject([
    {
      severity: 'error',
      message: expect.stringContaining('4990'),
      source: 'value:packages/hosting/packages/basic/price/amounts/ISK',
      place: expect.stringMatching(/ › /),
    },
  ]);
});

test('the field of a document is the paragraph in all languages', () => {
  const panel = createPanel('document:terms#is/2', small);
  expect(panel?.trail.at(-1)?.source).toMatch(/^value:pages\/[^/]+\/sections\/[^/]+$/);
  const [field] = panel?.fields ?? [];
  expect(field).toMatchObject({
    ...{ kind: 'paragraph', document: 'terms', isTarget: true },
    indexes: { is: 0, en: 0, es: 0, da: 0 },
  });
  expect(smallFiles['content/is/terms.md']).toContain(field?.kind === 'paragraph' ? field.texts.is : null);
  expect(createPanel('document:terms#is/9999', small)).toBeNull();
});

const part = fc.oneof(
  fc.constantFrom('pages', 'packages', '__proto__', 'constructor', 'length', '0', '..', '%2e', '%zz'),
  fc.string(),
);
const parts = fc.array(part, { maxLength: 6 });
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  parts.map((each) => `value:${each.join('/')}`),
  parts.map((each) => `text:${each.join(':')}`),
  fc.tuple(part, fc.integer()).map(([name, block]) => `document:${name}#is/${block}`),
  fc.tuple(fc.constantFrom(...leaves), part).map(([{ path }, last]) => `${valueSource(path)}/${last}`),
);

test('any source has a panel or none, also where site.yaml and the texts cannot be read', () => {
  fc.assert(
    fc.property(hostile, (source) => {
      const panel = createPanel(source, context);
      expect(panel === null || panel.fields.length >= 0).toBe(true);
    }),
    { numRuns: 100 },
  );
  const broken = { ...context, files: { 'site.yaml': 'a: [', 'locales/en/home.json': '{' } };
  expect(createPanel('value:company/phone', broken)).toBeNull();
  expect(createPanel(textSource('home', 'home.hero.title'), broken)?.fields).toHaveLength(1);
});

/** Without prototypes, which records of files do not have. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

function listPanels(each: FieldContext) {
  const itemSources = new Set(leaves.map(({ path }) => valueSource(path.slice(0, -1))));
  return [...itemSources].flatMap((source) => createPanel(source, each) ?? []);
}

function optionLabels(field: Field): readonly string[] {
  if (field.kind !== 'value' || field.control.type !== 'choice') return [];
  return field.control.options.map(({ label }) => label);
}

function startsWith(path: ValuePath, start: ValuePath): boolean {
  return start.every((step, place) => step === path[place]);
}

/** Returns true if a control can show the value, and write a similar one. */
function fits({ control, value, optional }: ValueField): boolean {
  if (value === undefined) return optional || control.type === 'list';
  switch (control.type) {
    case 'text':
    case 'multiline':
    case 'page':
      return typeof value === 'string';
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(String(value));
    case 'time':
      return /^\d\d:\d\d$/.test(String(value));
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'choice':
      return control.options.some((option) => JSON.stringify(option.value) === JSON.stringify(value));
    case 'picture':
      return control.file !== null;
    case 'mark':
      return control.svg !== null;
    case 'client':
      return typeof value === 'string';
    case 'icon':
      return control.names.includes(String(value));
    case 'amounts':
      return Object.keys(value as object).every((currency) => control.currencies.includes(currency));
    case 'quantity':
      return ['string', 'number'].includes(typeof value);
    case 'list':
      return Array.isArray(value) && value.length === control.items.length;
    case 'group':
      return typeof value === 'object';
    case 'json':
      return typeof value === 'string';
  }
}

/** Names of the texts of sections and of the items in them. */
function sectionSlots(): readonly string[] {
  const sections = sectionExamples.map(({ source }) => source);
  const root = siteNode({ pages: [{ id: 'all', path: '/', texts: 'site', sections }] });
  const places = walkSite(root)
    .filter(({ places: [top, , list] }) => top === 'pages' && list === 'sections')
    .flatMap(textPlaces);
  return [...new Set(places.flatMap(({ slots }) => (slots === 'whole' ? [] : Object.keys(slots))))];
}

/** Labels of all keys and choices of a JSON schema; currencies and files of texts have none. */
function schemaLabels(schema: unknown, key = ''): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([step, inner]) => {
    if (step === 'properties')
      return Object.entries(inner).flatMap(([name, property]) => [
        `fields.${name}`,
        ...schemaLabels(property, name),
      ]);
    if (step !== 'enum' && step !== 'const') return schemaLabels(inner, key);
    const choices: unknown[] = [inner].flat().filter((choice) => !/^[A-Z]{3}$/.test(choice));
    return key === 'texts' ? [] : choices.map((choice) => `choices.${key}.${choice}`);
  });
}
