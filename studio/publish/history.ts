import type { Publication, Sent } from '../api/publications-api.ts';
import type { Commit } from './repository.ts';

/** Lines at the end of a commit's message, as git's own trailers. */
const UNDOES = 'Undoes';

/** The message of a publication: the first change as the subject, all of them below. */
export function publicationMessage(lines: readonly string[], undoes: string | null = null): string {
  const [first = 'Change the content', ...others] = lines.map(joinLines);
  const subject = others.length === 0 ? first : `${first} (+${others.length})`;
  const body = others.length === 0 ? [] : [[first, ...others].map((line) => `* ${line}`).join('\n')];
  const trailers = undoes === null ? [] : [`${UNDOES}: ${undoes}`];
  return [shorten(subject), ...body, ...trailers].join('\n\n');
}

/** Publications from commits. Commits made outside the Studio are shown by their subject. */
export function listPublications(commits: readonly Commit[], getSent: (id: string) => Sent): Publication[] {
  const undoneBy = new Map<string, string>();
  for (const { id, message } of commits) {
    const undoneId = findUndone(message);
    if (undoneId !== null) undoneBy.set(undoneId, id);
  }
  return commits.map(({ id, at, author, message }) => ({
    id,
    at,
    person: author,
    lines: listChanges(message),
    undoneBy: undoneBy.get(id) ?? null,
    undoes: findUndone(message),
    sent: getSent(id),
  }));
}

function listChanges(message: string): string[] {
  const changeLines = message.split('\n').filter((line) => line.startsWith('* '));
  return changeLines.length > 0 ? changeLines.map((line) => line.slice(2)) : [message.split('\n')[0] ?? ''];
}

/** Only the last paragraph counts, because a change may quote any text. */
function findUndone(message: string): string | null {
  return new RegExp(`\\n\\n${UNDOES}: ([0-9a-f]{7,64})\\s*$`).exec(message)?.[1] ?? null;
}

/** Joins the text into one line: a change may quote a text of several lines. */
function joinLines(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function shorten(line: string): string {
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}
