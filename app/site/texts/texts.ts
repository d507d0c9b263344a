import type { Namespace } from '../../../schema/namespace.ts';
import { factsFor } from '../facts.ts';
import type { ResolvedLanguage, ResolvedSite } from '../resolved-site.ts';
import { type Facts, fillText, fillTree, type TextTree } from './fill-facts.ts';

/** The texts of one language as written in `locales/<language>/`. */
export type SourceTexts = Readonly<Partial<Record<Namespace, TextTree>>>;

/** The texts of one language with the facts filled in. */
export interface SiteTexts {
  readonly language: string;
  readonly namespaces: SourceTexts;
  readonly facts: Facts;
  /** The names of the texts in the default language, because they are not translated yet. */
  readonly originals: readonly string[];
}

/** Fills the facts into all texts of a language. */
export function fillTexts(
  site: ResolvedSite,
  language: ResolvedLanguage,
  source: SourceTexts,
  originals: readonly string[] = [],
): SiteTexts {
  const facts = factsFor(site, language, {
    unlimited: textAt(source, 'common:quantity.unlimited') ?? '∞',
    byQuote: textAt(source, 'common:price.byQuote') ?? '–',
    term: textAt(source, 'common:packages.term'),
  });
  const namespaces = Object.fromEntries(
    Object.entries(source).map(([name, tree]) => [name, fillTree(tree, facts)]),
  ) as SourceTexts;
  return { language: language.code, namespaces, facts, originals };
}

/** Fills the facts of a language into a document. */
export function fillDocument(markdown: string, texts: SiteTexts): string {
  return fillText(markdown, texts.facts);
}

/** Looks up a text by its name, `namespace:dotted.key`; undefined if there is none. */
export function textAt(texts: SourceTexts, name: string): string | undefined {
  const [namespace, key = ''] = name.split(':');
  let node: string | TextTree | undefined = texts[namespace as Namespace];
  for (const part of key.split('.')) {
    if (node === undefined || typeof node === 'string') return undefined;
    node = Object.hasOwn(node, part) ? node[part] : undefined;
  }
  return typeof node === 'string' ? node : undefined;
}
