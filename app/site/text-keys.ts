import type { Form } from '../../schema/form.ts';
import type { Namespace } from '../../schema/namespace.ts';
import type { OfferedPackage, PackageSet } from '../../schema/package-set.ts';
import { packageTexts } from '../../schema/package-set.ts';
import { type Page, pageMetaTexts, pageNavTexts } from '../../schema/page.ts';
import { type Section, sectionTexts } from '../../schema/sections/section.ts';
import type { SectionTexts, TextSlots } from '../../schema/text-slots.ts';
import { interfaceTexts } from './interface-texts.ts';
import type { ResolvedSite } from './resolved-site.ts';

/** A text that the site needs (or may have) in every language. */
export interface TextKey {
  readonly namespace: Namespace;
  /** Dotted, below the namespace: `home.hero.title`. */
  readonly key: string;
  readonly need: 'required' | 'optional';
  /** Names that the text may use besides facts, such as `value` in a package's feature. */
  readonly variables: readonly string[];
}

type PageOrNotFound = Pick<Page, 'id' | 'texts' | 'sections'>;

/**
 * Lists every text that the site uses, derived from the ids in site.yaml.
 * @returns each key once, in the order of site.yaml
 */
export function textKeys(site: ResolvedSite): readonly TextKey[] {
  const keys = new Map<string, TextKey>();
  const add = (namespace: Namespace, key: string, need: TextKey['need'] = 'required', variables: string[] = []) => {
    const name = `${namespace}:${key}`;
    if (keys.get(name)?.need !== 'required') keys.set(name, { namespace, key, need, variables });
  };
  const addSlots = (namespace: Namespace, prefix: string, slots: TextSlots) => {
    for (const [slot, need] of Object.entries(slots)) add(namespace, `${prefix}.${slot}`, need);
  };
  const addPackage = (set: PackageSet, offered: OfferedPackage) => {
    addSlots(set.texts, `packages.${set.id}.${offered.id}`, packageTexts);
    for (const feature of offered.features) {
      const variables = feature in offered.facts ? ['value', 'count'] : [];
      add(set.texts, `packages.${set.id}.features.${feature}`, 'required', variables);
    }
  };
  const addSet = (set: PackageSet | undefined) => set?.packages.forEach((offered) => addPackage(set, offered));
  const addForm = (form: Form | undefined) => {
    if (!form) return;
    add('forms', `${form.id}.success`);
    for (const field of form.fields) {
      addSlots('forms', `${form.id}.fields.${field.name}`, { label: 'required', help: 'optional' });
      if (field.type === 'package') addSet(site.packageSets[field.set]);
      else if ('options' in field)
        for (const option of field.options) add('forms', `${form.id}.fields.${field.name}.options.${option.value}`);
    }
  };

  for (const [namespace, names] of Object.entries(interfaceTexts))
    for (const name of names) add(namespace as Namespace, name, 'required', interfaceVariables[name] ?? []);
  for (const office of site.company.offices)
    addSlots('common', `offices.${office.id}`, { city: 'required', country: 'required' });
  for (const label of actionLabels(site)) add('common', `actions.${label}`);

  const described = new Set(site.navigation.header.flatMap((item) => ('entries' in item ? item.entries.map((e) => e.to) : [])));
  for (const page of site.pages) {
    add('nav', `${page.id}.title`, pageNavTexts.title);
    if (described.has(page.path)) add('nav', `${page.id}.description`);
  }
  for (const page of [...site.pages, site.notFound]) {
    addSlots(page.texts, `${page.id}.meta`, pageMetaTexts);
    for (const section of page.sections) {
      addSection(page, section, add, addSlots);
      if ('set' in section) addSet(site.packageSets[section.set]);
      if ('form' in section) addForm(site.forms[section.form]);
    }
  }
  return [...keys.values()];
}

/** Interface texts that are completed with a value when they are shown. */
const interfaceVariables: Readonly<Record<string, string[]>> = {
  'price.from': ['price'],
  'footer.operator': [],
};

function addSection(
  page: PageOrNotFound,
  section: Section,
  add: (namespace: Namespace, key: string, need?: TextKey['need']) => void,
  addSlots: (namespace: Namespace, prefix: string, slots: TextSlots) => void,
): void {
  const texts: SectionTexts = sectionTexts[section.kind];
  const prefix = `${page.id}.${section.id}`;
  addSlots(page.texts, prefix, texts.own);
  for (const [list, { slots, points }] of Object.entries(texts.lists ?? {})) {
    for (const entry of entriesOf(section, list)) {
      addSlots(page.texts, `${prefix}.${list}.${entry.id}`, slots);
      const names = points === 'columns' ? entriesOf(section, 'columns').map(({ id }) => id) : points ? entry.points : [];
      for (const name of names) add(page.texts, `${prefix}.${list}.${entry.id}.points.${name}`);
    }
  }
}

interface Entry {
  readonly id: string;
  readonly points: readonly string[];
}

/** A list of a section by its name; an entry is written as a name alone or as a map with an id. */
function entriesOf(section: Section, list: string): Entry[] {
  const written: unknown = (section as unknown as Record<string, unknown>)[list];
  if (!Array.isArray(written)) return [];
  return written.map((entry: string | { id: string; points?: string[] }) =>
    typeof entry === 'string' ? { id: entry, points: [] } : { id: entry.id, points: entry.points ?? [] },
  );
}

/** The words of all buttons. */
function actionLabels(site: ResolvedSite): Set<string> {
  const labels = new Set([site.navigation.quote.label]);
  for (const section of [...site.pages, site.notFound].flatMap((page) => page.sections)) {
    if ('actions' in section) for (const action of section.actions) labels.add(action.label);
    if ('label' in section) labels.add(section.label);
    if ('quote' in section) labels.add(section.quote.label);
    if (section.kind === 'bullet-cards') for (const card of section.cards) if (card.action) labels.add(card.action.label);
  }
  return labels;
}
