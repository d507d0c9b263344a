/** An offer in the version that a visitor saw. */
export interface SeenOffer {
  readonly package: string;
  /** In the currency's main unit; null if the price is by quote. */
  readonly price: number | null;
  readonly currency: string;
  /** Changes whenever the offer does. */
  readonly version: string;
}

/** An order: the offer that the visitor saw and the current one; they differ if the price is stale. */
export interface OrderedOffer {
  readonly seen: SeenOffer | null;
  readonly current: SeenOffer;
  readonly stale: boolean;
}

/** An accepted form of a visitor. */
export interface Submission {
  /** The same for every attempt to send the same form; stored once. */
  readonly idempotencyKey: string;
  readonly form: string;
  readonly language: string;
  /** The address of the page. */
  readonly page: string;
  /** The form's fields by name; empty answers are missing. */
  readonly fields: Readonly<Record<string, string>>;
  readonly offer: OrderedOffer | null;
  /** Sent by a robot: stored, but no mail is sent. */
  readonly spam: boolean;
  /** ISO 8601. */
  readonly receivedAt: string;
}

/** States of a submission; spam is independent of them. */
export const SUBMISSION_STATES = ['new', 'answered', 'archived'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** Folders of the Studio: one for each state, and spam. */
export const submissionFolders = [...SUBMISSION_STATES, 'spam'] as const;
export type SubmissionFolder = (typeof submissionFolders)[number];

/** A mail that was sent to the visitor from the Studio. */
export interface ReplyMail {
  /** ISO 8601. */
  readonly at: string;
  /** The address of the sender. */
  readonly by: string;
  readonly subject: string;
  readonly text: string;
}

/** Notes of colleagues about a submission in the Studio. */
export interface SubmissionMarks {
  readonly state: SubmissionState;
  readonly note: string;
  /** The address of a colleague. */
  readonly assignedTo: string | null;
  /** ISO 8601. */
  readonly answeredAt: string | null;
  readonly answeredBy: string | null;
  readonly replies: readonly ReplyMail[];
}

export const NO_MARKS: SubmissionMarks = {
  state: 'new',
  note: '',
  assignedTo: null,
  answeredAt: null,
  answeredBy: null,
  replies: [],
};

/** A submission as stored in the database. */
export interface StoredSubmission extends Submission {
  readonly id: string;
  /** Time when its mails were sent; null before. ISO 8601. */
  readonly notifiedAt: string | null;
  readonly marks: SubmissionMarks;
}

/** The permanent storage of submissions. */
export interface SubmissionTable {
  /** Stores submissions; existing keys stay unchanged. Rejects if the database is unavailable. */
  readonly insert: (submissions: readonly Submission[]) => Promise<void>;
  /** Newest first. */
  readonly list: (options: {
    readonly since?: string;
    readonly limit?: number;
  }) => Promise<readonly StoredSubmission[]>;
  /** Submissions whose mails are not sent, the oldest first; no spam. */
  readonly unnotified: (limit: number) => Promise<StoredSubmission[]>;
  readonly markNotified: (id: string, at: string) => Promise<void>;
  /** Resolves when a row was written and removed. */
  readonly checkWriting: () => Promise<void>;
}
