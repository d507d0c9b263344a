import { LoggableError } from '../log.ts';

/** An offer as a visitor saw it. */
export interface SeenOffer {
  readonly package: string;
  /** In the currency's main unit; null where the price is by quote. */
  readonly price: number | null;
  readonly currency: string;
  /** Changes whenever the offer does. */
  readonly version: string;
}

/** What was ordered: the offer that the visitor saw and the one that holds; they differ when the price is stale. */
export interface OrderedOffer {
  readonly seen: SeenOffer | null;
  readonly current: SeenOffer;
  readonly stale: boolean;
}

/** A form that a visitor sent and that was accepted. */
export interface Submission {
  /** The same for every attempt to send the same form; kept once. */
  readonly idempotencyKey: string;
  readonly form: string;
  readonly language: string;
  /** The address of the page. */
  readonly page: string;
  /** The form's own fields by name; an answer that was left out is not there. */
  readonly fields: Readonly<Record<string, string>>;
  readonly offer: OrderedOffer | null;
  /** Filled in by a robot: kept apart, and nobody is told. */
  readonly spam: boolean;
  /** ISO 8601. */
  readonly receivedAt: string;
}

/** A submission as it lies in the database. */
export interface StoredSubmission extends Submission {
  readonly id: string;
  /** When the agency was told; null when it was not. ISO 8601. */
  readonly notifiedAt: string | null;
}

/** Where submissions are kept for good. */
export interface SubmissionTable {
  /** Keeps a submission; one whose key is there already is left as it is. Rejects when the database is away. */
  readonly insert: (submissions: readonly Submission[]) => Promise<void>;
  /** Newest first. */
  readonly list: (options: {
    readonly since?: string;
    readonly limit?: number;
  }) => Promise<StoredSubmission[]>;
  /** Those that nobody was told of, the oldest first; no spam. */
  readonly unnotified: (limit: number) => Promise<StoredSubmission[]>;
  readonly markNotified: (id: string, at: string) => Promise<void>;
}

/**
 * A table that counts as away while there is none, as at the start of an embedded database.
 * @param current asked each time
 */
export function tableWhenReady(current: () => SubmissionTable | null): SubmissionTable {
  const ready = async () => {
    const table = current();
    if (table === null) throw new LoggableError('The database is not ready.');
    return table;
  };
  return {
    insert: async (submissions) => await (await ready()).insert(submissions),
    list: async (options) => await (await ready()).list(options),
    unnotified: async (limit) => await (await ready()).unnotified(limit),
    markNotified: async (id, at) => await (await ready()).markNotified(id, at),
  };
}
