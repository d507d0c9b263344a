import type { Project } from '../../../app/data/project.ts';
import { factsFor } from '../../../app/site/facts.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../../app/site/resolved-site.ts';
import { siteOn } from '../../../app/site/site-on-day.ts';
import { shownTexts } from '../../../app/site/texts/shown-texts.ts';
import { textKeys } from '../../../app/site/texts/text-keys.ts';
import type { WrittenTexts } from '../../../app/site/texts/texts.ts';
import type { Content } from '../content/read-content.ts';
import { isAlike } from './differing-places.ts';
import { filledLanguages } from './filled-languages.ts';
import { flatTexts, formsOf } from './flat-texts.ts';
import { textIn } from './text-in.ts';
import { type AskedTexts, askedTexts } from './text-places.ts';

/** What visitors get of a site on a day. */
export interface State {
  readonly content: Content;
  /** The site on the day, its texts filled in. */
  readonly project: Project;
  /** The texts of the day as they are written, by language. */
  readonly texts: Readonly<Record<string, WrittenTexts>>;
  /** The same by name: `home:home.hero.title`. */
  readonly written: Readonly<Record<string, ReadonlyMap<string, string>>>;
  /** The words of the same with facts filled in. */
  readonly filled: Readonly<Record<string, ReadonlyMap<string, string>>>;
  /** The names of those by what the site asks for, which a text with forms for numbers has several of. */
  readonly forms: Readonly<Record<string, ReadonlyMap<string, readonly string[]>>>;
  /** The names of the texts that the site and each of its pages ask for. */
  readonly asked: AskedTexts;
}

/**
 * Makes what visitors get on a day.
 * @param day `2026-12-24`
 */
export function stateOn(content: Content, day: string): State {
  const site = siteOn(content.site, day);
  const keys = textKeys(site);
  const texts = Object.fromEntries(
    site.languages.map(({ code }) => [code, shownTexts(content.texts[code] ?? {}, keys)]),
  );
  const written = mapped(texts, flatTexts);
  const languages = filledLanguages(site, site.languages, texts, content.documents);
  return {
    content,
    project: { site, day, languages },
    texts,
    written,
    filled: filledWords(languages),
    forms: mapped(written, formsOf),
    asked: askedTexts(site),
  };
}

/** The same texts filled in from another site: what visitors would get if only something of site.yaml were not so. */
export function withSite(state: State, site: ResolvedSite): State {
  // Most of what is otherwise is so for readers of one currency only.
  const others = site.languages.filter((language) => !hasSameFacts(state, site, language));
  const languages = filledLanguages(site, others, state.texts, state.content.documents);
  return {
    ...state,
    project: { ...state.project, site, languages: { ...state.project.languages, ...languages } },
    filled: { ...state.filled, ...filledWords(languages) },
  };
}

function hasSameFacts(state: State, site: ResolvedSite, language: ResolvedLanguage): boolean {
  const facts = factsFor(site, language, {
    unlimited: textIn(state, language.code, 'common:quantity.unlimited') ?? '∞',
    byQuote: textIn(state, language.code, 'common:price.byQuote') ?? '–',
  });
  return isAlike(facts, state.project.languages[language.code]?.texts.facts);
}

function filledWords(languages: Project['languages']): State['filled'] {
  return mapped(languages, ({ texts }) => flatTexts(texts.namespaces));
}

function mapped<T, R>(record: Readonly<Record<string, T>>, change: (thing: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, thing]) => [key, change(thing)]));
}
