import {
  type Reply,
  type SubmissionFolder,
  type SubmissionMarks,
  type SubmissionState,
  submissionFolders,
} from '../server/submissions/submission.ts';

/** What the screens of requests, of one person's data and of the audit log say to the server, and it to them. */

export type { Reply };
export { submissionFolders as requestFolders };

/** GET /requests?folder=&form=&language=&assignee=&words=&after= ; POST /requests/export takes the same without `after`. */
export interface RequestList {
  /** Newest first. */
  readonly requests: readonly RequestEntry[];
  /** For `after`; null after the last ones. */
  readonly next: string | null;
  readonly counts: Readonly<Record<SubmissionFolder, number>>;
  /** Accepted while the database could not be reached: not in any list yet. */
  readonly spooled: number;
}

/** A line of the list. */
export interface RequestEntry {
  readonly id: string;
  readonly form: string;
  readonly language: string;
  readonly receivedAt: string;
  /** Who sent it; empty where no name or address was given. */
  readonly sender: string;
  /** The beginning of what was written. */
  readonly excerpt: string;
  readonly spam: boolean;
  readonly state: SubmissionState;
  readonly assignedTo: string | null;
}

/** GET /requests/choices: what lists can be filtered by, and how long requests are kept. */
export interface RequestChoices {
  readonly forms: readonly {
    readonly id: string;
    readonly title: string;
    /** Months. */
    readonly retention: number;
  }[];
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly colleagues: readonly { readonly email: string; readonly name: string }[];
  readonly spamDays: number;
}

/** GET /requests/ID. It is recorded who opened it. */
export interface RequestDetail {
  readonly id: string;
  readonly form: string;
  readonly title: string;
  readonly language: string;
  readonly receivedAt: string;
  /** The address of the page it was sent from. */
  readonly page: string;
  /** In the order of the form. */
  readonly answers: readonly { readonly name: string; readonly label: string; readonly text: string }[];
  readonly order: RequestOrder | null;
  readonly spam: boolean;
  readonly marks: SubmissionMarks;
  /** A mail to start from; null where it cannot be answered from here. */
  readonly template: { readonly to: string; readonly subject: string; readonly text: string } | null;
  /** Why there is no template. */
  readonly cannotReply: 'no-mail' | 'no-address' | null;
}

/** What was ordered; a price is null where it is by quote. */
export interface RequestOrder {
  readonly name: string;
  /** Null where the page showed no offer. */
  readonly seen: { readonly price: string | null } | null;
  readonly current: { readonly price: string | null };
  /** Whether the price that the visitor saw is no longer the current one. */
  readonly isStale: boolean;
}

/** PATCH /requests/ID; answered with `RequestMarks`. */
export interface RequestChange {
  readonly state?: SubmissionState | undefined;
  readonly spam?: boolean | undefined;
  readonly assignedTo?: string | null | undefined;
  /** `before` is the note as it was read: one that a colleague has changed since is not overwritten. */
  readonly note?: { readonly before: string; readonly after: string } | undefined;
}

/** The marks of a request after a change or a reply (POST /requests/ID/reply, `{ subject, text }`). */
export interface RequestMarks extends SubmissionMarks {
  readonly spam: boolean;
}

/** GET /requests/statistics */
export interface RequestStatistics {
  /** Mondays, `2026-11-23`, the oldest first. */
  readonly weeks: readonly string[];
  /** How many came in each of the weeks. */
  readonly forms: readonly { readonly title: string; readonly counts: readonly number[] }[];
}

/** POST /person/find, `{ email }`: how much there is of one person. */
export interface PersonData {
  readonly stored: number;
  /** Accepted, and not in the database yet. */
  readonly spooled: number;
  /** Damaged files with the address in them. */
  readonly damaged: number;
  /** Damaged files that do not show whose they are. */
  readonly unreadable: number;
}

/** POST /requests/export and POST /person/export: a file to save. */
export interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly count: number;
}

/** POST /person/delete, `{ email }` */
export interface PersonDeleted {
  readonly count: number;
}

/** GET /audit?person=&kind=&after= , newest first. */
export interface AuditPage {
  readonly lines: readonly AuditLine[];
  readonly next: string | null;
}

export interface AuditLine {
  readonly id: string;
  readonly at: string;
  /** The address of a colleague. */
  readonly person: string;
  /** A key under `audit.actions` in `locales/studio`. */
  readonly action: string;
  readonly subject: string;
  readonly count: number;
}
