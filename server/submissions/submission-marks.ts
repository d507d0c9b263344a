import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { runStatement } from '../database/database-connection.ts';
import {
  type ReplyMail,
  type StoredSubmission,
  type SubmissionFolder,
  type SubmissionMarks,
  submissionFolders,
} from './submission.ts';
import { readRows, SUBMISSION_COLUMNS } from './submission-row.ts';

/** Changed marks of a submission; others stay. */
export interface MarkChange {
  readonly state?: SubmissionMarks['state'] | undefined;
  readonly spam?: boolean | undefined;
  readonly note?: string | undefined;
  readonly assignedTo?: string | null | undefined;
}

/**
 * Changes the marks of a submission; the database records the time of an answer, and its author if signed in.
 * @param person the address of the author
 * @returns null if there is no such submission
 */
export async function changeMarks(
  client: SupabaseClient,
  id: string,
  { assignedTo, ...marks }: MarkChange,
  person: string,
): Promise<StoredSubmission | null> {
  const change = {
    ...marks,
    ...(assignedTo !== undefined && { assigned_to: assignedTo }),
    ...(marks.state === 'answered' && { answered_by: person }),
  };
  const rows = await runStatement(
    client.from('form_submissions').update(change).eq('id', id).select(SUBMISSION_COLUMNS),
  );
  return readRows(rows)[0] ?? null;
}

/**
 * Adds a sent reply, and marks the submission as answered.
 * @param person the address of the sender; the database prefers the user who is signed in
 * @returns false if there is no such submission
 */
export async function addReply(
  client: SupabaseClient,
  id: string,
  { subject, text }: Pick<ReplyMail, 'subject' | 'text'>,
  person: string,
): Promise<boolean> {
  const reply = { request: id, subject, body: text, person };
  return z.boolean().parse(await runStatement(client.rpc('add_reply', reply)));
}

const countRowsSchema = z.array(z.object({ folder: z.enum(submissionFolders), requests: z.number() }));

/** Counts the submissions in each folder. */
export async function countByFolder(client: SupabaseClient): Promise<Record<SubmissionFolder, number>> {
  const rows = await runStatement(client.rpc('request_counts'));
  const counts: Record<SubmissionFolder, number> = { new: 0, answered: 0, archived: 0, spam: 0 };
  for (const { folder, requests } of countRowsSchema.parse(rows)) counts[folder] = requests;
  return counts;
}

const weekRowsSchema = z.array(z.object({ form: z.string(), week: z.iso.date(), requests: z.number() }));

/**
 * Counts the submissions of each form in each week, without spam; a week is named by its Monday.
 * @param since `2026-11-23`
 */
export async function countByWeek(
  client: SupabaseClient,
  since: string,
): Promise<z.output<typeof weekRowsSchema>> {
  const rows = await runStatement(client.rpc('request_weeks', { since }));
  return weekRowsSchema.parse(rows);
}

const colleagueRowsSchema = z.array(z.object({ email: z.string(), name: z.string() }));

/** Lists the people to whom submissions can be assigned, by name. */
export async function listColleagues(client: SupabaseClient): Promise<z.output<typeof colleagueRowsSchema>> {
  const rows = await runStatement(client.rpc('studio_colleagues'));
  return colleagueRowsSchema.parse(rows);
}
