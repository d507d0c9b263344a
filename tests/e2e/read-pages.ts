import type { Page } from '@playwright/test';
import { originOf } from './site-model.ts';

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
  /** Every piece of text and every attribute that a visitor sees or hears. */
  readonly texts: readonly string[];
  /** The steps of the breadcrumb; href null for the page itself. */
  readonly breadcrumb: readonly { readonly href: string | null; readonly current: string | null }[];
}

/**
 * Reads pages of a language as the server sends them. The browser fetches and parses them without running them,
 * which takes milliseconds a page.
 * @param paths addresses on the language's host
 */
export async function readPages(
  page: Page,
  language: string,
  paths: readonly string[],
  breadcrumbLabel = '',
): Promise<readonly ServedPage[]> {
  await page.goto(`${originOf(language)}/robots.txt`);
  return await page.evaluate(readInBrowser, { paths, breadcrumbLabel });
}

/** Runs in the browser, so it uses nothing from outside itself. */
async function readInBrowser({
  paths,
  breadcrumbLabel,
}: {
  readonly paths: readonly string[];
  readonly breadcrumbLabel: string;
}): Promise<ServedPage[]> {
  const all = (from: ParentNode, selector: string) => [...from.querySelectorAll(selector)];
  const attributes = (from: ParentNode, selector: string, name: string) =>
    all(from, selector).flatMap((element) => element.getAttribute(name) ?? []);

  const textsOf = (document: Document): string[] => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script,style') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const found: string[] = [];
    while (walker.nextNode()) found.push(walker.currentNode.textContent?.trim() ?? '');
    for (const name of ['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'content'])
      found.push(...attributes(document, `[${name}]`, name));
    return found.filter((text) => text !== '');
  };

  const read = async (path: string): Promise<ServedPage> => {
    const answer = await fetch(path);
    const text = await answer.text();
    const page = new DOMParser().parseFromString(text, 'text/html');
    const meta: Record<string, string[]> = {};
    for (const element of all(page, 'meta[content]')) {
      const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
      meta[name] = [...(meta[name] ?? []), element.getAttribute('content') ?? ''];
    }
    const styles = all(page, 'style').map(({ textContent }) => textContent ?? '');
    return {
      path,
      status: answer.status,
      answeredBy: new URL(answer.url).pathname,
      language: page.documentElement.lang,
      title: page.title,
      headings: all(page, 'h1').map((heading) => heading.textContent?.trim() ?? ''),
      meta,
      canonical: attributes(page, 'link[rel=canonical]', 'href'),
      alternates: all(page, 'link[rel=alternate][hreflang]').map((link) => ({
        language: link.getAttribute('hreflang') ?? '',
        href: link.getAttribute('href') ?? '',
      })),
      start: page.documentElement.getAttribute('data-start'),
      links: attributes(page, 'a', 'href'),
      mainLinks: attributes(page, 'main a', 'href'),
      files: [
        ...attributes(page, 'html', 'data-start'),
        ...attributes(page, '[src]', 'src'),
        ...attributes(page, 'use', 'href'),
        ...attributes(page, 'link:not([rel=canonical],[rel=alternate])', 'href'),
        ...styles.flatMap((css) => [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url)),
      ].filter((file) => file !== '' && !file.startsWith('data:')),
      ids: attributes(page, '[id]', 'id'),
      texts: [page.title, ...textsOf(page)],
      breadcrumb: all(page, 'main nav[aria-label]')
        .filter((nav) => nav.getAttribute('aria-label') === breadcrumbLabel)
        .flatMap((nav) => all(nav, 'li > *'))
        .map((step) => ({ href: step.getAttribute('href'), current: step.getAttribute('aria-current') })),
    };
  };
  const pages: ServedPage[] = [];
  for (const path of paths) pages.push(await read(path));
  return pages;
}
