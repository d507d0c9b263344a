import * as v from 'valibot';

/** Something about a table's rows that an editor should fix; visitors are shown the rest. */
export interface RowProblem {
  readonly table: string;
  /** null where the row has none, or where it is not about one row. */
  readonly id: string | null;
  /** One line: the column and what is wrong with it. */
  readonly message: string;
}

/** A problem as a line of the log. */
export function problemLine({ table, id, message }: RowProblem): string {
  return `In the table ${table}${id === null ? '' : `, row ${id}`}: ${message}.`;
}

/** What the rows of a table must be like. */
export interface RowFormat<Row, Translation> {
  readonly table: string;
  readonly row: v.GenericSchema<unknown, Row & { readonly translations: Readonly<Record<string, unknown>> }>;
  readonly translation: v.GenericSchema<unknown, Translation>;
}

/** A row as the rest of the site gets it. */
export type Parsed<Row, Translation> = Omit<Row, 'translations'> & {
  readonly translations: Readonly<Record<string, Translation>>;
};

/**
 * Parses each row by itself: a malformed one is left out and reported, and of a row with a malformed translation only
 * that translation.
 */
export function parseRows<Row, Translation>(
  { table, row: rowShape, translation: translationShape }: RowFormat<Row, Translation>,
  given: readonly unknown[],
): { readonly rows: Parsed<Row, Translation>[]; readonly problems: RowProblem[] } {
  const rows: Parsed<Row, Translation>[] = [];
  const problems: RowProblem[] = [];
  for (const one of given) {
    const id = idOf(one);
    const parsed = v.safeParse(rowShape, one);
    if (!parsed.success) {
      problems.push({ table, id, message: describe(parsed.issues) });
      continue;
    }
    const { translations, ...row } = parsed.output;
    const read: [string, Translation][] = [];
    for (const [language, written] of Object.entries(translations)) {
      const translation = v.safeParse(translationShape, written);
      if (translation.success) read.push([language, translation.output]);
      else problems.push({ table, id, message: describe(translation.issues, ['translations', language]) });
    }
    rows.push({ ...row, translations: Object.fromEntries(read) });
  }
  return { rows, problems };
}

function describe(issues: readonly v.BaseIssue<unknown>[], within: readonly string[] = []): string {
  const parts = issues.map(({ path = [], message }) => {
    const place = [...within, ...path.map(({ key }) => key)].join('.');
    return place ? `${place} ${message}` : `the row ${message}`;
  });
  return oneLine(parts.join('; '), 500);
}

function idOf(row: unknown): string | null {
  if (typeof row !== 'object' || row === null || !('id' in row)) return null;
  return typeof row.id === 'string' ? oneLine(row.id, 120) : null;
}

/** Text for a log: without line ends and other control characters, and not longer than that. */
export function oneLine(text: string, longest: number): string {
  const line = text
    .slice(0, 2 * longest)
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
