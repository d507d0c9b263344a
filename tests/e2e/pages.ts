import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { askServer } from './ask-server.ts';
import { languages, staticPaths } from './site-model.ts';

/** What a page holds as it was served, before any script. */
export interface ServedPage {
  /** `es /lausnir`: what a failed check is named by. */
  readonly name: string;
  /** The language of the host that was asked. */
  readonly host: string;
  /** The path that was asked for. */
  readonly path: string;
  readonly status: number;
  /** The Content-Security-Policy header. */
  readonly policy: string;
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
  /** What is on the page, a heading, paragraph, entry or cell each; names of other languages are left out. */
  readonly texts: readonly string[];
  /** What is read out or shown in fields: labels, alternative texts, placeholders. */
  readonly labels: readonly string[];
  /** The cards of packages and the lines of price lists: `frá 4.990 kr.`, or words alone where the price is by quote. */
  readonly priced: readonly { readonly id: string; readonly name: string; readonly price: string }[];
  /** The steps of the breadcrumb; href null for the page itself. */
  readonly breadcrumb: readonly {
    readonly name: string;
    readonly href: string | null;
    readonly current: string | null;
  }[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** Each block of JSON-LD as it is written. */
  readonly structured: readonly string[];
}

/** An address that no page has. */
export const unknownPath = '/engin-sida';

const read = new Map<string, Promise<readonly ServedPage[]>>();

/** Every page of site.yaml in every language; read once, because the built sites do not change meanwhile. */
export async function allPages(browser: Browser): Promise<readonly ServedPage[]> {
  return (await Promise.all(languages.map((language) => pagesOf(browser, language)))).flat();
}

/** Every page of site.yaml in a language. */
export function pagesOf(browser: Browser, language: string): Promise<readonly ServedPage[]> {
  const reading = read.get(language) ?? readOnce(browser, language);
  read.set(language, reading);
  return reading;
}

/** What one worker has read is left in the run's temporary folder for the others. */
async function readOnce(browser: Browser, language: string): Promise<readonly ServedPage[]> {
  const file = join(tmpdir(), `pages-${language}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const pages = await readPages(browser, language, staticPaths);
  const part = `${file}.${process.pid}`;
  writeFileSync(part, JSON.stringify(pages));
  renameSync(part, file);
  return pages;
}

/**
 * Reads pages of a language as the server sends them; the browser parses them without running them.
 * @param paths addresses on the language's host
 */
export async function readPages(
  browser: Browser,
  language: string,
  paths: readonly string[],
): Promise<readonly ServedPage[]> {
  const page = await browser.newPage();
  const pages = await Promise.all(
    paths.map(async (path): Promise<ServedPage> => {
      const { status, headers, text } = await askServer(language, path);
      return {
        ...(await page.evaluate(parseInBrowser, text)),
        name: `${language} ${path}`,
        host: language,
        path,
        status,
        policy: String(headers['content-security-policy']),
      };
    }),
  );
  await page.close();
  return pages;
}

/** Every text of a page in its language: title, description and the like, texts and labels. */
export function wordsOf({ title, meta, texts, labels }: ServedPage): readonly string[] {
  const { description = [], keywords = [] } = meta;
  return [title, ...description, ...keywords, ...texts, ...labels];
}

type ParsedPage = Omit<ServedPage, 'name' | 'host' | 'path' | 'status' | 'policy'>;

/** Runs in the browser, so it uses nothing from outside itself. */
function parseInBrowser(html: string): ParsedPage {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { lang } = page.documentElement;
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const attributes = (selector: string, name: string) =>
    all(selector).flatMap((element) => element.getAttribute(name) ?? []);
  const textIn = (element: Element, selector: string) =>
    element.querySelector(selector)?.textContent?.trim() ?? '';

  const meta: Record<string, string[]> = {};
  for (const element of all('meta[content]')) {
    const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
    meta[name] = [...(meta[name] ?? []), element.getAttribute('content') ?? ''];
  }

  const inline = 'a, abbr, b, code, em, i, small, span, strong, sub, sup, time';
  const texts: string[] = [];
  let current = '';
  const finish = () => {
    if (current.trim() !== '') texts.push(current.trim());
    current = '';
  };
  const collect = (element: Element) => {
    for (const node of element.childNodes) {
      if (node instanceof Text) current += node.data;
      if (!(node instanceof Element) || node.matches('script, style, template')) continue;
      if (node.hasAttribute('lang') && node.getAttribute('lang') !== lang) continue;
      // Of two inline elements with nothing between them, each says something of its own.
      const isInline = node.matches(inline);
      if (!isInline || node.previousSibling instanceof Element) finish();
      collect(node);
      if (!isInline) finish();
    }
  };
  collect(page.body);
  finish();

  const styles = all('style').map(({ textContent }) => textContent ?? '');
  return {
    language: lang,
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
    texts,
    labels: ['alt', 'aria-label', 'aria-description', 'placeholder', 'title']
      .flatMap((name) => attributes(`body [${name}]`, name))
      .filter((label) => label !== ''),
    priced: all('[data-section=packages] [data-package], [data-section=price-list] [data-price]').map(
      (item) => ({
        id: item.getAttribute('data-package') ?? item.getAttribute('data-price') ?? '',
        name: textIn(item, 'h3'),
        price: textIn(item, 'p > strong'),
      }),
    ),
    breadcrumb: all('main nav ol > li > *').map((step) => ({
      name: step.textContent?.trim() ?? '',
      href: step.getAttribute('href'),
      current: step.getAttribute('aria-current'),
    })),
    questions: all('[data-section=faq] details').map((item) => ({
      question: textIn(item, 'summary h3'),
      answer: textIn(item, ':scope > p'),
    })),
    structured: all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ''),
  };
}
