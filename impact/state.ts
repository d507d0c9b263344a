import { unfilledPage } from '../app/data/create-page-source.ts';
import type { Project } from '../app/data/project.ts';
import type { PageView } from '../app/site/page-view.ts';
import type { ResolvedLanguage, ResolvedSite } from '../app/site/resolved-site.ts';
import { siteOn } from '../app/site/site-on-day.ts';
import type { TextTree } from '../app/site/texts/fill-facts.ts';
import { withoutNumberForm } from '../app/site/texts/text-key-list.ts';
import { textKeys } from '../app/site/texts/text-keys.ts';
import { fillDocument, fillTexts, type SourceTexts } from '../app/site/texts/texts.ts';
import type { Namespace } from '../schema/namespace.ts';
import type { Section } from '../schema/sections/section.ts';
import type { SiteContent } from './read-content.ts';

/** The site that visitors get on a day. */
export interface State {
  readonly content: SiteContent;
  readonly project: Project;
  /** The texts of each language with facts filled in, by name: `home:home.hero.title`. */
  readonly texts: Readonly<Record<string, ReadonlyMap<string, string>>>;
  /** The texts that the frame and each page (by address) use. */
  readonly used: UsedTexts;
}

export interface UsedTexts {
  readonly common: ReadonlySet<string>;
  readonly byPage: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A page that visitors see, the one for unknown addresses among them. */
export interface VisiblePage {
  readonly id: string;
  readonly texts: Namespace;
  /** As in site.yaml: `/frettir/{slug}`; `404` for the page for unknown addresses. */
  readonly address: string;
  readonly sections: readonly Section[];
}

export const NOT_FOUND_ADDRESS = '404';

/** All pages in the order of site.yaml, the one for unknown addresses last. */
export function sitePages({ pages, notFound }: ResolvedSite): VisiblePage[] {
  return [
    ...pages.map(({ path, ...page }) => ({ ...page, address: path })),
    { ...notFound, address: NOT_FOUND_ADDRESS },
  ];
}

/**
 * Resolves the site that visitors get on a day.
 * @param day `2026-12-24`
 */
export function stateOn(content: SiteContent, day: string): State {
  const site = siteOn(content.site, day);
  return { ...filledState(content, site, day), used: usedTexts(site) };
}

/** The same day with another site.yaml, whose pages use the same texts. */
export function withSite({ content, project, used }: State, site: ResolvedSite): State {
  const { day } = project;
  return { ...filledState({ ...content, site }, siteOn(site, day), day), used };
}

function filledState(content: SiteContent, site: ResolvedSite, day: string): Omit<State, 'used'> {
  const entries = site.languages.map((language) => {
    const texts = fillTexts(site, language, content.texts[language.code] ?? {});
    const documents = Object.fromEntries(
      Object.entries(content.documents[language.code] ?? {}).map(([name, markdown]) => [
        name,
        // It is only compared, and not shown: its Markdown is enough.
        { html: oneLine(fillDocument(markdown, texts)), headings: [] },
      ]),
    );
    return [language.code, { texts, documents }] as const;
  });
  return {
    content,
    project: { site, day, nextChange: null, languages: Object.fromEntries(entries), marks: {} },
    texts: Object.fromEntries(entries.map(([code, { texts }]) => [code, flatTexts(texts.namespaces)])),
  };
}

/** A text as browsers show it: white space in a row is one space. */
export function oneLine(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ').trim();
}

/** The texts of a language by name: `home:home.hero.title`. */
export function flatTexts(texts: SourceTexts): ReadonlyMap<string, string> {
  const textByName = new Map<string, string>();
  const collectTexts = (tree: TextTree, prefix: string) => {
    for (const [name, value] of Object.entries(tree))
      if (typeof value === 'string') textByName.set(prefix + name, value);
      else collectTexts(value, `${prefix}${name}.`);
  };
  for (const [namespace, tree] of Object.entries(texts)) collectTexts(tree, `${namespace}:`);
  return textByName;
}

/** Lists the texts that each page uses, from a site that has only this page. */
function usedTexts(site: ResolvedSite): UsedTexts {
  const notFound = { ...site.notFound, id: '-', sections: [] };
  const emptySite = { ...site, pages: [], notFound, notices: [] };
  const common = textNames(emptySite);
  const byPage = sitePages(site).map(({ address, id, texts, sections }) => {
    const page = { id, texts, indexed: true, path: address, sections: [...sections] };
    const pageTexts = [...textNames({ ...emptySite, pages: [page] })].filter((name) => !common.has(name));
    return [address, new Set(pageTexts)] as const;
  });
  return { common, byPage: new Map(byPage) };
}

function textNames(site: ResolvedSite): Set<string> {
  return new Set(textKeys(site).map(({ namespace, key }) => `${namespace}:${key}`));
}

/** Everything that a page shows in one language, news and projects left out; plain data. */
export interface PageImage {
  readonly view: PageView;
  /** The texts of its sections by name. */
  readonly texts: Readonly<Record<string, string>>;
}

const IMAGES = new WeakMap<State, Map<string, PageImage & { readonly read: ReadonlySet<string> }>>();

/** Resolves a page for the readers of a language; once for each state. */
export function pageImage(state: State, page: VisiblePage, language: ResolvedLanguage) {
  const stateImages = IMAGES.get(state) ?? new Map<string, ReturnType<typeof makeImage>>();
  IMAGES.set(state, stateImages);
  const name = `${language.code} ${page.address}`;
  const image = stateImages.get(name) ?? makeImage(state, page, language);
  stateImages.set(name, image);
  return image;
}

function makeImage({ project, texts, used }: State, page: VisiblePage, language: ResolvedLanguage) {
  const names = new Set<string>();
  const content = project.languages[language.code];
  if (!content) throw new Error(`No texts for ${language.code}`);
  const tracedContent = {
    ...content,
    texts: { ...content.texts, namespaces: tracedTexts(content.texts.namespaces, names) },
  };
  // No site has a page at the address that represents unknown ones.
  const path = page.address === NOT_FOUND_ADDRESS ? `/-/${NOT_FOUND_ADDRESS}` : page.address;
  const view = unfilledPage(
    { ...project, languages: { ...project.languages, [language.code]: tracedContent } },
    language,
    path,
  );
  const visibleTexts = [...(texts[language.code] ?? [])].filter(([name]) =>
    used.byPage.get(page.address)?.has(withoutNumberForm(name)),
  );
  return {
    view: structuredClone(withoutHiddenValues(view)),
    texts: Object.fromEntries(visibleTexts),
    read: names,
  };
}

/** Records the name of every text that is read, such as a page's title in the breadcrumb of another one. */
function tracedTexts(texts: SourceTexts, readNames: Set<string>): SourceTexts {
  const tracedContent = (tree: TextTree, prefix: string): TextTree =>
    new Proxy(tree, {
      get(target, key) {
        const value = typeof key === 'string' ? target[key] : undefined;
        if (typeof value === 'object') return tracedContent(value, `${prefix}${String(key)}.`);
        if (value !== undefined) readNames.add(prefix + String(key));
        return value;
      },
    });
  return Object.fromEntries(
    Object.entries(texts).map(([namespace, tree]) => [namespace, tracedContent(tree, `${namespace}:`)]),
  );
}

/** A page without values that no visitor sees: seeds of pictures, and marks of offers in an order form. */
function withoutHiddenValues(view: PageView): PageView {
  const sections = view.sections.map((section) =>
    section.kind === 'order-form' ? { ...section, seed: '', offers: '' } : { ...section, seed: '' },
  );
  return { ...view, namespaces: [], sections };
}
