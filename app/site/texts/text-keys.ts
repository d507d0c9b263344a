import type { Form, FormField } from '../../../schema/form.ts';
import type { Lifetime } from '../../../schema/lifetime.ts';
import { namespaces } from '../../../schema/namespace.ts';
import { type PackageSet, packageSetTexts, packageTexts } from '../../../schema/package-set.ts';
import { type Page, pageMetaTexts, pageNavTexts } from '../../../schema/page.ts';
import { type Section, sectionTexts } from '../../../schema/sections/section.ts';
import { whileAny } from '../lifetime.ts';
import type { ResolvedSite } from '../resolved-site.ts';
import { pictureNames } from '../section-pictures.ts';
import { lifetimeOf } from '../site-on-day.ts';
import { interfaceTexts } from './interface-texts.ts';
import { type TextKey, TextKeyList } from './text-key-list.ts';

/**
 * Lists every text that the site uses, derived from the ids in site.yaml.
 * @returns each key once
 */
export function textKeys(site: ResolvedSite): readonly TextKey[] {
  const keys = new TextKeyList();
  addInterface(keys, site);
  addNavigation(keys, site);
  for (const notice of site.notices) keys.add('common', `notices.${notice.id}`, 'required', [], notice);
  addPictures(keys, site);
  for (const page of [...site.pages, site.notFound]) {
    keys.addSlots(page.texts, `${page.id}.meta`, pageMetaTexts);
    for (const section of page.sections) {
      addSectionTexts(keys, page, section, site);
      if ('set' in section) addPackageSet(keys, site.packageSets[section.set]);
      if ('form' in section) addForm(keys, site, site.forms[section.form]);
    }
  }
  return keys.all();
}

/** Interface texts that are completed with a value when they are shown. */
const interfaceVariables: Readonly<Record<string, readonly string[]>> = {
  'price.from': ['price'],
  'price.until': ['day'],
  'price.lowest': ['price'],
  'found.projects': ['count'],
  'pager.place': ['page', 'pages'],
  'packages.everything': ['name'],
  'budget.range': ['from', 'to'],
  'budget.over': ['from'],
};

function addInterface(keys: TextKeyList, site: ResolvedSite): void {
  for (const namespace of namespaces)
    for (const name of interfaceTexts[namespace])
      keys.add(namespace, name, 'required', interfaceVariables[name]);
  for (const { id } of site.company.offices)
    keys.addSlots('common', `offices.${id}`, { city: 'required', country: 'required' });
  for (const { name } of site.company.closedDays) if (name) keys.add('common', `closedDays.${name}`);
  for (const { unit } of Object.values(site.packageSets)) if (unit) keys.add('common', `price.unit.${unit}`);
  const sections = [...site.pages, site.notFound].flatMap((page) => page.sections);
  for (const label of [site.navigation.quote.label, ...sections.flatMap(actionLabels)])
    keys.add('common', `actions.${label}`);
}

/** Every page has a name in menus; those in a dropdown have a description as well. */
function addNavigation(keys: TextKeyList, site: ResolvedSite): void {
  const menus = site.navigation.header.filter((item) => item.kind === 'menu');
  const described = new Set(menus.flatMap(({ entries }) => entries.map(({ to }) => to)));
  for (const { id, path } of site.pages) {
    keys.add('nav', `${id}.title`, pageNavTexts.title);
    if (described.has(path)) keys.add('nav', `${id}.description`);
  }
}

function addPackageSet(keys: TextKeyList, set: PackageSet | undefined): void {
  if (!set) return;
  const prefix = `packages.${set.id}`;
  keys.addSlots(set.texts, prefix, packageSetTexts);
  for (const offered of set.packages) {
    const lifetime = lifetimeOf(offered);
    keys.addSlots(set.texts, `${prefix}.${offered.id}`, packageTexts, lifetime);
    if (offered.delivery) keys.add(set.texts, `${prefix}.delivery`, 'required', ['value', 'count'], lifetime);
    for (const feature of offered.features) {
      const figure = offered.facts[feature];
      const key = `${prefix}.features.${feature}`;
      // What is unlimited reads differently: no figure fits into “{{count}} mailboxes”.
      const isUnlimited = figure?.kind === 'unlimited';
      if (isUnlimited) keys.add(set.texts, `${key}_unlimited`, 'required', [], lifetime);
      const variables = figure ? ['value', 'count'] : [];
      keys.add(set.texts, key, isUnlimited ? 'optional' : 'required', variables, lifetime);
    }
  }
}

