import type { Project } from '../../app/data/project.ts';
import { isRecord } from '../../app/site/plain-value.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { withoutNumberForm } from '../../app/site/texts/text-key-list.ts';
import type { Source } from '../api.ts';
import type { ModelPath } from '../edits/edit.ts';
import { itemName, parseSource } from './sources.ts';

/**
 * The item of site.yaml that something visible belongs to: `text:services:api.cards.speed.title` →
 * `['pages', 'api', 'sections', 'cards', 'cards', 'speed']`. Icons and addresses of an item have no source of their own
 * where they cannot be marked; they are found there.
 * @returns null for texts of the interface, which belong to no item, and for rows
 */
export function sourceItem(source: Source, { site }: Pick<Project, 'site'>): ModelPath | null {
  const parsed = parseSource(source);
  switch (parsed?.kind) {
    case 'text': {
      const [namespace = '', key = ''] = parsed.key.split(':');
      return textItem(namespace, withoutNumberForm(key).split('.'), site);
    }
    case 'value':
      return itemAround(parsed.path, site);
    case 'document':
      return documentSection(parsed.name, site);
    default:
      return null;
  }
}

/** Any file of texts may hold those of a page, besides its own. */
function textItem(namespace: string, parts: readonly string[], site: ResolvedSite): ModelPath | null {
  return sharedItem(namespace, parts, site) ?? pageItem(parts, site);
}

function sharedItem(namespace: string, parts: readonly string[], site: ResolvedSite): ModelPath | null {
  const [first = '', second = '', third = ''] = parts;
  if (first === 'packages') {
    const set: ModelPath = ['packages', second];
    return existing([...set, 'packages', third], site) ?? existing(set, site);
  }
  switch (namespace) {
    case 'common':
      if (first === 'notices') return existing(['notices', second], site);
      if (first === 'price' && second === 'unit') return setOfUnit(third, site);
      return first === 'offices' ? existing(['company', 'offices', second], site) : null;
    case 'pictures':
      return existing(['pictures', first], site);
    case 'nav':
      return second === 'description' ? menuEntry(first, site) : null;
    case 'forms':
      return formItem(parts, site);
    default:
      return null;
  }
}

/** The first set whose price is paid for each of something. */
function setOfUnit(unit: string, { packageSets }: ResolvedSite): ModelPath | null {
  const set = Object.values(packageSets).find((each) => each.unit === unit);
  return set ? ['packages', set.id] : null;
}

function formItem(
  [form = '', group = '', field = '', options, value = '']: readonly string[],
  site: ResolvedSite,
): ModelPath | null {
  // A page may have the name of its form.
  if (!['fields', 'success', 'subject', 'confirmation'].includes(group)) return null;
  const ofField = group === 'fields' ? existing(['forms', form, 'fields', field], site) : null;
  const ofOption = options === 'options' && ofField ? existing([...ofField, 'options', value], site) : null;
  return ofOption ?? ofField ?? existing(['forms', form], site);
}

/** `<page>.meta.title`, `<page>.<section>.title`, `<page>.<section>.<list>.<item>.title` */
function pageItem([id = '', section = '', list, item = '']: readonly string[], site: ResolvedSite) {
  const page: ModelPath = id === site.notFound.id ? ['notFound'] : ['pages', id];
  const ofSection = existing([...page, 'sections', section], site);
  if (!ofSection) return existing(page, site);
  const ofItem = list === undefined ? null : existing([...ofSection, list, item], site);
  if (ofItem) return ofItem;
  // Figures and milestones are defined elsewhere; a section only names them.
  if (list === 'figures') return existing(['figures', item], site) ?? ofSection;
  if (list === 'milestones') return existing(['company', 'milestones', item], site) ?? ofSection;
  return ofSection;
}

/** The entry of the header that leads to a page. */
function menuEntry(id: string, { pages, navigation }: ResolvedSite): ModelPath | null {
  const path = pages.find((page) => page.id === id)?.path;
  for (const item of navigation.header)
    if (item.kind === 'menu' && item.entries.some(({ to }) => to === path))
      return ['navigation', 'header', item.id, 'entries', path ?? ''];
  return null;
}

function documentSection(name: string, site: ResolvedSite): ModelPath | null {
  for (const page of site.pages)
    for (const section of page.sections)
      if (section.kind === 'prose' && section.document === name)
        return ['pages', page.id, 'sections', section.id];
  return null;
}

/** The innermost item of a list that a path leads through; else the part of site.yaml that it is in. */
function itemAround(path: ModelPath, site: ResolvedSite): ModelPath | null {
  let item: ModelPath | null = null;
  let value: unknown = site;
  for (const [index, part] of path.entries()) {
    const isInList = index > 0 && (Array.isArray(value) || isListAsRecord(path.slice(0, index)));
    value = inner(value, part, path.slice(0, index));
    if (value === undefined) return null;
    if (isInList && isRecord(value)) item = path.slice(0, index + 1);
  }
  return item ?? (path.length > 1 ? path.slice(0, -1) : path);
}

/** A path, where there is something. */
function existing(path: ModelPath, site: ResolvedSite): ModelPath | null {
  const found = path.reduce<unknown>((value, part, index) => inner(value, part, path.slice(0, index)), site);
  return found === undefined ? null : path;
}

/** Lists of site.yaml that are records by id in the resolved site. */
function isListAsRecord(path: ModelPath): boolean {
  return path.length === 1 && ['rates', 'packages', 'forms', 'pictures'].includes(String(path[0]));
}

function inner(value: unknown, part: string | number, path: ModelPath): unknown {
  const key = path.length === 0 && part === 'packages' ? 'packageSets' : part;
  if (Array.isArray(value) && typeof part === 'number') return value[part];
  if (Array.isArray(value)) return value.find((item, index) => itemName(item, index) === key);
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
