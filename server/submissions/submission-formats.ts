import type { OrderedOffer, SeenOffer, StoredSubmission } from './submission.ts';

/** A submission as one line of JSON. */
export function formatInboxJson(submission: StoredSubmission): string {
  const { id, form, language, receivedAt, fields, page, spam, offer, notifiedAt, marks } = submission;
  return `${escapeJson({ id, form, language, receivedAt, fields, page, spam, offer, notifiedAt, ...marks })}\n`;
}

/**
 * Positions at which a spreadsheet would read a formula: the start of a cell, also in full width and after white space.
 * If the comma is the decimal sign, as in Iceland, it ends cells at semicolons and ignores quotes within them, so that
 * a semicolon or a line break begins a cell as well.
 */
const FORMULA = /^(?=[\t\n])|(?<=^|[;\n])(?=[^\S\n]*[=+\-@|%＝＋－＠])/g;

/** Submissions as CSV (RFC 4180, UTF-8) with a header: one column for each field that any of them has. */
export function formatInboxCsv(submissions: readonly StoredSubmission[]): string {
  const names = sortFields(submissions.flatMap(({ fields }) => Object.keys(fields)));
  const head = ['id', 'form', 'language', 'receivedAt', ...names, 'page', 'spam', 'offer', 'notifiedAt'];
  head.push('state', 'answeredAt', 'answeredBy', 'assignedTo', 'note');
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
    submission.marks.state,
    submission.marks.answeredAt ?? '',
    submission.marks.answeredBy ?? '',
    submission.marks.assignedTo ?? '',
    submission.marks.note,
  ]);
  return [head, ...rows].map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

function formatCell(value: string): string {
  const cell = escapeText(value).replace(FORMULA, "'");
  return /[",\n\t']|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

const INDENT = '  ';

/** A submission for readers: a line with its form and state, its answers, an empty line. */
export function formatInboxEntry(submission: StoredSubmission): string {
  const { id, form, language, page, receivedAt, fields, offer, spam, notifiedAt, marks } = submission;
  const formatTime = (moment: string) => moment.slice(0, 16).replace('T', ' ');
  const mail = notifiedAt === null ? 'no mail sent' : `mail sent ${formatTime(notifiedAt)}`;
  const state = marks.state === 'new' ? [] : [marks.state];
  const summary = [language, page, spam ? 'SPAM' : mail, ...state].map(toOneLine).join(' · ');
  const names = sortFields(Object.keys(fields));
  const rows: [string, string][] = names.map((name) => [name, fields[name] ?? '']);
  if (offer) rows.push(['offer', formatOrderedOffer(offer)]);
  if (marks.assignedTo) rows.push(['assigned to', marks.assignedTo]);
  if (marks.note) rows.push(['note', marks.note]);
  rows.push(['id', id]);
  const column = Math.min(Math.max(...rows.map(([name]) => toOneLine(name).length)), 24);
  const lines = rows.map(([name, value]) => formatAnswerLines(toOneLine(name), escapeText(value), column));
  return `${formatTime(receivedAt)}  ${toOneLine(form)}  (${summary})\n${lines.join('')}\n`;
}

function formatOrderedOffer({ seen, current, stale }: OrderedOffer): string {
  const offer = formatOffer(current);
  if (!stale) return offer;
  return `${offer}; PRICE CHANGED: the visitor saw ${seen ? formatOffer(seen) : 'none'}`;
}

function formatOffer({ package: name, price, currency }: SeenOffer): string {
  return `${name}, ${price === null ? 'by quote' : `${price} ${currency}`}`;
}

function formatAnswerLines(name: string, value: string, column: number): string {
  return value
    .replaceAll('\t', ' ')
    .split('\n')
    .map((line, index) => `${INDENT}${(index === 0 ? name : '').padEnd(column)}  ${line}`.trimEnd())
    .map((line) => `${line}\n`)
    .join('');
}

function toOneLine(text: string): string {
  return escapeText(text).replaceAll(/[\n\t]+/g, ' ');
}

/** The sender's fields come first, the message last; the database stores no order. */
const FIRST_FIELDS = ['name', 'email', 'phone', 'company', 'selected_package', 'subject'];
const LAST_FIELDS = ['message', 'problem'];

/** The names of fields in reading order; other fields come in between, by name. */
export function sortFields(names: Iterable<string>): string[] {
  return [...new Set(names)].sort((a, b) => getRank(a) - getRank(b) || (a < b ? -1 : 1));
}

function getRank(name: string): number {
  if (FIRST_FIELDS.includes(name)) return FIRST_FIELDS.indexOf(name);
  return FIRST_FIELDS.length + 1 + LAST_FIELDS.indexOf(name);
}

/**
 * C0 except tab and line feed, DEL, C1, direction marks, line separators, lone surrogates: characters that could
 * control a terminal or hide text from its reader. The joiners stay: emoji and some scripts need them.
 */
const UNSAFE_CHARACTERS =
  /(?![\t\n])\p{Cc}|[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|\p{Cs}/gu;

/** Text that is safe in a terminal: control characters except tab and line feed become `\u001b` and the like. */
export function escapeText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(UNSAFE_CHARACTERS, escapeCharacter);
}

/** A value as JSON on one line, in which no control character is raw. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE_CHARACTERS, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
