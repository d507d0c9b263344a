import { textsNextTo, writtenOut } from '../../app/site/written-out.ts';
import { weekdays } from '../../schema/company.ts';
import { isRecord } from '../../schema/plain-value.ts';
import { isItem, type SiteNode } from '../../schema/site-node.ts';
import type { ModelPath } from '../edits/edit.ts';
import { type Content, reading, textsOf } from './content.ts';

/** The texts that visitors read first of a thing, by the last part of their keys. */
const leading = ['title', 'label', 'question', 'name', 'city', 'alt', 'caption', 'text'];

/** What a thing of site.yaml is called: by its texts where it has some. */
export function titleOf(content: Content, spot: SiteNode): string {
  if (!isItem(spot)) return groupTitle(content, spot);
  return itemTitle(content, spot) || writtenOut(String(spot.places.at(-1)));
}

/** A page by its name in menus. @param path its address */
export function pageTitle(content: Content, path: unknown): string | undefined {
  const page = content.site.pages.find((each) => each.path === path);
  return page && reading(content, `nav:${page.id}.title`);
}

/** The words on a button. */
export function actionTitle(content: Content, label: unknown): string | undefined {
  return reading(content, `common:actions.${String(label)}`);
}

/** A package set by the page that it is made for. */
export function setTitle(content: Content, id: string): string {
  const page = content.site.pages.find(({ sections }) =>
    sections.some((section) => 'set' in section && section.set === id),
  );
  return reading(content, `nav:${id}.title`) ?? (page && pageTitle(content, page.path)) ?? writtenOut(id);
}

/** A rate or figure by the text next to it on the first page that shows it. */
export function shownTitle(content: Content, id: string): string {
  const titles = textsNextTo(id, content.site).map((key) => reading(content, key));
  return titles.find(Boolean) ?? writtenOut(id);
}

/** What is in a package, with dots in place of its figure. */
export function featureTitle(content: Content, setId: string, name: string): string | undefined {
  const key = `${content.site.packageSets[setId]?.texts}:packages.${setId}.features.${name}`;
  return ['', '_other', '_one']
    .map((form) => reading(content, key + form))
    .find((text) => text !== undefined);
}

/** A form by the page that it is on. */
export function formTitle(content: Content, id: string): string {
  const page = content.site.pages.find(({ sections }) =>
    sections.some((section) => 'form' in section && section.form === id),
  );
  return (page && pageTitle(content, page.path)) ?? writtenOut(id);
}

function groupTitle(content: Content, { path }: SiteNode): string {
  const [top] = path;
  if (path.length === 1 && top === 'notFound') return content.labels.field('notFound');
  return content.labels.field(String(path.at(-1) ?? 'site'), String(path.at(-2) ?? ''));
}

function itemTitle(content: Content, spot: SiteNode): string | undefined {
  const { value, path } = spot;
  const [list, name] = [String(path.at(-2)), String(path.at(-1))];
  if (!isRecord(value)) return plainTitle(content, spot);
  switch (list) {
    case 'rates':
      return shownTitle(content, name);
    case 'forms':
      return formTitle(content, name);
    case 'people':
    case 'languages':
    case 'columns':
      return text(value.name);
    case 'hours':
      return hoursTitle(content, value);
    case 'offers':
      return [value.validFrom, value.validUntil].map((day) => dayTitle(content, day)).join(' – ');
    case 'closedDays':
      return reading(content, `common:closedDays.${String(value.name)}`) ?? dayTitle(content, value.day);
    case 'actions':
      return actionTitle(content, value.label) ?? text(value.label);
    case 'redirects':
      return text(value.from);
    case 'packages':
      if (path.length === 2) return setTitle(content, name);
      break;
    case 'entries':
      if (path[0] === 'navigation') return pageTitle(content, value.to);
      break;
  }
  return (
    textTitle(content, path) ??
    kindTitle(content, spot) ??
    pageTitle(content, value.to) ??
    text(value.network) ??
    text(value.to) ??
    writtenOut(name)
  );
}

/** The first words that visitors read of it. */
function textTitle(content: Content, path: ModelPath): string | undefined {
  const keys = textsOf(content, path);
  const named = (slot: string) => keys.find((key) => key.split(/[.:]/).at(-1) === slot);
  const inMenus =
    path[0] === 'pages' && path.length === 2 ? keys.find((key) => /^nav:.*\.title$/.test(key)) : undefined;
  const first = inMenus ?? leading.map(named).find((key) => key !== undefined && reading(content, key));
  const key = first ?? (keys.length === 1 ? keys[0] : undefined);
  return key && shortened(reading(content, key));
}

/** A section without a heading is called by its kind. */
function kindTitle({ labels }: Content, { value, path }: SiteNode): string | undefined {
  return path.at(-2) === 'sections' && isRecord(value) ? labels.choice('kind', value.kind) : undefined;
}

/** Names of figures, of what is in a package, addresses of pages, and names that are shown as they are. */
function plainTitle(content: Content, { value, path }: SiteNode): string | undefined {
  const list = path.at(-2);
  const name = String(value);
  switch (list) {
    case 'figures':
      return shownTitle(content, name);
    case 'features':
      return featureTitle(content, String(path[1]), name);
    case 'days':
      return content.labels.choice('days', name);
    case 'points': {
      const key = textsOf(content, path.slice(0, -2)).find((each) => each.endsWith(`.points.${name}`));
      return (key && reading(content, key)) ?? writtenOut(name);
    }
    case 'milestones': {
      const key = textsOf(content, ['company', 'milestones', name]).find((each) => each.endsWith('.title'));
      return (key && reading(content, key)) ?? writtenOut(name);
    }
    case 'options': {
      const key = textsOf(content, [...path.slice(0, -1), name]).at(0);
      return (key && reading(content, key)) ?? name;
    }
    default:
      return pageTitle(content, name) ?? name;
  }
}

/** `Monday–Friday: 09:00–17:00` */
function hoursTitle({ labels }: Content, { days, opens, closes }: Readonly<Record<string, unknown>>) {
  const own = Array.isArray(days) ? days.map(String) : [];
  const names = own.map((day) => labels.choice('days', day));
  const isRow = own.length > 2 && weekdays.join(' ').includes(own.join(' '));
  const written = isRow ? `${names.at(0)}–${names.at(-1)}` : labels.list(names);
  return `${written}: ${text(opens) ?? '?'}–${text(closes) ?? '?'}`;
}

/** `27 November 2026`; a day of each year as it is written. */
function dayTitle({ language }: Content, day: unknown): string {
  const moment = /^\d{4}-\d\d-\d\d$/.test(String(day)) ? new Date(`${String(day)}T00:00:00Z`) : null;
  if (!moment || Number.isNaN(moment.getTime())) return text(day) ?? '?';
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(moment);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

const MOST = 60;

/** The start of a text. */
export function shortened(words: string | undefined): string | undefined {
  return words !== undefined && words.length > MOST ? `${words.slice(0, MOST - 1).trimEnd()}…` : words;
}
