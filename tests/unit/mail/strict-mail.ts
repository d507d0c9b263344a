import type { ReceivedMail } from './mail-server.ts';

/** A parsed mail. */
export interface StrictMail {
  /** By name as written; encoded words are still encoded, folded lines are joined. */
  readonly head: ReadonlyMap<string, string>;
  readonly subject: string;
  /** Lines end in `\n`. */
  readonly text: string;
}

/**
 * Parses a mail strictly by RFC 5322 and 2047.
 * @throws at anything that a reader could take in two ways: a bare CR or LF, a line that is no header and no fold, a
 * duplicate header, a character beyond ASCII, a line over 998 characters, more than one part
 */
export function parseStrictly({ raw }: ReceivedMail): StrictMail {
  if (/\r(?!\n)|(?<!\r)\n/.test(raw)) throw new Error('A bare CR or LF.');
  const gap = raw.indexOf('\r\n\r\n');
  if (gap < 0) throw new Error('No end of the head.');
  const lines = raw.slice(0, gap).split('\r\n');
  for (const line of raw.split('\r\n')) if (line.length > 998) throw new Error('A line over 998 characters.');
  const head = headersIn(lines);
  if (!/^text\/plain(?:; charset=utf-8)?$/.test(head.get('Content-Type') ?? ''))
    throw new Error(`Not plain text alone: ${head.get('Content-Type')}`);
  const body = decodeBody(raw.slice(gap + 4), head.get('Content-Transfer-Encoding') ?? '7bit');
  return { head, subject: decodeWords(head.get('Subject') ?? ''), text: body.replaceAll('\r\n', '\n') };
}

function headersIn(lines: readonly string[]): Map<string, string> {
  const head = new Map<string, string>();
  let last = '';
  for (const line of lines) {
    if (!/^[\t\x20-\x7e]*\S[\t\x20-\x7e]*$/.test(line)) throw new Error(`Not ASCII: ${JSON.stringify(line)}`);
    if (/^[ \t]/.test(line)) {
      head.set(last, (head.get(last) ?? '') + line);
      continue;
    }
    const [, name = '', value = ''] = /^([A-Za-z][A-Za-z-]*):(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`No header: ${line}`);
    if (head.has(name)) throw new Error(`Twice: ${name}`);
    head.set(name, value);
    last = name;
  }
  for (const [name, value] of head) head.set(name, value.trim());
  return head;
}

/**
 * Reads a header that names one mailbox: `a@b.is`, `Name <a@b.is>`.
 * @throws if it could name more than one
 */
export function mailboxIn(header: string | undefined): { readonly name: string; readonly address: string } {
  const local = String.raw`(?:[\w.!#$%&'*+/=?^\`{|}~\-]+|"(?:[^"\\\r\n]|\\.)*")`;
  const word = String.raw`(?:"(?:[^"\\]|\\.)*"|[\w!#$%&'*+/=?^\`{|}~\-]+)`;
  const mailbox = new RegExp(
    String.raw`^(?:(?<name>${word}(?:[ \t]+${word})*)[ \t]+)?<(?<inner>${local}@[\w.\-]+)>$|^(?<bare>${local}@[\w.\-]+)$`,
  ).exec(header ?? '')?.groups;
  if (!mailbox) throw new Error(`Not one mailbox: ${header}`);
  const displayName = (mailbox.name ?? '').replace(/"((?:[^"\\]|\\.)*)"/g, (_all, inner: string) =>
    inner.replace(/\\(.)/g, '$1'),
  );
  return { name: decodeWords(displayName), address: mailbox.inner ?? mailbox.bare ?? '' };
}

function decodeWords(header: string): string {
  const encodedWord = /=\?utf-8\?([bq])\?([^?\s]*)\?=/gi;
  return header
    .replace(/(=\?utf-8\?[bq]\?[^?\s]*\?=)\s+(?==\?utf-8\?)/gi, '$1')
    .replace(/(?:=\?utf-8\?[bq]\?[^?\s]*\?=)+/gi, (words) =>
      Buffer.concat(
        [...words.matchAll(encodedWord)].map(([, how = '', inner = '']) =>
          how.toLowerCase() === 'b' ? Buffer.from(inner, 'base64') : decodeQuoted(inner.replaceAll('_', ' ')),
        ),
      ).toString('utf8'),
    );
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable')
    return decodeQuoted(body.replace(/[ \t]*=\r\n/g, (soft) => soft.slice(0, -3))).toString('utf8');
  if (encoding !== '7bit' || /\P{ASCII}/u.test(body)) throw new Error(`Encoded as ${encoding}.`);
  return body;
}

function decodeQuoted(text: string): Buffer {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}
