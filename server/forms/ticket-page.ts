import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { hiddenFields } from '../../app/forms/hidden-fields.ts';
import { acceptedEncodings } from '../accepted-encodings.ts';
import type { SiteFile } from '../site-file.ts';
import { TICKET_LENGTH, type Tickets } from './ticket.ts';

/** Where a page takes a ticket: the hidden field as React writes it. */
const PLACE = `name="${hiddenFields.ticket}" value="`;
const EMPTY_PLACE = `${PLACE}"`;

/** Sends a page that has a form, with a ticket of its own; false when the file is none, and nothing is sent. */
export type SendTicketPage = (request: IncomingMessage, response: ServerResponse, file: SiteFile) => boolean;

/** A page in the pieces that tickets come between, ready to be sent. */
interface TicketPage {
  readonly headers: string[];
  readonly gzipHeaders: string[];
  readonly plain: readonly Buffer[];
  /** The same pieces as parts of one compressed stream. */
  readonly deflated: readonly Buffer[];
}

/** Makes each page's pieces when it is first asked for; what has no form costs a look-up. */
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

    const isGzip = (acceptedEncodings(request.headers['accept-encoding'] as string | undefined) & 1) === 1;
    response.writeHead(200, isGzip ? page.gzipHeaders : page.headers);
    if (request.method === 'HEAD') response.end();
    else {
      const ticket = Buffer.from(tickets.issue(), 'latin1');
      response.end(isGzip ? gzipped(page, ticket) : joined(page.plain, ticket));
    }
    return true;
  };
}

/** Puts a ticket into the forms of a page that was just rendered. */
export function withTicket(html: string, ticket: string): string {
  return html.replaceAll(EMPTY_PLACE, `${PLACE}${ticket}"`);
}

/**
 * The headers of a page that is made for one visitor.
 * @param security those of `FileSecurity`
 */
export function ownPageHeaders(length: number, security: readonly string[], encoding?: 'gzip'): string[] {
  return [
    ...['Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(length)],
    ...(encoding ? ['Content-Encoding', encoding] : []),
    ...['Cache-Control', 'no-store', 'Vary', 'Accept-Encoding'],
    ...security,
  ];
}

function ticketPage({ representations, security }: SiteFile): TicketPage | null {
  const texts = representations[0].body.toString('utf8').split(EMPTY_PLACE);
  if (texts.length === 1) return null;
  const last = texts.length - 1;
  const plain = texts.map((text, at) => Buffer.from((at > 0 ? '"' : '') + text + (at < last ? PLACE : '')));
  // Each piece is compressed without looking back beyond its start, so that any ticket may stand before it.
  const deflated = plain.map((piece, at) =>
    deflateRawSync(piece, {
      level: 9,
      finishFlush: at < last ? constants.Z_SYNC_FLUSH : constants.Z_FINISH,
    }),
  );
  const length = lengthOf(plain) + last * TICKET_LENGTH;
  const gzipLength =
    GZIP_HEAD.length + lengthOf(deflated) + last * (STORED_HEAD.length + TICKET_LENGTH) + GZIP_TAIL_LENGTH;
  return {
    plain,
    deflated,
    headers: ownPageHeaders(length, security),
    gzipHeaders: ownPageHeaders(gzipLength, security, 'gzip'),
  };
}

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
const GZIP_TAIL_LENGTH = 8;

/** RFC 1951, 3.2.4: a block that is stored as it is; it is not the last one. */
const STORED_HEAD = Buffer.from([0, TICKET_LENGTH, 0, ~TICKET_LENGTH & 0xff, 0xff]);

function gzipped({ plain, deflated }: TicketPage, ticket: Buffer): Buffer {
  const tail = Buffer.alloc(GZIP_TAIL_LENGTH);
  const sum = plain.reduce((before, piece, at) => crc32(piece, at > 0 ? crc32(ticket, before) : 0), 0);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(lengthOf(plain) + (plain.length - 1) * ticket.length, 4);
  return Buffer.concat([GZIP_HEAD, joined(deflated, Buffer.concat([STORED_HEAD, ticket])), tail]);
}

function joined(pieces: readonly Buffer[], between: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, at) => (at > 0 ? [between, piece] : [piece])));
}

function lengthOf(pieces: readonly Buffer[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}
