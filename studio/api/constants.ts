import { submissionFolders } from '../../server/submissions/submission.ts';

/*
 * Values that browser and server share. From this folder the browser imports only these and types: zod is not bundled.
 */

export const requestFolders = submissionFolders;

/** writer: edits drafts. publisher: also publishes and reverts. admin: also manages people. */
export const roles = ['writer', 'publisher', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Lowest role that a request needs; `anyone` is for signing in. */
export type LeastRole = Role | 'anyone';

/** Returns true if a role includes another role. */
export function mayDo(role: Role, leastRole: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(leastRole);
}

export const rowTables = ['news', 'projects'] as const;
export type RowTable = (typeof rowTables)[number];

/** draft: not published. scheduled: published later. live: visitors see it. hidden: was live and is hidden again. */
export const rowStates = ['draft', 'scheduled', 'live', 'hidden'] as const;
export type RowState = (typeof rowStates)[number];

export const ROWS_PER_PAGE = 25;

export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;
