/** An offer as a visitor saw it. */
export interface SeenOffer {
  readonly package: string;
  /** In the currency's main unit; null where the price is by quote. */
  readonly price: number | null;
  readonly currency: string;
  /** Changes whenever the offer does. */
  readonly version: string;
}

/** What was ordered: the offer that the visitor saw and the current one; they differ when the price is stale. */
export interface OrderedOffer {
  readonly seen: SeenOffer | null;
  readonly current: SeenOffer;
  readonly stale: boolean;
}

/** A form that a visitor sent and that was accepted. */
export interface Submission {
  /** The same for every attempt to send the same form; stored once. */
  readonly idempotencyKey: string;
  readonly form: string;
  readonly language: string;
  /** The address of the page. */
  readonly page: string;
  /** The form's own fields by name; answers that were left out are missing. */
  readonly fields: Readonly<Record<string, string>>;
  readonly offer: OrderedOffer | null;
  /** Sent by a robot: stored, but no mail is sent. */
  readonly spam: boolean;
  /** ISO 8601. */
  readonly receivedAt: string;
}

/** What was done with a submission; spam is apart from it. */
export const SUBMISSION_STATES = ['new', 'answered', 'archived'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** Where the Studio lists a submission: by its state, or as spam. */
export const submissionFolders = [...SUBMISSION_STATES, 'spam'] as const;
export type SubmissionFolder = (typeof submissionFolders)[number];

/** A mail that was sent to the visitor from the Studio. */
export interface Reply {
  /** ISO 8601. */
  readonly at: string;
  /** The address of who sent it. */
  readonly by: string;
  readonly subject: string;
  readonly text: string;
}

/** What colleagues note about a submission in the Studio. */
export interface SubmissionMarks {
  readonly state: SubmissionState;
  readonly note: string;
  /** The address of a colleague. */
  readonly assignedTo: string | null;
  /** ISO 8601. */
  readonly answeredAt: string | null;
  readonly answeredBy: string | null;
  readonly replies: readonly Reply[];
}

/** Those of a submission that nobody has looked at. */
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
  /** When its mails were sent; null before. ISO 8601. */
  readonly notifiedAt: string | null;
  readonly marks: SubmissionMarks;
}

/** The permanent storage of submissions. */
export interface SubmissionTable {
  /** Stores submissions; existing keys stay unchanged. Rejects when the database is unavailable. */
  readonly insert: (submissions: readonly Submission[]) => Promise<void>;
  /** Newest first. */
  readonly list: (options: {
    readonly since?: string;
    readonly limit?: number;
  }) => Promise<readonly StoredSubmission[]>;
  /** Those whose mails are not sent, the oldest first; no spam. */
  readonly unnotified: (limit: number) => Promise<StoredSubmission[]>;
  readonly markNotified: (id: string, at: string) => Promise<void>;
  /** Resolves when a row could be written and removed. */
  readonly checkWriting: () => Promise<void>;
}
