import type { Section } from '../../../schema/sections/section.ts';
import type { Named } from '../change.ts';
import type { Comparison } from '../comparison/comparison.ts';
import { writtenOut } from '../comparison/written-out.ts';
import { itemLists } from '../pairs/section-items.ts';
import { type SitePage, sitePages } from '../state/site-page.ts';
import type { State } from '../state/state.ts';
import { nameWords } from '../words/name-words.ts';
import { headSlotWords, interfaceWords, menuSlotWords, slotWords } from '../words/slot-words.ts';

/**
 * Says where a text stands: `home:home.stats.title` → `Home › Stats › title`.
 * @param name `namespace:key`, as it is now
 */
export function placeOfText(name: string, comparison: Comparison): Named {
  const parts =
    ofPage(name, comparison) ??
    ofPackage(name, comparison) ??
    ofForm(name, comparison) ??
    ofMenu(name, comparison) ??
    ofInterface(name, comparison);
  return { subject: name, name: parts.filter((part) => part !== '').join(' › ') };
}

function slot(name: string, { say }: Comparison): string {
  const words = slotWords(name);
  return words ? say(words) : writtenOut(name);
}

/** The page that a text belongs to, by the start of its name; a page and a form may have the same one. */
function ofPage(name: string, comparison: Comparison): string[] | null {
  const page = sitePages(comparison.after.project.site).find(({ texts, id }) =>
    name.startsWith(`${texts}:${id}.`),
  );
  if (!page) return null;
  const [first = '', ...rest] = name.slice(`${page.texts}:${page.id}.`.length).split('.');
  const title = comparison.names.page(page);
  if (first === 'meta') {
    const words = headSlotWords(rest.join('.'));
    return [title, words ? comparison.say(words) : rest.join('.')];
  }
  const section = page.sections.find(({ id }) => id === first);
  return section ? [title, writtenOut(section.id), ...inSection(rest, page, section, comparison)] : null;
}

function inSection(
  parts: readonly string[],
  page: SitePage,
  section: Section,
  comparison: Comparison,
): string[] {
  const [list = '', id = '', ...rest] = parts;
  const item = itemLists(section)
    .find(({ name }) => name === list)
    ?.items.find((candidate) => candidate.id === id);
  if (!item) return parts.map((part) => slot(part, comparison));
  const title = comparison.names.item(page, section, list, item);
  const [last = '', point] = rest;
  return [title, point === undefined ? slot(last, comparison) : writtenOut(point)];
}

function ofPackage(name: string, comparison: Comparison): string[] | null {
  const [, texts, id = '', inside = '', last = ''] =
    /^([a-z]+):packages\.([^.]+)\.([^.]+)\.([^.]+)$/.exec(name) ?? [];
  const set = comparison.after.project.site.packageSets[id];
  if (!set || set.texts !== texts) return null;
  const { names, say } = comparison;
  if (inside === 'features') return [names.set(set), say(nameWords.contents), last];
  const offered = set.packages.find((candidate) => candidate.id === inside);
  return offered ? [names.offered(set, offered), slot(last, comparison)] : null;
}

function ofForm(name: string, comparison: Comparison): string[] | null {
  const { after, names } = comparison;
  const form = Object.values(after.project.site.forms).find(({ id }) => name.startsWith(`forms:${id}.`));
  if (!form) return null;
  const [first = '', field, ...rest] = name.slice(`forms:${form.id}.`.length).split('.');
  if (first !== 'fields') return [names.form(form), slot(first, comparison)];
  const found = form.fields.find((candidate) => candidate.name === field);
  if (!found) return null;
  const [last = '', ...value] = rest;
  const end = last === 'options' ? value.join('.') : slot(last, comparison);
  return [names.form(form), names.field(form, found), end];
}

/** A page's name and description in the menus. */
function ofMenu(name: string, { after, names, say }: Comparison): string[] | null {
  const [, id, last = ''] = /^nav:([^.]+)\.(.+)$/.exec(name) ?? [];
  const page = pageOf(after, id);
  const words = menuSlotWords(last);
  return page && words ? [names.page(page), say(words)] : null;
}

function pageOf({ project }: State, id: string | undefined): SitePage | undefined {
  return sitePages(project.site).find((page) => page.id === id);
}

function ofInterface(name: string, { say }: Comparison): string[] {
  const { place, rest } = interfaceWords(name);
  return [place ? say(place) : '', ...rest.split('.').map((part) => writtenOut(part))];
}
