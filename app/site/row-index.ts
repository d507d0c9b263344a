/** The names and times of everything that is published, the newest first. */
export interface RowIndex {
  readonly news: readonly IndexEntry[];
  readonly projects: readonly IndexEntry[];
}

export interface IndexEntry {
  /** The last part of its address. */
  readonly name: string;
  /** ISO 8601. */
  readonly publishedAt: string;
}
