import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRawSync } from 'node:zlib';
import { hiddenFields } from '../../app/forms/hidden-fields.ts';
import { acceptedEncodings } from '../http/accepted-encodings.ts';
import type { SiteFile } from '../http/site-file.ts';
import { TICKET_LENGTH, type Tickets } from './ticket.ts';

/** Where a page takes a ticket: the field as React writes it. */
const PLACE = `name="${hiddenFields.ticket}" value="`;
const EMPTY_PLACE = `${PLACE}"`;

/** Sends a page that has a form, with a ticket of its own; false when the file is none, and nothing is sent. */
export type SendTicketPage = (request: IncomingMessage, response: ServerResponse, file: SiteFile) => boolean;

type Encoding = 'br' | 'gzip';

/** A page in one encoding. */
interface Encoded {
  readonly headers: string[];
  /** All that comes before the tickets. */
  readonly beginning: Buffer;
  /** What the tickets and the end of the page become in it. */
  readonly end: (ending: Buffer) => readonly Buffer[];
}

/**
 * A page whose tickets stand at its end: all before them is compressed once for all visitors, and a few bytes are added for
 * each.
 */
interface TicketPage {
  readonly plain: Encoded;
  readonly gzip: Encoded;
  /** Takes a while; until it is there, the page goes out in another. */
  br: Encoded | null;
  /** What stands behind each ticket. */
  readonly ending: readonly Buffer[];
}

const MAX_ENDING = 0xffff;
const compress = promisify(brotliCompress);

/** Makes each page ready when it is first asked for; what has no form costs a look-up. */
export function createTicketPages(tickets: Tickets): SendTicketPage {
  const pages = new WeakMap<SiteFile, TicketPage | null>();
  return (request, response, file) => {
    if (!file.isPage || file.status !== 200) return false;
    let page = pages.get(file);
    if (page === undefined) {
      page = ticketPage(file);
      pages.set(file, page);
    }
    if (page === null) return false;

    const { headers, beginning, end } = encodedFor(request, page);
    response.writeHead(200, headers);
    if (request.method === 'HEAD') response.end();
    else {
      const ticket = Buffer.from(tickets.issue(), 'latin1');
      const ending = Buffer.concat(page.ending.flatMap((piece) => [ticket, piece]));
      response.end(Buffer.concat([beginning, ...end(ending)]));
    }
    return true;
  };
}

function encodedFor({ headers }: IncomingMessage, { plain, gzip, br }: TicketPage): Encoded {
  const accepted = acceptedEncodings(headers['accept-encoding'] as string | undefined);
  if (br && (accepted & 2) === 2) return br;
  return (accepted & 1) === 1 ? gzip : plain;
}

/** Puts a ticket into the forms of a page that was just rendered. */
export function withTicket(html: string, ticket: string): string {
  return html.replaceAll(EMPTY_PLACE, `${PLACE}${ticket}"`);
}

/**
 * The headers of a page that is made for one visitor.
 * @param security those of `FileSecurity`
 */
export function ownPageHeaders(length: number, security: readonly string[], encoding?: Encoding): string[] {
  return [
    ...['Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(length)],
    ...(encoding ? ['Content-Encoding', encoding] : []),
    ...['Cache-Control', 'no-store', 'Vary', 'Accept-Encoding'],
    ...security,
  ];
}

/** @returns null where the page has no form */
function ticketPage({ representations, security }: SiteFile): TicketPage | null {
  const html = representations[0].body.toString('utf8');
  const parts = ticketsLast(html);
  if (parts === null) return null;
  const [before, ...after] = parts;
  const text = Buffer.from(before);
  const ending = after.map((part) => Buffer.from(part));
  const endingLength = ending.reduce((sum, { length }) => sum + TICKET_LENGTH + length, 0);
  // A stored block holds no more.
  if (endingLength > MAX_ENDING) throw new Error('The end of a page with a form is too long.');
  const encoded = (beginning: Buffer, end: Encoded['end'], more: number, encoding?: Encoding): Encoded => ({
    headers: ownPageHeaders(beginning.length + endingLength + more, security, encoding),
    beginning,
    end,
  });
  const deflated = deflateRawSync(text, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  const page: TicketPage = {
    plain: encoded(text, (end) => [end], 0),
    gzip: encoded(Buffer.concat([GZIP_HEAD, deflated]), gzipEnd(text), GZIP_MORE, 'gzip'),
    br: null,
    ending,
  };
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  // Of a text in memory it does not fail.
  void compress(text, { finishFlush: constants.BROTLI_OPERATION_FLUSH, params }).then((beginning) => {
    page.br = encoded(beginning, brotliEnd, BROTLI_MORE, 'br');
  });
  return page;
}

/**
 * Takes the fields for tickets out of the forms of a page and puts them at its end, where they belong to their forms by
 * `form`. React has no part in them.
 * @returns what stands before, between and after the tickets; null where there are none
 */
function ticketsLast(html: string): [before: string, ...after: string[]] | null {
  const forms: string[] = [];
  const body = html.replace(FORM_WITH_TICKET, (_, start: string, between: string, field: string) => {
    const id = `f${forms.length}`;
    forms.push(field.replace('<input', `<input form="${id}"`));
    return `${start} id="${id}"${between}`;
  });
  const end = body.lastIndexOf('</body>');
  if (forms.length === 0 || end < 0) return null;
  const text = `${body.slice(0, end)}<p hidden>${forms.join('')}</p>${body.slice(end)}`;
  const [before = '', ...after] = text.split(EMPTY_PLACE);
  return [before + PLACE, ...after.map((part, at) => `"${part}${at < after.length - 1 ? PLACE : ''}`)];
}

/** A form up to its field for the ticket; forms do not stand within forms. */
const FORM_WITH_TICKET = new RegExp(`(<form)((?:(?!</form>).)*?)(<input[^>]* ${EMPTY_PLACE}[^>]*>)`, 'gs');

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
const GZIP_STORED_HEAD = 5;
const GZIP_TAIL = 8;
const GZIP_MORE = GZIP_STORED_HEAD + GZIP_TAIL;

/** The last block of a gzip stream, stored as it is (RFC 1951, 3.2.4), then the sum and the length of all (RFC 1952). */
function gzipEnd(text: Buffer): Encoded['end'] {
  const sum = crc32(text);
  return (ending) => {
    const head = Buffer.alloc(GZIP_STORED_HEAD);
    head.writeUInt8(1, 0);
    head.writeUInt16LE(ending.length, 1);
    head.writeUInt16LE(~ending.length & 0xffff, 3);
    const tail = Buffer.alloc(GZIP_TAIL);
    tail.writeUInt32LE(crc32(ending, sum), 0);
    tail.writeUInt32LE(text.length + ending.length, 4);
    return [head, ending, tail];
  };
}

const BROTLI_STORED_HEAD = 3;
/** An empty meta-block, the last. */
const BROTLI_TAIL = Buffer.from([3]);
const BROTLI_MORE = BROTLI_STORED_HEAD + BROTLI_TAIL.length;

/**
 * A meta-block of a brotli stream, stored as it is (RFC 7932, 9.2): not the last (1 bit), its length in four nibbles (2 bits),
 * its length less one (16 bits), not compressed (1 bit).
 */
function brotliEnd(ending: Buffer): readonly Buffer[] {
  const head = Buffer.alloc(BROTLI_STORED_HEAD);
  head.writeUIntLE(((ending.length - 1) << 3) | (1 << 19), 0, BROTLI_STORED_HEAD);
  return [head, ending, BROTLI_TAIL];
}
