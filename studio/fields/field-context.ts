import { factsFor } from '../../app/site/facts.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { type Facts, factNames, fillText } from '../../app/site/texts/fill-facts.ts';
import { withoutNumberForm } from '../../app/site/texts/text-key-list.ts';
import { textKeys } from '../../app/site/texts/text-keys.ts';
import type { CheckLanguage } from '../../checks/problems/wording-type.ts';
import type { AwaitingList } from '../../checks/texts/awaiting-list.ts';
import type { Files } from '../../edits/edit.ts';
import { sourceItem } from '../../render/preview/source-item.ts';
import { isRecord } from '../../schema/plain-value.ts';
import type { SiteNode } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import type { ProblemView } from '../api/content-api.ts';
import { type Labels, labelsIn } from './labels.ts';
import { parseSiteNode } from './parse-site-node.ts';

/** Data that fields are made from. */
export interface FieldContext {
  /** With the draft's edits. */
  readonly files: Files;
  /** Including everything shown on other days; the last site without errors if the draft has errors. */
  readonly site: ResolvedSite;
  /** Results of the checks on the files. */
  readonly problems: readonly ProblemView[];
  readonly awaiting: AwaitingList;
  /** Language of the user. */
  readonly language: CheckLanguage;
}

/** The context, parsed. */
export interface Content extends FieldContext {
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

export function getContent(context: FieldContext): Content {
  const { files, site, language } = context;
  const titleLanguage = site.languages.find(({ code }) => code === language) ?? site.defaultLanguage;
  return {
    ...context,
    ...wordsOf(files, site),
    root: parseSiteNode(files),
    labels: labelsIn(language),
    titleLanguage: titleLanguage.code,
  };
}

type Words = Pick<Content, 'texts' | 'facts'> & { readonly site: ResolvedSite };

const read = new WeakMap<Files, Words>();

/** All texts and facts; cached, because the same files are requested repeatedly. */
function wordsOf(files: Files, site: ResolvedSite): Words {
  const known = read.get(files);
  if (known?.site === site) return known;
  const texts = new Map(site.languages.map(({ code }) => [code, textsIn(files, code)]));
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
  read.set(files, words);
  return words;
}

/** A text as visitors read it, in the title language; undefined if there is none. */
export function reading({ texts, facts, titleLanguage }: Content, key: string): string | undefined {
  const written = texts.get(titleLanguage)?.get(key);
  if (written === undefined || written === '') return undefined;
  return fillText(written, facts.get(titleLanguage) ?? {}).replace(/\{\{[^}]*\}\}/g, '…');
}

/** Rendered facts of some texts, by language. */
export function factReadings(
  { facts }: Content,
  texts: readonly string[],
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const names = new Set(texts.flatMap((text) => factNames(text).map(({ name }) => name)));
  return Object.fromEntries(
    [...names].map((name) => {
      const readings = [...facts].flatMap(([language, own]) => {
        const fact = Object.hasOwn(own, name) ? own[name] : undefined;
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
export function listItemTexts(content: Content, item: ValuePath): readonly string[] {
  return (
    keysByItem(content.site)
      .get(JSON.stringify(item))
      ?.flatMap((key) => formsOf(content, key)) ?? []
  );
}

/** Returns true if any language has a text, or should have it. */
export function isText(content: Content, key: string): boolean {
  if ([...content.texts.values()].some((own) => own.has(key))) return true;
  return [...keysByItem(content.site).values()].some((keys) => keys.includes(key));
}

function formsOf({ texts }: Content, key: string): readonly string[] {
  const forms = new Set(
    [...texts.values()].flatMap((own) =>
      NUMBER_FORMS.map((form) => key + form).filter((name) => own.has(name)),
    ),
  );
  return forms.size === 0 ? [key] : [...forms];
}

const NUMBER_FORMS = ['', '_zero', '_one', '_two', '_few', '_many', '_other'];

const known = new WeakMap<ResolvedSite, ReadonlyMap<string, readonly string[]>>();

/** Keys of texts, by item; texts of the interface are under `null`. */
function keysByItem(site: ResolvedSite): ReadonlyMap<string, readonly string[]> {
  const found = known.get(site);
  if (found) return found;
  const keys = new Map<string, string[]>();
  for (const { namespace, key } of textKeys(site)) {
    const item = JSON.stringify(sourceItem(`text:${namespace}:${key}`, { site }));
    const own = keys.get(item) ?? [];
    own.push(`${namespace}:${withoutNumberForm(key)}`);
    keys.set(item, own);
  }
  known.set(site, keys);
  return keys;
}

function textsIn(files: Files, language: string): ReadonlyMap<string, string> {
  const start = `locales/${language}/`;
  const flat = new Map<string, string>();
  for (const [file, text] of Object.entries(files)) {
    if (file.startsWith(start) && file.endsWith('.json'))
      collect(parsed(text), `${file.slice(start.length, -'.json'.length)}:`, flat);
  }
  return flat;
}

function collect(value: unknown, prefix: string, flat: Map<string, string>): void {
  if (!isRecord(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string') flat.set(prefix + key, inner);
    else collect(inner, `${prefix}${key}.`, flat);
  }
}

/** A file with errors has no texts until they are corrected; the checks report them. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}
