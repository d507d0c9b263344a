import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { firstPartsOfTextNames, getOrigin, languages, staticPaths } from './site-model.ts';

/** Contents of a page as served, before any script runs. */
export interface ServedPage extends ReturnType<typeof parseInBrowser> {
  /** `es /lausnir`: identifies the page in a failed check. */
  readonly name: string;
  /** Language of the requested host. */
  readonly host: string;
  /** Requested path. */
  readonly path: string;
  readonly status: number;
  /** The Content-Security-Policy header. */
  readonly policy: string;
}

/** An address without a page. */
export const unknownPath = '/engin-sida';

const pagesByLanguage = new Map<string, Promise<readonly ServedPage[]>>();

/** Every page of site.yaml in every language; read once, because the built sites do not change during a run. */
export async function allPages(browser: Browser): Promise<readonly ServedPage[]> {
  return (await Promise.all(languages.map((language) => readServedPages(browser, language)))).flat();
}

/** Every page of site.yaml in a language. */
export function readServedPages(browser: Browser, language: string): Promise<readonly ServedPage[]> {
  const reading = pagesByLanguage.get(language) ?? readOnce(browser, language);
  pagesByLanguage.set(language, reading);
  return reading;
}

/** Pages that one worker has read are shared with the others through the run's temporary folder. */
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
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(`${getOrigin(language)}/robots.txt`);
  await page.evaluate(`window.parsePage = ${parseInBrowser}`);
  const pages = await page.evaluate(async (paths) => {
    const servedPages: Omit<ServedPage, 'name' | 'host'>[] = [];
    for (const path of paths) {
      const answer = await fetch(path);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const content = window.parsePage?.(await answer.text());
      if (content) servedPages.push({ ...content, path, status: answer.status, policy });
    }
    return servedPages;
  }, paths);
  await page.close();
  return pages.map((entry) => ({ ...entry, name: `${language} ${entry.path}`, host: language }));
}

declare global {
  interface Window {
    /** Set by `readPages`. */
    parsePage?: typeof parseInBrowser;
  }
}

const signsOfRawText = [
  /\b[a-z]+:[a-z-]+\.[a-z]/,
  /\{\{|\}\}/,
  /\bundefined\b/,
  /\bNaN\b/,
  /\[object /,
  /^null$/,
];

/**
 * Finds text that should have been replaced: names of texts, facts that were not filled in, invalid values.
 * i18next shows a missing text as its name without the namespace (`menu.main`), so that is looked for as well.
 */
export function rawTexts(texts: readonly string[]): string[] {
  const isTextName = (word: string) => {
    const [first = '', ...rest] = word.split('.');
    return rest.length > 0 && rest.every((part) => /^[\w-]+$/.test(part)) && firstPartsOfTextNames.has(first);
  };
  return texts.filter(
    (text) => signsOfRawText.some((sign) => sign.test(text)) || text.split(/[\s,:]+/).some(isTextName),
  );
}

/** Raw texts of the page in its current state in the browser, including the title. */
export async function rawTextsOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label]')].map(
      (element) => element.getAttribute('aria-label') ?? '',
    );
    return [document.title, ...document.body.innerText.split('\n'), ...labels];
  });
  return rawTexts(texts);
}

/** Items of a schema.org type that a page describes. */
export function thingsOfType(page: ServedPage, type: string): readonly Readonly<Record<string, unknown>>[] {
  const data: { readonly '@graph': readonly Readonly<Record<string, unknown>>[] } = JSON.parse(
    page.structured[0] ?? '',
  );
  return data['@graph'].filter((node) => node['@type'] === type);
}

/** Runs in the browser, so it uses nothing from outside the function. */
function parseInBrowser(html: string) {
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
      // Two adjacent inline elements are separate texts.
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
    /** The module that would start React; null if the page has none. */
    start: page.documentElement.getAttribute('data-start'),
    /** The targets of all `<a>`, as written. */
    links: attributes('a', 'href'),
    mainLinks: attributes('main a', 'href'),
    /** Files that it references: pictures, icons, styles, fonts, scripts. */
    files: [
      ...attributes('html', 'data-start'),
      ...attributes('[src]', 'src'),
      ...attributes('use', 'href'),
      ...attributes('link:not([rel=canonical],[rel=alternate])', 'href'),
      ...styles.flatMap((css) => [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url)),
    ].filter((file) => file !== '' && !file.startsWith('data:') && !file.startsWith('#')),
    ids: attributes('[id]', 'id'),
    /** Visible texts, one for each heading, paragraph, entry or cell; names of other languages are left out. */
    texts,
    /** Texts that are read out or shown in fields: labels, alternative texts, placeholders. */
    labels: ['alt', 'aria-label', 'aria-description', 'placeholder', 'title']
      .flatMap((name) => attributes(`body [${name}]`, name))
      .filter((label) => label !== ''),
    /** Cards of packages and lines of price lists: `frá 4.990 kr.`, or only words if the price is by quote. */
    pricedItems: all('[data-section=packages] [data-package], [data-section=price-list] [data-price]').map(
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
