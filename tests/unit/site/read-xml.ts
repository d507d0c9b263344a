/** An element of an XML document. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text directly in it, entities put back. */
  readonly text: string;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const illegal = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;
const name = '[A-Za-z_][\\w.:-]*';
const reference = '&(?:amp|lt|gt|quot|apos|#\\d+);';
const token = new RegExp(
  [
    `<(?<open>${name})(?<attributes>(?:\\s+${name}="(?:[^<&"]|${reference})*")*)\\s*(?<empty>/?)>`,
    `</(?<close>${name})\\s*>`,
    `(?<text>(?:[^<&>]|${reference})+)`,
  ].join('|'),
  'yu',
);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads a document of elements, attributes and text as strictly as XML 1.0 asks for.
 * @returns its root
 * @throws for whatever is not well-formed, and for comments, CDATA and document types, which nothing here writes
 */
export function readXml(document: string): XmlElement {
  if (!document.startsWith(declaration)) refuse(document);
  const found = illegal.exec(document);
  if (found) refuse(document.slice(found.index));
  const top: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const path = [top];
  for (const { open, attributes, empty, close, text } of tokensOf(document)) {
    const inner = path.at(-1) ?? top;
    if (open !== undefined) {
      const element = { name: open, attributes: attributesOf(attributes), children: [], text: '' };
      inner.children.push(element);
      if (!empty) path.push(element);
    } else if (close === undefined) inner.text += plain(text ?? '');
    else if (inner !== top && inner.name === close) path.pop();
    else refuse(`</${close}>`);
  }
  const [root, ...more] = top.children;
  if (path.length > 1 || !root || more.length > 0 || top.text.trim() !== '') return refuse(document);
  return root;
}

function refuse(text: string): never {
  throw new Error(`No well-formed XML: ${JSON.stringify(text.slice(0, 60))}`);
}

/** The tags of a document and the text between them. */
function* tokensOf(document: string): Generator<Readonly<Record<string, string | undefined>>> {
  let at = declaration.length;
  while (at < document.length) {
    token.lastIndex = at;
    const groups = token.exec(document)?.groups ?? refuse(document.slice(at));
    at = token.lastIndex;
    yield groups;
  }
}

function attributesOf(written = ''): Record<string, string> {
  const pairs = [...written.matchAll(/([^\s=]+)="([^"]*)"/g)];
  const attributes = Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, plain(value)]));
  if (Object.keys(attributes).length < pairs.length) refuse(written);
  return attributes;
}

function plain(text: string): string {
  return text.replace(/&(?:#(\d+)|(\w+));/g, (_, code: string | undefined, word: string) =>
    code === undefined ? (entities[word] ?? '') : String.fromCodePoint(Number(code)),
  );
}

/** The elements of a name that lie directly in another. */
export function childrenOf({ children }: XmlElement, wanted: string): XmlElement[] {
  return children.filter((child) => child.name === wanted);
}

/** The text of the only element of a name that is directly in another. */
export function textIn(element: XmlElement, wanted: string): string {
  const [only, ...more] = childrenOf(element, wanted);
  if (!only || more.length > 0) throw new Error(`${element.name} has not one ${wanted}.`);
  return only.text;
}
