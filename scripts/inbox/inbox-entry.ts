import type { OrderedOffer, SeenOffer, StoredSubmission } from '../../server/forms/submission.ts';
import { orderedFields } from './ordered-fields.ts';
import { safeText } from './safe-text.ts';

const INDENT = '  ';

/** A submission for a person to read: a line of what it is, then its answers, long ones wrapped; an empty line after. */
export function inboxEntry(submission: StoredSubmission, width: number): string {
  const { id, form, language, page, receivedAt, fields, offer, spam, notifiedAt } = submission;
  const time = receivedAt.slice(0, 16).replace('T', ' ');
  const told = notifiedAt === null ? 'nobody told yet' : `told ${notifiedAt.slice(0, 16).replace('T', ' ')}`;
  const marks = [language, page, spam ? 'SPAM' : told].map(oneLine).join(' · ');
  const names = orderedFields(Object.keys(fields));
  const rows: [string, string][] = names.map((name) => [name, fields[name] ?? '']);
  if (offer) rows.push(['offer', offerWords(offer)]);
  rows.push(['id', id]);
  const column = Math.min(Math.max(...rows.map(([name]) => oneLine(name).length)), 24);
  const lines = rows.map(([name, value]) => answerLines(oneLine(name), safeText(value), column, width));
  return `${time}  ${oneLine(form)}  (${marks})\n${lines.join('')}\n`;
}

function offerWords({ seen, current, stale }: OrderedOffer): string {
  const words = oneOffer(current);
  if (!stale) return words;
  return `${words}; PRICE CHANGED: the visitor saw ${seen ? oneOffer(seen) : 'none'}`;
}

function oneOffer({ package: name, price, currency }: SeenOffer): string {
  return `${name}, ${price === null ? 'by quote' : `${price} ${currency}`}`;
}

function answerLines(name: string, value: string, column: number, width: number): string {
  const room = Math.max(width - INDENT.length - column - 2, 20);
  const lines = value.split('\n').flatMap((line) => wrap(line.replaceAll('\t', ' '), room));
  return lines
    .map((line, index) => `${INDENT}${(index === 0 ? name : '').padEnd(column)}  ${line}`.trimEnd())
    .map((line) => `${line}\n`)
    .join('');
}

/** Lines of at most so many characters, broken between words where there are any. */
function wrap(line: string, room: number): string[] {
  const lines: string[] = [];
  let rest = Array.from(line);
  while (rest.length > room) {
    const space = rest.lastIndexOf(' ', room);
    const end = space > 0 ? space : room;
    lines.push(rest.slice(0, end).join(''));
    rest = rest.slice(space > 0 ? end + 1 : end);
  }
  return [...lines, rest.join('')];
}

function oneLine(text: string): string {
  return safeText(text).replaceAll(/[\n\t]+/g, ' ');
}
