import { formatMoney } from '../../app/site/format.ts';
import { type Facts, fillText } from '../../app/site/texts/fill-facts.ts';
import {
  documentSource,
  isUnseen,
  parseSource,
  type Source,
  textSource,
  valueSource,
} from '../../render/preview/sources.ts';
import { factSource, formattedSource } from '../../render/preview/value-marks.ts';
import { amounts } from '../../schema/money.ts';
import { getChild } from '../../schema/plain-value.ts';
import { hasSchema } from '../../schema/schema-walk.ts';
import { nodeAt, type SiteNode, walkSite } from '../../schema/site-node.ts';
import type { FindEntry } from '../api/content-api.ts';
import { listPassages } from './document-passages.ts';
import { type FieldContext, getContent, listTextItems, type ParsedContent } from './field-context.ts';
import { findPagePath } from './panel.ts';
import { getTitle, listTitledNodes } from './titles.ts';

/** Every price, figure, text and paragraph of the site as visitors read it, with its place. */
export function createFindIndex(context: FieldContext): readonly FindEntry[] {
  const content = getContent(context);
  const { root } = content;
  if (!root) return [];
  const nodes = walkSite(root);
  const figures = [...listFacts(content, root), ...listOffers(content, nodes)];
  const sources = new Set(figures.map(({ source }) => source));
  const values = listShownValues(content, nodes).filter(({ source }) => !sources.has(source));
  const texts = [...values, ...listTexts(content, root), ...listParagraphs(content, nodes)];
  return [...figures, ...texts].filter((entry) => Object.keys(entry.texts).length > 0);
}

/** Facts that are not a part or a sentence of others. */
const SINGLE_FACT = /^(?!text\.).*(?<!\.number|\.surcharge)$/;
const PRICE_FACT = /^price\.|\.(?:price|lowest)$/;

function listFacts(content: ParsedContent, root: SiteNode): readonly FindEntry[] {
  const { site, facts, titleLanguage } = content;
  const names = Object.keys(facts.get(titleLanguage) ?? {}).filter((name) => SINGLE_FACT.test(name));
  return names.flatMap((name) => {
    const source = factSource(name, site, site.defaultLanguage);
    const node = source && findNode(root, source);
    if (!node) return [];
    const isLowest = name.endsWith('.lowest');
    const isFrom = isLowest || getChild(node.value, 'kind') === 'from';
    const texts = inEachLanguage(content, (code, languageFacts) =>
      isFrom ? sayFrom(content, code, languageFacts[name]) : languageFacts[name],
    );
    const kind = PRICE_FACT.test(name) ? 'price' : 'text';
    // The lowest price is that of the set, whichever package has it.
    const itemNode = isLowest ? (node.parent?.parent?.parent ?? node) : node;
    return [{ kind, source, texts, place: nameFigure(content, itemNode), page: findPagePath(node) }];
  });
}

function sayFrom({ texts }: ParsedContent, code: string, price: string | undefined): string | undefined {
  return price && texts.get(code)?.get('common:price.from')?.replace('{{price}}', price);
}

function listOffers(content: ParsedContent, nodes: readonly SiteNode[]): readonly FindEntry[] {
  const offers = nodes.filter((node) => hasSchema(amounts, node) && node.path.includes('offers'));
  return offers.map((node) => {
    const source = formattedSource(node);
    const texts = Object.fromEntries(
      content.site.languages.flatMap(({ code, currency, locale }) => {
        const amount = getChild(node.value, currency);
        return typeof amount === 'number' ? [[code, formatMoney(amount, currency, locale)]] : [];
      }),
    );
    return { kind: 'price', source, texts, place: nameFigure(content, node), page: findPagePath(node) };
  });
}

/** Names, addresses and other values that pages show unchanged, in every language. */
function listShownValues(content: ParsedContent, nodes: readonly SiteNode[]): readonly FindEntry[] {
  return nodes.flatMap((node) => {
    const { model, value, path } = node;
    if (!model.shown || (typeof value !== 'string' && typeof value !== 'number')) return [];
    const source = valueSource(path);
    if (isUnseen(source)) return [];
    const texts = { [content.site.defaultLanguage.code]: String(value) };
    return [{ kind: 'text', source, texts, ...describePlace(content, node) }];
  });
}

function listTexts(content: ParsedContent, root: SiteNode): readonly FindEntry[] {
  return listTextItems(content).flatMap(({ item, keys }) => {
    const node = item && nodeAt(root, item);
    const place = node ? describePlace(content, node) : null;
    return keys.map((key) => {
      const [namespace = '', name = ''] = key.split(':');
      const otherPlace = { place: content.labels.text(`places.${namespace}`), page: null };
      const texts = inEachLanguage(content, (code, facts) => fill(content.texts.get(code)?.get(key), facts));
      return { kind: 'text', source: textSource(namespace, name), texts, ...(place ?? otherPlace) };
    });
  });
}

function listParagraphs(content: ParsedContent, nodes: readonly SiteNode[]): readonly FindEntry[] {
  const codes = content.site.languages.map(({ code }) => code);
  const documentNodes = nodes.filter(({ model }) => model.isDocument);
  // Of a document on many pages, the first one is enough.
  const nodesByName = new Map(documentNodes.toReversed().map((node) => [String(node.value), node]));
  return [...nodesByName].flatMap(([name, node]) =>
    (listPassages(name, codes, content) ?? []).flatMap((passage) => {
      const [first] = passage;
      if (!first) return [];
      const [language, { block: number }] = first;
      return {
        kind: 'text',
        source: documentSource(name, { language, number }),
        texts: inEachLanguage(content, (code, facts) => fill(readMarkdown(passage.get(code)?.text), facts)),
        ...describePlace(content, node),
      };
    }),
  );
}

/** A paragraph without its markup. */
function readMarkdown(markdown: string | undefined): string | undefined {
  return markdown?.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/^[#>\s*-]+|\*\*|`/gm, '');
}

function fill(text: string | undefined, facts: Facts): string | undefined {
  return text && fillText(text, facts).replace(/\{\{[^}]*\}\}/g, '…');
}

/** Texts by language, without languages that have none. */
function inEachLanguage(
  { facts }: ParsedContent,
  read: (code: string, facts: Facts) => string | undefined,
): Readonly<Record<string, string>> {
  const texts = [...facts].map(([code, languageFacts]) => [code, read(code, languageFacts)] as const);
  return Object.fromEntries(texts.filter((entry): entry is readonly [string, string] => Boolean(entry[1])));
}

/** From the page or part inwards. */
function describePlace(content: ParsedContent, node: SiteNode) {
  const titles = listTitledNodes(node).map((each) => getTitle(content, each));
  return { place: [...new Set(titles)].join(' › '), page: findPagePath(node) };
}

/** The item of a figure, then what the item is in. */
function nameFigure(content: ParsedContent, node: SiteNode): string {
  const titles = listTitledNodes(node).map((each) => getTitle(content, each));
  return [...new Set(titles.slice(-2).reverse())].join(' · ');
}

function findNode(root: SiteNode, source: Source): SiteNode | null {
  const parsed = parseSource(source);
  return parsed?.kind === 'value' ? nodeAt(root, parsed.path) : null;
}
