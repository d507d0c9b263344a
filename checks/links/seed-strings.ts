/** A quoted string in an SQL file, with its role. */
export interface SeedString {
  /** Table that it is inserted into: `news`. */
  readonly table: string;
  /** Index of the row among those of its table in the file, from 0. */
  readonly row: number;
  readonly column: string;
  /** Language of the translation that it belongs to; `null` in the row itself. */
  readonly language: string | null;
  /** Text between the quotes, in which a quote is doubled. */
  readonly written: string;
  /** Start in the file, after the quote, from 0. */
  readonly index: number;
}

/** A word, a string, a bracket or another character of a statement, with its position in the file. */
export interface SeedSign {
  readonly sign: string;
  readonly index: number;
}

/** Columns that name a row, by table. */
export const nameColumns: Readonly<Record<string, string>> = { news: 'slug', projects: 'id' };

interface Insert {
  readonly table: string;
  readonly columns: readonly string[];
  /** Tokens after `values`, up to the end of the statement, without comments. */
  readonly signs: readonly SeedSign[];
}

const INSERT = /\binsert\s+into\s+(?:\w+\.)?(\w+)\s*\(([^()]*)\)\s*values/gi;
const TOKEN = /--[^\n]*|'(?:[^']|'')*'|[()[\],;:']|[\p{L}_][\p{L}\d_.]*/gu;

/** Lists each `insert into … (columns) values (…)`; parses only the SQL that seeds need. */
export function seedInserts(sql: string): Insert[] {
  return [...sql.matchAll(INSERT)].map(({ 0: head, 1: table = '', 2: list = '', index }) => {
    const start = index + head.length;
    const signs = [...sql.slice(start).matchAll(TOKEN)].map((match) => ({
      sign: match[0],
      index: start + match.index,
    }));
    const end = signs.findIndex(({ sign }) => sign === ';');
    return {
      table: table.toLowerCase(),
      columns: list.split(',').map((column) => column.trim().toLowerCase()),
      signs: signs.slice(0, end < 0 ? undefined : end).filter(({ sign }) => !sign.startsWith('--')),
    };
  });
}

/** An open bracket: a row, or a call within one. */
interface Bracket {
  readonly language: string | null;
  /** Number of commas in it so far. */
  commas: number;
}

/**
 * Lists the strings that are inserted into tables.
 * @param languages codes under which a row has translations: `'en', jsonb_build_object(…)`
 */
export function* seedStrings(sql: string, languages: ReadonlySet<string>): Generator<SeedString> {
  const rows = new Map<string, number>();
  for (const insert of seedInserts(sql)) {
    const firstRow = rows.get(insert.table) ?? 0;
    for (const string of listStrings(insert, languages)) {
      const row = firstRow + string.row;
      rows.set(insert.table, row + 1);
      yield { ...string, row };
    }
  }
}

function* listStrings(
  { table, columns, signs }: Insert,
  languages: ReadonlySet<string>,
): Generator<SeedString> {
  const openBrackets: Bracket[] = [];
  let bracket: Bracket = { language: null, commas: 0 };
  let [row, word, text] = [0, '', ''];
  for (const { sign, index } of signs) {
    if (sign.length > 1 && sign.startsWith("'")) {
      text = sign.slice(1, -1);
      // `array['a', 'b']` also has brackets and commas.
      const column = columns[(openBrackets[1] ?? bracket).commas] ?? '';
      yield { table, row, column, language: bracket.language, written: text, index: index + 1 };
    } else if (/^[([]$/.test(sign)) {
      openBrackets.push(bracket);
      bracket = { language: bracket.language ?? findTranslation(word, text, languages), commas: 0 };
    } else if (/^[)\]]$/.test(sign)) {
      bracket = openBrackets.pop() ?? bracket;
      if (openBrackets.length === 0) row++;
    } else if (sign === ',') bracket.commas++;
    word = sign;
  }
}

/** Returns the language of the object that is built after its code. */
function findTranslation(call: string, text: string, languages: ReadonlySet<string>): string | null {
  return /^jsonb?_build_object$/i.test(call) && languages.has(text) ? text : null;
}
