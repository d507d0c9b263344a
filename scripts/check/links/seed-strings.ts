/** A text in quotes in a file of SQL, and what it is. */
export interface SeedString {
  /** The table that it is inserted into: `news`. */
  readonly table: string;
  /** The row among those of its table in the file, from 0. */
  readonly row: number;
  readonly column: string;
  /** The language of the translation that it belongs to; null in the row itself. */
  readonly language: string | null;
  /** As it is written between the quotes, where a quote is written twice. */
  readonly written: string;
  /** Where it starts in the file, behind the quote, from 0. */
  readonly index: number;
}

const head = /\binsert\s+into\s+(?:\w+\.)?(\w+)\s*\(([^()]*)\)\s*values/gi;

/**
 * Lists the texts that `insert into … (columns) values (…)` puts into tables. Less than all of SQL: what seeds need.
 * @param languages the codes under which a row has translations: `'en', jsonb_build_object(…)`
 */
export function* seedStrings(sql: string, languages: ReadonlySet<string>): Generator<SeedString> {
  const rows = new Map<string, number>();
  for (const { 0: whole, 1: name = '', 2: list = '', index } of sql.matchAll(head)) {
    const table = name.toLowerCase();
    const columns = list.split(',').map((column) => column.trim().toLowerCase());
    const before = rows.get(table) ?? 0;
    for (const { row, column, ...found } of valuesFrom(sql, index + whole.length, languages)) {
      rows.set(table, before + row + 1);
      yield { ...found, table, row: before + row, column: columns[column] ?? '' };
    }
  }
}

/** Something between brackets: a row, or a call within one. */
interface Bracket {
  readonly language: string | null;
  /** How many commas there have been in it. */
  commas: number;
}

interface Value extends Pick<SeedString, 'row' | 'language' | 'written' | 'index'> {
  /** The place of its column, from 0. */
  readonly column: number;
}

/** `array['a', 'b']` has brackets and commas as well. */
const token = /--[^\n]*|'((?:[^']|'')*)'|[()[\],;]|[A-Za-z_][\w.]*/g;

/** The texts from a place on, up to the end of the statement. */
function* valuesFrom(sql: string, start: number, languages: ReadonlySet<string>): Generator<Value> {
  const outer: Bracket[] = [];
  let inner: Bracket = { language: null, commas: 0 };
  let row = 0;
  let word = '';
  let text = '';
  for (const { 0: sign, 1: written, index } of sql.slice(start).matchAll(token)) {
    if (sign === ';') return;
    if (written !== undefined) {
      const column = (outer[1] ?? inner).commas;
      yield { row, column, language: inner.language, written, index: start + index + 1 };
      text = written;
    } else if (/^[([]$/.test(sign)) {
      outer.push(inner);
      inner = { language: inner.language ?? translationIn(word, text, languages), commas: 0 };
    } else if (/^[)\]]$/.test(sign)) {
      inner = outer.pop() ?? inner;
      if (outer.length === 0) row++;
    } else if (sign === ',') inner.commas++;
    word = sign;
  }
}

/** The language of what is built behind its code. */
function translationIn(call: string, text: string, languages: ReadonlySet<string>): string | null {
  return /^jsonb?_build_object$/i.test(call) && languages.has(text) ? text : null;
}