/** Of a picture that no section shows the texts are unused, too. */
function addPictures(keys: TextKeyList, { pages, notFound, pictures }: ResolvedSite): void {
  for (const section of [...pages, notFound].flatMap((page) => page.sections))
    for (const name of pictureNames(section))
      if (!pictures[name]?.decoration) keys.add('pictures', `${name}.alt`);
}

function addForm(keys: TextKeyList, site: ResolvedSite, form: Form | undefined): void {
  if (!form) return;
  keys.add('forms', `${form.id}.success`);
  keys.add('forms', `${form.id}.subject`);
  keys.add('forms', `${form.id}.confirmation`, 'required', ['day']);
  for (const field of form.fields) {
    const prefix = `${form.id}.fields.${field.name}`;
    keys.addSlots('forms', prefix, { label: 'required', help: 'optional' });
    if (field.type === 'package') addPackageSet(keys, site.packageSets[field.set]);
    else if ('options' in field)
      for (const { value } of isAmount(field) ? [] : field.options)
        keys.add('forms', `${prefix}.options.${value}`);
  }
}

/** The choices of some fields are amounts, which share their texts. */
function isAmount(field: FormField): boolean {
  return field.type === 'select' && field.thousands !== undefined;
}

/** Adds the texts of one section of a page. */
function addSectionTexts(
  keys: TextKeyList,
  page: Pick<Page, 'id' | 'texts'>,
  section: Section,
  site: ResolvedSite,
): void {
  const { own = {}, lists = {} } = sectionTexts.get(section.kind) ?? {};
  const prefix = `${page.id}.${section.id}`;
  keys.addSlots(page.texts, prefix, own);
  for (const [list, { slots, points }] of Object.entries(lists)) {
    for (const entry of entriesOf(section, list)) {
      const lifetime = lifetimeOfEntry(section, entry, site);
      keys.addSlots(page.texts, `${prefix}.${list}.${entry.id}`, slots, lifetime);
      for (const point of pointsOf(section, entry, points))
        keys.add(page.texts, `${prefix}.${list}.${entry.id}.points.${point}`, 'required', [], lifetime);
    }
  }
}

/** A line of a price list is there while what it shows is offered. */
function lifetimeOfEntry(section: Section, entry: Entry, site: ResolvedSite): Lifetime {
  if (section.kind !== 'price-list') return entry;
  const line = section.entries.find(({ id }) => id === entry.id);
  if (line?.kind === 'rate') return site.rates[line.rate] ?? {};
  const packages = line ? (site.packageSets[line.set]?.packages ?? []) : [];
  const shown = line?.kind === 'package' ? packages.filter(({ id }) => id === line.package) : packages;
  return whileAny(shown.map(lifetimeOf));
}

interface Entry extends Lifetime {
  readonly id: string;
  readonly points: readonly string[];
}

function pointsOf(section: Section, entry: Entry, points: 'own' | 'columns' | undefined): readonly string[] {
  if (points === 'columns') return entriesOf(section, 'columns').map(({ id }) => id);
  return points === 'own' ? entry.points : [];
}

/** A list of a section by its name; an entry is written as a name alone or as a map with an id. */
function entriesOf(section: Section, list: string): Entry[] {
  const written: unknown = (section as unknown as Record<string, unknown>)[list];
  if (!Array.isArray(written)) return [];
  return written.map((entry: string | (Lifetime & { id: string; points?: string[] })) =>
    typeof entry === 'string' ? { id: entry, points: [] } : { ...entry, points: entry.points ?? [] },
  );
}

/** The labels of a section's buttons. */
function actionLabels(section: Section): string[] {
  const labels = 'actions' in section ? section.actions.map(({ label }) => label) : [];
  if ('label' in section) labels.push(section.label);
  if ('quote' in section) labels.push(section.quote.label);
  if (section.kind === 'bullet-cards')
    for (const { action } of section.cards) if (action) labels.push(action.label);
  return labels;
}
