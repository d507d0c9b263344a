import { feedPath, itemAddress, itemPage } from '../../app/site/item-address.ts';
import { matchPage } from '../../app/site/resolve-page.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { comparableAddress } from '../../schema/redirect.ts';
import { suggest } from '../problems/suggest.ts';
import { headingIds, renderMarkdown } from '../project/markdown.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { rightPath } from '../shape/repair.ts';
import type { SeedContent, SitePage } from './written-links.ts';

/** Target of an address within the site. */
type LinkTarget =
  | { readonly kind: 'page'; readonly page: SitePage }
  | { readonly kind: 'file' }
  /** An old address that redirects. */
  | { readonly kind: 'moved'; readonly to: string }
  /** The page of an unpublished row. */
  | { readonly kind: 'no-item'; readonly suggestion: string | null }
  | { readonly kind: 'none'; readonly suggestion: string | null };

/** All targets of links within the site. */
export interface LinkTargets {
  /** @param address without the fragment; the query matters for old addresses only */
  readonly find: (address: string) => LinkTarget;
  /** Returns the page that an address in the wrong form was meant for. */
  readonly nearest: (written: string) => string | null;
}

const TABLES = ['news', 'projects'] as const;

/** @param published rows that have pages */
export function linkTargets(site: ResolvedSite, published: SeedContent['published']): LinkTargets {
  const pages = site.pages.map(({ path }) => path).filter((path) => !path.includes('{'));
  const redirects = site.redirects.map(({ from, to }) => [comparableAddress(from), to] as const);
  const redirectTargets = new Map(redirects.filter(([from, to]) => from !== to));
  const files = new Set([feedPath(site), '/sitemap.xml', '/robots.txt', '/favicon.svg']);
  const itemPages = TABLES.flatMap((table) => itemPage(site, table) ?? []);
  const items = new Set(
    TABLES.flatMap((table) => {
      const page = itemPage(site, table);
      return page ? [...published[table]].map((name) => itemAddress(page, name)) : [];
    }),
  );

  const find = (address: string): LinkTarget => {
    const { path } = splitTarget(address);
    if (files.has(path)) return { kind: 'file' };
    const to =
      redirectTargets.get(comparableAddress(address)) ?? redirectTargets.get(comparableAddress(path));
    if (to !== undefined) return { kind: 'moved', to };
    const page = path.includes('{') ? undefined : matchPage(site, path)?.page;
    if (page === undefined) return { kind: 'none', suggestion: suggest(path, [...pages, ...items]) };
    if (!itemPages.includes(page) || page.path === path || items.has(path)) return { kind: 'page', page };
    return { kind: 'no-item', suggestion: suggest(path, [...items, ...pages]) };
  };
  const nearest = (written: string): string | null => {
    const correction = rightPath(written);
    const target = find(correction);
    if (target.kind === 'page' || target.kind === 'file') return correction;
    return target.kind === 'moved' ? target.to : target.suggestion;
  };
  return { find, nearest };
}

/** Parts of an address within the site. */
interface PathParts {
  readonly path: string;
  /** After the `?`; empty if there is none. */
  readonly query: string;
  /** After the `#`; `null` if there is none. */
  readonly fragment: string | null;
}

/** @param target an address without its domain: `/fa-tilbod?service=seo#form` */
export function splitTarget(target: string): PathParts {
  const [, path = '', query = '', fragment = null] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(target) ?? [];
  return { path, query, fragment };
}

/** The `id`s of `<body>` and `<main>`, which every page has. */
const EVERYWHERE = ['top', 'main'];

/** Names of the parts of a page. */
interface PageParts {
  /** Names that a writer would choose. */
  readonly suggestedParts: readonly string[];
  readonly allParts: readonly string[];
  /** Ids of headings by their text in the language of the page, with and without the name of the document. */
  readonly idByHeading: ReadonlyMap<string, string>;
}

/**
 * Lists the parts of a page that `#part` can link to: its sections, the headings of its documents (`terms-liability`)
 * and the fields of its forms.
 * @param code language of the page
 */
export function pageParts(
  page: SitePage,
  code: string,
  { site, documents }: Pick<ProjectContent, 'site' | 'documents'>,
): PageParts {
  const sections = page.sections.filter(({ hidden }) => !hidden);
  const idByHeading = new Map<string, string>();
  const headings = sections.flatMap((section) => {
    const name = section.kind === 'prose' ? section.document : '';
    const markdown = documents[code]?.[name];
    if (markdown === undefined) return [];
    const ids = headingIds(name, documents[site.defaultLanguage.code]?.[name] ?? markdown);
    const pageIds = renderMarkdown(markdown, ids).headings.map(({ id }) => id);
    for (const [index, headingId] of headingIds(name, markdown).entries())
      for (const text of [headingId, headingId.slice(name.length + 1)])
        idByHeading.set(text, pageIds[index] ?? headingId);
    return pageIds;
  });
  const fields = sections.flatMap((section) =>
    'form' in section
      ? (site.forms[section.form]?.fields.map(({ name }) => `${section.form}-${name}`) ?? [])
      : [],
  );
  const suggestedParts = [...sections.map(({ id }) => id), ...headings];
  return { suggestedParts, allParts: [...suggestedParts, ...EVERYWHERE, ...fields], idByHeading };
}
