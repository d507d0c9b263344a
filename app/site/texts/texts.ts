import type { Namespace } from '../../../schema/namespace.ts';
import { factsFor } from '../facts.ts';
import type { ResolvedLanguage, ResolvedSite } from '../resolved-site.ts';
import { type Facts, fillText, fillTree, type TextTree } from './fill-facts.ts';

/** The texts of one language as written in `locales/<language>/`. */
export type WrittenTexts = Readonly<Partial<Record<Namespace, TextTree>>>;

/** The texts of one language with the facts filled in. */
export interface SiteTexts {
  readonly language: string;
  readonly namespaces: WrittenTexts;
  readonly facts: Facts;
  /** The names of the texts that are the default language's, because they are not translated yet. */
  readonly originals: readonly string[];
}

/**
 * Fills the facts into all texts of a language.
 * @param originals the names of the texts that are the default language's, `services:api.hero.title`
 */
export function fillTexts(
  site: ResolvedSite,
  language: ResolvedLanguage,
  written: WrittenTexts,
  originals: readonly string[] = [],
): SiteTexts {
  const facts = factsFor(site, language, {
    unlimited: textAt(written, 'common:quantity.unlimited') ?? '∞',
    byQuote: textAt(written, 'common:price.byQuote') ?? '–',
    term: textAt(written, 'common:packages.term'),
  });
  const namespaces = Object.fromEntries(
    Object.entries(written).map(([name, tree]) => [name, fillTree(tree, facts)]),
  ) as WrittenTexts;
  return { language: language.code, namespaces, facts, originals };
}

/** Fills the facts of a language into a document. */
export function fillDocument(markdown: string, texts: SiteTexts): string {
  return fillText(markdown, texts.facts);
}

/**
 * Looks a text up.
 * @param name `namespace:dotted.key`
 * @returns the text, or undefined where there is none
 */
export function textAt(texts: WrittenTexts, name: string): string | undefined {
  const [namespace, key = ''] = name.split(':');
  let found: string | TextTree | undefined = texts[namespace as Namespace];
  for (const part of key.split('.')) {
    if (found === undefined || typeof found === 'string') return undefined;
    found = Object.hasOwn(found, part) ? found[part] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}
