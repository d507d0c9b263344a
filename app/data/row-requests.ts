import type { RowIndex } from '../site/item-address.ts';
import type { NewsRow, ProjectRow } from '../site/row-shapes.ts';
import type { RowProblem } from './parse-rows.ts';

/** The parameters of requests, by kind. */
interface Requests {
  /** `count` news items, the newest first, after the first `from` of them. */
  news: { readonly from: number; readonly count: number };
  'news-item': { readonly slug: string };
  /** All projects, the newest first. */
  projects: unknown;
  project: { readonly id: string };
  index: unknown;
}

/** The values of replies; null if no published row has this name. */
interface Values {
  news: { readonly rows: readonly NewsRow[]; readonly total: number };
  'news-item': NewsRow | null;
  projects: readonly ProjectRow[];
  project: ProjectRow | null;
  index: RowIndex;
}

export type RowKind = keyof Requests;

/** A request; plain data, so that its JSON can be a cache key. */
export type RowRequest<K extends RowKind = RowKind> = {
  [Kind in K]: { readonly of: Kind } & Requests[Kind];
}[K];

/** A reply; the reason of a failure is one line for the log. */
export type RowReply<K extends RowKind = RowKind> = {
  [Kind in K]:
    | { readonly ok: true; readonly value: Values[Kind]; readonly problems: readonly RowProblem[] }
    | { readonly ok: false; readonly reason: string };
}[K];

/** The source of news and projects: a database, a cache or a recording. */
export interface Rows {
  /** Never rejects. */
  readonly read: <K extends RowKind>(request: RowRequest<K>) => Promise<RowReply<K>>;
}

/** A failed reply with the message of an error. */
export function failedReply(error: unknown) {
  return { ok: false, reason: error instanceof Error ? error.message : String(error) } as const;
}

/** Rows of a site without a database. */
export const noRows: Rows = {
  read: async () => ({ ok: false, reason: 'There is no database.' }),
};
