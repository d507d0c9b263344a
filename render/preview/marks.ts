import type { Source } from './sources.ts';

/** Sixteen digits, and two characters that open and close a mark. */
const SIGNS = 18;
const FIRST_PRIVATE = 0xe000;
const LAST_PRIVATE = 0xf8ff;

/** Text without marks, and the sources of the marks that were in it, each once. */
export interface ReadText {
  readonly text: string;
  readonly sources: readonly Source[];
}

/**
 * Marks that go through rendering inside texts: private-use characters that name a source in a table.
 * `⟦12 Text with a ⟦13 fact⟧⟧`
 */
export class Marks {
  readonly #first: number;
  readonly #sources: Source[] = [];
  readonly #indexes = new Map<Source, number>();
  readonly #any: RegExp;
  readonly #sign: RegExp;
  readonly #opening: RegExp;

  /** @param first the code of the first character of the marks */
  constructor(first: number) {
    this.#first = first;
    const sign = (index: number) => String.fromCharCode(first + index);
    this.#any = new RegExp(`[${sign(0)}-${sign(SIGNS - 1)}]`);
    this.#sign = new RegExp(`[${sign(0)}-${sign(SIGNS - 1)}]`, 'g');
    this.#opening = new RegExp(`${sign(0)}([${sign(2)}-${sign(SIGNS - 1)}]+)`, 'g');
  }

  /** Wraps text in a mark. Empty text stays empty: without text, components render nothing. */
  wrap(source: Source, text: string): string {
    if (text === '') return '';
    const knownIndex = this.#indexes.get(source);
    const index = knownIndex ?? this.#sources.push(source) - 1;
    if (knownIndex === undefined) this.#indexes.set(source, index);
    const digits = [...index.toString(16)].map((digit) => this.#signAt(2 + Number.parseInt(digit, 16)));
    return this.#signAt(0) + digits.join('') + text + this.#signAt(1);
  }

  isSign(character: string): boolean {
    const index = character.charCodeAt(0) - this.#first;
    return index >= 0 && index < SIGNS;
  }

  strip(text: string): string {
    return text.replace(this.#sign, '');
  }

  read(marked: string): ReadText {
    if (!this.#any.test(marked)) return { text: marked, sources: [] };
    const sources = new Set<Source>();
    for (const [, digits = ''] of marked.matchAll(this.#opening)) {
      const values = [...digits].map((digit) => digit.charCodeAt(0) - this.#first - 2);
      const source = this.#sources[values.reduce((number, value) => number * 16 + value, 0)];
      if (source !== undefined) sources.add(source);
    }
    return { text: this.strip(marked), sources: [...sources] };
  }

  /**
   * Puts the marks of one text into another that differs from it in single characters only, such as no-break spaces.
   * @returns null if their lengths differ
   */
  transfer(marked: string, plain: string): string | null {
    let place = 0;
    const transferred = [...Array(marked.length).keys()].map((index) => {
      const character = marked.charAt(index);
      return this.isSign(character) ? character : plain.charAt(place++);
    });
    return place === plain.length ? transferred.join('') : null;
  }

  #signAt(index: number): string {
    return String.fromCharCode(this.#first + index);
  }
}

/**
 * The first code of a range of which a text has no character, so that no character of a text is taken for a mark.
 * @returns null if it has characters of each possible range
 */
export function freeSigns(text: string): number | null {
  const usedRanges = new Set(
    [...text.matchAll(/[\uE000-\uF8FF]/g)].map(([character]) =>
      Math.floor((character.charCodeAt(0) - FIRST_PRIVATE) / SIGNS),
    ),
  );
  const ranges = Math.floor((LAST_PRIVATE + 1 - FIRST_PRIVATE) / SIGNS);
  const freeRange = [...Array(ranges).keys()].find((range) => !usedRanges.has(range));
  return freeRange === undefined ? null : FIRST_PRIVATE + freeRange * SIGNS;
}
