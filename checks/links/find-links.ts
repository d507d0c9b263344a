/** Text without one of these contains no link. */
const LINK_HINT = /\/|mailto:|\]\(|href|www\.|tel:/;

const LABEL = String.raw`(?:\[[^[\]]*)?`;
const TITLE = String.raw`(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?`;

/** `[text](address "title")`; if the bracket is not closed, up to the next space. */
const BRACKET_LINKS: readonly RegExp[] = [
  new RegExp(String.raw`${LABEL}\]\(\s*<?((?:[^()\n<>"]|\([^()\n]*\))*?)>?${TITLE}[ \t\r\n]*\)`, 'dg'),
  new RegExp(String.raw`${LABEL}\]\(\s*([^\s()]+)`, 'dg'),
];
const ATTRIBUTE = /\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/dgi;
/** `[name]: address`, on a line of its own. */
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:[ \t]*<?([^\s>]+)/dgm;

const ADDRESS_SIGN = String.raw`[^\s<>"“”„«»\x60|]`;
/** With a scheme, or with a misspelt one: `htps://`, `https:/`, `https//`. */
const WITH_SCHEME = new RegExp(
  String.raw`(?<![\p{L}\d@./:])((?:[a-z][a-z\d+.-]{1,9}:\/+(?!\/)|https?:(?=[^\s/])|https?\/\/+(?!\/)|mailto:|tel:(?=[+\d]))${ADDRESS_SIGN}+)`,
  'dgu',
);
const WITH_WWW = new RegExp(String.raw`(?<![\p{L}\d@./-])(www\.${ADDRESS_SIGN}+)`, 'dgu');

/** Characters that end a sentence, not an address. */
const SENTENCE_END = /[.,;:!?'’)\]…*_]+$/;

/**
 * Finds the links in a text, in no particular order.
 * @param kind `markdown` for a document, where code is not a link and `www.…` is one
 */
export function findLinks(text: string, kind: 'words' | 'markdown'): UnplacedLink[] {
  if (kind === 'words' && !LINK_HINT.test(text)) return [];
  const links: UnplacedLink[] = [];
  let remaining = kind === 'markdown' ? blankCode(text) : text;
  /** Takes every match out of the text, so that each link is found once. */
  const extract = (pattern: RegExp, form: LinkForm) => {
    for (const match of remaining.matchAll(pattern)) {
      const range = match.indices?.slice(1).find(Boolean);
      if (!range) continue;
      remaining =
        remaining.slice(0, match.index) + blank(match[0]) + remaining.slice(match.index + match[0].length);
      const address = text.slice(...range);
      const target = form === 'words' ? trimSentenceEnd(address) : address.replace(/[ \t\r\n]+$/, '');
      links.push({ target, index: range[0], form });
    }
  };
  for (const pattern of BRACKET_LINKS) extract(pattern, 'link');
  extract(ATTRIBUTE, 'link');
  if (kind === 'markdown') extract(DEFINITION, 'link');
  extract(WITH_SCHEME, 'words');
  if (kind === 'markdown') extract(WITH_WWW, 'words');
  return links;
}

/** Keeps a closing bracket only if it was opened in the address. */
function trimSentenceEnd(address: string): string {
  const end = SENTENCE_END.exec(address)?.[0] ?? '';
  const trimmed = address.slice(0, address.length - end.length);
  return end.startsWith(')') && trimmed.includes('(') ? `${trimmed})` : trimmed;
}

/** Replaces code, which is shown unchanged, with the same number of spaces. */
function blankCode(markdown: string): string {
  if (!/[`~]/.test(markdown)) return markdown;
  return markdown.replace(
    /^ {0,3}(```|~~~)[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))|(?<!`)(`+)(?!`)[^\n]*?(?<!`)\2(?!`)/gm,
    blank,
  );
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** A link in a text whose position in the project is not known yet. */
export interface UnplacedLink {
  /** Address as written, without the characters around it. */
  readonly target: string;
  /** Start in the text, from 0. */
  readonly index: number;
  readonly form: LinkForm;
}

/**
 * Form in which a link is written.
 * - `link`: in the brackets of a link, in `href` or in a field that holds only a link; always read as an address
 * - `words`: an address with its scheme in other text
 * - `field`: an address outside this site in a field of site.yaml or of a row
 * - `project`: that of a project that site.yaml names
 */
export type LinkForm = 'link' | 'words' | 'field' | 'project';
