/** What a visitor and a search engine read on a built page. */
export interface BuiltPage {
  readonly language: string;
  /** `/lausnir`; `/404` for the page that unknown addresses show. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** What is on the page, a heading, paragraph, entry or cell each; names of other languages are left out. */
  readonly texts: readonly string[];
  /** What is read out or shown in fields: labels, alternative texts, placeholders. */
  readonly labels: readonly string[];
  /** The cards of packages and the lines of price lists. */
  readonly priced: readonly PricedItem[];
  readonly breadcrumb: readonly { readonly name: string; readonly href: string | null }[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** Each block of JSON-LD as it is written. */
  readonly structured: readonly string[];
}

export interface PricedItem {
  readonly name: string;
  /** `frá 4.990 kr.`, or words alone where the price is by quote. */
  readonly price: string;
}

/** Every text of a page in its language: title, description, keywords, texts and labels. */
export function wordsOf({ title, description, keywords, texts, labels }: BuiltPage): readonly string[] {
  return [title, description, keywords, ...texts, ...labels];
}

/** Runs in the browser, so it uses nothing from outside itself. */
export function parseBuiltPage(html: string): Omit<BuiltPage, 'path'> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { lang } = page.documentElement;
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const textIn = (element: Element | null | undefined, selector: string) =>
    element?.querySelector(selector)?.textContent?.trim() ?? '';

  const metaContent = (name: string) =>
    page.querySelector(`meta[name=${name}]`)?.getAttribute('content') ?? '';

  const inline = new Set([
    'a',
    'abbr',
    'b',
    'code',
    'em',
    'i',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'time',
  ]);
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
      const isInline = inline.has(node.localName);
      if (!isInline || node.previousSibling instanceof Element) finish();
      collect(node);
      if (!isInline) finish();
    }
  };
  collect(page.body);
  finish();

  const labels = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'].flatMap((name) =>
    all(`body [${name}]`).flatMap((element) => element.getAttribute(name) ?? []),
  );
  return {
    language: lang,
    title: page.title,
    description: metaContent('description'),
    keywords: metaContent('keywords'),
    texts,
    labels: labels.filter((label) => label !== ''),
    priced: all('[data-section=packages] [data-package], [data-section=price-list] [data-price]').map(
      (item) => ({ name: textIn(item, 'h3'), price: textIn(item, ':scope > p > strong') }),
    ),
    breadcrumb: all('main nav ol > li > *').map((step) => ({
      name: step.textContent?.trim() ?? '',
      href: step.getAttribute('href'),
    })),
    questions: all('[data-section=faq] details').map((item) => ({
      question: textIn(item, 'summary h3'),
      answer: textIn(item, ':scope > p'),
    })),
    structured: all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ''),
  };
}
