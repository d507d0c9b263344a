import * as v from 'valibot';

/** A problem with a table's rows that an editor should fix; visitors see the other rows. */
export interface RowProblem {
  readonly table: string;
  /** null if the row has none, or if the problem is not about one row. */
  readonly id: string | null;
  /** One line: the column and its problem. */
  readonly message: string;
}

/** A problem as a line of the log. */
export function formatProblem({ table, id, message }: RowProblem): string {
  return `In the table ${table}${id === null ? '' : `, row ${id}`}: ${message}.`;
}

/** Form of a table's rows. */
export interface RowFormat<Row, Translation> {
  readonly table: string;
  readonly row: v.GenericSchema<unknown, Row & { readonly translations: Readonly<Record<string, unknown>> }>;
  readonly translation: v.GenericSchema<unknown, Translation>;
}

/** A row as the rest of the site gets it. */
export type ParsedRow<Row, Translation> = Omit<Row, 'translations'> & {
  readonly translations: Readonly<Record<string, Translation>>;
};

/** Parses each row separately: a malformed row is left out and reported, and so is a malformed translation of a row. */
export function parseRows<Row, Translation>(
  { table, row: rowShape, translation: translationShape }: RowFormat<Row, Translation>,
  inputs: readonly unknown[],
): { readonly rows: ParsedRow<Row, Translation>[]; readonly problems: RowProblem[] } {
  const rows: ParsedRow<Row, Translation>[] = [];
  const problems: RowProblem[] = [];
  for (const input of inputs) {
    const id = readId(input);
    const result = v.safeParse(rowShape, input);
    if (!result.success) {
      problems.push({ table, id, message: describeIssues(result.issues) });
      continue;
    }
    const { translations, ...row } = result.output;
    const entries: [string, Translation][] = [];
    for (const [language, value] of Object.entries(translations)) {
      const translation = v.safeParse(translationShape, value);
      if (translation.success) entries.push([language, translation.output]);
      else
        problems.push({ table, id, message: describeIssues(translation.issues, ['translations', language]) });
    }
    rows.push({ ...row, translations: Object.fromEntries(entries) });
  }
  return { rows, problems };
}

function describeIssues(issues: readonly v.BaseIssue<unknown>[], prefix: readonly string[] = []): string {
  const parts = issues.map(({ path = [], message }) => {
    const column = [...prefix, ...path.map(({ key }) => key)].join('.');
    return column ? `${column} ${message}` : `the row ${message}`;
  });
  return toLogLine(parts.join('; '), 500);
}

function readId(row: unknown): string | null {
  if (typeof row !== 'object' || row === null || !('id' in row)) return null;
  return typeof row.id === 'string' ? toLogLine(row.id, 120) : null;
}

/** Text for a log: without line ends and other control characters, and of limited length. */
export function toLogLine(text: string, maxLength: number): string {
  const line = text
    .slice(0, 2 * maxLength)
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
}
