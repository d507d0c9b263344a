import type { YAMLParseError } from 'yaml';
import { lineStart, nextLine } from './line-places.ts';
import { type ErrorFinding, explainYamlError } from './yaml-explanation.ts';
import type { Finding, TokenScan } from './yaml-tokens.ts';

/**
 * Says in plain words what the parser stumbled over.
 * @param errors what the parser reports, in its own words
 * @param text the whole file
 * @param scan brackets and quotes that explain where a mistake began
 * @returns one finding for each mistake, in the order of the file; what follows from an earlier mistake is left out
 */
export function explainYamlErrors(
  errors: readonly YAMLParseError[],
  text: string,
  scan: TokenScan,
): Finding[] {
  const findings = new Map<number, Finding>();
  const earlier = new EarlierMistakes(text);
  for (const error of [...errors].sort((a, b) => a.pos[0] - b.pos[0])) {
    if (findings.size >= enough) break;
    if (earlier.cover(error)) continue;
    const finding = explainYamlError(error, text, scan);
    if (earlier.explain(error, finding)) continue;
    const line = lineStart(text, finding.offset);
    if (!findings.has(line)) findings.set(line, finding);
    // Here the parser has left the document, and every word that follows is a mistake to it.
    if (/in YAML (stream|document)/.test(error.message)) break;
  }
  return [...findings.values()];
}

/** Knows what the parser trips over only because of something before it. */
class EarlierMistakes {
  readonly #text: string;
  readonly #columns = new Set<number>();
  #until = -1;
  #tab = false;
  #brokenLine = false;
  #nextLine = -1;

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether an error lies on the same line as the last one, or in the same stretch. */
  cover({ pos: [start] }: YAMLParseError): boolean {
    return start < this.#until;
  }

  /** Whether an error follows from earlier ones; it counts as an earlier one itself from now on. */
  explain(error: YAMLParseError, finding: ErrorFinding): boolean {
    const [start, end] = error.pos;
    const isNextLine = lineStart(this.#text, start) === this.#nextLine;
    this.#nextLine = nextLine(this.#text, start);
    this.#until = Math.max(end, this.#nextLine);
    if (error.code === 'TAB_AS_INDENT') this.#tab = true;
    // A line that is no key and value runs on into the next lines, whose colons are then one too many.
    this.#brokenLine = finding.reason !== 'second-colon' || (isNextLine && this.#brokenLine);
    if (finding.reason === 'second-colon') return this.#brokenLine;
    if (finding.reason !== 'misaligned') return false;
    // One line out of place puts every later line of its group out of place too.
    const column = finding.offset - lineStart(this.#text, finding.offset);
    const known = this.#tab || this.#columns.has(column);
    this.#columns.add(column);
    return known;
  }
}

/** Nobody mends more mistakes than this at once. */
const enough = 200;
