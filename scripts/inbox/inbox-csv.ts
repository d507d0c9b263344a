import type { StoredSubmission } from '../../server/forms/submission.ts';
import { orderedFields } from './ordered-fields.ts';
import { safeText } from './safe-text.ts';

/**
 * Where a spreadsheet would take what follows for a formula: at the start of a cell, also in full width and after
 * white space. Where the comma is the decimal sign, as in Iceland, it ends cells at semicolons and knows no quotes
 * within them, so that a semicolon or a line break begins a cell as well.
 */
const FORMULA = /^(?=[\t\n])|(?<=^|[;\n])(?=[^\S\n]*[=+\-@|%＝＋－＠])/g;

/** Submissions as CSV (RFC 4180, UTF-8) with a head: one column for each field that any of them has. */
export function inboxCsv(submissions: readonly StoredSubmission[]): string {
  const names = orderedFields(submissions.flatMap(({ fields }) => Object.keys(fields)));
  const head = ['id', 'form', 'language', 'receivedAt', ...names, 'page', 'spam', 'offer', 'notifiedAt'];
  const rows = submissions.map(({ fields, ...submission }) => [
    submission.id,
    submission.form,
    submission.language,
    submission.receivedAt,
    ...names.map((name) => fields[name] ?? ''),
    submission.page,
    String(submission.spam),
    submission.offer ? JSON.stringify(submission.offer) : '',
    submission.notifiedAt ?? '',
  ]);
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string): string {
  const safe = safeText(value);
  const defused = safe.replace(FORMULA, "'");
  return /[",\n\t']|^\s|\s$/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}
