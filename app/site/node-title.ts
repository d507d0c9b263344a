import { openingHours, WEEKDAYS } from '../../schema/company.ts';
import { id, path as pagePath } from '../../schema/identifiers.ts';
import { calendarDay } from '../../schema/lifetime.ts';
import { getChild, isRecord, listAt } from '../../schema/plain-value.ts';
import { priceOffer } from '../../schema/price.ts';
import { referencesTo, referredItem } from '../../schema/reference-target.ts';
import { hasSchema } from '../../schema/schema-walk.ts';
import {
  childNode,
  childNodes,
  getRoot,
  isEntry,
  isItem,
  nodeAt,
  type SiteNode,
  textPlaces,
} from '../../schema/site-node.ts';
import { formatDate } from './format.ts';

/** The texts of one language, which titles are made from. */
export interface TitleTexts {
  /** A text with its facts; undefined if the language lacks it. */
  readonly read: (key: string) => string | undefined;
  /** `en-GB`, in which days are written. */
  readonly locale: string;
}

/** The title of a value of site.yaml: its texts, else those of its reference or of a reference to it, else its name. */
export function nodeTitle(node: SiteNode, texts: TitleTexts): string {
  const target = referredItem(node);
  return (
    declaredTitle(node, texts) ??
    (target ? nodeTitle(target, texts) : undefined) ??
    findReferenceTitle(node, texts) ??
    nameTitle(node, texts)
  );
}

/** The title that the content model declares for an item; undefined if it has none. */
export function declaredTitle(node: SiteNode, texts: TitleTexts): string | undefined {
  const places = textPlaces(node);
  const [first] = places;
  const slots = first && first.slots !== 'whole' && !node.model.calledBy ? Object.keys(first.slots) : [];
  const { title = slots.slice(0, 1) } = node.model;
  const slotTitles = title.map((key) => {
    const field = childNode(node, key);
    if (field?.value !== undefined) return nodeTitle(field, texts);
    const textPlace = places.find((each) => each.slots !== 'whole' && Object.hasOwn(each.slots, key));
    return textPlace && readTitle(`${textPlace.key}.${key}`, texts);
  });
  const wholeTexts = places.filter((textPlace) => textPlace.slots === 'whole' && textPlace.owner === node);
  return [...slotTitles, ...wholeTexts.map(({ key }) => readTitle(key, texts))].find(Boolean);
}

/** A text in any form for numbers, with an ellipsis in place of its figure. */
function readTitle(key: string, { read }: TitleTexts): string | undefined {
  const text = ['', '_other', '_one', '_unlimited'].map((form) => read(key + form)).find(Boolean);
  return shortened(text?.replace(/\{\{[^}]*\}\}/g, '…'));
}

/** The title of the first page or line that refers to an item. */
function findReferenceTitle(item: SiteNode, texts: TitleTexts): string | undefined {
  const { calledBy } = item.model;
  if (!calledBy) return undefined;
  const titles = referencesTo(item).map((reference) => {
    const line = isItem(reference) ? reference : reference.parent;
    const isSection = line?.model.linked === 'anchor';
    const caller = calledBy === 'line' ? line : isSection && line.parent?.parent;
    return caller ? declaredTitle(caller, texts) : undefined;
  });
  return titles.find(Boolean);
}

function nameTitle(node: SiteNode, texts: TitleTexts): string {
  const { value, step, model } = node;
  if (hasSchema(openingHours, node)) return hoursTitle(value, texts);
  if (hasSchema(priceOffer, node))
    return ['validFrom', 'validUntil'].map((key) => dayTitle(getChild(value, key), texts)).join(' – ');
  const isPlain = !isRecord(value) && !Array.isArray(value) && (isItem(node) || !isEntry(node));
  if (isPlain) return plainTitle(node, texts);
  const name = childNode(node, model.name ?? model.knownBy ?? '');
  return name?.value === undefined ? humanizeName(String(step), properNames(node)) : nodeTitle(name, texts);
}

/** The title of a value that visitors read unchanged, or of a name or an address. */
function plainTitle(node: SiteNode, texts: TitleTexts): string {
  const { value } = node;
  if (hasSchema(id, node)) return humanizeName(String(value), properNames(node));
  const pages = hasSchema(pagePath, node) ? nodeAt(getRoot(node), ['pages']) : null;
  const page = pages && childNodes(pages).find((each) => getChild(each.value, 'path') === value);
  return page ? nodeTitle(page, texts) : dayTitle(value, texts);
}

/** `Monday–Friday: 09:00–17:00` */
function hoursTitle(hours: unknown, texts: TitleTexts): string {
  const days = listAt(hours, ['days']).map(String);
  const names = days.map((day) => dayTitle(day, texts));
  const isConsecutive = days.length > 2 && WEEKDAYS.join(' ').includes(days.join(' '));
  const words = isConsecutive
    ? `${names.at(0)}–${names.at(-1)}`
    : new Intl.ListFormat(texts.locale).format(names);
  const [opens, closes] = ['opens', 'closes'].map((key) => getChild(hours, key) ?? '?');
  return `${words}: ${opens}–${closes}`;
}

/** `27 November 2026`, `Monday`; any other value unchanged. */
function dayTitle(value: unknown, { locale }: TitleTexts): string {
  const day = String(value ?? '?');
  if (calendarDay.safeParse(day).success) return formatDate(day, locale);
  const index = WEEKDAYS.map(String).indexOf(day);
  if (index < 0) return day;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2024 is a Monday.
  return weekday.format(Date.UTC(2024, 0, 1 + index));
}

function properNames(node: SiteNode): readonly unknown[] {
  return listAt(getRoot(node).value, ['properNames']);
}

/** A name as people write it: `response-urgent` → `Response urgent`, `vcare` → `vCare` by its fixed spelling. */
export function humanizeName(name: string, spellings: readonly unknown[] = []): string {
  const sentence = name
    .replace(/[-_]+/g, ' ')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  const spelling = spellings.find((each) => String(each).toLowerCase() === sentence.toLowerCase());
  return spelling === undefined ? sentence.slice(0, 1).toUpperCase() + sentence.slice(1) : String(spelling);
}

const MAX_TITLE_LENGTH = 60;

/** The start of a text. */
export function shortened(text: string | undefined): string | undefined {
  return text !== undefined && text.length > MAX_TITLE_LENGTH
    ? `${text.slice(0, MAX_TITLE_LENGTH - 1).trimEnd()}…`
    : text;
}
