import type * as z from 'zod/mini';

/** Something about a table's rows that an editor should mend; visitors are shown the rest. */
export interface RowProblem {
  readonly table: string;
  /** null where the row has none, or where it is not about one row. */
  readonly id: string | null;
  /** One line: the column and what is wrong with it. */
  readonly message: string;
}

/** What the rows of a table must be like. */
export interface RowFormat<Row, Translation> {
  readonly table: string;
  readonly row: z.ZodMiniType<Row & { translations: Record<string, unknown> }>;
  readonly translation: z.ZodMiniType<Translation>;
}

/** A row as the rest of the site gets it. */
export type Parsed<Row, Translation> = Omit<Row, 'translations'> & {
  readonly translations: Readonly<Record<string, Translation>>;
};

/**
 * Parses each row by itself: a malformed one is left out and told, and of a row with a malformed translation only
 * that translation.
 */
export function parseRows<Row, Translation>(
  { table, row: rowSchema, translation: translationSchema }: RowFormat<Row, Translation>,
  given: readonly unknown[],
): { readonly rows: Parsed<Row, Translation>[]; readonly problems: RowProblem[] } {
  const rows: Parsed<Row, Translation>[] = [];
  const problems: RowProblem[] = [];
  for (const one of given) {
    const id = idOf(one);
    const parsed = rowSchema.safeParse(one);
    if (!parsed.success) {
      problems.push({ table, id, message: wrong(parsed.error.issues) });
      continue;
    }
    const { translations, ...row } = parsed.data;
    const read: [string, Translation][] = [];
    for (const [language, written] of Object.entries(translations)) {
      const translation = translationSchema.safeParse(written);
      if (translation.success) read.push([language, translation.data]);
      else problems.push({ table, id, message: wrong(translation.error.issues, ['translations', language]) });
    }
    rows.push({ ...row, translations: Object.fromEntries(read) });
  }
  return { rows, problems };
}

function wrong(issues: readonly z.core.$ZodIssue[], within: readonly string[] = []): string {
  const told = issues.map(({ path, message }) => {
    const place = [...within, ...path].map(String).join('.');
    return place ? `${place} ${message}` : `the row ${message}`;
  });
  return oneLine(told.join('; '), 500);
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
