import type { Publication, Sent } from '../api/publications-api.ts';
import type { Commit } from './repository.ts';

/** Lines at the end of a commit's message, as git's own trailers. */
const UNDOES = 'Undoes';

/** The message of a publication: the first change as the subject, all of them below. */
export function publicationMessage(lines: readonly string[], undoes: string | null = null): string {
  const [first = 'Change the content', ...others] = lines.map(plain);
  const subject = others.length === 0 ? first : `${first} (+${others.length})`;
  const body = others.length === 0 ? [] : [[first, ...others].map((line) => `* ${line}`).join('\n')];
  const trailers = undoes === null ? [] : [`${UNDOES}: ${undoes}`];
  return [short(subject), ...body, ...trailers].join('\n\n');
}

/** Publications from commits. Commits made outside the Studio are shown by their subject. */
export function listPublications(commits: readonly Commit[], sentOf: (id: string) => Sent): Publication[] {
  const undoneBy = new Map<string, string>();
  for (const { id, message } of commits) {
    const undone = undoneIn(message);
    if (undone !== null) undoneBy.set(undone, id);
  }
  return commits.map(({ id, at, author, message }) => ({
    id,
    at,
    person: author,
    lines: linesOf(message),
    undoneBy: undoneBy.get(id) ?? null,
    undoes: undoneIn(message),
    sent: sentOf(id),
  }));
}

function linesOf(message: string): string[] {
  const listed = message.split('\n').filter((line) => line.startsWith('* '));
  return listed.length > 0 ? listed.map((line) => line.slice(2)) : [message.split('\n')[0] ?? ''];
}

/** Only the last paragraph counts, because a change may quote any text. */
function undoneIn(message: string): string | null {
  return new RegExp(`\\n\\n${UNDOES}: ([0-9a-f]{7,64})\\s*$`).exec(message)?.[1] ?? null;
}

/** Joins the text into one line: a change may quote a text of several lines. */
function plain(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function short(line: string): string {
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}
