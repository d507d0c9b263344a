/** A piece of HTML as this project writes it; `written` is its text. */
export type HtmlToken =
  /** An opening tag; `isVoid`: of an element without content. */
  | { readonly kind: 'open'; readonly written: string; readonly name: string; readonly isVoid: boolean }
  | { readonly kind: 'close'; readonly written: string; readonly name: string }
  | { readonly kind: 'text'; readonly written: string }
  /** A comment, or a script or a style with its content. */
  | { readonly kind: 'other'; readonly written: string };

const TOKEN =
  /<!--.*?-->|<(?:script|style)\b[^<>]*>.*?<\/(?:script|style)>|<(\/?)([a-zA-Z][\w-]*)(?:[^"'<>]|"[^"]*"|'[^']*')*>|[^<]+|</gs;

const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/** Splits HTML into its tokens; joined, they are the same HTML. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  for (const [written, closing, name] of html.matchAll(TOKEN)) {
    if (name === undefined) {
      const isOther = written.startsWith('<') && written !== '<';
      yield isOther ? { kind: 'other', written } : { kind: 'text', written };
    } else if (closing) yield { kind: 'close', written, name };
    else yield { kind: 'open', written, name, isVoid: VOID_ELEMENTS.has(name) || written.endsWith('/>') };
  }
}

export function withAttribute(tag: string, name: string, value: string): string {
  const escaped = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return tag.replace(/^<[\w-]+/, (start) => `${start} ${name}="${escaped}"`);
}

/** The decoded value of an attribute in the text of a tag; null if there is none. */
export function readAttribute(tag: string, name: string): string | null {
  if (!tag.includes(` ${name}="`)) return null;
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? null : decodeEntities(value);
}

/** Decodes the entities that React and Markdown write. */
function decodeEntities(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};
