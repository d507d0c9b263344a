/** Words without one of these have no link in them. */
const ANY_SIGN = /\/|mailto:|\]\(|href|www\.|tel:/;

const label = String.raw`(?:\[[^[\]]*)?`;
const title = String.raw`(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?`;

/** `[words](address "title")`; where the bracket is not closed, up to the next space. */
const bracketLinks: readonly RegExp[] = [
  new RegExp(String.raw`${label}\]\(\s*<?((?:[^()\n<>"]|\([^()\n]*\))*?)>?${title}[ \t\r\n]*\)`, 'dg'),
  new RegExp(String.raw`${label}\]\(\s*([^\s()]+)`, 'dg'),
];
const ATTRIBUTE = /\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/dgi;
/** `[name]: address`, on a line of its own. */
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:[ \t]*<?([^\s>]+)/dgm;

const inWords = String.raw`[^\s<>"“”„«»\x60|]`;
/** With a scheme, or with what is one but for a mistake: `htps://`, `https:/`, `https//`. */
const WITH_SCHEME = new RegExp(
  String.raw`(?<![\p{L}\d@./:])((?:[a-z][a-z\d+.-]{1,9}:\/+(?!\/)|https?:(?=[^\s/])|https?\/\/+(?!\/)|mailto:|tel:(?=[+\d]))${inWords}+)`,
  'dgu',
);
const WITH_WWW = new RegExp(String.raw`(?<![\p{L}\d@./-])(www\.${inWords}+)`, 'dgu');

/** Signs that end a sentence, not an address. */
const SENTENCE_END = /[.,;:!?'’)\]…*_]+$/;

/**
 * Finds the links in a text, in no order.
 * @param kind `markdown` for a document, where code is no link and `www.…` is one
 */
export function findLinks(text: string, kind: 'words' | 'markdown'): FoundLink[] {
  if (kind === 'words' && !ANY_SIGN.test(text)) return [];
  const found: FoundLink[] = [];
  let rest = kind === 'markdown' ? withoutCode(text) : text;
  /** Takes every match out of the text, so that a link is found once. */
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

/** A bracket belongs to the address only when it was opened in it. */
function withoutSentenceEnd(written: string): string {
  const end = SENTENCE_END.exec(written)?.[0] ?? '';
  const kept = written.slice(0, written.length - end.length);
  return end.startsWith(')') && kept.includes('(') ? `${kept})` : kept;
}

/** Code is shown as it is written; as many spaces are in its place. */
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

/** A link in a text, before it is known where the text is. */
export interface FoundLink {
  /** The address as it is written, without what is around it. */
  readonly target: string;
  /** Where it starts in the text, from 0. */
  readonly index: number;
  readonly form: LinkForm;
}

/**
 * How a link is written.
 * - `link`: in the brackets of a link, in `href` or in a field that holds nothing else; anything there leads somewhere
 * - `words`: an address with its scheme among other words
 * - `field`: an address outside of this site in a field of site.yaml or of a row
 */
export type LinkForm = 'link' | 'words' | 'field';
