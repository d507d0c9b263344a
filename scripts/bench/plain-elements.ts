import type { ReactElement, ReactNode } from 'react';

type CreateElement = (type: string, props: Record<string, unknown>, ...children: ReactNode[]) => ReactElement;

const tag = /<!--.*?-->|<(\/?)([a-zA-Z][\w:-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/gs;
const attribute = /([^\s=>/]+)(?:="([^"]*)")?/g;
const empty = new Set(['meta', 'link', 'br', 'input', 'img', 'hr']);

interface Open {
  readonly type: string;
  readonly props: Record<string, unknown>;
  readonly children: ReactNode[];
}

/**
 * Makes of a page's HTML the plain React elements that render it: no components, no styles, no texts to look up.
 * Rendering them is the floor that any React site stands on. It reads what React writes, not any HTML.
 */
export function plainElements(html: string, createElement: CreateElement): ReactElement {
  const root: Open = { type: '', props: {}, children: [] };
  const stack: Open[] = [root];
  const top = () => stack.at(-1) ?? root;
  const source = html.replace(/^<!DOCTYPE html>/, '');
  const raw = takeOutRawTexts(source);
  let at = 0;
  for (const match of raw.html.matchAll(tag)) {
    const text = raw.html.slice(at, match.index);
    if (text) top().children.push(unescapeHtml(text));
    at = match.index + match[0].length;
    const [, closing, type, attributes = '', selfClosing] = match;
    if (type === undefined) continue;
    if (closing) {
      const done = stack.pop();
      if (done) top().children.push(close(done, createElement, raw.texts));
      continue;
    }
    const opened: Open = { type, props: propsOf(attributes), children: [] };
    if (selfClosing || empty.has(type)) top().children.push(createElement(type, opened.props));
    else stack.push(opened);
  }
  return root.children[0] as ReactElement;
}

function close(
  { type, props, children }: Open,
  createElement: CreateElement,
  texts: readonly string[],
): ReactElement {
  if (type !== 'style' && type !== 'script') return createElement(type, props, ...children);
  const text = texts[Number(children[0])] ?? '';
  return createElement(type, { ...props, dangerouslySetInnerHTML: { __html: text } });
}

/** Styles and scripts hold characters that look like tags; a number stands in for each. */
function takeOutRawTexts(html: string): { html: string; texts: string[] } {
  const texts: string[] = [];
  const without = html.replace(
    /(<(style|script)[^>]*>)(.*?)(<\/\2>)/gs,
    (_, open: string, __, text: string, end: string) => {
      texts.push(text);
      return `${open}${texts.length - 1}${end}`;
    },
  );
  return { html: without, texts };
}

/** React takes styles as objects; a string is given under another name, which costs the same to write. */
function propsOf(written: string): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, name = '', value = ''] of written.matchAll(attribute))
    props[name === 'style' ? 'data-style' : name] = unescapeHtml(value);
  return props;
}

function unescapeHtml(text: string): string {
  return text.replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" })[name] ?? '',
  );
}
