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

/** A word, a text in quotes, a bracket or another sign of a statement, and where it is in the file. */
export interface SeedSign {
  readonly sign: string;
  readonly index: number;
}

/** The columns that name a row, by table. */
export const nameColumns: Readonly<Record<string, string>> = { news: 'slug', projects: 'id' };

interface Insert {
  readonly table: string;
  readonly columns: readonly string[];
  /** What is behind `values`, up to the end of the statement; notes are left out. */
  readonly signs: readonly SeedSign[];
}

const HEAD = /\binsert\s+into\s+(?:\w+\.)?(\w+)\s*\(([^()]*)\)\s*values/gi;
const TOKEN = /--[^\n]*|'(?:[^']|'')*'|[()[\],;:']|[\p{L}_][\p{L}\d_.]*/gu;

/** Lists each `insert into … (columns) values (…)`. Less than all of SQL: what seeds need. */
export function seedInserts(sql: string): Insert[] {
  return [...sql.matchAll(HEAD)].map(({ 0: whole, 1: table = '', 2: list = '', index }) => {
    const start = index + whole.length;
    const signs = [...sql.slice(start).matchAll(TOKEN)].map((each) => ({
      sign: each[0],
      index: start + each.index,
    }));
    const end = signs.findIndex(({ sign }) => sign === ';');
    return {
      table: table.toLowerCase(),
      columns: list.split(',').map((column) => column.trim().toLowerCase()),
      signs: signs.slice(0, end < 0 ? undefined : end).filter(({ sign }) => !sign.startsWith('--')),
    };
  });
}

/** Something between brackets: a row, or a call within one. */
interface Bracket {
  readonly language: string | null;
  /** How many commas there have been in it. */
  commas: number;
}

/**
 * Lists the texts that are put into tables.
 * @param languages the codes under which a row has translations: `'en', jsonb_build_object(…)`
 */
export function* seedStrings(sql: string, languages: ReadonlySet<string>): Generator<SeedString> {
  const rows = new Map<string, number>();
  for (const insert of seedInserts(sql)) {
    const before = rows.get(insert.table) ?? 0;
    for (const found of stringsOf(insert, languages)) {
      const row = before + found.row;
      rows.set(insert.table, row + 1);
      yield { ...found, row };
    }
  }
}

function* stringsOf(
  { table, columns, signs }: Insert,
  languages: ReadonlySet<string>,
): Generator<SeedString> {
  const outer: Bracket[] = [];
  let inner: Bracket = { language: null, commas: 0 };
  let [row, word, text] = [0, '', ''];
  for (const { sign, index } of signs) {
    if (sign.length > 1 && sign.startsWith("'")) {
      text = sign.slice(1, -1);
      // `array['a', 'b']` has brackets and commas as well.
      const column = columns[(outer[1] ?? inner).commas] ?? '';
      yield { table, row, column, language: inner.language, written: text, index: index + 1 };
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
