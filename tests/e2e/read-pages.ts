import type { APIRequestContext, Page } from '@playwright/test';
import { askServer } from './ask-server.ts';
import { staticPaths, words } from './site-model.ts';

/** What a page holds as it was served, before any script. */
export interface ServedPage {
  /** The path that was asked for. */
  readonly path: string;
  readonly status: number;
  /** The path that answered, after redirects. */
  readonly answeredBy: string;
  readonly language: string;
  readonly title: string;
  readonly headings: readonly string[];
  /** Contents of `<meta>` by name or property. */
  readonly meta: Readonly<Record<string, readonly string[]>>;
  readonly canonical: readonly string[];
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  /** The module that would start React, or null. */
  readonly start: string | null;
  /** The targets of all `<a>`, as written. */
  readonly links: readonly string[];
  /** Those within `<main>`. */
  readonly mainLinks: readonly string[];
  /** The files that it names: pictures, icons, styles, fonts, scripts. */
  readonly files: readonly string[];
  readonly ids: readonly string[];
  /** The ids that its drawings take shapes and colours from. */
  readonly drawnFrom: readonly string[];
  /** Every piece of text and every attribute that a visitor sees or hears. */
  readonly texts: readonly string[];
  /** The steps of the breadcrumb; href null for the page itself. */
  readonly breadcrumb: readonly { readonly href: string | null; readonly current: string | null }[];
}

/** What it takes to read pages: Playwright's page and its request client. */
export interface Reader {
  readonly page: Page;
  readonly request: APIRequestContext;
}

/**
 * Reads pages of a language as the server sends them; the browser parses them without running them.
 * @param paths addresses on the language's host
 */
export async function readPages(
  { page, request }: Reader,
  language: string,
  paths: readonly string[],
): Promise<readonly ServedPage[]> {
  const breadcrumbLabel = words('common:menu.breadcrumb', language);
  const pages: ServedPage[] = [];
  for (const path of paths) {
    const answer = await askServer(request, language, path);
    const parsed = await page.evaluate(parseInBrowser, { html: await answer.text(), breadcrumbLabel });
    pages.push({ ...parsed, path, status: answer.status(), answeredBy: new URL(answer.url()).pathname });
  }
  return pages;
}

const read = new Map<string, Promise<readonly ServedPage[]>>();

/** Every page of site.yaml in a language; read once by each worker, because the built sites do not change meanwhile. */
export function readAllPages(reader: Reader, language: string): Promise<readonly ServedPage[]> {
  const reading = read.get(language) ?? readPages(reader, language, staticPaths);
  read.set(language, reading);
  return reading;
}

type ParsedPage = Omit<ServedPage, 'path' | 'status' | 'answeredBy'>;

/** Runs in the browser, so it uses nothing from outside itself. */
function parseInBrowser({
  html,
  breadcrumbLabel,
}: {
  readonly html: string;
  readonly breadcrumbLabel: string;
}): ParsedPage {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const attributes = (selector: string, name: string) =>
    all(selector).flatMap((element) => element.getAttribute(name) ?? []);

  const meta: Record<string, string[]> = {};
  for (const element of all('meta[content]')) {
    const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
    meta[name] = [...(meta[name] ?? []), element.getAttribute('content') ?? ''];
  }
  const texts = [page.title];
  const pieces = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('script,style') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (pieces.nextNode()) texts.push(pieces.currentNode.textContent?.trim() ?? '');
  for (const name of ['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'content'])
    texts.push(...attributes(`[${name}]`, name));
  const styles = all('style').map(({ textContent }) => textContent ?? '');

  return {
    language: page.documentElement.lang,
    title: page.title,
    headings: all('h1').map((heading) => heading.textContent?.trim() ?? ''),
    meta,
    canonical: attributes('link[rel=canonical]', 'href'),
    alternates: all('link[rel=alternate][hreflang]').map((link) => ({
      language: link.getAttribute('hreflang') ?? '',
      href: link.getAttribute('href') ?? '',
    })),
    start: page.documentElement.getAttribute('data-start'),
    links: attributes('a', 'href'),
    mainLinks: attributes('main a', 'href'),
    files: [
      ...attributes('html', 'data-start'),
      ...attributes('[src]', 'src'),
      ...attributes('use', 'href'),
      ...attributes('link:not([rel=canonical],[rel=alternate])', 'href'),
      ...styles.flatMap((css) => [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url)),
    ].filter((file) => file !== '' && !file.startsWith('data:') && !file.startsWith('#')),
    ids: attributes('[id]', 'id'),
    drawnFrom: [
      ...[...html.matchAll(/url\(["']?#([^"')]+)/g)].map(([, id = '']) => id),
      ...attributes('use[href^="#"]', 'href').map((href) => href.slice(1)),
    ],
    texts: texts.filter((text) => text !== ''),
    breadcrumb: all('main nav')
      .filter((nav) => nav.getAttribute('aria-label') === breadcrumbLabel)
      .flatMap((nav) => [...nav.querySelectorAll('li > *')])
      .map((step) => ({ href: step.getAttribute('href'), current: step.getAttribute('aria-current') })),
  };
}
