import { factsFor } from '../../app/site/facts.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { type Facts, factNames, fillText } from '../../app/site/texts/fill-facts.ts';
import { withoutNumberForm } from '../../app/site/texts/text-key-list.ts';
import { textKeys } from '../../app/site/texts/text-keys.ts';
import type { CheckLanguage } from '../../checks/problems/wording-type.ts';
import type { AwaitingList } from '../../checks/texts/awaiting-list.ts';
import type { Files } from '../../edits/edit.ts';
import type { Edit } from '../../edits/edit-schema.ts';
import { sourceItem } from '../../render/preview/source-item.ts';
import { isRecord } from '../../schema/plain-value.ts';
import type { SiteNode } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import type { ProblemView } from '../api/content-api.ts';
import { getLabels, type Labels } from './labels.ts';
import { parseSiteNode } from './parse-site-node.ts';

/** Data that fields are made from. */
export interface FieldContext {
  /** With the draft's edits. */
  readonly files: Files;
  /** Published content, which the edits of the draft turn into `files`. */
  readonly base: Files;
  readonly edits: readonly Edit[];
  /** Including everything shown on other days; the last site without errors if the draft has errors. */
  readonly site: ResolvedSite;
  /** Results of the checks on the files. */
  readonly problems: readonly ProblemView[];
  readonly awaiting: AwaitingList;
  /** Language of the user. */
  readonly language: CheckLanguage;
}

/** The context, parsed. */
export interface ParsedContent extends FieldContext {
  /** site.yaml; null if it cannot be read. */
  readonly root: SiteNode | null;
  readonly labels: Labels;
  /** Source texts, by language and `namespace:key`. */
  readonly texts: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Facts by language. */
  readonly facts: ReadonlyMap<string, Facts>;
  /** Language of the site whose texts are used as titles. */
  readonly titleLanguage: string;
}

export function getContent(context: FieldContext): ParsedContent {
  const { files, site, language } = context;
  const titleLanguage = site.languages.find(({ code }) => code === language) ?? site.defaultLanguage;
  return {
    ...context,
    ...getTextsAndFacts(files, site),
    root: parseSiteNode(files),
    labels: getLabels(language),
    titleLanguage: titleLanguage.code,
  };
}

type TextsAndFacts = Pick<ParsedContent, 'texts' | 'facts'> & { readonly site: ResolvedSite };

const textsCache = new WeakMap<Files, TextsAndFacts>();

/** All texts and facts; cached, because the same files are requested repeatedly. */
function getTextsAndFacts(files: Files, site: ResolvedSite): TextsAndFacts {
  const cachedTexts = textsCache.get(files);
  if (cachedTexts?.site === site) return cachedTexts;
  const texts = new Map(site.languages.map(({ code }) => [code, readTexts(files, code)]));
  const facts = new Map(
    site.languages.map((each) => {
      const word = (key: string) => texts.get(each.code)?.get(`common:${key}`);
      const words = {
        unlimited: word('quantity.unlimited') ?? '∞',
        byQuote: word('price.byQuote') ?? '–',
        term: word('packages.term'),
      };
      return [each.code, factsFor(site, each, words)];
    }),
  );
  const words = { site, texts, facts };
  textsCache.set(files, words);
  return words;
}

/** A text as visitors read it, in the title language; undefined if there is none. */
export function readText({ texts, facts, titleLanguage }: ParsedContent, key: string): string | undefined {
  const sourceText = texts.get(titleLanguage)?.get(key);
  if (sourceText === undefined || sourceText === '') return undefined;
  return fillText(sourceText, facts.get(titleLanguage) ?? {}).replace(/\{\{[^}]*\}\}/g, '…');
}

/** Rendered facts of some texts, by language. */
export function readFacts(
  { facts }: ParsedContent,
  texts: readonly string[],
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const names = new Set(texts.flatMap((text) => factNames(text).map(({ name }) => name)));
  return Object.fromEntries(
    [...names].map((name) => {
      const readings = [...facts].flatMap(([language, languageFacts]) => {
        const fact = Object.hasOwn(languageFacts, name) ? languageFacts[name] : undefined;
        return fact === undefined ? [] : [[language, fact]];
      });
      return [name, Object.fromEntries(readings)];
    }),
  );
}

/**
 * The texts of an item of site.yaml, without those of items inside it.
 * @returns their keys, `services:api.hero.title`; for texts with a number, each form that a language has
 */
export function listItemTexts(content: ParsedContent, item: ValuePath): readonly string[] {
  return (
    groupKeysByItem(content.site)
      .get(JSON.stringify(item))
      ?.flatMap((key) => listNumberForms(content, key)) ?? []
  );
}

/** Returns true if any language has a text, or should have it. */
export function isText(content: ParsedContent, key: string): boolean {
  if ([...content.texts.values()].some((languageTexts) => languageTexts.has(key))) return true;
  return [...groupKeysByItem(content.site).values()].some((keys) => keys.includes(key));
}

function listNumberForms({ texts }: ParsedContent, key: string): readonly string[] {
  const forms = new Set(
    [...texts.values()].flatMap((languageTexts) =>
      NUMBER_FORMS.map((form) => key + form).filter((name) => languageTexts.has(name)),
    ),
  );
  return forms.size === 0 ? [key] : [...forms];
}

const NUMBER_FORMS = ['', '_zero', '_one', '_two', '_few', '_many', '_other'];

const keysCache = new WeakMap<ResolvedSite, ReadonlyMap<string, readonly string[]>>();

/** Keys of texts, by item; texts of the interface are under `null`. */
function groupKeysByItem(site: ResolvedSite): ReadonlyMap<string, readonly string[]> {
  const cachedKeys = keysCache.get(site);
  if (cachedKeys) return cachedKeys;
  const keys = new Map<string, string[]>();
  for (const { namespace, key } of textKeys(site)) {
    const item = JSON.stringify(sourceItem(`text:${namespace}:${key}`, { site }));
    const itemKeys = keys.get(item) ?? [];
    itemKeys.push(`${namespace}:${withoutNumberForm(key)}`);
    keys.set(item, itemKeys);
  }
  keysCache.set(site, keys);
  return keys;
}

function readTexts(files: Files, language: string): ReadonlyMap<string, string> {
  const start = `locales/${language}/`;
  const texts = new Map<string, string>();
  for (const [file, text] of Object.entries(files)) {
    if (file.startsWith(start) && file.endsWith('.json'))
      collectTexts(parseTextFile(text), `${file.slice(start.length, -'.json'.length)}:`, texts);
  }
  return texts;
}

function collectTexts(value: unknown, prefix: string, texts: Map<string, string>): void {
  if (!isRecord(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string') texts.set(prefix + key, inner);
    else collectTexts(inner, `${prefix}${key}.`, texts);
  }
}

/** A file with errors has no texts until they are corrected; the checks report them. */
function parseTextFile(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}
