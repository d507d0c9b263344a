/** Text without one of these contains no link. */
const ANY_SIGN = /\/|mailto:|\]\(|href|www\.|tel:/;

const label = String.raw`(?:\[[^[\]]*)?`;
const title = String.raw`(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?`;

/** `[text](address "title")`; if the bracket is not closed, up to the next space. */
const bracketLinks: readonly RegExp[] = [
  new RegExp(String.raw`${label}\]\(\s*<?((?:[^()\n<>"]|\([^()\n]*\))*?)>?${title}[ \t\r\n]*\)`, 'dg'),
  new RegExp(String.raw`${label}\]\(\s*([^\s()]+)`, 'dg'),
];
const ATTRIBUTE = /\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/dgi;
/** `[name]: address`, on a line of its own. */
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:[ \t]*<?([^\s>]+)/dgm;

const inWords = String.raw`[^\s<>"“”„«»\x60|]`;
/** With a scheme, or with a misspelt one: `htps://`, `https:/`, `https//`. */
const WITH_SCHEME = new RegExp(
  String.raw`(?<![\p{L}\d@./:])((?:[a-z][a-z\d+.-]{1,9}:\/+(?!\/)|https?:(?=[^\s/])|https?\/\/+(?!\/)|mailto:|tel:(?=[+\d]))${inWords}+)`,
  'dgu',
);
const WITH_WWW = new RegExp(String.raw`(?<![\p{L}\d@./-])(www\.${inWords}+)`, 'dgu');

/** Characters that end a sentence, not an address. */
const SENTENCE_END = /[.,;:!?'’)\]…*_]+$/;

/**
 * Finds the links in a text, in no particular order.
 * @param kind `markdown` for a document, where code is not a link and `www.…` is one
 */
export function findLinks(text: string, kind: 'words' | 'markdown'): UnplacedLink[] {
  if (kind === 'words' && !ANY_SIGN.test(text)) return [];
  const found: UnplacedLink[] = [];
  let rest = kind === 'markdown' ? withoutCode(text) : text;
  /** Takes every match out of the text, so that each link is found once. */
  const take = (pattern: RegExp, form: LinkForm) => {
    for (const match of rest.matchAll(pattern)) {
      const place = match.indices?.slice(1).find(Boolean);
      if (!place) continue;
      rest = rest.slice(0, match.index) + blank(match[0]) + rest.slice(match.index + match[0].length);
      const written = text.slice(...place);
      const target = form === 'words' ? withoutSentenceEnd(written) : written.replace(/[ \t\r\n]+$/, '');
      found.push({ target, index: place[0], form });
    }
  };
  for (const pattern of bracketLinks) take(pattern, 'link');
  take(ATTRIBUTE, 'link');
  if (kind === 'markdown') take(DEFINITION, 'link');
  take(WITH_SCHEME, 'words');
  if (kind === 'markdown') take(WITH_WWW, 'words');
  return found;
}

/** Keeps a closing bracket only if it was opened in the address. */
function withoutSentenceEnd(written: string): string {
  const end = SENTENCE_END.exec(written)?.[0] ?? '';
  const kept = written.slice(0, written.length - end.length);
  return end.startsWith(')') && kept.includes('(') ? `${kept})` : kept;
}

/** Replaces code, which is shown unchanged, with the same number of spaces. */
function withoutCode(markdown: string): string {
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
 */
export type LinkForm = 'link' | 'words' | 'field';
