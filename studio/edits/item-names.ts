import { childOf, listAt } from '../../app/site/plain-value.ts';
import { id as idSchema } from '../../schema/identifiers.ts';
import { referredTo } from '../../scripts/check/names/check-names.ts';
import { isOf, walkWritten } from '../../scripts/check/shape/schema-walk.ts';
import type { Json, ModelPath } from './edit.ts';
import { escapePattern } from './escape-pattern.ts';
import { nameOf } from './tree.ts';

/** What depends on the name of an item. */
export interface Dependents {
  /** Keys of texts, and of maps of texts: `services:packages.hosting`. */
  readonly texts: readonly string[];
  /** Patterns of its name in texts and documents: in facts, and in addresses that lead to it. */
  readonly mentions: readonly RegExp[];
  /** Where site.yaml refers to it, by indices. */
  readonly references: readonly ModelPath[];
}

/**
 * Finds what depends on the name of an item.
 * @param site the value of site.yaml
 * @param list where the item is, by indices
 */
export function dependentsOf(site: Json, list: ModelPath, name: string): Dependents {
  return {
    texts: textsOf(site, list, name),
    mentions: mentionsOf(site, list, name),
    references: referencesTo(site, list, name),
  };
}

function referencesTo(site: Json, list: ModelPath, name: string): ModelPath[] {
  const same = (path: readonly (string | number)[]) => path.join('\n') === list.join('\n');
  return [...walkWritten(site)].flatMap((thing): ModelPath[] => {
    const { path, value } = thing;
    if (value !== name) return [];
    const target = isOf(idSchema, thing) ? referredTo(site, path) : null;
    // The choice that a form begins with is named by its value.
    const isInitial = path.at(-1) === 'initial' && same([...path.slice(0, -1), 'options']);
    return isInitial || (target && same(target.list)) ? [path] : [];
  });
}

/** The keys that the names in a path give, in the order of app/site/texts/text-keys.ts. */
function textsOf(site: Json, list: ModelPath, name: string): string[] {
  const names = namesAlong(site, list);
  const [top, first, second, third] = [list[0], ...names];
  const item = listAt(site, [String(top)])[Number(list[1])];
  const file = childOf(top === 'notFound' ? childOf(site, 'notFound') : item, 'texts');
  switch (shapeOf(list)) {
    case 'packages':
      return fileOf(site, list, name).map((texts) => `${texts}:packages.${name}`);
    case 'packages.*.packages':
      return [`${file}:packages.${first}.${name}`];
    case 'company.offices':
      return [`common:offices.${name}`];
    case 'notices':
      return [`common:notices.${name}`];
    case 'pictures':
      return [`pictures:${name}`];
    case 'forms':
      return [`forms:${name}`];
    case 'forms.*.fields':
      return [`forms:${first}.fields.${name}`];
    case 'forms.*.fields.*.options':
      return [`forms:${first}.fields.${second}.options.${name}`];
    case 'pages':
      return [...fileOf(site, list, name).map((texts) => `${texts}:${name}`), `nav:${name}`];
    case 'pages.*.sections':
      return [`${file}:${first}.${name}`];
    case 'notFound.sections':
      return [`${file}:${pageName(site, list)}.${name}`];
    case 'figures':
    case 'company.milestones':
      return shownIn(site, list.at(-1), name);
  }
  if (!/^(?:pages\.\*|notFound)\.sections\.\*\./.test(shapeOf(list))) return [];
  const [section, entry] = top === 'notFound' ? [first, second] : [second, third];
  const prefix = `${file}:${pageName(site, list)}.${section}`;
  const inner = shapeOf(list).split('.sections.*.')[1] ?? '';
  if (inner === 'columns') return rowsBeside(site, list).map((row) => `${prefix}.rows.${row}.points.${name}`);
  if (inner.includes('*')) return [`${prefix}.${inner.replace('*', entry ?? '')}.${name}`];
  return [`${prefix}.${inner}.${name}`];
}

/** The texts of figures and milestones are with each section that shows them. */
function shownIn(site: Json, list: unknown, name: string): string[] {
  return [...listAt(site, ['pages']), childOf(site, 'notFound')].flatMap((page) =>
    listAt(page, ['sections'])
      .filter((section) => listAt(section, [String(list)]).includes(name))
      .map(
        (section) =>
          `${childOf(page, 'texts')}:${childOf(page, 'id')}.${childOf(section, 'id')}.${list}.${name}`,
      ),
  );
}

/** What the facts of the things in a list begin with. */
const facts: Readonly<Record<string, string>> = {
  rates: 'price',
  packages: 'package',
  'packages.*.packages': 'package',
  figures: 'figure',
  'company.milestones': 'company.milestone',
};

function mentionsOf(site: Json, list: ModelPath, name: string): RegExp[] {
  const lead = mentionLead(site, list);
  return lead === null ? [] : [new RegExp(String.raw`(?<=${lead})${escapePattern(name)}(?![\w-])`, 'g')];
}

/** A pattern of what is before the name of an item where texts mention it. */
function mentionLead(site: Json, list: ModelPath): string | null {
  const shape = shapeOf(list);
  const fact = facts[shape];
  if (fact !== undefined)
    return String.raw`\{\{\s*${escapePattern([fact, ...namesAlong(site, list), ''].join('.'))}`;
  const around = list.slice(0, -1).reduce<unknown>(childOf, site);
  if (shape === 'pages.*.sections')
    return String.raw`(?<![\w/-])${escapePattern(`${childOf(around, 'path')}#`)}`;
  const link = shape === 'forms.*.fields.*.options' ? childOf(around, 'link') : undefined;
  return typeof link === 'string' ? String.raw`(?<![\w/-])[\w/-]+\?${escapePattern(link)}=` : null;
}

/** `pages.*.sections` of a path. */
function shapeOf(list: ModelPath): string {
  return list.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
}

/** The names of the items that a path leads through. */
function namesAlong(site: Json, list: ModelPath): string[] {
  return list.flatMap((step, place) =>
    typeof step === 'number'
      ? (nameOf(list.slice(0, place + 1).reduce<unknown>(childOf, site) as Json) ?? String(step))
      : [],
  );
}

/** The file of the texts of a page or package set. */
function fileOf(site: Json, list: ModelPath, name: string): string[] {
  return listAt(site, list)
    .filter((item) => childOf(item, 'id') === name)
    .map((item) => String(childOf(item, 'texts')));
}

function pageName(site: Json, list: ModelPath): unknown {
  const page = list[0] === 'notFound' ? childOf(site, 'notFound') : listAt(site, ['pages'])[Number(list[1])];
  return childOf(page, 'id');
}

function rowsBeside(site: Json, list: ModelPath): unknown[] {
  const section = list.slice(0, -1).reduce<unknown>(childOf, site);
  return listAt(section, ['rows']).map((row) => childOf(row, 'id'));
}
